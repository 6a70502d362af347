import { sql } from 'drizzle-orm';
import { queryRow, type Database } from '../../../server/database/database';
import { isOnServer } from './demo-database';

/** Waits until this many transactions wait for locks; the embedded database runs one transaction at a time anyway. */
export const untilWaiting = async (db: Database, many: number): Promise<void> => {
  const waiting = async () =>
    (
      await queryRow<{ waiting: number }>(
        db,
        sql`
          select count(*)::integer as waiting from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).waiting;
  while (isOnServer && (await waiting()) < many)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
};

/** Runs work while this item is locked; the embedded database runs one transaction at a time anyway. */
export const holdingItem = <A>(db: Database, id: number, work: () => Promise<A>): Promise<A> =>
  isOnServer
    ? db.transaction(async (tx) => {
        await tx.execute(sql`select from content_items where id = ${id} for update`);
        return work();
      })
    : work();
