import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { FoundHelp, HelpWish } from './load-help';

interface HelpInput {
  readonly wish: HelpWish;
}

/** Help query with loading, failure and retry. */
export const helpMachine = setup({
  types: {
    context: phantom<HelpInput & { readonly found: FoundHelp | null; readonly failure: Failure | null }>(),
    events: phantom<{ readonly type: 'retry.requested' }>(),
    input: phantom<HelpInput>(),
  },
  actors: { loadHelp: fromPromise<Outcome<FoundHelp>, HelpInput>(unwired('loadHelp')) },
}).createMachine({
  id: 'help',
  context: ({ input }) => ({ ...input, found: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadHelp',
        input: ({ context }) => ({ wish: context.wish }),
        onDone: byOutcome(
          {
            target: 'shown',
            actions: assign({ found: ({ event }) => valueOf(event), failure: null }),
          },
          { target: 'failed', actions: assign({ found: null, failure: ({ event }) => failureOf(event) }) },
        ),
      },
    },
    shown: {},
    failed: { on: { 'retry.requested': { target: 'loading', actions: assign({ failure: null }) } } },
  },
});
