import { sql } from 'drizzle-orm';
import { idArray, queryRows, type Database } from '../../database/database';
import type { Sent } from '../../shared/resource-form';
import type { ProductReference } from './faq-columns';

type Db = Pick<Database, 'execute'>;

/** Maximum ids in one list; more are refused before they are looked up. */
const MAX_LINKS = 500;

const targetsOf = async (db: Db, ids: readonly number[]): Promise<readonly number[]> => {
  const found = await queryRows<{ id: number }>(db, sql`select id from targets where id = any(${idArray(ids)})`);
  return ids.filter((id) => found.some((target) => target.id === id));
};

const productsOf = async (db: Db, ids: readonly number[]): Promise<readonly ProductReference[]> => {
  const found = await queryRows<ProductReference>(
    db,
    sql`select id, code from shop_items where id = any(${idArray(ids)})`,
  );
  return ids.flatMap((id) => found.filter((product) => product.id === id));
};

/** Adds the targets and products of a form; a list with an id that does not exist is unread. */
export const readLinks = async (
  db: Db,
  form: Readonly<Record<'target' | 'product', readonly number[] | undefined>>,
  { values, unread }: Sent,
): Promise<Sent> => {
  const known: Record<string, unknown> = {};
  const unknown: string[] = [];
  const sources: readonly (readonly [
    'target' | 'product',
    (db: Db, ids: readonly number[]) => Promise<readonly unknown[]>,
  ])[] = [
    ['target', targetsOf],
    ['product', productsOf],
  ];
  for (const [name, find] of sources) {
    const ids = form[name];
    if (ids === undefined) continue;
    const found = ids.length > MAX_LINKS ? [] : await find(db, ids);
    if (found.length === ids.length) known[name] = found;
    else unknown.push(name);
  }
  return { values: { ...values, ...known }, unread: [...unread, ...unknown] };
};
