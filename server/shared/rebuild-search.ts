import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fold } from '../../src/domain/shared/fold';
import { queryRows, type Database } from '../database/database';
import type { Resource } from './resource';
import { columnDefinition, selectionOf, type Row } from './resource-rows';

type Db = Pick<Database, 'execute'>;

/** Result of a batch. */
export interface Rebuilt {
  readonly rows: number;
  readonly changed: number;
  /** The last id of the batch; undefined after the last batch. */
  readonly last: number | undefined;
}

interface Searched {
  readonly id: number;
  readonly version: number;
}

/** Maximum characters of one statement: the embedded database runs in this process and blocks it. */
const MOST_CHARACTERS = 200_000;

/**
 * Stores search texts that differ, and yields to requests after each record. Skips records that were saved in the
 * meantime. Rule R-JOB-11.
 * @returns how many differed
 */
export const storeSearchTexts = async <Row extends Searched>(
  db: Db,
  table: string,
  rows: readonly Row[],
  searchOf: (row: Row) => string,
  identity = 'id',
): Promise<number> => {
  let [texts, characters, changed]: [(Searched & { search: string })[], number, number] = [[], 0, 0];
  for (const [place, row] of rows.entries()) {
    const search = searchOf(row);
    texts.push({ id: row.id, version: row.version, search });
    characters += search.length;
    if (characters > MOST_CHARACTERS || place === rows.length - 1) {
      changed += await store(db, table, texts, identity);
      [texts, characters] = [[], 0];
    }
    await setImmediate();
  }
  return changed;
};

const store = async (
  db: Db,
  table: string,
  texts: readonly (Searched & { readonly search: string })[],
  identity: string,
): Promise<number> => {
  const changed = await queryRows(
    db,
    sql`
      update ${sql.identifier(table)} t set search = n.search
      from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as n (id integer, version integer, search text)
      where t.${sql.identifier(identity)} = n.id and t.version = n.version and t.search <> n.search returning n.id`,
  );
  return changed.length;
};

/** Rebuilds the search text of the records after an id. */
export const rebuildSearchOf = async (db: Db, resource: Resource, after: number, limit: number): Promise<Rebuilt> => {
  const table = sql.identifier(resource.table);
  const rows = await queryRows<Row>(
    db,
    sql`
      select ${selectionOf(resource, resource.searched)} from ${table}
      where ${table}.id > ${after} order by ${table}.id limit ${limit}`,
  );
  const searchOf = (row: Row): string =>
    fold(resource.searched.map((name) => columnDefinition(resource, name).words(row[name])).join(' '));
  return {
    rows: rows.length,
    changed: await storeSearchTexts(db, resource.table, rows, searchOf),
    last: rows.length < limit ? undefined : rows.at(-1)?.id,
  };
};
