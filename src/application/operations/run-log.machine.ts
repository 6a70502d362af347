import { assign, fromPromise, setup } from 'xstate';
import type { JobLogLine } from '../../domain/operations/job';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';

interface RunLogInput {
  readonly id: Id;
}

interface RunLogContext extends RunLogInput {
  /** Null before the first answer. */
  readonly lines: readonly JobLogLine[] | null;
  readonly failure: Failure | null;
  /** The job changed while its log was loading. */
  readonly isStale: boolean;
}

type RunLogEvent = { readonly type: 'run.changed' } | { readonly type: 'retry.requested' };

/** The complete log of an open job; reloaded when the job has changed. Rule R-JOB-15. */
export const runLogMachine = setup({
  types: {
    input: phantom<RunLogInput>(),
    context: phantom<RunLogContext>(),
    events: phantom<RunLogEvent>(),
  },
  actors: { readLog: fromPromise<Outcome<readonly JobLogLine[]>, RunLogInput>(unwired('readLog')) },
}).createMachine({
  id: 'run-log',
  context: ({ input }) => ({ ...input, lines: null, failure: null, isStale: false }),
  initial: 'loading',
  states: {
    loading: {
      entry: assign({ isStale: false }),
      on: { 'run.changed': { actions: assign({ isStale: true }) } },
      invoke: {
        src: 'readLog',
        input: ({ context: { id } }) => ({ id }),
        onDone: byOutcome(
          {
            target: 'read',
            actions: assign({ lines: ({ event }) => valueOf(event), failure: null }),
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
        ),
      },
    },
    read: { always: { guard: ({ context }) => context.isStale, target: 'loading' }, on: { 'run.changed': 'loading' } },
    failed: { on: { 'run.changed': 'loading', 'retry.requested': 'loading' } },
  },
});
