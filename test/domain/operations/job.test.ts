import fc from 'fast-check';
import { countRuns, filledParameters, mergeRuns, runsMatching, type JobRun } from '../../../src/domain/operations/job';
import {
  canCancel,
  canRetry,
  JOB_STATES,
  MAX_JOB_PARAMETER,
  parameterProblem,
  retrySeconds,
  type JobState,
} from '../../../src/domain/operations/job.rule';
import { fold } from '../../../src/domain/shared/fold';

const aRun = (id: number, state: JobState = 'done', label = 'Export'): JobRun => ({
  key: String(id),
  at: id,
  label,
  parameters: [{ label: 'Module', value: 'Actiecodes' }],
  status: state,
  log: [],
  progress: {
    id: String(id),
    state,
    percent: 0,
    done: 0,
    total: 0,
    logLines: 0,
    person: 'Mieke',
    file: null,
    next: null,
    canCancel: canCancel(state),
    canRetry: canRetry(state, 0),
  },
});

test.each([
  [1, 60],
  [2, 240],
])('after attempt %d the next waits %d seconds (R-JOB-05)', (attempt, seconds) => {
  expect(retrySeconds(attempt)).toBe(seconds);
});

test.each([
  ['waiting', true, false],
  ['running', true, false],
  ['done', false, false],
  ['failed', false, true],
  ['cancelled', false, true],
] as const)('a run that is %s: cancel %s, retry %s (R-JOB-06)', (state, cancel, retry) => {
  expect([canCancel(state), canRetry(state, 0)]).toEqual([cancel, retry]);
});

test('a run that waits after a failed attempt can be started at once (R-JOB-06)', () => {
  expect(canRetry('waiting', 1)).toBe(true);
});

test.each([
  ['no value, no default', { type: 'text' }, ' ', 'required'],
  ['no value, an empty default', { type: 'text', default: '' }, '', null],
  ['a text', { type: 'item-code' }, 'WP-8000', null],
  ['a text that is too long', { type: 'text' }, 'x'.repeat(MAX_JOB_PARAMETER + 1), 'invalid'],
  ['a choice', { type: 'select', items: [{ value: 'a' }] }, 'a', null],
  ['a choice that is none', { type: 'select', items: [{ value: 'a' }] }, 'b', 'invalid'],
] as const)('%s (R-JOB-03)', (_what, parameter, value, problem) => {
  expect(parameterProblem(parameter, value)).toBe(problem);
});

test('empty options are left out (R-JOB-03)', () => {
  expect(filledParameters({ module: 'coupon', item: '  ' })).toEqual({ module: 'coupon' });
});

test('changed runs take the place of the old ones, newest first', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(50)), fc.uniqueArray(fc.nat(50)), (old, changed) => {
      const merged = mergeRuns(
        old.map((id) => aRun(id, 'running')).sort((one, other) => other.at - one.at),
        changed.map((id) => aRun(id)),
      );
      const ids = [...new Set([...old, ...changed])].sort((one, other) => other - one);
      expect(merged.map(({ at }) => at)).toEqual(ids);
      expect(merged.every((run) => (run.progress?.state === 'done') === changed.includes(run.at))).toBe(true);
    }),
  );
});

test('words are looked for in what is shown of a run', () => {
  const runs = [aRun(2, 'failed', 'Zoekindex'), aRun(1)];
  expect(runsMatching(runs, ['mieke', 'zoek'], fold).map(({ key }) => key)).toEqual(['2']);
  expect(runsMatching(runs, ['actie'], fold)).toHaveLength(2);
  expect(runsMatching(runs, ['nowhere'], fold)).toEqual([]);
});

test('runs are counted by state (R-JOB-02)', () => {
  expect(countRuns(JOB_STATES.map((state, id) => aRun(id, state)))).toEqual({ running: 1, waiting: 1, failed: 1 });
});
