import { eq, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../database/database';
import { attempts } from '../database/schema';
import { ATTEMPTS_EXPIRE_AFTER, limitRate } from '../shared/limit-rate';
import { tooMany } from '../shared/refusal';
import { fromUtc, utc } from '../shared/utc';
import { hashSecret } from '../shared/secrets';

/** Failed attempts without delay; each further one doubles it. Rule R-SES-08. */
export const FREE_ATTEMPTS = 5;
export const LONGEST_DELAY = 900;
/**
 * Failed attempts a minute from one IP address. Above what an office needs, below what would fill the hashing queue.
 * Rule R-SES-14.
 */
export const FAILURES_PER_MINUTE = 30;

/** An attempt on one account from one IP address, so that an attacker elsewhere cannot lock out its user. */
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
 * 429 while the IP address is over its limit or the delay of the account lasts.
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

/** Resets the count after a success, which does not count for the IP address either. */
export const clearAttempts = async (db: Database, attempt: Attempt): Promise<void> => {
  await db.delete(attempts).where(eq(attempts.key, keyOf(attempt)));
  await db
    .update(attempts)
    .set({ count: sql`greatest(0, ${attempts.count} - 1)` })
    .where(eq(attempts.key, addressKeyOf(attempt)));
};
