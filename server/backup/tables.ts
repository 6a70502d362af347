import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../database/database';

/** A column in a backup, which has all but generated columns; `type` is written as in SQL. */
export interface StoredColumn {
  readonly name: string;
  readonly type: string;
}

export interface StoredTable {
  readonly name: string;
  readonly columns: readonly StoredColumn[];
}

/** The state of a sequence, which gives a table its next identity. */
export interface SequenceState {
  readonly name: string;
  readonly last: string;
  readonly isCalled: boolean;
}

/**
 * The tables of Kantoor with their stored columns, sorted by name. The queue of jobs has its own schema and is left
 * out.
 */
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

/** The states of all sequences, sorted by name. */
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

/** With these settings, an embedded database and a PostgreSQL server write the same text for the same value. */
const FORMATS = ['datestyle = iso', 'intervalstyle = postgres', "timezone = 'UTC'", 'extra_float_digits = 1'];

/** Applies these settings until the end of the transaction. */
export const useBackupFormats = async (tx: Pick<Database, 'execute'>): Promise<void> => {
  for (const format of FORMATS) await tx.execute(sql.raw(`set local ${format}`));
};
