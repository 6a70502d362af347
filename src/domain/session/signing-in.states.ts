import { assign } from 'xstate';
import { byOutcome, failureOf, succeeded, valueOf } from '../shared/outcome';
import { isValid } from '../shared/rule';
import { sessionSetup, signedOut } from './session.setup';
import { signInRule } from './sign-in.rule';

const clearAttempt = sessionSetup.assign({ failure: null, problems: {} });

/** States of the sign-in form on the page and in the dialog; `signingIn` is a sibling state. */
export const askingState = sessionSetup.createStateConfig({
  initial: 'waiting',
  tags: 'asking',
  on: {
    'credentials.submitted': [
      { guard: ({ event }) => isValid(signInRule(event.credentials)), target: 'signingIn', actions: clearAttempt },
      {
        target: '.refused',
        actions: assign({ failure: null, problems: ({ event }) => signInRule(event.credentials) }),
        reenter: true,
      },
    ],
  },
  states: {
    waiting: {},
    refused: { tags: 'refused', after: { refusalTime: { target: 'waiting', actions: assign({ failure: null }) } } },
    /** Stays until the next attempt: the form explains how to allow the cookie. */
    notKept: { tags: 'notKept' },
    /** The server refuses attempts until its waiting time has passed. Rule R-SHR-41. */
    throttled: {
      tags: 'refused',
      on: { 'credentials.submitted': {} },
      after: { retryTime: { target: 'waiting', actions: assign({ failure: null }) } },
    },
  },
});

/** A sign-in is running; `loading` is a sibling state. @param form the state with the form */
export const signingInState = (form: 'signedOut' | 'asking') =>
  sessionSetup.createStateConfig({
    invoke: {
      src: 'signIn',
      input: ({ event }) => (event.type === 'credentials.submitted' ? event.credentials : { email: '', password: '' }),
      onDone: byOutcome(
        { target: 'loading', actions: ['broadcastSignIn', 'prefetchPage'] },
        {
          guard: { type: 'mustWait', params: ({ event }) => event },
          target: `${form}.throttled`,
          actions: assign({ failure: ({ event }) => failureOf(event) }),
        },
        { target: `${form}.refused`, actions: assign({ failure: ({ event }) => failureOf(event) }) },
      ),
    },
  });

/** A 401 with unsaved work in a form: a sign-in dialog opens over the screen. Rules R-SES-31 and R-SES-35. */
export const resumingState = sessionSetup.createStateConfig({
  entry: ['holdCalls', clearAttempt],
  initial: 'asking',
  on: {
    // Ignored: a 401 of a held call.
    'session.ended': {},
    'session.notKept': '.asking.notKept',
  },
  states: {
    asking: {
      ...askingState,
      on: {
        ...askingState.on,
        'session.started': 'loading',
        'website.switched': 'loading',
        'sign-in.cancelled': {
          target: '#session.signedOut',
          actions: [assign(signedOut), 'forgetPerson', 'announceEnd'],
        },
      },
    },
    signingIn: signingInState('asking'),
    loading: {
      on: {
        'session.ended': 'asking',
        'session.started': { target: 'loading', reenter: true },
        'rights.changed': { target: 'loading', reenter: true },
        'website.switched': { target: 'loading', reenter: true },
      },
      invoke: {
        src: 'loadSession',
        onDone: [
          { guard: { type: 'anotherPerson', params: ({ event }) => event }, target: '#session.replaced' },
          { guard: { type: 'anotherWebsite', params: ({ event }) => event }, target: '#session.signedIn.following' },
          {
            guard: succeeded,
            target: '#session.signedIn.working',
            actions: [assign({ session: ({ event }) => valueOf(event) }), 'repeatCalls'],
          },
          { guard: { type: 'isUnauthenticated', params: ({ event }) => event }, target: 'asking.notKept' },
          { target: 'asking.refused', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
  },
});
