import { sql } from 'drizzle-orm';
import { queryRow, queryRows, type Database } from '../../database/database';
import { seedCommand } from '../seed-command';

const MOST = 200_000;
const ACCOUNTS = 2_000;
const ASSORTMENTS = 300;
/** A promotion as large as the largest in practice, and its number of rules. */
export const LARGEST_PROMOTION = { name: 'Alle afspraken', rules: 500 } as const;

/** Parses `ITEMS`, the number of items; 20,000 by default. @throws an Error with a message for the terminal */
export const wantedShopItems = (text: string | undefined): number => {
  const wanted = Number((text ?? '') === '' ? 20_000 : /^[1-9]\d*$/.test(text ?? '') ? text : NaN);
  if (!(wanted <= MOST)) throw new Error(`ITEMS must be a number from 1 to ${MOST}, not "${text}".`);
  return wanted;
};

/**
 * Adds assortments, accounts and items up to these numbers, and one promotion with many rules.
 * @returns how many items were added
 */
export const seedManyShopItems = async (db: Database, wanted: number): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into assortments (label, search)
      select 'Assortiment ' || n, 'assortiment ' || n
      from generate_series((select count(*)::integer + 1 from assortments), ${ASSORTMENTS}::integer) n`);
    await tx.execute(sql`
      insert into accounts (name, number, search)
      select 'Installateur ' || n, (500000 + n)::text, 'installateur ' || n || ' ' || (500000 + n)
      from generate_series((select count(*)::integer + 1 from accounts), ${ACCOUNTS}::integer) n`);
    const added = await queryRows(
      tx,
      sql`
        with shelves as (select array_agg(id order by id) as ids from assortments)
        insert into shop_items (code, label, gross_price, search, assortments)
        select 'ZX-' || lpad(n::text, 6, '0'), 'Artikel ' || n, 1 + n % 900 + (n % 100) / 100.0,
          'zx-' || lpad(n::text, 6, '0') || ' artikel ' || n, array[s.ids[1 + n % cardinality(s.ids)]]
        from generate_series((select count(*)::integer + 1 from shop_items), ${wanted}::integer) n
        cross join shelves s returning id`,
    );
    await seedLargestPromotion(tx);
    return added.length;
  });

const seedLargestPromotion = async (tx: Pick<Database, 'execute'>): Promise<void> => {
  const { name, rules } = LARGEST_PROMOTION;
  if ((await queryRows(tx, sql`select from promotions where name = ${name}`)).length > 0) return;
  const { id } = await queryRow<{ id: number }>(
    tx,
    sql`
      insert into promotions (name, by_name, date_start, date_end, search)
      values (${name}, lower(${name}), '2026-01-01', null, lower(${name})) returning id`,
  );
  await tx.execute(sql`
    insert into promotion_rules (promotion_id, type, data, assortments, items, accounts)
    select ${id}::integer,
      (array['revenue', 'assortment_revenue', 'assortment_quantity', 'item_quantity', 'order'])[1 + n % 5],
      jsonb_build_array(jsonb_build_object('min', (10 + n)::text, 'value', (1 + n % 9)::text)),
      case when n % 5 in (1, 2) then array[(select min(id) from assortments) + n % 10] else '{}' end,
      case when n % 5 = 3 then array[(select min(id) from shop_items) + n % 30] else '{}' end,
      case when n % 4 = 0 then array[(select min(id) from accounts) + n % 40] else '{}' end
    from generate_series(0, ${rules - 1}::integer) n`);
};

// `npm run seed:commerce`: adds items, accounts and assortments to the database of `npm start`, for measuring.
seedCommand({
  name: 'seed:commerce',
  file: 'many/commerce.ts',
  what: 'items',
  read: ({ ITEMS }) => wantedShopItems(ITEMS),
  plant: seedManyShopItems,
});
