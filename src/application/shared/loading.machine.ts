import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';

/**
 * Loads a value once, with failure and retry. A machine, so that closing the screen cancels the call.
 * `Asked` is the input of the load.
 */
export const loadingMachineOf = <Value, Asked = undefined>() =>
  setup({
    types: {
      input: phantom<Asked>(),
      context: phantom<{ readonly asked: Asked; readonly value: Value | null; readonly failure: Failure | null }>(),
      events: phantom<{ readonly type: 'retry.requested' }>(),
    },
    actors: { load: fromPromise<Outcome<Value>, { readonly asked: Asked }>(unwired('load')) },
  }).createMachine({
    id: 'loading',
    context: ({ input }) => ({ asked: input, value: null, failure: null }),
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'load',
          input: ({ context: { asked } }) => ({ asked }),
          onDone: byOutcome(
            { target: 'shown', actions: assign({ value: ({ event }) => valueOf(event) }) },
            { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
          ),
        },
      },
      shown: {},
      failed: { on: { 'retry.requested': { target: 'loading', actions: assign({ failure: null }) } } },
    },
  });

export type LoadingMachine<Value, Asked = undefined> = ReturnType<typeof loadingMachineOf<Value, Asked>>;
