import { and, lt, lte, sql } from 'drizzle-orm';
import { queryRow, type Database } from '../database/database';
import { attempts } from '../database/schema';
import { tooMany } from './refusal';
import { fromUtc, utc } from './utc';

/** Seconds. */
export const ATTEMPTS_EXPIRE_AFTER = 3_600;

/** Allows `limit` calls per window of `seconds`; refuses the others with 429. */
export const limitRate = async (
  db: Database,
  key: string,
  now: number,
  limit: number,
  seconds: number,
): Promise<void> => {
  const [moment, until] = [utc(now), utc(now + seconds * 1000)];
  const window = await queryRow<{ count: number; open_at: string }>(
    db,
    sql`
      insert into attempts (key, count, last, open_at)
      values (${key}, 1, ${moment}::timestamp, ${until}::timestamp)
      on conflict (key) do update set count = case when attempts.open_at <= excluded.last then 1 else attempts.count + 1 end,
        open_at = case when attempts.open_at <= excluded.last then excluded.open_at else attempts.open_at end,
        last = excluded.last
      returning count, open_at::text`,
  );
  if (window.count > limit) throw tooMany((fromUtc(window.open_at) - now) / 1000);
  if (window.count === 1) await deleteExpired(db, now);
};

const deleteExpired = async (db: Database, now: number): Promise<void> => {
  await db
    .delete(attempts)
    .where(and(lt(attempts.last, utc(now - ATTEMPTS_EXPIRE_AFTER * 1000)), lte(attempts.openAt, utc(now))));
};
