import { sql } from 'drizzle-orm';
import { idArray, queryRows, type Database } from '../../database/database';
import type { CallOf } from '../../shared/endpoint';
import { areStorable } from '../../shared/references';
import type { Sent } from '../../shared/resource-form';
import type { Values } from '../../shared/resource-rows';
import type { ProductReference } from './faq-columns';

type Db = Pick<Database, 'execute'>;

/** Maximum ids in one list; more are refused before they are looked up. */
const MAX_LINKS = 500;

const targetsOf = (_: Db, ids: readonly number[]): Promise<readonly number[]> => Promise.resolve(ids);

const productsOf = async (db: Db, ids: readonly number[]): Promise<readonly ProductReference[]> => {
  const found = await queryRows<ProductReference>(
    db,
    sql`select id, code, label from shop_items where id = any(${idArray(ids)})`,
  );
  return ids.flatMap((id) => found.filter((product) => product.id === id));
};

/** The ids that a stored question holds in a column. */
const heldIn = (stored: Values | null, name: string): readonly number[] => {
  const held = stored?.[name];
  if (!Array.isArray(held)) return [];
  return held.map((one: number | ProductReference) => (typeof one === 'number' ? one : one.id));
};

interface SentLinks extends Pick<CallOf, 'caller'> {
  readonly form: Readonly<Record<'target' | 'product', readonly number[] | undefined>>;
}

/** Adds the targets and products of a form; a list with an id that the person may not store is unread. */
export const readLinks = async (
  db: Db,
  { form, caller }: SentLinks,
  { values, unread }: Sent,
  stored: Values | null,
): Promise<Sent> => {
  const known: Record<string, unknown> = {};
  const unknown: string[] = [];
  const sources = [
    ['target', 'target', targetsOf],
    ['product', 'item', productsOf],
  ] as const;
  for (const [name, kind, find] of sources) {
    const ids = form[name];
    if (ids === undefined) continue;
    const isStorable = ids.length <= MAX_LINKS && (await areStorable(db, caller, kind, ids, heldIn(stored, name)));
    const found = isStorable ? await find(db, ids) : [];
    if (found.length === ids.length) known[name] = found;
    else unknown.push(name);
  }
  return { values: { ...values, ...known }, unread: [...unread, ...unknown] };
};
