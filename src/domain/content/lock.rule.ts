import type { Instant } from '../shared/instant';

/** Milliseconds until a lock expires without a heartbeat (R-CON-07). */
export const LOCK_TIMEOUT = 10 * 60_000;

/** Milliseconds between heartbeats, and before the retry of a failed one (R-CON-07). */
export const HEARTBEAT_INTERVAL = 2 * 60_000;
export const HEARTBEAT_RETRY_DELAY = 15_000;

/** Rule R-CON-07. */
export const isLockAlive = (lastHeartbeat: Instant, now: Instant): boolean => now - lastHeartbeat < LOCK_TIMEOUT;
