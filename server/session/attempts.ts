import { and, eq, lte, lt, sql } from 'drizzle-orm';
import { rowOf, rowsOf, type Database } from '../database/database';
import { attempts } from '../database/schema';
import { tooMany } from '../shared/refusal';
import { fromUtc, hashSecret, utc } from '../shared/text';

/** Wrong tries that cost nothing; from the next one the wait doubles. Rule R-SES-08. */
export const FREE_ATTEMPTS = 5;
export const LONGEST_DELAY = 900;
/**
 * Wrong tries a minute from one address, whatever the account. An office stays far below it; the queue for hashing
 * passwords, which everybody shares, cannot be filled with as few. Rule R-SES-14.
 */
export const WRONG_PER_MINUTE = 30;
/** Seconds without a try after which earlier ones are forgotten. */
const FORGOTTEN_AFTER = 3_600;

/** One account tried from one address: a stranger elsewhere cannot lock a person out. */
export interface Attempt {
  readonly what: 'login' | 'accept' | 'reset' | 'reset-code' | 'password';
  readonly account: string;
  readonly address: string;
}

/** Keys under which a try is counted; neither account nor address is stored readably. */
const keyOf = ({ what, account, address }: Attempt): string => hashSecret(`${what}\n${account}\n${address}`);
const addressKeyOf = ({ address }: Attempt): string => hashSecret(`tries\n${address}`);

/**
 * Takes note of a try before it is judged, each count in one statement, so that parallel tries cannot slip past each
 * other. Refuses with 429 while the address has had its tries, or the wait of the last one on this account lasts.
 */
export const countAttempt = async (db: Database, attempt: Attempt, now: number): Promise<void> => {
  await limitRate(db, addressKeyOf(attempt), now, WRONG_PER_MINUTE, 60);
  const key = keyOf(attempt);
  const [moment, forgotten] = [utc(now), utc(now - FORGOTTEN_AFTER * 1000)];
  const count = sql`case when attempts.last < ${forgotten}::timestamp then 1 else attempts.count + 1 end`;
  const wait = sql`
    case when ${count} < ${FREE_ATTEMPTS} then 0 else least(
      ${LONGEST_DELAY}, power(2, least(${count} - ${FREE_ATTEMPTS}, 20))
    ) end`;
  const counted = await rowsOf(
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

/** A try that succeeded: the slate is clean, and of the address's tries it was no wrong one. */
export const forgiveAttempts = async (db: Database, attempt: Attempt): Promise<void> => {
  await db.delete(attempts).where(eq(attempts.key, keyOf(attempt)));
  await db
    .update(attempts)
    .set({ count: sql`greatest(0, ${attempts.count} - 1)` })
    .where(eq(attempts.key, addressKeyOf(attempt)));
};

/** Rows that say no more than their absence would. */
const forgetOld = async (db: Database, now: number): Promise<void> => {
  await db
    .delete(attempts)
    .where(and(lt(attempts.last, utc(now - FORGOTTEN_AFTER * 1000)), lte(attempts.openAt, utc(now))));
};

/** At most `most` calls in each window of `seconds`; refuses the others with 429. */
export const limitRate = async (
  db: Database,
  key: string,
  now: number,
  most: number,
  seconds: number,
): Promise<void> => {
  const [moment, until] = [utc(now), utc(now + seconds * 1000)];
  const window = await rowOf<{ count: number; open_at: string }>(
    db,
    sql`
      insert into attempts (key, count, last, open_at)
      values (${key}, 1, ${moment}::timestamp, ${until}::timestamp)
      on conflict (key) do update set count = case when attempts.open_at <= excluded.last then 1 else attempts.count + 1 end,
        open_at = case when attempts.open_at <= excluded.last then excluded.open_at else attempts.open_at end,
        last = excluded.last
      returning count, open_at::text`,
  );
  if (window.count > most) throw tooMany((fromUtc(window.open_at) - now) / 1000);
  if (window.count === 1) await forgetOld(db, now);
};
