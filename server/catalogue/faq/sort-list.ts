import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { sortedOrder } from '../../../src/domain/catalogue/positions.rule';
import { idArray, queryRows, type Database } from '../../database/database';
import { ok, type Answer, type CallOf } from '../../shared/endpoint';
import { checkIfMatch } from '../../shared/etag';
import { readId } from '../../shared/fields';
import { fieldsNotValid } from '../../shared/refusal';
import { withRetry } from '../../shared/retry';

type Db = Pick<Database, 'execute'>;

/** A list whose records have positions from 1. */
export interface SortedList {
  readonly table: 'faq_categories' | 'faq_questions';
  /** Condition that selects the records of the list. */
  readonly where: SQL;
}

export const categoriesOf = (website: number): SortedList => ({
  table: 'faq_categories',
  where: sql`website_id = ${website}`,
});

export const questionsOf = (category: number): SortedList => ({
  table: 'faq_questions',
  where: sql`category_id = ${category}`,
});

const idsOf = async (db: Db, { table, where }: SortedList): Promise<number[]> =>
  (
    await queryRows<{ id: number }>(
      db,
      sql`select id from ${sql.identifier(table)} where ${where} order by sort_id, id`,
    )
  ).map(({ id }) => id);

/** Locks the records by id, in the same order as a move of a question does. */
const lockRows = (db: Db, { table, where }: SortedList): Promise<unknown> =>
  db.execute(sql`select id from ${sql.identifier(table)} where ${where} order by id for no key update`);

/** ETag of an order: equal orders have equal ETags, whatever else changed. Rule R-CAT-24. */
export const orderEtag = (ids: readonly number[]): string =>
  `"order-${createHash('sha256').update(ids.join(',')).digest('hex').slice(0, 24)}"`;

/** Assigns positions from 1 without gaps; record versions stay the same. The caller must hold the list's lock. */
const placeInOrder = async (db: Db, { table }: SortedList, ids: readonly number[]): Promise<void> => {
  await db.execute(
    sql`
      update ${sql.identifier(table)} stored set sort_id = ordered.place
      from unnest(${idArray(ids)}) with ordinality ordered (id, place)
      where stored.id = ordered.id and stored.sort_id <> ordered.place`,
  );
};

/** Closes the gaps of deleted or moved records. */
export const closeGaps = async (db: Db, list: SortedList): Promise<void> =>
  placeInOrder(db, list, await idsOf(db, list));

/** The position after the last record, for a new one. */
export const nextPosition = async (db: Db, list: SortedList): Promise<number> => (await idsOf(db, list)).length + 1;

/** The sent ids in the order of their positions. */
const readOrder = (listed: readonly (readonly [string, string])[], name: string): readonly number[] => {
  if (new Set(listed.map(([, written]) => readId(written))).size < Math.max(1, listed.length))
    throw fieldsNotValid(name);
  return listed
    .map(([key, written]) => {
      const [id, position] = [readId(key), readId(written)];
      if (id === undefined || position === undefined) throw fieldsNotValid(name);
      return { id, position };
    })
    .sort((one, other) => one.position - other.position)
    .map(({ id }) => id);
};

/**
 * Handles `PUT …/sort` with `name[{id}]=position`. Without `If-Match` the last order wins. Rule R-CAT-24.
 * @param find locks the list and says which it is
 */
export const sortList = async (
  { services: { db }, header }: Pick<CallOf, 'services' | 'header'>,
  sent: readonly (readonly [string, string])[],
  name: string,
  find: (tx: Database) => Promise<SortedList>,
): Promise<Answer> => {
  const listed = readOrder(sent, name);
  return withRetry(() =>
    db.transaction(async (tx) => {
      const list = await find(tx);
      await lockRows(tx, list);
      const stored = await idsOf(tx, list);
      checkIfMatch(header('if-match'), orderEtag(stored));
      const ids = sortedOrder(stored, listed);
      await placeInOrder(tx, list, ids);
      return ok({}, { ETag: orderEtag(ids) });
    }),
  );
};
