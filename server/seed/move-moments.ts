import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../database/database';

const SECOND = 1_000;
const DAY = 24 * 3_600 * SECOND;
/** Tables whose moments are at a distance from the moment of seeding, not from its day. */
const TO_THE_SECOND: readonly string[] = ['users', 'logs', 'log_groups', 'log_totals'];
const IN_JSON = '"[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}"';

interface MomentColumns {
  readonly table: string;
  readonly moments: readonly string[];
  readonly documents: readonly string[];
}

/** The tables that have rows, with their columns of moments and of JSON. */
const momentColumns = (tx: Database): Promise<MomentColumns[]> =>
  queryRows<MomentColumns>(
    tx,
    sql`
      select relname as "table",
        coalesce(json_agg(attname) filter (where atttypid = 'timestamp'::regtype), '[]') as moments,
        coalesce(json_agg(attname) filter (where atttypid = 'jsonb'::regtype), '[]') as documents
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relkind = 'r' and relnamespace = current_schema::regnamespace and relname not in ('migrations', 'installation')
        and attnum > 0 and not attisdropped and attgenerated = '' and atttypid in ('timestamp'::regtype, 'jsonb'::regtype)
        and pg_relation_size(pg_class.oid) > 0
      group by relname`,
  );

/** Moves every string of a document that is a moment. */
const movedDocument = (column: SQL, by: SQL): SQL => sql`(
  select string_agg(
    case when '"' || part || '"' ~ ${`^${IN_JSON}$`} then to_char(part::timestamp + ${by}, 'YYYY-MM-DD HH24:MI:SS') else part end,
    '"' order by place
  )
  from string_to_table(${column}::text, '"') with ordinality as parts (part, place)
)::jsonb`;

/**
 * Moves all moments of seeded demonstration data, as if they had been seeded at another moment of the same year. For
 * the embedded database, as triggers are off meanwhile: they would count moved rows again.
 */
export const moveMoments = async (tx: Database, from: number, to: number): Promise<void> => {
  const seconds = Math.floor(to / SECOND) - Math.floor(from / SECOND);
  const days = Math.floor(to / DAY) - Math.floor(from / DAY);
  await tx.execute(sql`set local session_replication_role = replica`);
  for (const { table, moments, documents } of await momentColumns(tx)) {
    const isToTheSecond = TO_THE_SECOND.includes(table);
    if (days === 0 && !isToTheSecond) continue;
    const by = isToTheSecond
      ? sql`make_interval(secs => ${seconds}::integer)`
      : sql`make_interval(days => ${days}::integer)`;
    const named = moments.map((name) => sql.identifier(name));
    if (named.length > 0)
      await tx.execute(sql`
        update ${sql.identifier(table)} set ${sql.join(
          named.map((name) => sql`${name} = ${name} + ${by}`),
          sql`, `,
        )}`);
    for (const name of documents.map((document) => sql`${sql.identifier(document)}`))
      await tx.execute(sql`
        update ${sql.identifier(table)} set ${name} = ${movedDocument(name, by)} where ${name}::text ~ ${IN_JSON}`);
  }
  await tx.execute(sql`set local session_replication_role = origin`);
};
