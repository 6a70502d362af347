import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Id } from '../shared/id';
import type { Failure } from '../shared/failure';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../shared/outcome';
import { phantom } from '../shared/phantom';
import { isValid, type Problems } from '../shared/rule';
import { sameValue } from '../shared/same-value';
import type { Me, Session } from '../shared/session';
import { signInRule, type Credentials } from './sign-in.rule';

/** How long the box with a refused sign-in stays, in milliseconds. Rule R-SES-03. */
export const REFUSAL_TIME = 3000;

/** How long a tab says that another one switched the website before it loads again, in milliseconds. Rule R-SES-11. */
export const FOLLOW_TIME = 2000;

export type SessionEvent =
  | { readonly type: 'credentials.submitted'; readonly credentials: Credentials }
  | { readonly type: 'retry.requested' }
  /** This browser has a session that was not begun here: an invitation was accepted, or another tab signed in. */
  | { readonly type: 'session.began' }
  | { readonly type: 'website.chosen'; readonly website: Id }
  | { readonly type: 'rights.changed' }
  /** The page has their eyes again; what they may do could be something else by now. */
  | { readonly type: 'person.returned' }
  /** Another tab of this browser works on another website now. */
  | { readonly type: 'website.switched' }
  | { readonly type: 'sign-out.requested' }
  /** The server said 401 to any call. */
  | { readonly type: 'session.ended' }
  /** The person signed out in another tab. */
  | { readonly type: 'session.left' };

interface SessionContext {
  readonly session: Session | null;
  /** Why the last step failed; shown by the sign-in box or the boot screen. */
  readonly failure: Failure | null;
  readonly problems: Problems;
}

const signedOut: SessionContext = { session: null, failure: null, problems: {} };

/**
 * From the first byte to signed in and out again: open what the browser still has, sign in, load the person, their
 * menu and website, switch the website, leave. A 401 anywhere arrives as `session.ended`.
 */
export const sessionMachine = setup({
  types: {
    context: phantom<SessionContext>(),
    events: phantom<SessionEvent>(),
    /** They signed out, here or in another tab; a session that merely ended is none. */
    emitted: phantom<{ readonly type: 'person.left' }>(),
  },
  actors: {
    /** Strings, me, menu and website, asked together and applied in that order; null: nobody is signed in. */
    openSession: fromPromise<Outcome<Session | null>>(unwired('openSession')),
    signIn: fromPromise<Outcome<void>, Credentials>(unwired('signIn')),
    /** Me, then menu, then website, after a sign-in or when rights changed. */
    loadSession: fromPromise<Outcome<Session>>(unwired('loadSession')),
    /** Me alone: the least that tells whether rights changed. */
    lookAgain: fromPromise<Outcome<Me>>(unwired('lookAgain')),
    switchWebsite: fromPromise<Outcome<void>, Id>(unwired('switchWebsite')),
    signOut: fromPromise<Outcome<void>>(unwired('signOut')),
    /**
     * Sends `session.ended`, `session.left`, `rights.changed` and `person.returned` when the transport, another tab or
     * the page says so.
     */
    listen: fromCallback<SessionEvent>(unwired('listen')),
  },
  actions: {
    /** Filters and caches of the person who left; never their drafts or named views. */
    forgetPerson: unwired('forgetPerson'),
    /** The other tabs of this browser have nobody signed in either. */
    tellSignedOut: unwired('tellSignedOut'),
    /** The other tabs share this session from now on. */
    tellBegan: unwired('tellBegan'),
    /** What the page that was asked for shows first is asked beside the person. */
    askAhead: unwired('askAhead'),
    announceEnd: unwired('announceEnd'),
    announceLeft: unwired('announceLeft'),
    announceSwitch: unwired('announceSwitch'),
    announceFailure: (_, _failure: { readonly failure: Failure | null }) => unwired('announceFailure')(),
    /** The page is loaded anew at the dashboard, now for the other website. */
    restart: unwired('restart'),
    /** The same in a tab that only follows another. */
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
        /** Nothing is lost while rights are loaded anew: whatever comes then counts as it does at rest. */
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
            /** Nobody asked for this, so nobody is told that it failed. Rule R-ACC-13. */
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
                  /** Another person signed in: nothing of this one may stay on the screen. */
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
