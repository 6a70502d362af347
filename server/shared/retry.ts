import { setTimeout } from 'node:timers/promises';
import { isDeadlock, isForeignKeyViolation } from '../database/errors';
import { unauthenticated } from './refusal';

/** Milliseconds before each retry after a deadlock. */
const RETRY_DELAYS = [20, 100, 500];

/** Retries a change that PostgreSQL aborted because of a deadlock. */
export const retryDeadlocks = async <Result>(change: () => Promise<Result>): Promise<Result> => {
  for (const delay of RETRY_DELAYS) {
    try {
      return await change();
    } catch (failure) {
      if (!isDeadlock(failure)) throw failure;
      await setTimeout(delay);
    }
  }
  return change();
};

/**
 * Retries a change after deadlocks, and once after a foreign-key violation: a referenced record was deleted after its
 * check. A second violation means that the caller was deleted (401). Rule R-LIB-12.
 */
export const withRetry = <Result>(change: () => Promise<Result>): Promise<Result> =>
  retryDeadlocks(change)
    .catch((failure: unknown) => {
      if (!isForeignKeyViolation(failure)) throw failure;
      return retryDeadlocks(change);
    })
    .catch((failure: unknown) => {
      throw isForeignKeyViolation(failure) ? unauthenticated() : failure;
    });
