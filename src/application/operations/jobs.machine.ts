import { assign, emit, fromCallback, fromPromise, raise, setup } from 'xstate';
import { MOST_LISTED_RUNS } from '../../domain/operations/job.rule';
import {
  hasOpenRun,
  mergeRuns,
  BUSY_POLL_INTERVAL,
  IDLE_POLL_INTERVAL,
  type JobRun,
  type JobTask,
} from '../../domain/operations/job';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';

/** User actions on a task or job. */
export type JobAct =
  | { readonly kind: 'start'; readonly task: JobTask; readonly parameters: Readonly<Record<string, string>> }
  | { readonly kind: 'cancel' | 'retry'; readonly id: Id };

/** Result of one poll. */
export interface JobsRead {
  readonly tasks: readonly JobTask[];
  readonly runs: readonly JobRun[];
  readonly mark: string | null;
  /** Cursor of the older jobs; null when all are loaded. */
  readonly older: string | null;
}

interface JobsContext {
  /** Null before the first answer. */
  readonly shown: JobsRead | null;
  /** Failure of the last poll. */
  readonly failure: Failure | null;
  readonly act: JobAct | null;
}

type JobsEvent =
  | { readonly type: 'load.requested' }
  /** Live event: a job changed. */
  | { readonly type: 'runs.changed' }
  | { readonly type: 'act.requested'; readonly act: JobAct };

type JobsEmitted =
  | { readonly type: 'act.done'; readonly act: JobAct | null }
  | { readonly type: 'act.refused'; readonly act: JobAct | null; readonly failure: Failure | null };

/**
 * Tasks and jobs, polled while displayed; more often while a job is open. The newest jobs are shown while older ones
 * load. Rules R-JOB-08 and R-JOB-09.
 */
export const jobsMachine = setup({
  types: {
    context: phantom<JobsContext>(),
    events: phantom<JobsEvent>(),
    emitted: phantom<JobsEmitted>(),
  },
  actors: {
    readJobs: fromPromise<Outcome<JobsRead>, { readonly mark: string | null }>(unwired('readJobs')),
    readOlder: fromPromise<Outcome<Pick<JobsRead, 'runs' | 'older'>>, { readonly older: string }>(unwired('readOlder')),
    /** Sends `runs.changed`; silent where the API has no live events. */
    followRuns: fromCallback<JobsEvent>(() => undefined),
    act: fromPromise<Outcome<void>, { readonly act: JobAct | null }>(unwired('act')),
  },
  delays: {
    pause: ({ context: { shown } }) =>
      shown !== null && hasOpenRun(shown.runs) ? BUSY_POLL_INTERVAL : IDLE_POLL_INTERVAL,
  },
  guards: {
    isFirst: ({ context }) => context.shown === null,
    hasOlder: ({ context: { shown } }) =>
      shown !== null && shown.older !== null && shown.runs.length < MOST_LISTED_RUNS,
  },
}).createMachine({
  id: 'jobs',
  type: 'parallel',
  invoke: { src: 'followRuns' },
  context: { shown: null, failure: null, act: null },
  states: {
    watching: {
      initial: 'reading',
      states: {
        reading: {
          on: { 'load.requested': { target: 'reading', reenter: true } },
          invoke: {
            src: 'readJobs',
            input: ({ context }) => ({ mark: context.shown?.mark ?? null }),
            onDone: byOutcome(
              {
                target: 'resting',
                actions: assign(({ context: { shown }, event }) => {
                  const read = valueOf(event);
                  if (read === null) return {};
                  const isPart = shown !== null && (shown.mark !== null || read.older !== null);
                  return {
                    failure: null,
                    shown: isPart ? { ...read, older: shown.older, runs: mergeRuns(shown.runs, read.runs) } : read,
                  };
                }),
              },
              { guard: 'isFirst', target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
              { target: 'resting', actions: assign({ failure: ({ event }) => failureOf(event) }) },
            ),
          },
        },
        resting: { after: { pause: 'reading' }, on: { 'load.requested': 'reading', 'runs.changed': 'reading' } },
        failed: { on: { 'load.requested': 'reading' } },
      },
    },
    completing: {
      initial: 'waiting',
      states: {
        waiting: { always: { guard: 'hasOlder', target: 'reading' } },
        reading: {
          invoke: {
            src: 'readOlder',
            input: ({ context: { shown } }) => ({ older: shown?.older ?? '' }),
            onDone: byOutcome(
              {
                target: 'waiting',
                actions: assign(({ context: { shown }, event }) => {
                  const read = valueOf(event);
                  // The displayed jobs may be newer than the answer.
                  return shown === null || read === null
                    ? {}
                    : { shown: { ...shown, older: read.older, runs: mergeRuns(read.runs, shown.runs) } };
                }),
              },
              { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event) }) },
            ),
          },
        },
        failed: { after: { pause: 'waiting' }, on: { 'load.requested': 'waiting' } },
      },
    },
    acting: {
      initial: 'idle',
      states: {
        idle: { on: { 'act.requested': { target: 'working', actions: assign({ act: ({ event }) => event.act }) } } },
        working: {
          invoke: {
            src: 'act',
            input: ({ context: { act } }) => ({ act }),
            onDone: byOutcome(
              {
                target: 'told',
                actions: emit(({ context: { act } }): JobsEmitted => ({ type: 'act.done', act })),
              },
              {
                target: 'told',
                actions: emit(({ context: { act }, event }): JobsEmitted => ({
                  type: 'act.refused',
                  act,
                  failure: failureOf(event),
                })),
              },
            ),
          },
        },
        told: { always: { target: 'idle', actions: [assign({ act: null }), raise({ type: 'load.requested' })] } },
      },
    },
  },
});
