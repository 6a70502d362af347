import type { JobParameterType } from '../../../src/domain/operations/job.rule';
import type { Database, OpenDatabase } from '../../database/database';
import type { Caller, Services } from '../../shared/endpoint';
import type { LogTextKey, LogValues } from './job-texts';

/** What tasks use. */
export interface JobServices extends Services {
  readonly timeZone: string;
}

/** An option of a task. */
export interface JobParameter {
  readonly type: JobParameterType;
  /** Absent where a value is required. */
  readonly default?: string;
  /** Values of a select that this person may choose. */
  readonly items?: (caller: Caller) => readonly string[];
  /** Whether a text is a value of it. */
  readonly accepts?: (value: string) => boolean;
}

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
  readonly log: (key: LogTextKey, values?: LogValues, level?: 'info' | 'warning' | 'error') => void;
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
  /** A right that its values need beside `queue.start`; null when none. */
  readonly rightFor?: (parameters: JobParameters) => string | null;
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
