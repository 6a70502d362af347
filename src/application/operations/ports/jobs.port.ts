import type { JobLogLine, JobRun, JobTask } from '../../../domain/operations/job';
import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** All runs, with the last lines of their logs, or those that have changed since a mark. */
export interface ReadRuns {
  readonly runs: readonly JobRun[];
  /** For the next call; null where the API always answers all. */
  readonly mark: string | null;
}

export interface Jobs {
  tasks(options?: CallOptions): Answer<readonly JobTask[]>;
  /** @param mark null for all runs */
  runs(mark: string | null, options?: CallOptions): Answer<ReadRuns>;
  /** The whole log of a run. Beyond the specification. */
  log(id: Id, options?: CallOptions): Answer<readonly JobLogLine[]>;
  start(task: string, parameters: Readonly<Record<string, string>>, options?: CallOptions): Answer<void>;
  cancel(id: Id, options?: CallOptions): Answer<void>;
  retry(id: Id, options?: CallOptions): Answer<void>;
}
export const Jobs = token<Jobs>('jobs');
