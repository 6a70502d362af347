import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { Either } from 'fp-ts/Either';
import type { Jobs, ReadRuns } from '../../../application/operations/ports/jobs.port';
import type { Answer, CallOptions } from '../../../application/shared/ports/call';
import type { Clock } from '../../../application/shared/ports/clock.port';
import type { Dictionary } from '../../../application/shared/ports/dictionary.port';
import type { JobLogLine, JobRun, JobTask } from '../../../domain/operations/job';
import {
  canCancel,
  canRetry,
  FIRST_RUNS,
  FURTHER_RUNS,
  isOpen,
  LISTED_LOG_LINES,
  parameterProblem,
  type JobState,
} from '../../../domain/operations/job.rule';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { Instant } from '../../../domain/shared/instant';
import { can } from '../../../domain/shared/permission';
import type { MemoryPeople } from '../access/published/memory-people';
import { MEMORY_ITEMS } from '../content/published/memory-items';
import { answerTo, may, mayOpen } from '../shared/answer-to';
import type { MemoryCalls } from '../shared/memory-calls';
import { found, refused } from '../shared/refusals';
import { offeredTo, scriptedTasks, type ScriptedTask } from './jobs.seed';

/** Milliseconds that a scripted run waits, and then runs. */
const WAITS = 1_500;
const TAKES = 10_000;

interface ScriptedRun {
  readonly id: Id;
  readonly task: ScriptedTask;
  readonly parameters: Readonly<Record<string, string>>;
  readonly person: string;
  readonly created: Instant;
  /** When the run was last started. */
  readonly since: Instant;
  readonly cancelledAt: Instant | null;
  readonly attempt: number;
}

const isItemCode = (code: string): boolean =>
  code === '' || MEMORY_ITEMS.some((item) => item.code.toLowerCase() === code.trim().toLowerCase());

/** Names of the parameters with an invalid value. */
const wrongIn = (task: ScriptedTask, parameters: Readonly<Record<string, string>>): readonly string[] =>
  task.parameters.flatMap((own) => {
    const value = parameters[own.name] ?? '';
    const isUnknown = own.type === 'item-code' && !isItemCode(value);
    return isUnknown || parameterProblem({ ...own, default: own.default ?? undefined }, value) !== null
      ? [own.name]
      : [];
  });

/** Tasks and runs in memory; the clock sets the state of a run. The first attempt of a task with `fails` fails. */
export const jobsMemory = (calls: MemoryCalls, people: MemoryPeople, clock: Clock, dictionary: Dictionary): Jobs => {
  let runs: readonly ScriptedRun[] = [];

  const stateOf = (run: ScriptedRun, now: Instant): JobState => {
    const age = (run.cancelledAt ?? now) - run.since;
    if (run.cancelledAt !== null) return 'cancelled';
    if (age < WAITS) return 'waiting';
    if (age < WAITS + TAKES) return 'running';
    return run.task.fails && run.attempt === 1 ? 'failed' : 'done';
  };
  const percentOf = (run: ScriptedRun, now: Instant): number =>
    stateOf(run, now) === 'done'
      ? 100
      : Math.min(99, Math.max(0, Math.floor((100 * ((run.cancelledAt ?? now) - run.since - WAITS)) / TAKES)));
  const words = () => scriptedTasks(dictionary.language());
  const logOf = (run: ScriptedRun): readonly JobLogLine[] => {
    const state = stateOf(run, clock.now());
    const { texts } = words();
    const [started, ended] = [run.since + WAITS, run.since + WAITS + TAKES];
    const ends: Readonly<Partial<Record<JobState, JobLogLine>>> = {
      failed: { at: ended, level: 'error', text: texts.failedBecause },
      done: { at: ended, level: 'info', text: texts.states.done },
      cancelled: { at: run.cancelledAt ?? ended, level: 'info', text: texts.states.cancelled },
    };
    const end = ends[state];
    return [
      ...(state === 'waiting' ? [] : [{ at: started, level: 'info', text: texts.started }]),
      ...(end === undefined ? [] : [end]),
    ];
  };
  const shown = (run: ScriptedRun): JobRun => {
    const [now, log, { tasks, texts }] = [clock.now(), logOf(run), words()];
    const [state, percent] = [stateOf(run, now), percentOf(run, now)];
    const task = tasks.find(({ key }) => key === run.task.key) ?? run.task;
    return {
      key: run.id,
      at: run.created,
      label: task.label,
      parameters: task.parameters.flatMap(({ name, label, items }) => {
        const value = run.parameters[name] ?? '';
        return value === '' ? [] : [{ label, value: items.find((item) => item.value === value)?.label ?? value }];
      }),
      status: texts.states[state],
      log: log.slice(-LISTED_LOG_LINES),
      progress: {
        id: run.id,
        state,
        percent,
        done: percent,
        total: 100,
        logLines: log.length,
        person: run.person,
        file: null,
        next: null,
        canCancel: canCancel(state),
        canRetry: canRetry(state, 0),
      },
    };
  };
  const isBusy = ({ key, exclusive }: ScriptedTask): boolean =>
    exclusive && runs.some((run) => run.task.key === key && isOpen(stateOf(run, clock.now())));
  const answer = answerTo(calls, people);
  const runOf = (id: Id) => found(runs.find((run) => run.id === id));
  const change = (
    id: Id,
    mayChange: (run: ScriptedRun) => boolean,
    isPossible: (state: JobState) => boolean,
    changed: (run: ScriptedRun, now: Instant) => ScriptedRun,
  ): Either<Failure, void> =>
    pipe(
      runOf(id),
      either.filterOrElse(mayChange, (): Failure => ({ kind: 'Forbidden' })),
      either.filterOrElse(
        (run) => isPossible(stateOf(run, clock.now())),
        (): Failure => ({ kind: 'Conflict', code: 'DUPLICATE' }),
      ),
      either.map((run) => {
        runs = runs.map((other) => (other === run ? changed(run, clock.now()) : other));
      }),
    );

  /** Runs, newest first; all of them, because changes are not tracked. */
  const readRuns = (isWanted: (run: ScriptedRun) => boolean, most: number, options?: CallOptions): Answer<ReadRuns> =>
    answer(mayOpen('queue'), options, () => {
      const wanted = runs.filter(isWanted);
      const read = wanted.slice(0, most);
      const older = read.length < wanted.length ? (read.at(-1)?.id ?? null) : null;
      return either.right({ runs: read.map(shown), mark: null, older });
    });

  return {
    tasks: (options) =>
      answer(mayOpen('queue'), options, (person) =>
        either.right(
          words()
            .tasks.flatMap((task) => (can(person, 'queue.start') ? (offeredTo(person, task) ?? []) : []))
            .map((task): JobTask => ({ ...task, isRunnable: !isBusy(task) })),
        ),
      ),
    runs: (_mark, options) => readRuns(() => true, FIRST_RUNS, options),
    olderRuns: (older, options) => readRuns(({ id }) => Number(id) < Number(older), FURTHER_RUNS, options),
    log: (id, options) => answer(mayOpen('queue'), options, () => pipe(runOf(id), either.map(logOf))),
    start: (key, parameters, options) =>
      answer(may('queue.start'), options, (person) => {
        const known = words().tasks.find((one) => one.key === key);
        if (known === undefined) return refused(['task']);
        const task = offeredTo(person, known);
        if (task === null) return either.left({ kind: 'Forbidden' });
        const wrong = wrongIn(task, parameters);
        if (wrong.length > 0) return refused(wrong);
        if (isBusy(task)) return either.left({ kind: 'Conflict', code: 'DUPLICATE' });
        const [id, now] = [String(runs.length + 1), clock.now()];
        const run = { id, task, parameters, person: people.nameOf(person.id), created: now, since: now };
        runs = [{ ...run, cancelledAt: null, attempt: 1 }, ...runs];
        return either.right(undefined);
      }),
    cancel: (id, options) =>
      answer(may('queue.start'), options, () =>
        change(
          id,
          () => true,
          canCancel,
          (run, now) => ({ ...run, cancelledAt: now }),
        ),
      ),
    retry: (id, options) =>
      answer(may('queue.start'), options, (person) =>
        change(
          id,
          ({ task, parameters }) => {
            const offered = offeredTo(person, task);
            return offered !== null && wrongIn(offered, parameters).length === 0;
          },
          (state) => canRetry(state, 0),
          (run, now) => ({ ...run, since: now, cancelledAt: null, attempt: run.attempt + 1 }),
        ),
      ),
  };
};
