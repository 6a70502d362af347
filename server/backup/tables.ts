import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../database/database';

/** A column that is stored, with its type as SQL writes it. */
export interface StoredColumn {
  readonly name: string;
  readonly type: string;
}

export interface StoredTable {
  readonly name: string;
  readonly columns: readonly StoredColumn[];
}

/** The next identity of a table. */
export interface SequenceState {
  readonly name: string;
  readonly last: string;
  readonly isCalled: boolean;
}

/** The tables of Kantoor with their stored columns, by name. The queue of jobs has a schema of its own. */
export const readTables = (db: Pick<Database, 'execute'>): Promise<StoredTable[]> =>
  queryRows<StoredTable>(
    db,
    sql`
      select relname as name,
        json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relkind = 'r' and relnamespace = current_schema::regnamespace
        and attnum > 0 and not attisdropped and attgenerated = ''
      group by relname order by relname`,
  );

/** The state of all identities, by name. */
export const readSequences = async (db: Pick<Database, 'execute'>): Promise<readonly SequenceState[]> => {
  const names = await queryRows<{ name: string }>(
    db,
    sql`
      select relname as name from pg_class
      where relkind = 'S' and relnamespace = current_schema::regnamespace order by relname`,
  );
  const states: SequenceState[] = [];
  for (const { name } of names)
    states.push(
      ...(await queryRows<SequenceState>(
        db,
        sql`select ${name}::text as name, last_value::text as last, is_called as "isCalled" from ${sql.identifier(name)}`,
      )),
    );
  return states;
};

/** Formats in which both databases write and read the same text. */
const FORMATS = ['datestyle = iso', 'intervalstyle = postgres', "timezone = 'UTC'", 'extra_float_digits = 1'];

/** Sets the formats of values until the end of the transaction. */
export const useBackupFormats = async (tx: Pick<Database, 'execute'>): Promise<void> => {
  for (const format of FORMATS) await tx.execute(sql.raw(`set local ${format}`));
};
