import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { openDatabase, queryRows, type OpenDatabase } from '../../../server/database/database';
import * as schema from '../../../server/database/schema';
import { demoImage } from '../support/image';

/** A column as both descriptions define it. */
interface Described {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly identity: boolean;
  /** The default as SQL, without its type; null if there is none. */
  readonly fallback: string | null;
  readonly primary: boolean;
}

const tables = Object.values(schema)
  .filter((exported) => is(exported, PgTable))
  .map(getTableConfig);

const defaultOf = ({ default: value, hasDefault }: PgColumn): string | null =>
  !hasDefault || value === undefined ? null : Array.isArray(value) ? `'{${value.join(',')}}'` : JSON.stringify(value);

const declared = ({ columns, primaryKeys }: (typeof tables)[number]): readonly Described[] =>
  columns.map((column) => ({
    name: column.name,
    type: column.getSQLType().replace('timestamp (', 'timestamp('),
    nullable: !column.notNull,
    identity: column.generatedIdentity !== undefined,
    fallback: defaultOf(column),
    primary: column.primary || primaryKeys.some((key) => key.columns.some(({ name }) => name === column.name)),
  }));

const migrated = ({ db }: OpenDatabase, table: string): Promise<Described[]> =>
  queryRows<Described>(
    db,
    sql`
    select a.attname as name, replace(format_type(a.atttypid, a.atttypmod), ' without time zone', '') as type,
      not a.attnotnull as nullable, a.attidentity <> '' as identity, split_part(pg_get_expr(d.adbin, d.adrelid), '::', 1) as fallback,
      exists (select from pg_index i where i.indrelid = a.attrelid and i.indisprimary and a.attnum = any(i.indkey)) as primary
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${`public.${table}`}::regclass and a.attnum > 0 and not a.attisdropped`,
  );

const sorted = (columns: readonly Described[]): readonly Described[] =>
  columns.toSorted((one, other) => one.name.localeCompare(other.name));

describe('schema.ts', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase({ dataDir: 'memory://', image: demoImage() });
  });
  afterAll(() => database.close());

  test('exports tables', () => {
    expect(tables.length).toBeGreaterThan(10);
  });

  test.each(tables.map((table) => [table.name, table] as const))(
    'describes %s as the migrations create it',
    async (name, table) => {
      expect(sorted(declared(table))).toEqual(sorted(await migrated(database, name)));
    },
  );
});
