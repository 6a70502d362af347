import { sql, type SQL } from 'drizzle-orm';
import { queryRows } from '../database/database';
import { allConditions } from '../shared/list';
import {
  direction,
  inSortGroups,
  joined,
  needsGroups,
  readSortGroups,
  sizeOf,
  type SortGroup,
  type SortGroupPage,
  type LogQuery,
  type LogSort,
  type Reader,
} from './log-sort-groups';

/** Up to this number, entries are collected and sorted; more are usually dense enough to scan the time index. */
const MAX_SORTED_ROWS = 5_000;
/** Cost of collecting and sorting an entry, relative to scanning one. */
const SORT_COST = 10;
/** Maximum number of groups whose time indexes are merged. */
const MAX_MERGED_GROUPS = 16;

/**
 * Finds the ids of a page and the exact total. Entries of a group share level, source, module, message and method, so
 * counts and positions are computed from groups; only the page's entries are read.
 */
export const readLogPage = async (
  db: Reader,
  query: LogQuery,
): Promise<{ readonly ids: readonly number[]; readonly total: number }> => {
  const cut = query.sorts.findIndex(({ isInGroup }) => !isInGroup);
  const leading = cut < 0 ? query.sorts : query.sorts.slice(0, cut);
  const within = cut < 0 ? [] : query.sorts.slice(cut);
  const { total, all, classes } = await readSortGroups(db, query, leading);
  const [first] = classes;
  if (first === undefined) return { ids: [], total };
  const page: SortGroupPage = { query, leading, within };
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

/** Consecutive classes read by one query: one class, or several with few entries. */
type Run = readonly [SortGroup, ...SortGroup[]];

const inRuns = (classes: readonly SortGroup[]): readonly Run[] => {
  const runs: [SortGroup, ...SortGroup[]][] = [];
  for (const one of classes) {
    const last = runs.at(-1);
    if (last !== undefined && sizeOf(last) + one.size <= MAX_SORTED_ROWS) last.push(one);
    else runs.push([one]);
  }
  return runs;
};

/** Chooses the query that reads the fewest entries for a part of a run. */
const chooseReader = (
  { query, leading }: SortGroupPage,
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

/** Collects all entries of the classes by group and sorts them. */
const sortedIds = async (
  db: Reader,
  page: SortGroupPage,
  classes: readonly SortGroup[],
  start: number,
  count: number,
): Promise<readonly number[]> => {
  const terms = page.leading.map((term) => sql`${sql.identifier(term.column)} ${direction(term)}, `);
  // `offset` keeps the planner from reading the whole log instead.
  const rows = await queryRows<{ id: number }>(
    db,
    sql`
      with found as materialized (
        select e.id, e.datetime, g.level, g.source, g.method, g.by_module, g.by_message
        from (select * from log_groups where ${inSortGroups(page, classes)}) g
        cross join lateral (select id, datetime from logs where group_id = g.id offset 0) e
      )
      select id from found order by ${sql.join(terms)}${orderWithin(page.within)} limit ${count} offset ${start}`,
  );
  return rows.map(({ id }) => id);
};

/** Scans the time index of the class's period from the nearer end. */
const scannedIds = async (
  db: Reader,
  page: SortGroupPage,
  classes: readonly SortGroup[],
  start: number,
  count: number,
): Promise<readonly number[]> => {
  const { query, leading } = page;
  const [one] = classes;
  if (one === undefined) return [];
  const isReversed = start + count / 2 > one.size / 2;
  const groups = needsGroups(query, leading)
    ? // Not as a join: the planner would rather collect all entries of the groups.
      [sql`(group_id in (select id from log_groups where ${inSortGroups(page, classes)})) is true`]
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

/** Merges the time indexes of the groups of a class. */
const mergedIds = async (
  db: Reader,
  page: SortGroupPage,
  classes: readonly SortGroup[],
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
      select e.id from (select id from log_groups where ${inSortGroups(page, classes)} offset 0) g
      cross join lateral (
        select id, datetime from logs where group_id = g.id ${order} limit ${skipped + count}
      ) e
      ${order} limit ${count} offset ${skipped}`,
  );
  return idsOf(rows, isReversed);
};
