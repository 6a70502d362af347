import type { JobParameterType } from '../../../src/domain/operations/job.rule';
import type { Database, OpenDatabase } from '../../database/database';
import type { Access, Caller, Services } from '../../shared/endpoint';
import type { LogTextKey, LogValues } from './job-texts';

/** What tasks use. */
export interface JobServices extends Services {
  readonly timeZone: string;
}

/** An option of a task. */
export interface JobParameter {
  readonly type: JobParameterType;
  /** Absent where a value is required. @param caller null for a schedule */
  readonly default?: string | ((caller: Caller | null) => string);
  /** Values of a select that this person may choose. */
  readonly items?: (caller: Caller) => readonly string[];
  /** Whether a text is a value of it. */
  readonly accepts?: (value: string) => boolean;
}

export const defaultOf = ({ default: own }: JobParameter, caller: Caller | null): string | undefined =>
  typeof own === 'function' ? own(caller) : own;

export type JobParameters = Readonly<Record<string, string>>;

export interface JobContext {
  readonly services: JobServices;
  readonly embedded: OpenDatabase['embedded'];
  readonly parameters: JobParameters;
  /** Null for what concerns all websites. */
  readonly website: number | null;
  /** Who started it, with the rights of now; null for a schedule. */
  readonly caller: Caller | null;
  /** Stores how far it came. @throws JobInterrupted when the run is no longer this server's */
  readonly progress: (done: number, total: number) => Promise<void>;
  /** @param about module of the record that the line names, where the task is about several */
  readonly log: (key: LogTextKey, values?: LogValues, level?: 'info' | 'warning' | 'error', about?: string) => void;
  /** Saves the effect of the run in one transaction with the run's end, so that it happens once. */
  readonly finish: (change: (tx: Database) => Promise<string | null>) => Promise<void>;
}

/** Something that can be started. */
export interface JobTask {
  readonly key: string;
  /** Its runs belong to the website of the person who starts it. */
  readonly perWebsite: boolean;
  /** One run at a time, of a website where it is per website. */
  readonly exclusive: boolean;
  readonly parameters: Readonly<Record<string, JobParameter>>;
  /** Who may cause its effect, beside `queue.start`; undefined for options that it does not take. Rule R-JOB-16. */
  readonly effect: (parameters: JobParameters) => Access | undefined;
  /** Modules whose records its options, lines and file name: a reader needs all of them. Rule R-JOB-17. */
  readonly about: (parameters: JobParameters) => readonly string[];
  readonly run: (job: JobContext) => Promise<void>;
}

/** The run was cancelled, taken over, or its server is stopping. */
export class JobInterrupted extends Error {
  constructor() {
    super('The run is no longer this server\u2019s');
  }
}

/** Another attempt would fail as well. */
export class JobRefused extends Error {
  constructor(
    readonly key: LogTextKey,
    readonly values: LogValues = {},
  ) {
    super(key);
  }
}
