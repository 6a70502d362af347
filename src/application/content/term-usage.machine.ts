import { assign, fromPromise, setup } from 'xstate';
import type { TermModule, TermUse } from '../../domain/content/term';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';

interface Asked {
  readonly module: TermModule;
  readonly id: Id;
}

/** Where a tag or category is used, as its form shows it: asked once, and again when that failed. */
export const termUsageMachine = setup({
  types: {
    input: phantom<Asked>(),
    context: phantom<Asked & { readonly uses: readonly TermUse[] | null; readonly failure: Failure | null }>(),
    events: phantom<{ readonly type: 'retry.requested' }>(),
  },
  actors: { loadUsage: fromPromise<Outcome<readonly TermUse[]>, Asked>(unwired('loadUsage')) },
}).createMachine({
  id: 'termUsage',
  context: ({ input }) => ({ ...input, uses: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadUsage',
        input: ({ context: { module, id } }) => ({ module, id }),
        onDone: [
          { guard: succeeded, target: 'shown', actions: assign({ uses: ({ event }) => valueOf(event) }) },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    shown: {},
    failed: { on: { 'retry.requested': { target: 'loading', actions: assign({ failure: null }) } } },
  },
});
