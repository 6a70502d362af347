import { sql, type SQL } from 'drizzle-orm';
import { sessions } from '../../database/schema';
import { utc } from '../../shared/utc';

const HOUR = 3_600_000;
/** Milliseconds. Rule R-SES-09. */
export const IDLE_TIMEOUT = 12 * HOUR;
/** Milliseconds, even when in use. */
export const MAX_LIFETIME = 7 * 24 * HOUR;
/** Milliseconds that an expired session is kept, so that a new sign-in in the same browser continues it. */
const KEEP_EXPIRED = 24 * HOUR;
/** Expired sessions that no sign-in can continue. */
export const expiredSessions = (now: number): SQL =>
  sql`(${sessions.started} < ${utc(now - MAX_LIFETIME - KEEP_EXPIRED)}::timestamp
    or ${sessions.seen} < ${utc(now - IDLE_TIMEOUT - KEEP_EXPIRED)}::timestamp)`;
