/** What a run of a task is doing. Rule R-JOB-02. */
export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Kinds of options of a task. */
export const JOB_PARAMETER_TYPES = ['text', 'item-code', 'select'] as const;
export type JobParameterType = (typeof JOB_PARAMETER_TYPES)[number];

/** Characters of the value of an option. */
export const MAX_JOB_PARAMETER = 255;
/** Lines, the last ones, that the list of runs shows of each log. Rule R-JOB-15. */
export const LISTED_LOG_LINES = 5;
/** Runs that are listed at most, those read at first, and those that each further call adds. Rule R-JOB-09. */
export const MOST_LISTED_RUNS = 20_000;
export const FIRST_RUNS = 100;
export const FURTHER_RUNS = 500;
/** Attempts before a run has failed for good. Rule R-JOB-05. */
export const MAX_JOB_ATTEMPTS = 3;

const FIRST_RETRY_SECONDS = 60;
const BACK_OFF = 4;

/** Seconds between a failed attempt, counted from one, and the next: a minute, then four times as long. Rule R-JOB-05. */
export const retrySeconds = (attempt: number): number => FIRST_RETRY_SECONDS * BACK_OFF ** (attempt - 1);

/** A run that has not ended. */
export const isOpen = (state: string): boolean => state === 'waiting' || state === 'running';
/** Rule R-JOB-06. */
export const canCancel = isOpen;
/** A run that ended without success, or waits after a failed attempt, can be started again at once. Rule R-JOB-06. */
export const canRetry = (state: JobState, attempt: number): boolean =>
  state === 'failed' || state === 'cancelled' || (state === 'waiting' && attempt > 0);

interface Parameter {
  readonly type: string;
  /** Absent where a value is required. */
  readonly default?: string | undefined;
  /** Values of a select. */
  readonly items?: readonly { readonly value: string }[] | undefined;
}

/** Whether a value can be sent for an option: one without a default needs a value. Rule R-JOB-03. */
export const parameterProblem = (
  { type, default: fallback, items = [] }: Parameter,
  value: string,
): 'required' | 'invalid' | null => {
  const given = value.trim();
  if (given === '') return fallback === undefined ? 'required' : null;
  if (given.length > MAX_JOB_PARAMETER) return 'invalid';
  return type === 'select' && !items.some((item) => item.value === given) ? 'invalid' : null;
};
