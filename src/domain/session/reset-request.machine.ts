import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../shared/failure';
import { byOutcome, failureOf, unwired, type Outcome } from '../shared/outcome';
import { phantom } from '../shared/phantom';
import { isValid, type Problems } from '../shared/rule';
import { resetRequestRule } from './reset.rule';
import { REFUSAL_TIME, retryTimeOf } from './session.setup';

type RequestEvent = { readonly type: 'email.submitted'; readonly email: string };

interface RequestContext {
  readonly email: string;
  /** Failure of the last request; null when the form was invalid. */
  readonly failure: Failure | null;
  readonly problems: Problems;
}

/** Password reset request. The answer does not reveal whether the account exists. Rules R-SES-03 and R-SES-15. */
export const resetRequestMachine = setup({
  types: { context: phantom<RequestContext>(), events: phantom<RequestEvent>() },
  actors: { requestReset: fromPromise<Outcome<void>, { readonly email: string }>(unwired('requestReset')) },
  guards: {
    mustWait: (_, event: { readonly output: Outcome<unknown> }) => retryTimeOf(failureOf(event)) > REFUSAL_TIME,
  },
  delays: { refusalTime: REFUSAL_TIME, retryTime: ({ context }) => retryTimeOf(context.failure) },
}).createMachine({
  id: 'resetRequest',
  context: { email: '', failure: null, problems: {} },
  initial: 'asking',
  states: {
    asking: {
      initial: 'waiting',
      on: {
        'email.submitted': [
          {
            guard: ({ event }) => isValid(resetRequestRule(event)),
            target: 'sending',
            actions: assign({ email: ({ event }) => event.email.trim(), failure: null, problems: {} }),
          },
          {
            target: '.refused',
            actions: assign({ failure: null, problems: ({ event }) => resetRequestRule(event) }),
            reenter: true,
          },
        ],
      },
      states: {
        waiting: {},
        refused: { after: { refusalTime: { target: 'waiting', actions: assign({ failure: null }) } } },
        /** The server refuses attempts until its waiting time has passed. Rule R-SHR-41. */
        throttled: {
          on: { 'email.submitted': {} },
          after: { retryTime: { target: 'waiting', actions: assign({ failure: null }) } },
        },
      },
    },
    sending: {
      invoke: {
        src: 'requestReset',
        input: ({ context }) => ({ email: context.email }),
        onDone: byOutcome(
          { target: 'sent' },
          {
            guard: { type: 'mustWait', params: ({ event }) => event },
            target: 'asking.throttled',
            actions: assign({ failure: ({ event }) => failureOf(event) }),
          },
          { target: 'asking.refused', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ),
      },
    },
    sent: { type: 'final' },
  },
});
