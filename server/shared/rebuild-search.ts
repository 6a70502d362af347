import { sql } from 'drizzle-orm';
import { fold } from '../../src/domain/shared/fold';
import { queryRows, type Database } from '../database/database';
import type { Resource } from './resource';
import { columnDefinition, selectionOf, type Row } from './resource-rows';

type Db = Pick<Database, 'execute'>;

/** What a batch came to. */
export interface Rebuilt {
  readonly rows: number;
  readonly changed: number;
  /** The last id; undefined at the end. */
  readonly last: number | undefined;
}

interface SearchText {
  readonly id: number;
  readonly version: number;
  readonly search: string;
}

/** Stores search texts that differ; a record that was saved meanwhile keeps its own. */
export const storeSearchTexts = async (
  db: Db,
  table: string,
  texts: readonly SearchText[],
  identity = 'id',
): Promise<number> => {
  if (texts.length === 0) return 0;
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
  const texts = rows.map((row) => ({
    id: row.id,
    version: row.version,
    search: fold(resource.searched.map((name) => columnDefinition(resource, name).words(row[name])).join(' ')),
  }));
  return {
    rows: rows.length,
    changed: await storeSearchTexts(db, resource.table, texts),
    last: rows.length < limit ? undefined : rows.at(-1)?.id,
  };
};
