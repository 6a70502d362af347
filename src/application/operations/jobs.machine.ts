import { assign, emit, fromCallback, fromPromise, raise, setup } from 'xstate';
import { MOST_LISTED_RUNS } from '../../domain/operations/job.rule';
import { hasOpenRun, mergeRuns, WATCH_BUSY, WATCH_IDLE, type JobRun, type JobTask } from '../../domain/operations/job';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';

/** What a person does with a task or a run. */
export type JobAct =
  | { readonly kind: 'start'; readonly task: JobTask; readonly parameters: Readonly<Record<string, string>> }
  | { readonly kind: 'cancel' | 'retry'; readonly id: Id };

/** What one look brings. */
export interface JobsRead {
  readonly tasks: readonly JobTask[];
  readonly runs: readonly JobRun[];
  readonly mark: string | null;
  /** Where the older runs begin that are not read yet; null when all are. */
  readonly older: string | null;
}

interface JobsContext {
  /** Null before the first answer. */
  readonly shown: JobsRead | null;
  /** Why the last look failed. */
  readonly failure: Failure | null;
  readonly act: JobAct | null;
}

type JobsEvent =
  | { readonly type: 'load.requested' }
  /** Live: a run changed. */
  | { readonly type: 'runs.changed' }
  | { readonly type: 'act.requested'; readonly act: JobAct };

type JobsEmitted =
  | { readonly type: 'act.done'; readonly act: JobAct | null }
  | { readonly type: 'act.refused'; readonly act: JobAct | null; readonly failure: Failure | null };

/**
 * Tasks and runs, looked at again and again while shown: often while a run is open. The newest runs are shown while
 * older ones are on their way. Rules R-JOB-08 and R-JOB-09.
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
    /** Sends `runs.changed`; hears nothing where an API has no live events. */
    followRuns: fromCallback<JobsEvent>(() => undefined),
    act: fromPromise<Outcome<void>, { readonly act: JobAct | null }>(unwired('act')),
  },
  delays: {
    pause: ({ context: { shown } }) => (shown !== null && hasOpenRun(shown.runs) ? WATCH_BUSY : WATCH_IDLE),
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
                  // What is shown may be newer than what was on its way.
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
