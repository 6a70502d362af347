import type { JobLogLine, JobRun, JobTask } from '../../../domain/operations/job';
import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Jobs, newest first, with the last lines of their logs; or the jobs that changed since a mark. */
export interface ReadRuns {
  readonly runs: readonly JobRun[];
  /** Mark for the next call; null where the API always returns all jobs. */
  readonly mark: string | null;
  /** Cursor of the older jobs, opaque; null when there are none. */
  readonly older: string | null;
}

export interface Jobs {
  tasks(options?: CallOptions): Answer<readonly JobTask[]>;
  /** @param mark null for the newest jobs, or all of them */
  runs(mark: string | null, options?: CallOptions): Answer<ReadRuns>;
  /** A page of older jobs. Beyond the specification. */
  olderRuns(older: string, options?: CallOptions): Answer<ReadRuns>;
  /** The complete log of a job. Beyond the specification. */
  log(id: Id, options?: CallOptions): Answer<readonly JobLogLine[]>;
  start(task: string, parameters: Readonly<Record<string, string>>, options?: CallOptions): Answer<void>;
  cancel(id: Id, options?: CallOptions): Answer<void>;
  retry(id: Id, options?: CallOptions): Answer<void>;
}
export const Jobs = token<Jobs>('jobs');
