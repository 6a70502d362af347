import { eq, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../database/database';
import { attempts } from '../database/schema';
import { ATTEMPTS_EXPIRE_AFTER, limitRate } from '../shared/limit-rate';
import { tooMany } from '../shared/refusal';
import { fromUtc, utc } from '../shared/utc';
import { hashSecret } from '../shared/secrets';

/** Failed attempts without delay; each further attempt doubles the delay. Rule R-SES-08. */
export const FREE_ATTEMPTS = 5;
export const LONGEST_DELAY = 900;
/**
 * Failed attempts per minute from one IP address: more than an office needs, fewer than would fill the hashing queue.
 * Rule R-SES-14.
 */
export const FAILURES_PER_MINUTE = 30;

/**
 * An attempt on one account from one IP address. Counting both prevents an attacker elsewhere from locking out the
 * user.
 */
export interface Attempt {
  readonly kind: 'login' | 'accept' | 'reset' | 'reset-code' | 'password';
  readonly account: string;
  readonly address: string;
}

/** Hashed: neither account nor IP address is stored in plain text. */
const keyOf = ({ kind, account, address }: Attempt): string => hashSecret(`${kind}\n${account}\n${address}`);
const addressKeyOf = ({ address }: Attempt): string => hashSecret(`tries\n${address}`);

/**
 * Counts an attempt before it is checked, in one statement, so that parallel attempts cannot bypass the limit.
 * Refuses with 429 while the IP address is over its limit or the account's delay lasts.
 */
export const countAttempt = async (db: Database, attempt: Attempt, now: number): Promise<void> => {
  await limitRate(db, addressKeyOf(attempt), now, FAILURES_PER_MINUTE, 60);
  const key = keyOf(attempt);
  const [moment, forgotten] = [utc(now), utc(now - ATTEMPTS_EXPIRE_AFTER * 1000)];
  const count = sql`case when attempts.last < ${forgotten}::timestamp then 1 else attempts.count + 1 end`;
  const wait = sql`
    case when ${count} < ${FREE_ATTEMPTS} then 0 else least(
      ${LONGEST_DELAY}, power(2, least(${count} - ${FREE_ATTEMPTS}, 20))
    ) end`;
  const counted = await queryRows(
    db,
    sql`
      insert into attempts (key, count, last, open_at)
      values (${key}, 1, ${moment}::timestamp, ${moment}::timestamp)
      on conflict (key) do update set count = ${count}, last = excluded.last,
        open_at = excluded.last + make_interval(secs => ${wait})
      where attempts.open_at <= excluded.last returning count`,
  );
  if (counted.length > 0) return;
  const [blocked] = await db.select({ openAt: attempts.openAt }).from(attempts).where(eq(attempts.key, key));
  throw tooMany(blocked === undefined ? 1 : (fromUtc(blocked.openAt) - now) / 1000);
};

/** Resets the account's count after a success and does not count the success for the IP address. */
export const clearAttempts = async (db: Database, attempt: Attempt): Promise<void> => {
  await db.delete(attempts).where(eq(attempts.key, keyOf(attempt)));
  await db
    .update(attempts)
    .set({ count: sql`greatest(0, ${attempts.count} - 1)` })
    .where(eq(attempts.key, addressKeyOf(attempt)));
};
