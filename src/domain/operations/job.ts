import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { isOpen, type JobState } from './job.rule';

/** Parameter of a task. */
export interface JobParameter {
  readonly name: string;
  /** Rule R-SHR-60. */
  readonly type: string;
  readonly label: string;
  readonly description: string;
  /** Null for a required parameter. */
  readonly default: string | null;
  readonly items: readonly { readonly value: string; readonly label: string }[];
}

/** A type of job that can be started. */
export interface JobTask {
  readonly key: string;
  readonly label: string;
  readonly description: string;
  readonly parameters: readonly JobParameter[];
  readonly isRunnable: boolean;
  /** Cron expression; null when the task is only started manually. */
  readonly schedule: string | null;
}

export interface JobLogLine {
  /** Null where the API does not send it. */
  readonly at: Instant | null;
  readonly level: string;
  readonly text: string;
}

/** Details of a job that only some APIs send. */
export interface JobProgress {
  readonly id: Id;
  /** Rule R-SHR-60. */
  readonly state: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly done: number;
  readonly total: number;
  /** Total number of log lines; the list has only the last ones. Rule R-JOB-15. */
  readonly logLines: number;
  /** Name of the user who started the job; null for a schedule. */
  readonly person: string | null;
  /** URL of the file that the job created. */
  readonly file: string | null;
  /** Moment of the next attempt. */
  readonly next: Instant | null;
  readonly canCancel: boolean;
  readonly canRetry: boolean;
}

/** A job: one run of a task. Labels and texts come from the server. */
export interface JobRun {
  /** Id of the job, or a substitute where the API sends none. */
  readonly key: string;
  readonly at: Instant;
  readonly label: string;
  readonly parameters: readonly { readonly label: string; readonly value: string }[];
  readonly status: string;
  readonly log: readonly JobLogLine[];
  /** Null where the API does not send details. */
  readonly progress: JobProgress | null;
}

/** Changes whenever the log may have changed. The number of lines is not enough: long logs are truncated. */
export const logVersion = ({ log, progress }: JobRun): string => {
  const last = log.at(-1);
  return [progress?.state, progress?.logLines, last?.at, last?.text].join(' ');
};

/** Polling interval in milliseconds, while a job is open and otherwise. Rule R-JOB-08. */
export const BUSY_POLL_INTERVAL = 2_000;
export const IDLE_POLL_INTERVAL = 15_000;

/** Without progress details, no job counts as open. */
export const hasOpenRun = (runs: readonly JobRun[]): boolean =>
  runs.some(({ progress }) => progress !== null && isOpen(progress.state));

/** Merges changed jobs into the list, newest first. */
export const mergeRuns = (runs: readonly JobRun[], changed: readonly JobRun[]): readonly JobRun[] => {
  if (changed.length === 0) return runs;
  const byKey = new Map([...runs, ...changed].map((run) => [run.key, run]));
  return [...byKey.values()].sort((one, other) => other.at - one.at || Number(other.key) - Number(one.key));
};

/** Jobs whose displayed texts contain all words; the words are folded. */
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

/** Number of open and of failed jobs. */
export const countRuns = (runs: readonly JobRun[]): Readonly<Record<'running' | 'waiting' | 'failed', number>> => {
  const of = (state: JobState): number => runs.filter(({ progress }) => progress?.state === state).length;
  return { running: of('running'), waiting: of('waiting'), failed: of('failed') };
};

/** Parameters with a value; empty ones are not sent. Rule R-JOB-03. */
export const filledParameters = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
