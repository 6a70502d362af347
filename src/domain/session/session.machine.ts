import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Id } from '../shared/id';
import type { Failure } from '../shared/failure';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../shared/outcome';
import { phantom } from '../shared/phantom';
import { isValid, type Problems } from '../shared/rule';
import { sameValue } from '../shared/same-value';
import type { Me, Session } from '../shared/session';
import { signInRule, type Credentials } from './sign-in.rule';

/** Milliseconds that a refused sign-in is shown. Rule R-SES-03. */
export const REFUSAL_TIME = 3000;

/** Milliseconds before a tab reloads after another tab switched the website. Rule R-SES-11. */
export const FOLLOW_TIME = 2000;

export type SessionEvent =
  | { readonly type: 'credentials.submitted'; readonly credentials: Credentials }
  | { readonly type: 'retry.requested' }
  /** A session began outside this tab: accepted invitation or sign-in in another tab. */
  | { readonly type: 'session.began' }
  | { readonly type: 'website.chosen'; readonly website: Id }
  | { readonly type: 'rights.changed' }
  /** The page became visible again; rights may have changed. */
  | { readonly type: 'person.returned' }
  /** Another tab switched the website. */
  | { readonly type: 'website.switched' }
  | { readonly type: 'sign-out.requested' }
  /** Any call returned 401. */
  | { readonly type: 'session.ended' }
  /** The user signed out in another tab. */
  | { readonly type: 'session.left' };

interface SessionContext {
  readonly session: Session | null;
  /** Shown by the sign-in form or the boot screen. */
  readonly failure: Failure | null;
  readonly problems: Problems;
}

const signedOut: SessionContext = { session: null, failure: null, problems: {} };

/** Session from boot to sign-out. A 401 of any call arrives as `session.ended`. */
export const sessionMachine = setup({
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
    lookAgain: fromPromise<Outcome<Me>>(unwired('lookAgain')),
    switchWebsite: fromPromise<Outcome<void>, Id>(unwired('switchWebsite')),
    signOut: fromPromise<Outcome<void>>(unwired('signOut')),
    /** Reports 401 answers, other tabs and page visibility. */
    listen: fromCallback<SessionEvent>(unwired('listen')),
  },
  actions: {
    /** Clears filters and caches, but not drafts or saved views. */
    forgetPerson: unwired('forgetPerson'),
    tellSignedOut: unwired('tellSignedOut'),
    tellBegan: unwired('tellBegan'),
    /** Prefetches the first page while the user is loaded. */
    askAhead: unwired('askAhead'),
    announceEnd: unwired('announceEnd'),
    announceLeft: unwired('announceLeft'),
    announceSwitch: unwired('announceSwitch'),
    announceFailure: (_, _failure: { readonly failure: Failure | null }) => unwired('announceFailure')(),
    /** Reloads at the dashboard of the new website. */
    restart: unwired('restart'),
    /** Reloads a tab that follows another one. */
    follow: unwired('follow'),
  },
  guards: {
    anotherPerson: ({ context }, event: { readonly output: Outcome<Session> }) => {
      const session = valueOf(event);
      return session !== null && session.me.id !== context.session?.me.id;
    },
    succeeded: (_, event: { readonly output: Outcome<unknown> }) => succeeded({ event }),
    nobody: (_, event: { readonly output: Outcome<Session | null> }) =>
      event.output._tag === 'Right' && event.output.right === null,
    isOtherwise: ({ context }, event: { readonly output: Outcome<Me> }) => {
      const me = valueOf(event);
      return me !== null && !sameValue(me, context.session?.me);
    },
    refused: (_, event: { readonly output: Outcome<unknown> }) => failureOf(event)?.kind === 'Unauthenticated',
  },
  delays: { refusalTime: REFUSAL_TIME, followTime: FOLLOW_TIME },
}).createMachine({
  id: 'session',
  context: signedOut,
  invoke: { src: 'listen' },
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        src: 'openSession',
        onDone: [
          { guard: { type: 'nobody', params: ({ event }) => event }, target: 'signedOut' },
          {
            guard: { type: 'succeeded', params: ({ event }) => event },
            target: 'signedIn',
            actions: assign({ session: ({ event }) => valueOf(event) }),
          },
          { target: 'unreachable', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    unreachable: {
      on: { 'retry.requested': { target: 'opening', actions: assign({ failure: null }) } },
    },
    signedOut: {
      initial: 'waiting',
      on: {
        'session.began': { target: 'opening', actions: assign(signedOut) },
        'credentials.submitted': [
          {
            guard: ({ event }) => isValid(signInRule(event.credentials)),
            target: 'signingIn',
            actions: assign(signedOut),
          },
          {
            target: '.refused',
            actions: assign({ failure: null, problems: ({ event }) => signInRule(event.credentials) }),
            reenter: true,
          },
        ],
      },
      states: {
        waiting: {},
        refused: { after: { refusalTime: { target: 'waiting', actions: assign({ failure: null }) } } },
      },
    },
    signingIn: {
      invoke: {
        src: 'signIn',
        input: ({ event }) =>
          event.type === 'credentials.submitted' ? event.credentials : { email: '', password: '' },
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event },
            target: 'loading',
            actions: ['tellBegan', 'askAhead'],
          },
          { target: 'signedOut.refused', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    loading: {
      invoke: {
        src: 'loadSession',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event },
            target: 'signedIn',
            actions: assign({ session: ({ event }) => valueOf(event) }),
          },
          { guard: { type: 'refused', params: ({ event }) => event }, target: 'signedOut' },
          { target: 'unreachable', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    signedIn: {
      initial: 'working',
      on: {
        'session.ended': { target: 'signedOut', actions: [assign(signedOut), 'forgetPerson', 'announceEnd'] },
        'session.left': {
          target: 'signedOut',
          actions: [assign(signedOut), 'forgetPerson', 'announceLeft', emit({ type: 'person.left' })],
        },
      },
      states: {
        /** Events during a refresh are handled as in `idle`. */
        working: {
          initial: 'idle',
          on: {
            'website.chosen': {
              guard: ({ context, event }) => context.session?.website?.id !== event.website,
              target: 'switching',
            },
            'rights.changed': '.refreshing',
            'session.began': '.refreshing',
            'website.switched': 'following',
            'sign-out.requested': 'leaving',
          },
          states: {
            idle: { on: { 'person.returned': 'looking' } },
            /** Background check, so failures are not reported. Rule R-ACC-13. */
            looking: {
              invoke: {
                src: 'lookAgain',
                onDone: [
                  { guard: { type: 'isOtherwise', params: ({ event }) => event }, target: 'refreshing' },
                  { target: 'idle' },
                ],
              },
            },
            refreshing: {
              invoke: {
                src: 'loadSession',
                onDone: [
                  /** Another user signed in: reload so that nothing of the former user remains. */
                  { guard: { type: 'anotherPerson', params: ({ event }) => event }, target: 'idle', actions: 'follow' },
                  {
                    guard: { type: 'succeeded', params: ({ event }) => event },
                    target: 'idle',
                    actions: assign({ session: ({ event }) => valueOf(event) }),
                  },
                  {
                    target: 'idle',
                    actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
                  },
                ],
              },
            },
          },
        },
        switching: {
          on: { 'website.switched': 'following' },
          invoke: {
            src: 'switchWebsite',
            input: ({ event }) => (event.type === 'website.chosen' ? event.website : ''),
            onDone: [
              { guard: { type: 'succeeded', params: ({ event }) => event }, target: 'working', actions: 'restart' },
              {
                target: 'working',
                actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
              },
            ],
          },
        },
        following: {
          entry: 'announceSwitch',
          after: { followTime: { target: 'working', actions: 'follow' } },
        },
        leaving: {
          invoke: {
            src: 'signOut',
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event },
                target: '#session.signedOut',
                actions: [assign(signedOut), 'forgetPerson', 'tellSignedOut', emit({ type: 'person.left' })],
              },
              {
                guard: { type: 'refused', params: ({ event }) => event },
                target: '#session.signedOut',
                actions: [assign(signedOut), 'forgetPerson', 'tellSignedOut', emit({ type: 'person.left' })],
              },
              {
                target: 'working',
                actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
              },
            ],
          },
        },
      },
    },
  },
});
