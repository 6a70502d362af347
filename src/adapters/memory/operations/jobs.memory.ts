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
import { can, canOpenModule, type RightsHolder } from '../../../domain/shared/permission';
import type { MemoryPeople } from '../access/published/memory-people';
import { MEMORY_ITEMS } from '../content/published/memory-items';
import type { MemoryCalls } from '../shared/memory-calls';
import { rejected } from '../shared/memory-gateway';
import { offeredTo, scriptedTasks, type ScriptedTask } from './jobs.seed';

/** Milliseconds that a scripted run waits, and then takes. */
const WAITS = 1_500;
const TAKES = 10_000;

interface ScriptedRun {
  readonly id: Id;
  readonly task: ScriptedTask;
  readonly parameters: Readonly<Record<string, string>>;
  readonly person: string;
  readonly created: Instant;
  /** When it was started last. */
  readonly since: Instant;
  readonly cancelledAt: Instant | null;
  readonly attempt: number;
}

const isItemCode = (code: string): boolean =>
  code === '' || MEMORY_ITEMS.some((item) => item.code.toLowerCase() === code.trim().toLowerCase());

/** Tasks and runs in memory: each run is a script by the clock, and its first attempt fails where its task says so. */
export const jobsMemory = (calls: MemoryCalls, people: MemoryPeople, clock: Clock, dictionary: Dictionary): Jobs => {
  let runs: readonly ScriptedRun[] = [];
  let made = 0;

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
    const now = clock.now();
    const state = stateOf(run, now);
    const { texts } = words();
    const lines = [
      { at: run.since + WAITS, level: 'info', text: texts.started, isTold: state !== 'waiting' },
      { at: run.since + WAITS + TAKES, level: 'error', text: texts.failedBecause, isTold: state === 'failed' },
      { at: run.since + WAITS + TAKES, level: 'info', text: texts.done, isTold: state === 'done' },
      { at: run.cancelledAt ?? now, level: 'info', text: texts.cancelled, isTold: state === 'cancelled' },
    ];
    return lines.filter(({ isTold }) => isTold).map(({ at, level, text }) => ({ at, level, text }));
  };
  const shown = (run: ScriptedRun): JobRun => {
    const now = clock.now();
    const state = stateOf(run, now);
    const { texts } = words();
    const task = words().tasks.find(({ key }) => key === run.task.key) ?? run.task;
    const log = logOf(run);
    return {
      key: run.id,
      at: run.created,
      label: task.label,
      parameters: task.parameters.flatMap(({ name, label, items }) => {
        const value = run.parameters[name] ?? '';
        if (value === '') return [];
        return [{ label, value: items.find((item) => item.value === value)?.label ?? value }];
      }),
      status: texts.states[state],
      log: log.slice(-LISTED_LOG_LINES),
      progress: {
        id: run.id,
        state,
        percent: percentOf(run, now),
        done: percentOf(run, now),
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
  const viewer = () => people.callerWho((caller) => canOpenModule(caller, 'queue'));
  const starter = () => people.callerWho((caller) => can(caller, 'queue.start'));
  const nameOf = (id: Id): string => {
    const found = people.users.all().find((user) => user.id === id);
    return found === undefined ? '' : `${found.firstname} ${found.surname}`;
  };
  const change = (
    id: Id,
    mayBe: (person: RightsHolder, run: ScriptedRun) => boolean,
    may: (state: JobState) => boolean,
    changed: (run: ScriptedRun, now: Instant) => ScriptedRun,
  ): Either<Failure, void> =>
    pipe(
      starter(),
      either.chain((person) =>
        pipe(
          either.fromNullable<Failure>({ kind: 'NotFound' })(runs.find((run) => run.id === id)),
          either.filterOrElse(
            (run) => mayBe(person, run),
            (): Failure => ({ kind: 'Forbidden' }),
          ),
        ),
      ),
      either.filterOrElse(
        (run) => may(stateOf(run, clock.now())),
        (): Failure => ({ kind: 'Conflict', code: 'DUPLICATE' }),
      ),
      either.map((run) => {
        runs = runs.map((other) => (other === run ? changed(run, clock.now()) : other));
      }),
    );

  /** Runs, newest first; nothing marks those that have changed. */
  const readRuns = (isWanted: (run: ScriptedRun) => boolean, most: number, options?: CallOptions): Answer<ReadRuns> =>
    calls.answer(
      () =>
        pipe(
          viewer(),
          either.map(() => {
            const wanted = runs.filter(isWanted);
            const read = wanted.slice(0, most);
            return {
              runs: read.map(shown),
              mark: null,
              older: read.length < wanted.length ? (read.at(-1)?.id ?? null) : null,
            };
          }),
        ),
      options,
    );

  return {
    tasks: (options) =>
      calls.answer(
        () =>
          pipe(
            viewer(),
            either.map((person) =>
              words()
                .tasks.flatMap((task) => (can(person, 'queue.start') ? (offeredTo(person, task) ?? []) : []))
                .map((task): JobTask => ({ ...task, isRunnable: !isBusy(task) })),
            ),
          ),
        options,
      ),
    runs: (_mark, options) => readRuns(() => true, FIRST_RUNS, options),
    olderRuns: (older, options) => readRuns(({ id }) => Number(id) < Number(older), FURTHER_RUNS, options),
    log: (id, options) =>
      calls.answer(
        () =>
          pipe(
            viewer(),
            either.chain(() => either.fromNullable<Failure>({ kind: 'NotFound' })(runs.find((run) => run.id === id))),
            either.map(logOf),
          ),
        options,
      ),
    start: (key, parameters, options) =>
      calls.answer(
        () =>
          pipe(
            starter(),
            either.chain((person) => {
              const known = words().tasks.find((one) => one.key === key);
              if (known === undefined) return either.left(rejected(['task']));
              const task = offeredTo(person, known);
              if (task === null) return either.left<Failure>({ kind: 'Forbidden' });
              const wrong = task.parameters.filter(
                (own) =>
                  parameterProblem({ ...own, default: own.default ?? undefined }, parameters[own.name] ?? '') !==
                    null ||
                  (own.type === 'item-code' && !isItemCode(parameters[own.name] ?? '')),
              );
              if (wrong.length > 0) return either.left(rejected(wrong.map(({ name }) => name)));
              if (isBusy(task)) return either.left<Failure>({ kind: 'Conflict', code: 'DUPLICATE' });
              const now = clock.now();
              const run = {
                id: String((made += 1)),
                task,
                parameters,
                person: nameOf(person.id),
                created: now,
                since: now,
              };
              runs = [{ ...run, cancelledAt: null, attempt: 1 }, ...runs];
              return either.right(undefined);
            }),
          ),
        options,
      ),
    cancel: (id, options) =>
      calls.answer(
        () =>
          change(
            id,
            () => true,
            canCancel,
            (run, now) => ({ ...run, cancelledAt: now }),
          ),
        options,
      ),
    retry: (id, options) =>
      calls.answer(
        () =>
          change(
            id,
            (person, { task }) => offeredTo(person, task) !== null,
            (state) => canRetry(state, 0),
            (run, now) => ({ ...run, since: now, cancelledAt: null, attempt: run.attempt + 1 }),
          ),
        options,
      ),
  };
};
