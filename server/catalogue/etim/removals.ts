import { sql, type SQL } from 'drizzle-orm';
import { idArray, queryRows, type Database } from '../../database/database';
import { BULK_REMOVAL, bulkRemovalAnswer, type RefusedRemoval } from '../../shared/bulk-removal';
import { noContent, NOTHING, withRight, type CallOf, type Endpoint } from '../../shared/endpoint';
import { checkIfMatch, etagOf } from '../../shared/etag';
import { idOf } from '../../shared/record';
import { notFound, Refusal } from '../../shared/refusal';
import { findLocks, isLockedFor, type LockedRecords } from '../../shared/record-locks';
import { withRetry } from '../../shared/retry';
import { LOCKED_CATEGORIES, LOCKED_FEATURES } from '../locked-records';
import { CATEGORY_LIST, closeGaps, featureList, lockOrder } from './list-order';

type Db = Pick<Database, 'execute'>;

interface Removal {
  readonly ids: readonly number[];
  /** For a single deletion. */
  readonly ifMatch?: string | undefined;
}

/**
 * Deletes records that exist, are not locked by others and are not in use; returns the others with reasons. Rule
 * R-CAT-10.
 */
type Remove = (call: Pick<CallOf, 'services' | 'caller'>, removal: Removal) => Promise<readonly RefusedRemoval[]>;

const removeFrom =
  (records: LockedRecords, usedAmong: (ids: SQL) => SQL, remove: (tx: Db, ids: SQL) => Promise<void>): Remove =>
  ({ services: { db, now }, caller }, { ids, ifMatch }) =>
    withRetry(() =>
      db.transaction(async (tx) => {
        await lockOrder(tx);
        const states = await findLocks(tx, records, caller.website, ids, now());
        const used = await queryRows<{ id: number }>(tx, usedAmong(idArray(ids)));
        const inUse = new Set(used.map(({ id }) => id));
        const refused = ids.flatMap((id) => {
          const state = states.get(id);
          if (state === undefined) return [{ id, code: 'NOT_FOUND' }];
          if (isLockedFor(state.lock, caller)) return [{ id, code: 'LOCKED' }];
          if (inUse.has(id)) return [{ id, code: 'IN_USE' }];
          checkIfMatch(ifMatch, etagOf(id, state.version));
          return [];
        });
        const refusedIds = new Set(refused.map(({ id }) => id));
        await remove(tx, idArray(ids.filter((id) => !refusedIds.has(id))));
        return refused;
      }),
    );

/** A feature that a combination uses cannot be deleted. */
export const removeFeatures = removeFrom(
  LOCKED_FEATURES,
  (ids) => sql`
    select feature_id as id from etim_combination_features where feature_id = any(${ids})
    union select note_id from etim_combinations where note_id = any(${ids})`,
  async (tx, ids) => {
    const left = await queryRows<{ category: number | null }>(
      tx,
      sql`
        with gone as (delete from etim_features where id = any(${ids}) returning category_id)
        select distinct category_id as category from gone`,
    );
    for (const { category } of left) await closeGaps(tx, featureList(category));
  },
);

/** A category with features cannot be deleted. */
export const removeCategories = removeFrom(
  LOCKED_CATEGORIES,
  (ids) => sql`select distinct category_id as id from etim_features where category_id = any(${ids})`,
  async (tx, ids) => {
    await tx.execute(sql`delete from etim_categories where id = any(${ids})`);
    await closeGaps(tx, CATEGORY_LIST);
  },
);

/** No record refers to a combination, so it can always be deleted. */
export const removeCombinations: Remove = ({ services: { db } }, { ids, ifMatch }) =>
  db.transaction(async (tx) => {
    const found = await queryRows<{ id: number; version: number }>(
      tx,
      sql`select id, version from etim_combinations where id = any(${idArray(ids)}) order by id for update`,
    );
    for (const { id, version } of found) checkIfMatch(ifMatch, etagOf(id, version));
    await tx.execute(sql`delete from etim_combinations where id = any(${idArray(ids)})`);
    const known = new Set(found.map(({ id }) => id));
    return ids.filter((id) => !known.has(id)).map((id) => ({ id, code: 'NOT_FOUND' }));
  });

const refusalOf = ({ code }: RefusedRemoval): Refusal =>
  code === 'NOT_FOUND' ? notFound() : new Refusal(code === 'LOCKED' ? 423 : 409, code);

/** Deletes several records, or one: then 404, 423 `LOCKED` or 409 `IN_USE`. Rules R-SHR-13 and R-CAT-10. */
export const removalEndpoints = (endpoint: string, right: string, remove: Remove): readonly Endpoint[] => [
  withRight(right)('DELETE', endpoint, BULK_REMOVAL, async (call) =>
    bulkRemovalAnswer(await remove(call, { ids: call.form.groups })),
  ),
  withRight(right)('DELETE', `${endpoint}/:id`, NOTHING, async (call) => {
    const [refused] = await remove(call, { ids: [idOf(call)], ifMatch: call.header('if-match') });
    if (refused !== undefined) throw refusalOf(refused);
    return noContent;
  }),
];
