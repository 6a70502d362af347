import { sql } from 'drizzle-orm';
import { idArray, queryRows, type Database } from '../../database/database';
import { mayChoose } from '../../../src/domain/shared/offered-records.rule';
import type { Caller, CallOf } from '../../shared/endpoint';
import { areStorable } from '../../shared/references';
import type { Sent } from '../../shared/resource-form';
import type { Values } from '../../shared/resource-rows';
import type { ProductReference } from './faq-columns';

type Db = Pick<Database, 'execute'>;

/** Maximum number of ids in one list, checked before they are looked up. */
const MAX_LINKS = 500;

/** The ids or products that a stored question has in a column. */
const heldIn = (stored: Values | null, name: 'target' | 'product'): readonly (number | ProductReference)[] => {
  const held = stored?.[name];
  return Array.isArray(held) ? held.map((one: number | ProductReference) => one) : [];
};
const idOf = (one: number | ProductReference): number => (typeof one === 'number' ? one : one.id);

type Find = (
  db: Db,
  caller: Caller,
  ids: readonly number[],
  held: readonly (number | ProductReference)[],
) => Promise<readonly (number | ProductReference)[] | undefined>;

const findTargets: Find = async (db, caller, ids, held) =>
  (await areStorable(db, caller, 'target', ids, held.map(idOf))) ? ids : undefined;

/** Looks up only products that the question does not have yet. */
const findProducts: Find = async (db, caller, ids, held) => {
  const known = new Map(held.map((product) => [idOf(product), product]));
  const added = ids.filter((id) => !known.has(id));
  if (added.length > 0 && !mayChoose(caller, 'item')) return undefined;
  if (added.length > 0)
    for (const product of await queryRows<ProductReference>(
      db,
      sql`select id, code, label from shop_items where id = any(${idArray(added)})`,
    ))
      known.set(product.id, product);
  const found = ids.flatMap((id) => known.get(id) ?? []);
  return found.length === ids.length ? found : undefined;
};

interface SentLinks extends Pick<CallOf, 'caller'> {
  readonly form: Readonly<Record<'target' | 'product', readonly number[] | undefined>>;
}

/** Adds the targets and products of a form; a list with an id that the user may not store is invalid. */
export const readLinks = async (
  db: Db,
  { form, caller }: SentLinks,
  { values, unread }: Sent,
  stored: Values | null,
): Promise<Sent> => {
  const known: Record<string, unknown> = {};
  const unknown: string[] = [];
  const sources = [
    ['target', findTargets],
    ['product', findProducts],
  ] as const;
  for (const [name, find] of sources) {
    const ids = form[name];
    if (ids === undefined) continue;
    const found = ids.length <= MAX_LINKS ? await find(db, caller, ids, heldIn(stored, name)) : undefined;
    if (found === undefined) unknown.push(name);
    else known[name] = found;
  }
  return { values: { ...values, ...known }, unread: [...unread, ...unknown] };
};
