import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { isOpen, type JobState } from './job.rule';

/** An option of a task. */
export interface JobParameter {
  readonly name: string;
  /** Rule R-SHR-60. */
  readonly type: string;
  readonly label: string;
  readonly description: string;
  /** Null where a value is required. */
  readonly default: string | null;
  readonly items: readonly { readonly value: string; readonly label: string }[];
}

/** Something that can be started. */
export interface JobTask {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly parameters: readonly JobParameter[];
  readonly isRunnable: boolean;
  /** Cron expression; null when nobody but a person starts it. */
  readonly schedule: string | null;
}

/** One line of the log of a run. */
export interface JobLogLine {
  /** Null where the server says no moment. */
  readonly at: Instant | null;
  readonly level: string;
  readonly text: string;
}

/** What an API beyond the specification says of a run. */
export interface JobProgress {
  readonly id: Id;
  /** Rule R-SHR-60. */
  readonly state: string;
  /** Percent. */
  readonly percent: number;
  readonly done: number;
  readonly total: number;
  /** Lines of the whole log; the list has the last ones only. Rule R-JOB-15. */
  readonly logLines: number;
  /** Name of who started it; null for a schedule. */
  readonly person: string | null;
  /** Address of the file that it made. */
  readonly file: string | null;
  /** When the next attempt starts. */
  readonly next: Instant | null;
  readonly canCancel: boolean;
  readonly canRetry: boolean;
}

/** A run of a task. Labels and texts are the server's. */
export interface JobRun {
  /** Its identity, or what stands for one where the API has none. */
  readonly key: string;
  readonly at: Instant;
  readonly label: string;
  readonly parameters: readonly { readonly label: string; readonly value: string }[];
  readonly status: string;
  readonly log: readonly JobLogLine[];
  /** Null where the API does not say it. */
  readonly progress: JobProgress | null;
}

/** Changes whenever the log of a run may have: a long one keeps its length. */
export const logVersion = ({ log, progress }: JobRun): string => {
  const last = log.at(-1);
  return [progress?.state, progress?.logLines, last?.at, last?.text].join(' ');
};

/** Milliseconds between looks at the runs while one is open, and while none is. Rule R-JOB-08. */
export const WATCH_BUSY = 2_000;
export const WATCH_IDLE = 15_000;

/** An API that does not say what is open is looked at as if nothing were. */
export const hasOpenRun = (runs: readonly JobRun[]): boolean =>
  runs.some(({ progress }) => progress !== null && isOpen(progress.state));

/** Puts changed runs in place of the old ones, newest first. */
export const mergeRuns = (runs: readonly JobRun[], changed: readonly JobRun[]): readonly JobRun[] => {
  if (changed.length === 0) return runs;
  const byKey = new Map([...runs, ...changed].map((run) => [run.key, run]));
  return [...byKey.values()].sort((one, other) => other.at - one.at || Number(other.key) - Number(one.key));
};

/** Runs with all the words, in what is shown of them; the words are folded. */
export const runsMatching = (
  runs: readonly JobRun[],
  words: readonly string[],
  fold: (text: string) => string,
): readonly JobRun[] =>
  words.length === 0
    ? runs
    : runs.filter(({ label, status, parameters, progress }) => {
        const text = fold(
          [label, status, progress?.person ?? '', ...parameters.flatMap((own) => [own.label, own.value])].join(' '),
        );
        return words.every((word) => text.includes(word));
      });

/** How many runs are open or have failed. */
export const countRuns = (runs: readonly JobRun[]): Readonly<Record<'running' | 'waiting' | 'failed', number>> => {
  const of = (state: JobState): number => runs.filter(({ progress }) => progress?.state === state).length;
  return { running: of('running'), waiting: of('waiting'), failed: of('failed') };
};

/** Options with a value; those left empty are not sent. Rule R-JOB-03. */
export const filledParameters = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
