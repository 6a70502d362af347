import { either } from 'fp-ts';
import { filter, throttleTime } from 'rxjs';
import { fromCallback, fromPromise } from 'xstate';
import { filledParameters } from '../../domain/operations/job';
import type { Failure } from '../../domain/shared/failure';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Outcome } from '../../domain/shared/outcome';
import type { Announcer } from '../shared/announcer';
import type { CallOptions } from '../shared/ports/call';
import type { LiveEvents } from '../shared/ports/live-events.port';
import { token } from '../shared/token';
import { jobsMachine, type JobAct, type JobsRead } from './jobs.machine';
import type { Jobs } from './ports/jobs.port';

export type WiredJobs = typeof jobsMachine;
export const WiredJobs = token<WiredJobs>('wired-jobs');

const read = async (jobs: Jobs, mark: string | null, options: CallOptions): Promise<Outcome<JobsRead>> => {
  const [tasks, runs] = await Promise.all([jobs.tasks(options)(), jobs.runs(mark, options)()]);
  if (either.isLeft(tasks)) return tasks;
  return either.isLeft(runs) ? runs : either.right({ tasks: tasks.right, ...runs.right });
};

const act = (jobs: Jobs, asked: JobAct | null, options: CallOptions): Promise<Outcome<void>> => {
  if (asked === null) return Promise.resolve(either.right(undefined));
  switch (asked.kind) {
    case 'start':
      return jobs.start(asked.task.key, filledParameters(asked.parameters), options)();
    case 'cancel':
      return jobs.cancel(asked.id, options)();
    case 'retry':
      return jobs.retry(asked.id, options)();
  }
};

/** Announces the result; refused fields are shown in the form. */
const tell = (announcer: Announcer, asked: JobAct, failure: Failure | null): void => {
  if (failure === null) {
    if (asked.kind === 'start')
      announcer.say('success', 'operations.jobs.placed', NOTICE_TIME.queued, { name: asked.task.label });
    else announcer.say('success', `operations.jobs.told.${asked.kind}`, NOTICE_TIME.saved);
  } else if (failure.kind === 'Conflict' || failure.kind === 'Changed')
    announcer.say('warning', `operations.jobs.refused.${asked.kind}`, NOTICE_TIME.warning);
  else if (failure.kind !== 'FieldsRejected') announcer.failure(failure);
};

/** Minimum milliseconds between polls triggered by live events. */
const RIGHTS_CHECK_INTERVAL = 500;

export const wireJobs = (jobs: Jobs, announcer: Announcer, live: LiveEvents): WiredJobs =>
  jobsMachine.provide({
    actors: {
      followRuns: fromCallback(({ sendBack }) => {
        const heard = live
          .watch(null)
          .pipe(
            filter(({ type }) => type === 'job'),
            throttleTime(RIGHTS_CHECK_INTERVAL, undefined, { leading: true, trailing: true }),
          )
          .subscribe(() => {
            sendBack({ type: 'runs.changed' });
          });
        return () => {
          heard.unsubscribe();
        };
      }),
      readJobs: fromPromise(({ input: { mark }, signal }) => read(jobs, mark, { signal })),
      readOlder: fromPromise(({ input: { older }, signal }) => jobs.olderRuns(older, { signal })()),
      act: fromPromise(async ({ input: { act: asked } }) => {
        // Not cancelled when the screen closes.
        const outcome = await act(jobs, asked, {});
        if (asked !== null) tell(announcer, asked, either.isLeft(outcome) ? outcome.left : null);
        return outcome;
      }),
    },
  });
