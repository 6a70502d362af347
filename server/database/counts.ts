import { sql, type SQL } from 'drizzle-orm';
import { rowOf, type Database } from './database';

const MOST_KEPT = 500;

/**
 * Exact row counts that are kept for as long as their list has not changed: triggers move the list's stamp in the
 * transaction that changes rows, so a count under the present stamp is the present count, on every server.
 */
export class Counts {
  private readonly kept = new Map<string, number>();

  /** @param list a row of `list_stamps` @param key tells apart what is counted within the list */
  async count(db: Database, list: string, key: string, query: SQL): Promise<number> {
    const stamped = `${list} ${await stampOf(db, list)} ${key}`;
    const known = this.kept.get(stamped);
    if (known !== undefined) return known;
    const { total } = await rowOf<{ total: number }>(db, sql`select count(*)::integer as total from ${query}`);
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(stamped, total);
    return total;
  }
}

/** The present stamp of a list, a row of `list_stamps`: another one as soon as its rows have changed. */
export const stampOf = async (db: Pick<Database, 'execute'>, list: string): Promise<string> =>
  (await rowOf<{ stamp: string }>(db, sql`select stamp::text as stamp from list_stamps where list = ${list}`)).stamp;
