import { assign, fromPromise, setup } from 'xstate';
import type { RightsCatalogue } from '../../domain/access/rights-catalogue';
import type { Failure } from '../../domain/shared/failure';
import { failureOf, succeeded, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';

/** The rights that there are to give, as the form of a group shows them: loaded once, and again when that failed. */
export const rightsCatalogueMachine = setup({
  types: {
    context: phantom<{ readonly catalogue: RightsCatalogue | null; readonly failure: Failure | null }>(),
    events: phantom<{ readonly type: 'retry.requested' }>(),
  },
  actors: { loadCatalogue: fromPromise<Outcome<RightsCatalogue>>(unwired('loadCatalogue')) },
}).createMachine({
  id: 'rightsCatalogue',
  context: { catalogue: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadCatalogue',
        onDone: [
          { guard: succeeded, target: 'shown', actions: assign({ catalogue: ({ event }) => valueOf(event) }) },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ],
      },
    },
    shown: {},
    failed: { on: { 'retry.requested': { target: 'loading', actions: assign({ failure: null }) } } },
  },
});
