import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../../server/database/database';

interface ColumnOf {
  readonly name: string;
  readonly type: string;
}

const VALUES: Readonly<Record<string, SQL>> = {
  'text': sql`left(md5(n::text), 16)`,
  'integer': sql`n % 997`,
  'numeric': sql`n % 997`,
  'boolean': sql`n % 100 = 0`,
  'date': sql`date '2020-01-01' + n % 2500`,
  'timestamp without time zone': sql`timestamp '2020-01-01' + make_interval(mins => n * 7)`,
  'ARRAY': sql`'{}'`,
};

/**
 * Fills a table with rows in random order: random texts, switches of which one in a hundred is on, days of several
 * years. @param own values of other columns, as SQL expressions of the row number `n`
 */
export const fillTable = async (
  db: Database,
  table: string,
  count: number,
  own: Readonly<Record<string, SQL>>,
): Promise<void> => {
  const columns = await queryRows<ColumnOf>(
    db,
    sql`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_identity = 'NO' and column_default is null
    order by ordinal_position`,
  );
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(({ name, type }) => own[name] ?? VALUES[type] ?? sql`null`),
    sql`, `,
  );
  await db.execute(
    sql`insert into ${sql.identifier(table)} (${names}) select ${values} from generate_series(1, ${count}::integer) n`,
  );
};
