import { eq, sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../database/database';
import { attempts } from '../database/schema';
import { tooMany } from '../shared/refusal';
import { fromUtc, hashSecret, utc } from '../shared/text';

/** Wrong tries that cost nothing; from the next one the wait doubles. Rule R-SES-08. */
export const FREE_ATTEMPTS = 5;
export const LONGEST_DELAY = 900;
/** Seconds without a try after which earlier ones are forgotten. */
const FORGOTTEN_AFTER = 3_600;

/** One account tried from one address: a stranger elsewhere cannot lock a person out. Neither is stored readably. */
export const attemptKey = (what: string, account: string, address: string): string => hashSecret(`${what}\n${account}\n${address}`);

/**
 * Takes note of a try before it is judged, in one statement, so that parallel tries cannot slip past each other.
 * Refuses with 429 while the wait of the last one lasts.
 */
export const countAttempt = async (db: Database, key: string, now: number): Promise<void> => {
  const [moment, forgotten] = [utc(now), utc(now - FORGOTTEN_AFTER * 1000)];
  const count = sql`case when attempts.last < ${forgotten}::timestamp then 1 else attempts.count + 1 end`;
  const wait = sql`case when ${count} < ${FREE_ATTEMPTS} then 0 else least(${LONGEST_DELAY}, power(2, least(${count} - ${FREE_ATTEMPTS}, 20))) end`;
  const counted = await rowsOf(db, sql`
    insert into attempts (key, count, last, open_at) values (${key}, 1, ${moment}::timestamp, ${moment}::timestamp)
    on conflict (key) do update set count = ${count}, last = excluded.last, open_at = excluded.last + make_interval(secs => ${wait})
    where attempts.open_at <= excluded.last
    returning count`);
  if (counted.length > 0) return;
  const [blocked] = await db.select({ openAt: attempts.openAt }).from(attempts).where(eq(attempts.key, key));
  throw tooMany(blocked === undefined ? 1 : (fromUtc(blocked.openAt) - now) / 1000);
};

/** A try that succeeded: the slate is clean. */
export const forgiveAttempts = async (db: Database, key: string): Promise<void> => {
  await db.delete(attempts).where(eq(attempts.key, key));
};

/** At most `most` calls in each window of `seconds`; refuses the others with 429. */
export const limitRate = async (db: Database, key: string, now: number, most: number, seconds: number): Promise<void> => {
  const [moment, until] = [utc(now), utc(now + seconds * 1000)];
  const [window] = await rowsOf<{ count: number; open_at: string }>(db, sql`
    insert into attempts (key, count, last, open_at) values (${key}, 1, ${moment}::timestamp, ${until}::timestamp)
    on conflict (key) do update set
      count = case when attempts.open_at <= excluded.last then 1 else attempts.count + 1 end,
      open_at = case when attempts.open_at <= excluded.last then excluded.open_at else attempts.open_at end,
      last = excluded.last
    returning count, open_at::text`);
  if (window !== undefined && window.count > most) throw tooMany((fromUtc(window.open_at) - now) / 1000);
};
