import { either } from 'fp-ts';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { jobsMachine, type JobAct, type JobsRead } from '../../../src/application/operations/jobs.machine';
import { MOST_LISTED_RUNS } from '../../../src/domain/operations/job.rule';
import { BUSY_POLL_INTERVAL, IDLE_POLL_INTERVAL, type JobRun } from '../../../src/domain/operations/job';
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
  either.right({ tasks: [], runs, mark, older: null });
type Older = Pick<JobsRead, 'runs' | 'older'>;
const olderRuns = (older: string | null, ...runs: readonly JobRun[]): Outcome<Older> => either.right({ runs, older });
const newest = (older: string | null, mark: string | null, ...runs: readonly JobRun[]): Outcome<JobsRead> =>
  either.right({ tasks: [], runs, mark, older });
const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));

const opened = () => {
  const read = called<Outcome<JobsRead>, { readonly mark: string | null }>();
  const readOlder = called<Outcome<Older>, { readonly older: string }>();
  const act = called<Outcome<void>, { readonly act: JobAct | null }>();
  const clock = new SimulatedClock();
  const actor = createActor(
    jobsMachine.provide({
      actors: {
        readJobs: fromPromise(read.run),
        readOlder: fromPromise(readOlder.run),
        act: fromPromise(act.run),
      },
    }),
    { clock },
  );
  actor.start();
  const answer = async (outcome: Outcome<JobsRead>): Promise<void> => {
    read.answer(outcome);
    await flushPromises();
  };
  const answerOlder = async (outcome: Outcome<Older>): Promise<void> => {
    readOlder.answer(outcome);
    await flushPromises();
  };
  const now = () => actor.getSnapshot();
  const shownKeys = () => now().context.shown?.runs.map(({ key }) => key);
  return { actor, read, readOlder, act, clock, answer, answerOlder, now, shownKeys };
};

describe('watched jobs (R-JOB-08)', () => {
  test('are looked at often while a run is open, and seldom otherwise', async () => {
    const { clock, answer, now } = opened();
    await answer(readWith(null, aRun('1', 'running')));
    clock.increment(BUSY_POLL_INTERVAL);
    expect(now().matches({ watching: 'reading' })).toBe(true);
    await answer(readWith(null, aRun('1', 'done')));
    clock.increment(BUSY_POLL_INTERVAL);
    expect(now().matches({ watching: 'resting' })).toBe(true);
    clock.increment(IDLE_POLL_INTERVAL);
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
    await flushPromises();
    expect([heard, now().context.act, now().matches({ watching: 'reading' })]).toEqual([[told], null, true]);
  });
});

describe('many runs (R-JOB-09)', () => {
  test('the newest are shown at once, and the older ones join them until there are no more', async () => {
    const { readOlder, answer, answerOlder, now, shownKeys } = opened();
    await answer(newest('before 4', 'then', aRun('5', 'done'), aRun('4', 'done')));
    expect([shownKeys(), now().matches({ completing: 'reading' })]).toEqual([['5', '4'], true]);
    expect(readOlder.input()).toEqual({ older: 'before 4' });
    await answerOlder(olderRuns('before 3', aRun('3', 'done')));
    expect(readOlder.input()).toEqual({ older: 'before 3' });
    await answerOlder(olderRuns(null, aRun('2', 'done'), aRun('1', 'done')));
    expect([shownKeys(), now().matches({ completing: 'waiting' })]).toEqual([['5', '4', '3', '2', '1'], true]);
  });

  test('a change that is heard meanwhile is not undone by older news', async () => {
    const { actor, answer, answerOlder, now } = opened();
    await answer(newest('before 2', 'then', aRun('2', 'done')));
    actor.send({ type: 'runs.changed' });
    await answer(newest(null, 'later', aRun('1', 'done')));
    await answerOlder(olderRuns(null, aRun('1', 'running')));
    expect(now().context.shown?.runs.map(({ key, status }) => [key, status])).toEqual([
      ['2', 'done'],
      ['1', 'done'],
    ]);
  });

  test('those that could not be read are asked for again', async () => {
    const { actor, readOlder, answer, answerOlder, now, shownKeys } = opened();
    await answer(newest('before 2', 'then', aRun('2', 'done')));
    await answerOlder(either.left(CUT));
    expect([now().matches({ completing: 'failed' }), now().context.failure]).toEqual([true, CUT]);
    actor.send({ type: 'load.requested' });
    expect(readOlder.input()).toEqual({ older: 'before 2' });
    await answerOlder(olderRuns(null, aRun('1', 'done')));
    expect(shownKeys()).toEqual(['2', '1']);
  });

  test('a look of an API without marks tells of the newest only, and keeps the others', async () => {
    const { actor, answer, answerOlder, shownKeys } = opened();
    await answer(newest('before 2', null, aRun('2', 'done')));
    await answerOlder(olderRuns(null, aRun('1', 'done')));
    actor.send({ type: 'load.requested' });
    await answer(newest('before 3', null, aRun('3', 'done')));
    expect(shownKeys()).toEqual(['3', '2', '1']);
  });

  test('no more than are listed are asked for', async () => {
    const { answer, now } = opened();
    const many = Array.from({ length: MOST_LISTED_RUNS }, (_, place) => aRun(String(MOST_LISTED_RUNS - place), 'done'));
    await answer(newest('before 1', 'then', ...many));
    expect(now().matches({ completing: 'waiting' })).toBe(true);
  });
});
