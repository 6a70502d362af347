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
interface Class {
  readonly keys: readonly string[];
  readonly size: number;
  readonly before: number;
  /** Number of its groups, where they were counted. */
  readonly groups: number;
  readonly earliest: string;
  readonly latest: string;
}

/** Up to so many entries are collected and sorted; more are usually dense enough to scan the order of time. */
const MAX_SORTED_ROWS = 5_000;
/** Cost of collecting and sorting an entry, in entries that are scanned. */
const SORT_COST = 10;
/** Groups whose own orders of time can be merged. */
const MAX_MERGED_GROUPS = 16;

type Reader = Pick<Database, 'execute'>;

/**
 * Finds the ids of a page and the exact total. Level, source, module, message and method are the same within a group of
 * entries, so counts and places in a list sorted by them follow from the groups; only the entries of the page are read.
 */
export const readLogPage = async (
  db: Reader,
  query: LogQuery,
): Promise<{ readonly ids: readonly number[]; readonly total: number }> => {
  const cut = query.sorts.findIndex(({ isInGroup }) => !isInGroup);
  const leading = cut < 0 ? query.sorts : query.sorts.slice(0, cut);
  const within = cut < 0 ? [] : query.sorts.slice(cut);
  const { total, all, classes } = await readClasses(db, query, leading);
  const [first] = classes;
  if (first === undefined) return { ids: [], total };
  const page: ClassPage = { query, leading, within };
  const ids: number[] = [];
  for (const run of inRuns(classes)) {
    const [{ before }] = run;
    const size = sizeOf(run);
    const skipped = Math.max(0, query.start - before);
    const wanted = Math.min(size - skipped, query.count - ids.length);
    ids.push(...(await chooseReader(page, run, skipped, wanted, all)(db, page, run, skipped, wanted)));
  }
  return { ids, total };
};

/** Consecutive classes that are read by one query: one class, or several with few entries. */
type Run = readonly [Class, ...Class[]];

const sizeOf = (classes: readonly Class[]): number => classes.reduce((sum, { size }) => sum + size, 0);

const inRuns = (classes: readonly Class[]): readonly Run[] => {
  const runs: [Class, ...Class[]][] = [];
  for (const one of classes) {
    const last = runs.at(-1);
    if (last !== undefined && sizeOf(last) + one.size <= MAX_SORTED_ROWS) last.push(one);
    else runs.push([one]);
  }
  return runs;
};

/** The query for a part of a run that reads the fewest entries. */
const chooseReader = (
  { query, leading }: ClassPage,
  [{ size, groups }, ...others]: Run,
  skipped: number,
  wanted: number,
  all: number,
): typeof sortedIds => {
  if (others.length > 0 || size <= MAX_SORTED_ROWS) return sortedIds;
  const distance = Math.min(skipped, size - skipped - wanted) + wanted;
  const scanned = distance * (all / size);
  const merged = needsGroups(query, leading) && groups <= MAX_MERGED_GROUPS ? groups * distance : Infinity;
  if (size * SORT_COST < Math.min(scanned, merged)) return sortedIds;
  return merged < scanned ? mergedIds : scannedIds;
};

interface ClassPage {
  readonly query: LogQuery;
  readonly leading: readonly LogSort[];
  readonly within: readonly LogSort[];
}

const direction = ({ isDescending }: Pick<LogSort, 'isDescending'>): SQL => (isDescending ? sql`desc` : sql`asc`);
const joined = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

const needsGroups = ({ texts }: LogQuery, leading: readonly LogSort[]): boolean =>
  texts.length > 0 || leading.some(({ column }) => column.startsWith('by_'));

/** The classes that the page shows entries of, the total, and the number of all entries. */
const readClasses = async (
  db: Reader,
  query: LogQuery,
  leading: readonly LogSort[],
): Promise<{ readonly total: number; readonly all: number; readonly classes: readonly Class[] }> => {
  const table = needsGroups(query, leading) ? sql`log_groups` : sql`log_totals`;
  const keys = leading.map(({ column }) => sql`${sql.identifier(column)}`);
  const order = leading.map((term) => sql`${sql.identifier(term.column)} ${direction(term)}`);
  const isWhole = leading.length === 0;
  // Counts are integers: a sum of bigints is numeric, which takes several times as long.
  const rows = await queryRows<{ total: number; all: number } & { [Name in keyof Class]: Class[Name] | null }>(
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
const inClasses = ({ query, leading }: ClassPage, classes: readonly Class[]): SQL => {
  const keys = joined(leading.map(({ column }) => sql`${sql.identifier(column)}`));
  const values = classes.map(({ keys: own }) => sql`(${joined(own.map((key) => sql`${key}`))})`);
  return allConditions([
    ...query.choices,
    ...query.texts,
    ...(leading.length === 0 ? [] : [sql`(${keys}) in (${joined(values)})`]),
  ]);
};

/** Order within a class; the newest first unless sorted. */
const orderWithin = (within: readonly LogSort[], reversed = false): SQL => {
  const last = within.at(-1)?.isDescending ?? true;
  const terms = [
    ...(within.length === 0 ? [{ column: 'datetime', isInGroup: false, isDescending: true }] : within),
    { column: 'id', isInGroup: false, isDescending: last },
  ];
  return joined(
    terms.map(
      (term) => sql`${sql.identifier(term.column)} ${direction({ isDescending: term.isDescending !== reversed })}`,
    ),
  );
};

/** Collects all entries of the classes by their groups and sorts them. */
const sortedIds = async (
  db: Reader,
  page: ClassPage,
  classes: readonly Class[],
  start: number,
  count: number,
): Promise<readonly number[]> => {
  const terms = page.leading.map((term) => sql`${sql.identifier(term.column)} ${direction(term)}, `);
  // The offset keeps the planner from reading the whole log instead.
  const rows = await queryRows<{ id: number }>(
    db,
    sql`
      with found as materialized (
        select e.id, e.datetime, g.level, g.source, g.method, g.by_module, g.by_message
        from (select * from log_groups where ${inClasses(page, classes)}) g
        cross join lateral (select id, datetime from logs where group_id = g.id offset 0) e
      )
      select id from found order by ${sql.join(terms)}${orderWithin(page.within)} limit ${count} offset ${start}`,
  );
  return rows.map(({ id }) => id);
};

/** Scans an index of the order of time, from its nearer end, within the time of the class. */
const scannedIds = async (
  db: Reader,
  page: ClassPage,
  classes: readonly Class[],
  start: number,
  count: number,
): Promise<readonly number[]> => {
  const { query, leading } = page;
  const [one] = classes;
  if (one === undefined) return [];
  const isReversed = start + count / 2 > one.size / 2;
  const groups = needsGroups(query, leading)
    ? // Not as a join: the planner would rather collect all entries of the groups.
      [sql`(group_id in (select id from log_groups where ${inClasses(page, classes)})) is true`]
    : leading.map(({ column }, place) => sql`${sql.identifier(column)} = ${one.keys[place] ?? ''}`);
  const conditions = [
    ...query.choices,
    ...groups,
    sql`datetime between ${one.earliest}::timestamp and ${one.latest}::timestamp`,
  ];
  const rows = await queryRows<{ id: number }>(
    db,
    sql`
      select id from logs where ${allConditions(conditions)}
      order by ${orderWithin(page.within, isReversed)}
      limit ${count} offset ${isReversed ? one.size - start - count : start}`,
  );
  return idsOf(rows, isReversed);
};

const idsOf = (rows: readonly { readonly id: number }[], isReversed: boolean): readonly number[] => {
  const ids = rows.map(({ id }) => id);
  return isReversed ? ids.toReversed() : ids;
};

/** Merges the orders of time of the groups of a class. */
const mergedIds = async (
  db: Reader,
  page: ClassPage,
  classes: readonly Class[],
  start: number,
  count: number,
): Promise<readonly number[]> => {
  const size = sizeOf(classes);
  const isReversed = start + count / 2 > size / 2;
  const order = sql`order by ${orderWithin(page.within, isReversed)}`;
  const skipped = isReversed ? size - start - count : start;
  const rows = await queryRows<{ id: number }>(
    db,
    sql`
      select e.id from (select id from log_groups where ${inClasses(page, classes)} offset 0) g
      cross join lateral (
        select id, datetime from logs where group_id = g.id ${order} limit ${skipped + count}
      ) e
      ${order} limit ${count} offset ${skipped}`,
  );
  return idsOf(rows, isReversed);
};
