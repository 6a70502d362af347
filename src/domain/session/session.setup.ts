import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { retryAfterOf, type Failure } from '../shared/failure';
import type { Id } from '../shared/id';
import { failureOf, unwired, valueOf, type Outcome } from '../shared/outcome';
import { phantom } from '../shared/phantom';
import type { Problems } from '../shared/rule';
import { sameValue } from '../shared/same-value';
import type { Me, Session } from '../shared/session';
import type { Credentials } from './sign-in.rule';

/** Milliseconds for which a refused sign-in is displayed. Rule R-SES-03. */
export const REFUSAL_TIME = 3000;

/** Milliseconds to wait before the next attempt; 0 when the server does not say. Rules R-SHR-41 and R-SHR-48. */
export const retryTimeOf = (failure: Failure | null): number => retryAfterOf(failure) * 1000;

/** Milliseconds before a tab reloads after another tab switched the website. Rule R-SES-11. */
export const FOLLOW_TIME = 2000;

export type SessionEvent =
  | { readonly type: 'credentials.submitted'; readonly credentials: Credentials }
  | { readonly type: 'sign-in.cancelled' }
  | { readonly type: 'retry.requested' }
  /** A session began outside this tab: accepted invitation or sign-in in another tab. */
  | { readonly type: 'session.started' }
  | { readonly type: 'website.chosen'; readonly website: Id }
  | { readonly type: 'rights.changed' }
  /** The page became visible again; rights may have changed. */
  | { readonly type: 'person.returned' }
  /** Another tab switched the website. */
  | { readonly type: 'website.switched' }
  | { readonly type: 'sign-out.requested' }
  /** Any call returned 401. */
  | { readonly type: 'session.ended' }
  /** The browser did not keep the cookie of the sign-in. Rule R-SES-26. */
  | { readonly type: 'session.notKept' }
  /** The user signed out in another tab. */
  | { readonly type: 'session.left' };

interface SessionContext {
  readonly session: Session | null;
  /** Shown by the sign-in form or the boot screen. */
  readonly failure: Failure | null;
  readonly problems: Problems;
}

export const signedOut: SessionContext = { session: null, failure: null, problems: {} };

/** Typed events, context, actors and guards of the session machine. */
export const sessionSetup = setup({
  types: {
    context: phantom<SessionContext>(),
    events: phantom<SessionEvent>(),
    /** Explicit sign-out only, in any tab; not an expired session. */
    emitted: phantom<{ readonly type: 'person.left' }>(),
  },
  actors: {
    /** Loads strings, me, menu and website in parallel; null when nobody is signed in. */
    openSession: fromPromise<Outcome<Session | null>>(unwired('openSession')),
    signIn: fromPromise<Outcome<void>, Credentials>(unwired('signIn')),
    /** Loads me, menu and website in sequence. */
    loadSession: fromPromise<Outcome<Session>>(unwired('loadSession')),
    /** Loads only me, to detect changed rights. */
    reloadMe: fromPromise<Outcome<Me>>(unwired('reloadMe')),
    switchWebsite: fromPromise<Outcome<void>, Id>(unwired('switchWebsite')),
    signOut: fromPromise<Outcome<void>>(unwired('signOut')),
    /** Reports 401 answers, other tabs and page visibility. */
    listen: fromCallback<SessionEvent>(unwired('listen')),
  },
  actions: {
    forgetSession: assign(signedOut),
    /** From now on, calls refused with 401 are held: they are repeated after a sign-in, or fail. Rule R-SES-31. */
    holdCalls: unwired('holdCalls'),
    repeatCalls: unwired('repeatCalls'),
    refuseCalls: unwired('refuseCalls'),
    /** Clears filters and caches, but not drafts or saved views. */
    forgetPerson: unwired('forgetPerson'),
    broadcastSignOut: unwired('broadcastSignOut'),
    broadcastSignIn: unwired('broadcastSignIn'),
    /** Prefetches the first page while the user is loaded. */
    prefetchPage: unwired('prefetchPage'),
    announceEnd: unwired('announceEnd'),
    announceLeft: unwired('announceLeft'),
    announceSwitch: unwired('announceSwitch'),
    announceFailure: (_, _failure: { readonly failure: Failure | null }) => unwired('announceFailure')(),
    /** Reloads at the dashboard of the new website. */
    reloadAtDashboard: unwired('reloadAtDashboard'),
    /** Reloads this tab after another tab switched the website. */
    reload: unwired('reload'),
    reloadHere: unwired('reloadHere'),
  },
  guards: {
    hasUnsavedWork: unwired('hasUnsavedWork'),
    anotherWebsite: ({ context }, event: { readonly output: Outcome<Session> }) => {
      const session = valueOf(event);
      return session !== null && session.website?.id !== context.session?.website?.id;
    },
    anotherPerson: ({ context }, event: { readonly output: Outcome<Session> }) => {
      const session = valueOf(event);
      return session !== null && session.me.id !== context.session?.me.id;
    },
    isSignedOut: (_, event: { readonly output: Outcome<Session | null> }) =>
      event.output._tag === 'Right' && event.output.right === null,
    hasChangedMe: ({ context }, event: { readonly output: Outcome<Me> }) => {
      const me = valueOf(event);
      return me !== null && !sameValue(me, context.session?.me);
    },
    mustWait: (_, event: { readonly output: Outcome<unknown> }) => retryTimeOf(failureOf(event)) > REFUSAL_TIME,
    /** The server sent a waiting time. */
    saysWhen: ({ context }) => retryTimeOf(context.failure) > 0,
    /** Nobody is signed in. A 401 of menu, website or strings (`atStart`) does not prove that. Rule R-SES-28. */
    isUnauthenticated: (_, event: { readonly output: Outcome<unknown> }) => {
      const failure = failureOf(event);
      return failure?.kind === 'Unauthenticated' && failure.atStart === undefined;
    },
  },
  delays: {
    refusalTime: REFUSAL_TIME,
    retryTime: ({ context }) => retryTimeOf(context.failure),
    followTime: FOLLOW_TIME,
  },
});
