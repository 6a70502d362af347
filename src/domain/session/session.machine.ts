import { assign, emit } from 'xstate';
import { byOutcome, failureOf, succeeded, valueOf, type Finished } from '../shared/outcome';
import { sessionSetup, signedOut } from './session.setup';
import { askingState, resumingState, signingInState } from './signing-in.states';

const announceFailure = {
  type: 'announceFailure',
  params: ({ event }: { readonly event: Finished<unknown> }) => ({ failure: failureOf(event) }),
} as const;
/** Rule R-SES-26. */
const toNotKept = { target: '#session.signedOut.notKept', actions: ['forgetSession', 'forgetPerson'] } as const;
const again = { target: '#session.opening', reenter: true } as const;
/** Another tab changed the session while this tab loads it: load again. Rule R-SES-27. */
const readAgain = {
  'session.left': { ...again, actions: ['forgetPerson', 'announceLeft'] },
  'session.started': again,
  'rights.changed': again,
  'website.switched': again,
} as const;

/** Session from boot to sign-out. A 401 of any call arrives as `session.ended`. Rule R-SES-34. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: signedOut,
  invoke: { src: 'listen' },
  initial: 'opening',
  states: {
    opening: {
      on: { 'session.notKept': toNotKept, ...readAgain },
      invoke: {
        src: 'openSession',
        onDone: [
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event },
            target: 'signedOut',
            actions: assign(signedOut),
          },
          {
            guard: succeeded,
            target: 'signedIn',
            actions: assign({ session: ({ event }) => valueOf(event), failure: null }),
          },
          { target: 'unreachable', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    unreachable: {
      /** The failure is kept during the retry, so that the boot screen announces it only once. Rule R-SHR-84. */
      after: { retryTime: { guard: 'saysWhen', target: 'opening' } },
      on: { 'retry.requested': { target: 'opening', actions: assign({ failure: null }) } },
    },
    signedOut: {
      ...askingState,
      entry: 'refuseCalls',
      on: { ...askingState.on, 'session.started': { target: 'opening', actions: assign(signedOut) } },
    },
    signingIn: signingInState('signedOut'),
    loading: {
      on: { 'session.notKept': toNotKept, ...readAgain },
      invoke: {
        src: 'loadSession',
        onDone: byOutcome(
          {
            target: 'signedIn',
            actions: assign({ session: ({ event }) => valueOf(event) }),
          },
          { guard: { type: 'isUnauthenticated', params: ({ event }) => event }, ...toNotKept },
          { target: 'unreachable', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ),
      },
    },
    signedIn: {
      initial: 'working',
      on: {
        'session.notKept': toNotKept,
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
            'session.started': '.refreshing',
            'website.switched': 'following',
            'sign-out.requested': 'leaving',
            'session.ended': { guard: 'hasUnsavedWork', target: 'resuming' },
          },
          states: {
            idle: { on: { 'person.returned': 'rechecking' } },
            /** Background check, so failures are not reported. Rule R-ACC-13. */
            rechecking: {
              invoke: {
                src: 'reloadMe',
                onDone: [
                  { guard: { type: 'hasChangedMe', params: ({ event }) => event }, target: 'refreshing' },
                  { target: 'idle' },
                ],
              },
            },
            refreshing: {
              invoke: {
                src: 'loadSession',
                onDone: [
                  { guard: { type: 'anotherPerson', params: ({ event }) => event }, target: '#session.replaced' },
                  { guard: succeeded, target: 'idle', actions: assign({ session: ({ event }) => valueOf(event) }) },
                  { target: 'idle', actions: announceFailure },
                ],
              },
            },
          },
        },
        resuming: resumingState,
        switching: {
          on: { 'website.switched': 'following' },
          invoke: {
            src: 'switchWebsite',
            input: ({ event }) => (event.type === 'website.chosen' ? event.website : ''),
            onDone: byOutcome(
              {
                target: 'working',
                actions: 'reloadAtDashboard',
              },
              { target: 'working', actions: announceFailure },
            ),
          },
        },
        following: {
          entry: ['announceSwitch', 'refuseCalls'],
          after: { followTime: { target: 'working', actions: 'reload' } },
        },
        leaving: {
          invoke: {
            src: 'signOut',
            onDone: byOutcome(
              {
                target: '#session.signedOut',
                actions: [assign(signedOut), 'forgetPerson', 'broadcastSignOut', emit({ type: 'person.left' })],
              },
              {
                guard: { type: 'isUnauthenticated', params: ({ event }) => event },
                target: '#session.signedOut',
                actions: [assign(signedOut), 'forgetPerson', 'broadcastSignOut', emit({ type: 'person.left' })],
              },
              { target: 'working', actions: announceFailure },
            ),
          },
        },
      },
    },
    /**
     * Another user signed in: reload, so no data of the first user remains. The screens close first, so the browser asks
     * for no confirmation.
     */
    replaced: {
      entry: [assign(signedOut), 'forgetPerson', 'refuseCalls', emit({ type: 'person.left' })],
      after: { 0: { actions: 'reloadHere' } },
    },
  },
});
