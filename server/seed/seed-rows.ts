import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../database/database';
import type { Columns, Resource, ValuesOf } from '../shared/resource';
import { missingFieldsOf } from '../shared/resource-form';
import { insertRows, type Values } from '../shared/resource-rows';

/** Rows per statement. */
const BATCH = 500;

/** The first mistake in a row of demonstration data; null if none. */
const mistakeIn = (resource: Resource, row: Values): string | null => {
  const [missing] = missingFieldsOf(resource, row);
  if (missing !== undefined) return `${missing} is missing`;
  const unknown = Object.keys(row).find((name) => !Object.hasOwn(resource.columns, name));
  if (unknown !== undefined) return `${unknown} is no column`;
  const [problem] = Object.entries(resource.problems?.(row) ?? {});
  return problem === undefined ? null : `${problem[0]} does not hold: ${problem[1]}`;
};

/**
 * Inserts demonstration rows of a website, validated as the API validates a save.
 * @returns their ids in the same order
 * @throws naming table, row (from 1) and column of the first mistake
 */
export const seedRows = async <Own extends Columns>(
  tx: Pick<Database, 'execute'>,
  declared: Resource<Own>,
  rows: readonly NoInfer<ValuesOf<Own>>[],
  website: number | null,
): Promise<number[]> => {
  const resource: Resource = declared;
  for (const [place, row] of rows.entries()) {
    const mistake = mistakeIn(resource, row);
    if (mistake !== null) throw new Error(`Demonstration data, table ${resource.table}, row ${place + 1}: ${mistake}`);
  }
  const ids: number[] = [];
  for (let first = 0; first < rows.length; first += BATCH)
    ids.push(...(await insertRows(tx, resource, rows.slice(first, first + BATCH), website)));
  return ids;
};

/** Inserts rows by column names, ids included. */
export const seedRecords = async (
  tx: Pick<Database, 'execute'>,
  table: string,
  rows: readonly object[],
): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const name = sql.identifier(table);
  const columns = sql.join(
    Object.keys(first).map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${name} (${columns})
    select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`);
};

/** Reserves ids of a table in ascending order, for rows that refer to each other. */
export const newIds = async (tx: Pick<Database, 'execute'>, table: string, count: number): Promise<readonly number[]> =>
  (
    await queryRows<{ id: number }>(
      tx,
      sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id from generate_series(1, ${count}::integer)`,
    )
  ).map(({ id }) => id);
