import { DrizzleQueryError } from 'drizzle-orm';
import { describeError } from '../shared/describe-error';

/** SQLSTATE, the error codes of PostgreSQL. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

const isOfDatabase = (failure: Error): boolean =>
  'severity' in failure && 'code' in failure && SQLSTATE.test(String(failure.code));

const summary = (failure: Error): string => {
  if (failure instanceof DrizzleQueryError) return `${describeError(failure)}\n  in ${failure.query}`;
  return isOfDatabase(failure) ? describeError(failure) : `${failure.name}: ${failure.message}`;
};

/**
 * An unexpected error for the output of the server: message, places in the code, and cause, without the values of
 * queries, which may be passwords and texts of people. Rule R-RUN-02.
 */
export const describeDefect = (failure: unknown): string => {
  if (!(failure instanceof Error)) return String(failure);
  const places = (failure.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = failure.cause instanceof Error ? [`  caused by ${summary(failure.cause)}`] : [];
  return [summary(failure), ...places, ...cause].join('\n');
};
