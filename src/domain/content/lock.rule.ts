import type { Instant } from '../shared/instant';

/** Milliseconds a lock lives without a heartbeat (R-CON-07). */
export const LOCK_LASTS = 10 * 60_000;

/** Milliseconds between heartbeats, and before the retry of a failed one (R-CON-07). */
export const RENEW_EVERY = 2 * 60_000;
export const RENEW_AGAIN = 15_000;

/** Rule R-CON-07. */
export const isLockAlive = (lastSign: Instant, now: Instant): boolean => now - lastSign < LOCK_LASTS;
