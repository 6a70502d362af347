import { sql } from 'drizzle-orm';
import { queryRow, queryRows, type Database } from '../database/database';
import type { Services } from '../shared/endpoint';
import { utc } from '../shared/utc';

/** Days for which the log is kept when nobody asks for another number. */
export const LOG_DAYS = 90;

const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;
/** Rows that go in one transaction: other calls wait for no more than these. */
const BATCH = 1_000;
/** Number of the lock that the server holds which is at it. */
const TURN = 7_268_202;

/**
 * Deletes what the log holds from before that many days, batch after batch. Of several servers on one database, one
 * does it: whoever finds another one at it leaves it to that one.
 * @param goesOn asked before each batch @returns how many rows went
 */
export const forgetOldLogs = async (
  db: Database,
  now: number,
  days: number,
  goesOn: () => boolean = () => true,
): Promise<number> => {
  const edge = utc(now - days * DAY);
  let gone = 0;
  for (let last = BATCH; last === BATCH && goesOn(); gone += last) {
    last = await db.transaction(async (tx) => {
      const { mine } = await queryRow<{ mine: boolean }>(
        tx,
        sql`select pg_try_advisory_xact_lock(${TURN}::bigint) as mine`,
      );
      if (!mine) return 0;
      // A row that a deletion of its user holds is left for the next hour.
      const rows = await queryRows(
        tx,
        sql`
          delete from logs
          where id in (
            select id from logs
            where datetime < ${edge}::timestamp
            order by datetime, id limit ${BATCH} for update skip locked
          )
          returning id`,
      );
      return rows.length;
    });
  }
  return gone;
};

/** Keeps the log to its age, now and every hour. @returns what ends it, after the batch that is under way */
export const keepLogBounded = (
  { db, now, errands }: Pick<Services, 'db' | 'now' | 'errands'>,
  days: number,
): (() => void) => {
  let goesOn = true;
  const forget = (): void => {
    errands.start(async () => {
      await forgetOldLogs(db, now(), days, () => goesOn);
    });
  };
  forget();
  const hourly = setInterval(forget, HOUR);
  hourly.unref();
  return () => {
    goesOn = false;
    clearInterval(hourly);
  };
};
