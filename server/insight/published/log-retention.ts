import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../database/advisory-locks';
import { queryRow, queryRows, type Database } from '../../database/database';
import type { Services } from '../../shared/endpoint';
import { utc } from '../../shared/utc';
import { serverInfo } from './server-info';
import { writeLog } from './write-log';

export const DEFAULT_LOG_DAYS = 90;

const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;
/** Rows per transaction, to keep locks short. */
const BATCH = 1_000;

/**
 * Deletes log entries older than `days` in batches. Skipped while another server does it.
 * @param shouldContinue asked before each batch @returns number of deleted rows
 */
export const deleteOldLogs = async (
  db: Database,
  now: number,
  days: number,
  shouldContinue: () => boolean = () => true,
): Promise<number> => {
  const edge = utc(now - days * DAY);
  let deleted = 0;
  for (let last = BATCH; last === BATCH && shouldContinue(); deleted += last) {
    last = await db.transaction(async (tx) => {
      const { mine } = await queryRow<{ mine: boolean }>(
        tx,
        sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.logRetention}::bigint) as mine`,
      );
      if (!mine) return 0;
      // Skips rows that the deletion of their user has locked; the next run deletes them.
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
  return deleted;
};

/** Deletes old log entries now and every hour. @returns a function that stops it after the current batch */
export const scheduleLogRetention = (services: Services, days: number): (() => void) => {
  const { db, now, jobs } = services;
  let isRunning = true;
  const run = (): void => {
    jobs.start(async () => {
      const deleted = await deleteOldLogs(db, now(), days, () => isRunning);
      if (deleted > 0)
        await writeLog(services, {
          level: 'message',
          module: 'Logs',
          message: 'Old log entries were deleted',
          method: 'CLI',
          requestUrl: 'log-retention',
          answer: { deleted: String(deleted), older_than: `${days} days` },
          info: serverInfo(),
        });
    });
  };
  run();
  const hourly = setInterval(run, HOUR);
  hourly.unref();
  return () => {
    isRunning = false;
    clearInterval(hourly);
  };
};
