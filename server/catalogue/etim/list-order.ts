import { sql, type SQL } from 'drizzle-orm';
import { sortedOrder } from '../../../src/domain/catalogue/positions.rule';
import { lockUntilCommit } from '../../database/advisory-locks';
import { idArray, queryRow, queryRows, type Database } from '../../database/database';
import { ok, type Answer, type CallOf } from '../../shared/endpoint';
import { readId } from '../../shared/fields';
import { fieldsNotValid, Refusal } from '../../shared/refusal';
import { withRetry } from '../../shared/retry';

type Db = Pick<Database, 'execute'>;

/** A list with positions from 1: all categories, or the features with the same category or with none. */
export interface OrderedList {
  /** Key in `etim_sorts`. */
  readonly key: string;
  readonly table: SQL;
  readonly where: SQL;
}

export const CATEGORY_LIST: OrderedList = { key: 'categories', table: sql`etim_categories`, where: sql`true` };

/** @param category null for the features without one */
export const featureList = (category: number | null): OrderedList => ({
  key: category === null ? 'other' : String(category),
  table: sql`etim_features`,
  where: category === null ? sql`category_id is null` : sql`category_id = ${category}`,
});

/** Serialises everything that changes positions. Take it before any row lock. */
export const lockOrder = (tx: Db): Promise<void> => lockUntilCommit(tx, 'etimOrder');

export const readOrder = async (db: Db, { table, where }: OrderedList): Promise<number[]> =>
  (await queryRows<{ id: number }>(db, sql`select id from ${table} where ${where} order by sort_id, id`)).map(
    ({ id }) => id,
  );

/** Stores positions from 1. Record versions stay the same: a sort does not conflict with an edit. */
export const storeOrder = async (tx: Db, { table }: OrderedList, ids: readonly number[]): Promise<void> => {
  await tx.execute(
    sql`
      update ${table} r set sort_id = o.place
      from unnest(${idArray(ids)}) with ordinality o (id, place)
      where r.id = o.id and r.sort_id <> o.place`,
  );
};

/** Closes the gaps of removed records. Rule R-CAT-03. */
export const closeGaps = async (tx: Db, { table, where }: OrderedList): Promise<void> => {
  await tx.execute(
    sql`
      update ${table} r set sort_id = o.place
      from (select id, row_number() over (order by sort_id, id) as place from ${table} where ${where}) o
      where r.id = o.id and r.sort_id <> o.place`,
  );
};

export const lastPosition = async (tx: Db, { table, where }: OrderedList): Promise<number> =>
  (await queryRow<{ last: number }>(tx, sql`select coalesce(max(sort_id), 0) as last from ${table} where ${where}`))
    .last;

/** The current ETag of all lists: the number of sorts so far. A list accepts it until that list is sorted again. */
export const listEtag = async (db: Db): Promise<string> => {
  const { stamp } = await queryRow<{ stamp: number }>(db, sql`select coalesce(max(stamp), 0) as stamp from etim_sorts`);
  return etagOfSort(stamp);
};

const etagOfSort = (stamp: number): string => `"sort.${stamp}"`;

/** Records a sort; the list refuses older ETags from then on. Rule R-CAT-09. */
export const recordSort = async (tx: Db, { key }: OrderedList): Promise<string> => {
  const { stamp } = await queryRow<{ stamp: number }>(
    tx,
    sql`
      insert into etim_sorts (list, stamp) select ${key}::text, coalesce(max(stamp), 0) + 1 from etim_sorts
      on conflict (list) do update set stamp = excluded.stamp returning stamp`,
  );
  return etagOfSort(stamp);
};

/** Refuses with 412 and the current order if the list was sorted after the `If-Match` ETag. Rule R-CAT-09. */
const checkUnsorted = async (
  tx: Db,
  ifMatch: string | undefined,
  { key }: OrderedList,
  order: readonly number[],
): Promise<void> => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const stamps = ifMatch.split(',').map((tag) => Number(/^(?:W\/)?"sort\.(\d{1,9})"$/.exec(tag.trim())?.[1] ?? NaN));
  const [sorted] = await queryRows<{ stamp: number }>(tx, sql`select stamp from etim_sorts where list = ${key}`);
  if (stamps.some((stamp) => stamp >= (sorted?.stamp ?? 0))) return;
  throw new Refusal(412, 'CHANGED', { body: { order }, headers: { ETag: await listEtag(tx) } });
};

/** Parses `{field}[{id}]=position`. @returns the ids by position */
export const readPositions = (entries: readonly (readonly [string, string])[], field: string): number[] => {
  const places = entries.map(([key, text]) => ({ id: readId(key), position: readId(text) }));
  const ids = places.flatMap(({ id, position }) => (id === undefined || position === undefined ? [] : [id]));
  const positions = new Set(places.map(({ position }) => position));
  if (entries.length === 0 || ids.length < entries.length || positions.size < entries.length)
    throw fieldsNotValid(field);
  return places.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0)).flatMap(({ id }) => id ?? []);
};

/** Sorts a list. With `If-Match` the later of two sorts is refused; without it the last one wins. Rule R-CAT-09. */
export const sortList = (
  { services: { db }, header }: Pick<CallOf, 'services' | 'header'>,
  list: OrderedList,
  listed: readonly number[],
  check: (tx: Db) => Promise<void> = () => Promise.resolve(),
): Promise<Answer> =>
  withRetry(() =>
    db.transaction(async (tx) => {
      await lockOrder(tx);
      await check(tx);
      const stored = await readOrder(tx, list);
      await checkUnsorted(tx, header('if-match'), list, stored);
      const order = sortedOrder(stored, listed);
      // An unchanged order does not outdate the ETags of others.
      if (order.every((id, place) => id === stored[place])) return ok({ order }, { ETag: await listEtag(tx) });
      await storeOrder(tx, list, order);
      return ok({ order }, { ETag: await recordSort(tx, list) });
    }),
  );
