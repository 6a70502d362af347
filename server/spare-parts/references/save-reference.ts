import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database';
import { ok, withRight, type Caller, type CallOf, type Endpoint } from '../../shared/endpoint';
import { checkIfMatch, etagOf } from '../../shared/etag';
import { flag, optionalId } from '../../shared/reads';
import { idOf } from '../../shared/record';
import { areStorable } from '../../shared/references';
import { fieldsNotValid, notFound } from '../../shared/refusal';
import type { Resource } from '../../shared/resource';
import { findRow, type Row } from '../../shared/resource-rows';
import { withRetry } from '../../shared/retry';
import { nothing } from '../../shared/specified';

type Db = Pick<Database, 'execute'>;

/** A product as in responses; null for none. */
export const itemOnWire = async (db: Db, id: unknown): Promise<object | null> =>
  typeof id !== 'number'
    ? null
    : ((await queryRows<object>(db, sql`select id, code, label as name from shop_items where id = ${id}`))[0] ?? null);

/** Checks that the user may store a product. @param held the stored one @throws 400 with the field */
export const checkItem = async (
  db: Db,
  caller: Caller,
  field: string,
  id: number,
  held: number | null,
): Promise<number> => {
  if (!(await areStorable(db, caller, 'item', [id], [held ?? 0]))) throw fieldsNotValid(field);
  return id;
};

/**
 * Changes a reference or its parts under its single version. Rule R-SPA-22.
 * @param columns assignments to the reference itself
 * @returns what the change answers, with the new version
 */
export const changingReference = async <Result>(
  resource: Resource,
  call: Pick<CallOf, 'services' | 'caller' | 'header'>,
  id: number,
  change: (tx: Database, stored: Row) => Promise<Result>,
  columns: readonly SQL[] = [],
): Promise<{ readonly result: Result; readonly etag: string }> =>
  withRetry(() =>
    call.services.db.transaction(async (tx) => {
      const stored = await findRow(tx, resource, call.caller.website, id, true);
      if (stored === undefined) throw notFound();
      checkIfMatch(call.header('if-match'), etagOf(id, stored.version));
      const result = await change(tx, stored);
      const changes = sql.join([...columns, sql`version = version + 1`], sql`, `);
      await tx.execute(sql`update ${sql.identifier(resource.table)} set ${changes} where id = ${id}`);
      return { result, etag: etagOf(id, stored.version + 1) };
    }),
  );

/** `PUT spareparts/{id}`: saves the product and visibility of a reference. Rule R-SPA-22. */
export const saveReference = (resource: Resource): Endpoint => ({
  ...withRight('spareparts.edit')(
    'PUT',
    'spareparts/:id',
    { form: { item: optionalId, active: flag } },
    async (call) => {
      const { item, active } = call.form;
      const id = idOf(call);
      const { etag } = await changingReference(
        resource,
        call,
        id,
        async (tx, { item_id: held }) => {
          if (item !== undefined && item !== null)
            await checkItem(tx, call.caller, 'item', item, typeof held === 'number' ? held : null);
        },
        [
          ...(active === undefined ? [] : [sql`is_active = ${active}::boolean`]),
          ...(item === undefined ? [] : [sql`item_id = ${item}::integer`]),
        ],
      );
      return ok({}, { ETag: etag });
    },
  ),
  specified: { answer: nothing },
});
