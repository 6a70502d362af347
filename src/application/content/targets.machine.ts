import { assign, fromPromise, setup } from 'xstate';
import type { Choice } from '../../domain/content/block';
import type { Failure } from '../../domain/shared/failure';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';

/** All target groups, as a form offers them: loaded once, and again when that failed. Rule R-CON-16. */
export const targetsMachine = setup({
  types: {
    context: phantom<{ readonly targets: readonly Choice[] | null; readonly failure: Failure | null }>(),
    events: phantom<{ readonly type: 'retry.requested' }>(),
  },
  actors: { loadTargets: fromPromise<Outcome<readonly Choice[]>>(unwired('loadTargets')) },
}).createMachine({
  id: 'targets',
  context: { targets: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadTargets',
        onDone: [
          { guard: succeeded, target: 'shown', actions: assign({ targets: ({ event }) => valueOf(event) }) },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    shown: {},
    failed: { on: { 'retry.requested': { target: 'loading', actions: assign({ failure: null }) } } },
  },
});
