import { sql } from 'drizzle-orm';
import {
  openProposals,
  spareItemRule,
  UPDATE_FIELDS,
  type ItemFields,
  type UpdateField,
} from '../../../src/domain/spare-parts/spare-item.rule';
import { queryRows, type Database } from '../../database/database';
import { ok, withRight, type CallOf, type Endpoint } from '../../shared/endpoint';
import { readId } from '../../shared/fields';
import { json, optionalId, text } from '../../shared/reads';
import { idOf } from '../../shared/record';
import { fieldsNotValid, notFound } from '../../shared/refusal';
import type { Resource } from '../../shared/resource';
import { nothing } from '../../shared/specified';
import { changingReference, checkItem } from './save-reference';
import { findItem, itemRowOnWire, recount, type ItemRow } from './sheet-rows';
import { normalizeText } from '../../../src/domain/shared/normalize';

type Db = Pick<Database, 'execute'>;

const WIRE = {
  code: 'item_code',
  name: 'name',
  remarks: 'remarks',
  quantity: 'quantity',
  specifications: 'specifications',
} as const satisfies Readonly<Record<UpdateField, string>>;

const FIELD = text(10_000);
const ITEM = {
  form: {
    item_code: FIELD,
    name: FIELD,
    remarks: FIELD,
    quantity: FIELD,
    specifications: FIELD,
    item_id: optionalId,
    cancels: json(500),
  },
};
type ItemForm = CallOf<typeof ITEM>['form'];

/** Parses the rejected fields: a JSON list of wire names. */
const readCancels = (json: string | undefined): readonly UpdateField[] => {
  if (json === undefined || json.trim() === '') return [];
  let names: unknown;
  try {
    names = JSON.parse(json);
  } catch {
    throw fieldsNotValid('cancels');
  }
  if (!Array.isArray(names)) throw fieldsNotValid('cancels');
  return names.map((name: unknown) => {
    const field = UPDATE_FIELDS.find((own) => WIRE[own] === name);
    if (field === undefined) throw fieldsNotValid('cancels');
    return field;
  });
};

const readFields = (form: ItemForm, stored: ItemFields): ItemFields => {
  const sent = (field: UpdateField): string => {
    const typed = form[WIRE[field]];
    return typed === undefined
      ? stored[field]
      : field === 'remarks' || field === 'specifications'
        ? typed
        : typed.trim();
  };
  return {
    code: normalizeText(sent('code')),
    name: sent('name'),
    remarks: sent('remarks'),
    quantity: sent('quantity'),
    specifications: sent('specifications'),
  };
};

/** The product with this code; null if there is none. */
const productWith = async (db: Db, code: string): Promise<number | null> =>
  code === ''
    ? null
    : ((await queryRows<{ id: number }>(db, sql`select id from shop_items where code = ${code} order by id limit 1`))[0]
        ?.id ?? null);

/** The product of an item: the chosen one, else the one with its code, else the stored one. Rule R-SPA-23. */
const productOf = async (
  db: Db,
  { form: { item_id: chosen }, caller }: Pick<CallOf<typeof ITEM>, 'form' | 'caller'>,
  stored: ItemRow,
  code: string,
): Promise<number | null> => {
  if (chosen === undefined)
    return code === stored.code ? stored.item_id : ((await productWith(db, code)) ?? stored.item_id);
  return chosen === null ? productWith(db, code) : checkItem(db, caller, 'item_id', chosen, stored.item_id);
};

/**
 * `PUT spareparts/{id}/item/{itemId}`: saves an item and the decisions on its proposals. Rules R-SPA-10, R-SPA-11,
 * R-SPA-23.
 */
export const saveItem = (resource: Resource): Endpoint => ({
  ...withRight('spareparts.edit')('PUT', 'spareparts/:id/item/:item', ITEM, async (call) => {
    const { form } = call;
    const [id, itemId] = [idOf(call), readId(call.param('item'))];
    if (itemId === undefined) throw notFound();
    const { result: item, etag } = await changingReference(resource, call, id, async (tx) => {
      const stored = await findItem(tx, id, itemId);
      if (stored === undefined) throw notFound();
      const cancels = readCancels(form.cancels);
      const fields = readFields(form, stored);
      const known = spareItemRule(stored);
      const wrong = Object.keys(spareItemRule(fields)).filter(
        (name) => !(name in known) || UPDATE_FIELDS.some((own) => own === name && form[WIRE[own]] !== undefined),
      );
      if (wrong.length > 0)
        throw fieldsNotValid(...UPDATE_FIELDS.filter((own) => wrong.includes(own)).map((own) => WIRE[own]));
      const proposals = openProposals(fields, stored.proposals, cancels);
      const rejected = {
        ...stored.rejected,
        ...Object.fromEntries(
          cancels.flatMap((field) => {
            const proposed = stored.proposals[field];
            return proposed === undefined ? [] : [[field, proposed] as const];
          }),
        ),
      };
      const product = await productOf(tx, call, stored, fields.code);
      await tx.execute(sql`
        update spare_part_items
        set code = ${fields.code}, name = ${fields.name}, remarks = ${fields.remarks}, quantity = ${fields.quantity},
          specifications = ${fields.specifications}, item_id = ${product}, proposals = ${JSON.stringify(proposals)}::jsonb,
          rejected = ${JSON.stringify(rejected)}::jsonb
        where id = ${itemId}`);
      const items = await recount(tx, id);
      return items.find((one) => one.id === itemId) ?? stored;
    });
    return ok({ item: itemRowOnWire(item) }, { ETag: etag });
  }),
  specified: { answer: nothing },
});
