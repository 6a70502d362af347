import { sql, type SQL } from 'drizzle-orm';
import { queryRow, type Database } from './database';

const MAX_ENTRIES = 500;

/**
 * Exact row counts, cached by the change stamp of their list. Triggers update the stamp in the same transaction, so
 * a count is valid on every server.
 */
export class CountCache {
  private readonly entries = new Map<string, number>();

  /** @param list key in `list_stamps` @param key identifies the query within the list */
  async count(db: Database, list: string, key: string, query: SQL): Promise<number> {
    const stamped = `${list} ${await changeStamp(db, list)} ${key}`;
    const known = this.entries.get(stamped);
    if (known !== undefined) return known;
    const { total } = await queryRow<{ total: number }>(db, sql`select count(*)::integer as total from ${query}`);
    if (this.entries.size >= MAX_ENTRIES) this.entries.clear();
    this.entries.set(stamped, total);
    return total;
  }
}

/** Change stamp of a list, from `list_stamps`; it changes whenever the list's rows change. */
export const changeStamp = async (db: Pick<Database, 'execute'>, list: string): Promise<string> =>
  (await queryRow<{ stamp: string }>(db, sql`select stamp::text as stamp from list_stamps where list = ${list}`)).stamp;
