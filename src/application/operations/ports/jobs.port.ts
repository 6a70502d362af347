import type { JobLogLine, JobRun, JobTask } from '../../../domain/operations/job';
import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Runs, newest first, with the last lines of their logs, or those that have changed since a mark. */
export interface ReadRuns {
  readonly runs: readonly JobRun[];
  /** For the next call; null where the API always answers all. */
  readonly mark: string | null;
  /** Where the older ones begin, as the API says it; null when there are none. */
  readonly older: string | null;
}

export interface Jobs {
  tasks(options?: CallOptions): Answer<readonly JobTask[]>;
  /** @param mark null for the newest runs, or all of them */
  runs(mark: string | null, options?: CallOptions): Answer<ReadRuns>;
  /** Some of the runs that are older. Beyond the specification. */
  olderRuns(older: string, options?: CallOptions): Answer<ReadRuns>;
  /** The whole log of a run. Beyond the specification. */
  log(id: Id, options?: CallOptions): Answer<readonly JobLogLine[]>;
  start(task: string, parameters: Readonly<Record<string, string>>, options?: CallOptions): Answer<void>;
  cancel(id: Id, options?: CallOptions): Answer<void>;
  retry(id: Id, options?: CallOptions): Answer<void>;
}
export const Jobs = token<Jobs>('jobs');
