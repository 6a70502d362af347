import type { JobParameterType } from '../../../src/domain/operations/job.rule';
import type { Database, OpenDatabase } from '../../database/database';
import type { Access, Caller, Services } from '../../shared/endpoint';
import type { LogTextKey, LogValues } from './job-texts';

/** The services of tasks. */
export interface JobServices extends Services {
  readonly timeZone: string;
}

/** An option of a task. */
export interface JobParameter {
  readonly type: JobParameterType;
  /** Absent if a value is required. @param caller null for a schedule */
  readonly default?: string | ((caller: Caller | null) => string);
  /** Values of a select that this user may choose. */
  readonly items?: (caller: Caller) => readonly string[];
  /** Whether a text is a valid value. */
  readonly accepts?: (value: string) => boolean;
}

export const defaultOf = ({ default: own }: JobParameter, caller: Caller | null): string | undefined =>
  typeof own === 'function' ? own(caller) : own;

export type JobParameters = Readonly<Record<string, string>>;

export interface JobContext {
  readonly services: JobServices;
  readonly embedded: OpenDatabase['embedded'];
  readonly parameters: JobParameters;
  /** Null for tasks that concern all websites. */
  readonly website: number | null;
  /** The user who started the run, with current rights; null for a schedule. */
  readonly caller: Caller | null;
  /** Stores the progress. @throws JobInterrupted if this server no longer has the run */
  readonly progress: (done: number, total: number) => Promise<void>;
  /** @param about module of the record that the line names, if the task concerns records of several modules */
  readonly log: (key: LogTextKey, values?: LogValues, level?: 'info' | 'warning' | 'error', about?: string) => void;
  /** Saves the effect of the run and its end in one transaction, so that the effect happens once. */
  readonly finish: (change: (tx: Database) => Promise<string | null>) => Promise<void>;
}

/** A task that can be started. */
export interface JobTask {
  readonly key: string;
  /** Whether its runs belong to the website of the user who starts them. */
  readonly perWebsite: boolean;
  /** Whether only one run may be open at a time, per website if `perWebsite`. */
  readonly exclusive: boolean;
  readonly parameters: Readonly<Record<string, JobParameter>>;
  /** The access that the task's effect needs, besides `queue.start`; undefined for invalid options. Rule R-JOB-16. */
  readonly effect: (parameters: JobParameters) => Access | undefined;
  /**
   * Modules whose records appear in its options, log lines and file name; a reader needs access to all. Rule
   * R-JOB-17.
   */
  readonly about: (parameters: JobParameters) => readonly string[];
  readonly run: (job: JobContext) => Promise<void>;
}

/** The run was cancelled or taken over, or its server is stopping. */
export class JobInterrupted extends Error {
  constructor() {
    super('The run is no longer this server\u2019s');
  }
}

/** The run failed in a way that another attempt cannot fix. */
export class JobRefused extends Error {
  constructor(
    readonly key: LogTextKey,
    readonly values: LogValues = {},
  ) {
    super(key);
  }
}
