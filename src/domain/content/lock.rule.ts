import type { Instant } from '../shared/instant';

/** Milliseconds that a lock holds without a sign of life (R-CON-07). */
export const LOCK_LASTS = 10 * 60_000;

/**
 * Milliseconds between two signs of life of an open editor, and before the next try when one did not arrive (R-CON-07).
 */
export const RENEW_EVERY = 2 * 60_000;
export const RENEW_AGAIN = 15_000;

/** Whether a lock still keeps others out. Rule R-CON-07. */
export const isLockAlive = (lastSign: Instant, now: Instant): boolean => now - lastSign < LOCK_LASTS;
