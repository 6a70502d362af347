import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../database/database';
import { allConditions } from '../shared/list';

/** One term of the order. @property isInGroup whether all entries of a group share the value */
export interface LogSort {
  readonly column: string;
  readonly isInGroup: boolean;
  readonly isDescending: boolean;
}

export interface LogQuery {
  /** On level, source and method. */
  readonly choices: readonly SQL[];
  /** On the folded texts of groups. */
  readonly texts: readonly SQL[];
  /** Terms on groups, then `datetime`, then `id`; each may be absent. */
  readonly sorts: readonly LogSort[];
  /** Rows before the page. */
  readonly start: number;
  readonly count: number;
}

/** Entries with equal values in the leading sort terms, with their place in the list. */
export interface SortGroup {
  readonly keys: readonly string[];
  readonly size: number;
  readonly before: number;
  /** Number of its groups, where they were counted. */
  readonly groups: number;
  readonly earliest: string;
  readonly latest: string;
}

export interface SortGroupPage {
  readonly query: LogQuery;
  readonly leading: readonly LogSort[];
  readonly within: readonly LogSort[];
}

export type Reader = Pick<Database, 'execute'>;

export const sizeOf = (classes: readonly SortGroup[]): number => classes.reduce((sum, { size }) => sum + size, 0);

export const direction = ({ isDescending }: Pick<LogSort, 'isDescending'>): SQL =>
  isDescending ? sql`desc` : sql`asc`;
export const joined = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

export const needsGroups = ({ texts }: LogQuery, leading: readonly LogSort[]): boolean =>
  texts.length > 0 || leading.some(({ column }) => column.startsWith('by_'));

/** The classes that the page shows entries of, the total, and the number of all entries. */
export const readSortGroups = async (
  db: Reader,
  query: LogQuery,
  leading: readonly LogSort[],
): Promise<{ readonly total: number; readonly all: number; readonly classes: readonly SortGroup[] }> => {
  const table = needsGroups(query, leading) ? sql`log_groups` : sql`log_totals`;
  const keys = leading.map(({ column }) => sql`${sql.identifier(column)}`);
  const order = leading.map((term) => sql`${sql.identifier(term.column)} ${direction(term)}`);
  const isWhole = leading.length === 0;
  // Counts are integers: a sum of bigints is numeric, which takes several times as long.
  const rows = await queryRows<{ total: number; all: number } & { [Name in keyof SortGroup]: SortGroup[Name] | null }>(
    db,
    sql`
      with grouped as materialized (
        select ${joined([...keys, sql`sum(count)::integer as size`])}, min(earliest) as earliest, max(latest) as latest,
          count(*)::integer as groups
        from ${table} where ${allConditions([...query.choices, ...query.texts])}
        ${isWhole ? sql`` : sql`group by ${joined(keys)}`}
      ),
      placed as (
        select *, ${isWhole ? sql`0` : sql`sum(size) over (order by ${joined(order)} rows unbounded preceding) - size`} as before
        from grouped
      )
      select total, (select coalesce(sum(count), 0)::integer from log_totals) as "all", array[${joined(keys)}]::text[] as keys,
        size, groups, earliest::text as earliest, latest::text as latest, before::integer as before
      from (select coalesce(sum(size), 0)::integer as total from grouped) t
      left join placed on size > 0 and before < ${query.start + query.count} and before + size > ${query.start}
      order by before`,
  );
  const classes = rows.flatMap(({ keys: values, size, before, groups, earliest, latest }) =>
    size === null || values === null || before === null || groups === null || earliest === null || latest === null
      ? []
      : [{ keys: values, size, before, groups, earliest, latest }],
  );
  return { total: rows[0]?.total ?? 0, all: rows[0]?.all ?? 0, classes };
};

/** Condition on groups: the query, and one of these classes. */
export const inSortGroups = ({ query, leading }: SortGroupPage, classes: readonly SortGroup[]): SQL => {
  const keys = joined(leading.map(({ column }) => sql`${sql.identifier(column)}`));
  const values = classes.map(({ keys: own }) => sql`(${joined(own.map((key) => sql`${key}`))})`);
  return allConditions([
    ...query.choices,
    ...query.texts,
    ...(leading.length === 0 ? [] : [sql`(${keys}) in (${joined(values)})`]),
  ]);
};
