import { canCancel, canRetry, type JobState } from '../../../src/domain/operations/job.rule';
import { canOpenModule } from '../../../src/domain/shared/permission';
import type { Caller } from '../../shared/endpoint';
import { mayReadNames, mayStart } from './job-rights';
import { jobTextsFor, textOf, type JobTexts, type LogTextKey, type LogValues } from './job-texts';
import { defaultOf, type JobParameters, type JobTask } from './job-task';
import type { LogLine } from './run-log';

/** A run in a list. */
export interface ListedRun {
  readonly id: number;
  readonly task: string;
  readonly parameters: JobParameters;
  readonly state: JobState;
  /** Cancelled, but the attempt is still running. */
  readonly stopping: boolean;
  readonly attempt: number;
  readonly done: number;
  readonly total: number;
  /** The complete log, or its last lines. */
  readonly log: readonly LogLine[];
  /** Number of lines of the complete log. */
  readonly lines: number;
  readonly file: string | null;
  readonly created: string;
  readonly finished: string | null;
  readonly due: string;
  readonly person: { readonly id: number; readonly name: string } | null;
}

type Labels = Readonly<Record<string, { readonly label: string; readonly description: string }>>;
const NAMELESS = { description: '' };

const labelsOf = (labels: Labels, key: string): { readonly label: string; readonly description: string } =>
  (Object.hasOwn(labels, key) ? labels[key] : undefined) ?? { ...NAMELESS, label: key };

const labelOfItem = (texts: JobTexts, value: string): string => textOf(texts.items, value);

const percentOf = ({ state, done, total }: Pick<ListedRun, 'state' | 'done' | 'total'>): number => {
  if (state === 'done') return 100;
  // At most 99 until the run has ended.
  return total === 0 ? 0 : Math.min(99, Math.floor((100 * done) / total));
};

const statusText = ({ states }: JobTexts, { state, stopping, attempt }: ListedRun): string => {
  if (stopping) return states.stopping;
  return state === 'waiting' && attempt > 0 ? states.retrying : states[state];
};

/** One line per entry: moment (UTC), level, message. */
const logText = (texts: JobTexts, log: readonly LogLine[]): string =>
  log
    .map(({ at, level, key, values }) => {
      const message = textOf(texts.log, key, values).replace(/(?<!\s)\s*\n\s*/g, ' ');
      return `${at} ${level.toUpperCase()} ${message}`;
    })
    .join('\n');

/** Log lines of the queue itself; they name only servers and users. */
const QUEUE_LINES: ReadonlySet<string> = new Set<LogTextKey>([
  'started',
  'cancelled',
  'retried',
  'failed',
  'server-lost',
  'server-stopped',
]);

/** Keeps numbers and replaces names. Rule R-JOB-17. */
const withoutNames = ({ hidden }: JobTexts, values: LogValues): LogValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : hidden]));

/** Converts runs for a user; prepares shared parts once. */
export const runToWire = (tasks: readonly JobTask[], caller: Caller): ((run: ListedRun) => object) => {
  const texts = jobTextsFor(caller);
  const known = new Map(tasks.map((task) => [task.key, task]));
  return (run) => {
    const { id, task, parameters, state, attempt, done, total, log, file, created, finished, due, person } = run;
    const started = known.get(task);
    const own = started?.parameters ?? {};
    const maySee = mayReadNames(started, caller, parameters);
    /** The same condition as in the library. Rules R-JOB-10 and R-LIB-16. */
    const ownsFile = maySee && (caller.su || person?.id === caller.id);
    const shownLine = (line: LogLine): LogLine => {
      const isReadable = line.about === undefined ? maySee : canOpenModule(caller, line.about);
      const isShown = line.key === 'exported' ? ownsFile : isReadable;
      return isShown || QUEUE_LINES.has(line.key) ? line : { ...line, values: withoutNames(texts, line.values) };
    };
    return {
      id,
      datetime: created,
      task,
      label: labelsOf(texts.tasks, task).label,
      parameters: Object.entries(parameters)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => ({
          name,
          label: labelsOf(texts.parameters, `${task}.${name}`).label,
          value: own[name]?.type === 'select' ? labelOfItem(texts, value) : maySee ? value : texts.hidden,
        })),
      status: {
        label: statusText(texts, run),
        description: logText(texts, log.map(shownLine)),
      },
      state,
      progress: percentOf(run),
      done,
      total,
      lines: run.lines,
      attempt,
      next: state === 'waiting' && attempt > 0 ? due : null,
      finished,
      user: person,
      file: ownsFile ? file : null,
      can_cancel: canCancel(state) ? 1 : 0,
      can_retry:
        canRetry(state, attempt) && !run.stopping && started !== undefined && mayStart(started, caller, parameters)
          ? 1
          : 0,
    };
  };
};

/** Converts a task for a user. */
export const taskToWire = (
  { key, parameters }: JobTask,
  caller: Caller,
  { runnable, schedule }: { readonly runnable: boolean; readonly schedule: string | null },
): object => {
  const texts = jobTextsFor(caller);
  const { label, description } = labelsOf(texts.tasks, key);
  return {
    key,
    name: key,
    label,
    description,
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([name, parameter]) => {
        const items = parameter.items?.(caller);
        const standard = defaultOf(parameter, caller);
        return [
          name,
          {
            type: parameter.type,
            ...labelsOf(texts.parameters, `${key}.${name}`),
            ...(standard === undefined ? {} : { default: standard }),
            ...(items === undefined
              ? {}
              : { items: items.map((value) => ({ value, label: labelOfItem(texts, value) })) }),
          },
        ];
      }),
    ),
    runnable: runnable ? 1 : 0,
    schedule,
  };
};
