import { either } from 'fp-ts';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { jobsMachine, type JobAct, type JobsRead } from '../../../src/application/operations/jobs.machine';
import { WATCH_BUSY, WATCH_IDLE, type JobRun } from '../../../src/domain/operations/job';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { called } from '../../domain/support/called';

const CUT: Failure = { kind: 'Unreachable', reason: 'cut' };
const aRun = (id: string, state: 'running' | 'done'): JobRun => ({
  key: id,
  at: Number(id),
  label: 'Export',
  parameters: [],
  status: state,
  log: [],
  progress: {
    id,
    state,
    percent: 0,
    done: 0,
    total: 0,
    logLines: 0,
    person: null,
    file: null,
    next: null,
    canCancel: state === 'running',
    canRetry: false,
  },
});
const readWith = (mark: string | null, ...runs: readonly JobRun[]): Outcome<JobsRead> =>
  either.right({ tasks: [], runs, mark });
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const opened = () => {
  const read = called<Outcome<JobsRead>, { readonly mark: string | null }>();
  const act = called<Outcome<void>, { readonly act: JobAct | null }>();
  const clock = new SimulatedClock();
  const actor = createActor(
    jobsMachine.provide({ actors: { readJobs: fromPromise(read.run), act: fromPromise(act.run) } }),
    { clock },
  );
  actor.start();
  const answer = async (outcome: Outcome<JobsRead>): Promise<void> => {
    read.answer(outcome);
    await settled();
  };
  return { actor, read, act, clock, answer, now: () => actor.getSnapshot() };
};

describe('watched jobs (R-JOB-08)', () => {
  test('are looked at often while a run is open, and seldom otherwise', async () => {
    const { clock, answer, now } = opened();
    await answer(readWith(null, aRun('1', 'running')));
    clock.increment(WATCH_BUSY);
    expect(now().matches({ watching: 'reading' })).toBe(true);
    await answer(readWith(null, aRun('1', 'done')));
    clock.increment(WATCH_BUSY);
    expect(now().matches({ watching: 'resting' })).toBe(true);
    clock.increment(WATCH_IDLE);
    expect(now().matches({ watching: 'reading' })).toBe(true);
  });

  test('are looked at as soon as one tells of itself', async () => {
    const { actor, answer, now } = opened();
    await answer(readWith('then', aRun('1', 'running')));
    actor.send({ type: 'runs.changed' });
    expect(now().matches({ watching: 'reading' })).toBe(true);
  });

  test('what has changed since the mark takes the place of the old', async () => {
    const { actor, read, answer, now } = opened();
    await answer(readWith('then', aRun('2', 'running'), aRun('1', 'done')));
    actor.send({ type: 'load.requested' });
    expect(read.input()).toEqual({ mark: 'then' });
    await answer(readWith('later', aRun('2', 'done')));
    expect(now().context.shown?.runs.map(({ key, status }) => [key, status])).toEqual([
      ['2', 'done'],
      ['1', 'done'],
    ]);
  });

  test('a first look that fails can be repeated; a later one keeps what is shown', async () => {
    const { actor, answer, now } = opened();
    await answer(either.left(CUT));
    expect([now().matches({ watching: 'failed' }), now().context.failure]).toEqual([true, CUT]);
    actor.send({ type: 'load.requested' });
    await answer(readWith(null, aRun('1', 'done')));
    actor.send({ type: 'load.requested' });
    await answer(either.left(CUT));
    expect([now().context.shown?.runs.length, now().context.failure]).toEqual([1, CUT]);
  });

  test.each([
    ['is told of when done', either.right(undefined), 'act.done'],
    ['is told of when refused', either.left(CUT), 'act.refused'],
  ] as const)('what was asked for %s, and the runs are looked at again', async (_what, outcome, told) => {
    const { actor, act, answer, now } = opened();
    const heard: string[] = [];
    actor.on('*', ({ type }) => heard.push(type));
    await answer(readWith(null));
    actor.send({ type: 'act.requested', act: { kind: 'cancel', id: '1' } });
    actor.send({ type: 'act.requested', act: { kind: 'cancel', id: '2' } });
    expect(act.input()).toEqual({ act: { kind: 'cancel', id: '1' } });
    act.answer(outcome);
    await settled();
    expect([heard, now().context.act, now().matches({ watching: 'reading' })]).toEqual([[told], null, true]);
  });
});
