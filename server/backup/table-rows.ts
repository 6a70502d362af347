import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../database/database';
import type { StoredTable } from './tables';

/** Rows that one query fetches; fewer from a table with files, which are stored in pieces of up to a megabyte. */
const [ROWS, ROWS_WITH_BYTES] = [200, 4];
const MODULUS = 2n ** 128n;

const hasBytes = ({ columns }: StoredTable): boolean => columns.some(({ type }) => type === 'bytea');

/** Number of rows, and a hash that does not depend on their order. */
export interface TableDigest {
  readonly rows: number;
  readonly hash: string;
}

/** Computes the digest of a table from its rows. */
export class Digest {
  private rows = 0;
  private sum = 0n;

  add(row: string): void {
    const hash = createHash('sha256').update(row).digest();
    this.rows += 1;
    this.sum = (this.sum + hash.readBigUInt64LE(0) + (hash.readBigUInt64LE(8) << 64n)) % MODULUS;
  }

  get value(): TableDigest {
    return { rows: this.rows, hash: this.sum.toString(16).padStart(32, '0') };
  }
}

const asText = ({ columns }: StoredTable): SQL =>
  sql.join(
    columns.map(({ name, type }) =>
      type === 'bytea'
        ? sql`translate(encode(${sql.identifier(name)}, 'base64'), E'\n', '')`
        : sql`${sql.identifier(name)}::text`,
    ),
    sql`, `,
  );

/** Reads the rows of a table within a transaction, each as a JSON array of texts. */
export async function* rowsOf(tx: Database, table: StoredTable): AsyncGenerator<string> {
  await tx.execute(sql`
    declare backup_rows no scroll cursor for
    select json_build_array(${asText(table)})::text as row from ${sql.identifier(table.name)}`);
  const count = hasBytes(table) ? ROWS_WITH_BYTES : ROWS;
  for (;;) {
    const rows = await queryRows<{ row: string }>(tx, sql.raw(`fetch ${count} from backup_rows`));
    for (const { row } of rows) yield row;
    if (rows.length < count) break;
  }
  await tx.execute(sql`close backup_rows`);
}

/** Stores rows in the format of `rowsOf`. */
export const insertRows = async (tx: Database, table: StoredTable, rows: readonly string[]): Promise<void> => {
  const names = table.columns.map(({ name }) => sql.identifier(name));
  const values = table.columns.map(({ type }, place) =>
    type === 'bytea'
      ? sql`decode(value ->> ${sql.raw(String(place))}, 'base64')`
      : sql`(value ->> ${sql.raw(String(place))})::${sql.raw(type)}`,
  );
  await tx.execute(sql`
    insert into ${sql.identifier(table.name)} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from json_array_elements(${`[${rows.join(',')}]`}::json)`);
};
