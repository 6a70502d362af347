/** States of a job. Rule R-JOB-02. */
export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Parameter types of a task. */
export const JOB_PARAMETER_TYPES = ['text', 'item-code', 'select'] as const;
export type JobParameterType = (typeof JOB_PARAMETER_TYPES)[number];

/** Maximum characters of a parameter value. */
export const MAX_JOB_PARAMETER = 255;
/** Number of log lines per job in the list, the last ones. Rule R-JOB-15. */
export const LISTED_LOG_LINES = 5;
/** Maximum listed jobs, jobs of the first page, and jobs of each further page. Rule R-JOB-09. */
export const MOST_LISTED_RUNS = 20_000;
export const FIRST_RUNS = 100;
export const FURTHER_RUNS = 500;
/** Attempts before a job fails permanently. Rule R-JOB-05. */
export const MAX_JOB_ATTEMPTS = 3;

const FIRST_RETRY_SECONDS = 60;
const BACK_OFF = 4;

/** Seconds to wait after a failed attempt (1-based): one minute, then four times as long each time. Rule R-JOB-05. */
export const retrySeconds = (attempt: number): number => FIRST_RETRY_SECONDS * BACK_OFF ** (attempt - 1);

/** Whether a job has not ended. */
export const isOpen = (state: string): boolean => state === 'waiting' || state === 'running';
/** Rule R-JOB-06. */
export const canCancel = isOpen;
/** A job that failed, was cancelled, or waits after a failed attempt can be retried. Rule R-JOB-06. */
export const canRetry = (state: JobState, attempt: number): boolean =>
  state === 'failed' || state === 'cancelled' || (state === 'waiting' && attempt > 0);

interface Parameter {
  readonly type: string;
  /** Absent for a required parameter. */
  readonly default?: string | undefined;
  /** Options of a `select` parameter. */
  readonly items?: readonly { readonly value: string }[] | undefined;
}

/** Validates a parameter value: required without a default. Rule R-JOB-03. */
export const parameterProblem = (
  { type, default: fallback, items = [] }: Parameter,
  value: string,
): 'required' | 'invalid' | null => {
  const given = value.trim();
  if (given === '') return fallback === undefined ? 'required' : null;
  if (given.length > MAX_JOB_PARAMETER) return 'invalid';
  return type === 'select' && !items.some((item) => item.value === given) ? 'invalid' : null;
};
