import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../database/database';
import { seedCommand } from '../seed-command';

const MOST = 10_000_000;
/** Net prices per promotion. */
const PRICES = 3;

/**
 * Parses `PROMOTIONS`, the number of promotions; 10,000 by default. @throws an Error with a message for the terminal
 */
export const wantedNetPrices = (text: string | undefined): number => {
  const wanted = Number((text ?? '') === '' ? 10_000 : /^[1-9]\d*$/.test(text ?? '') ? text : NaN);
  if (!(wanted <= MOST)) throw new Error(`PROMOTIONS must be a number from 1 to ${MOST}, not "${text}".`);
  return wanted;
};

/**
 * Adds net-price promotions up to the wanted number, with a few prices each. @returns the number of added promotions
 */
export const seedManyNetPrices = (db: Database, wanted: number): Promise<number> =>
  db.transaction(async (tx) => {
    const added = await queryRows(
      tx,
      sql`
        insert into net_price_promotions (name, by_name, account, date_start, date_end, search)
        select 'Afspraak ' || n, 'afspraak ' || n, array[a.ids[1 + n % cardinality(a.ids)]],
          '2020-01-01'::date + n * 7 % 4000,
          case when n % 3 > 0 then '2020-01-01'::date + n * 7 % 4000 + 90 end, 'afspraak ' || n
        from (select array_agg(id order by id) as ids from accounts) a,
          generate_series((select count(*)::integer + 1 from net_price_promotions), ${wanted}::integer) n
        returning id`,
    );
    await tx.execute(sql`
      insert into net_prices (promotion_id, item_id, net_price)
      select p.id, i.ids[1 + (p.id + n) % cardinality(i.ids)], 1 + p.id % 900 + n / 10.0
      from net_price_promotions p, (select array_agg(id order by id) as ids from shop_items) i,
        generate_series(1, ${PRICES}::integer) n
      where not exists (select from net_prices where promotion_id = p.id)
      order by p.id, n`);
    return added.length;
  });

// `npm run seed:net-prices`: adds net-price promotions up to `PROMOTIONS` to the database of `npm start`.
seedCommand({
  name: 'seed:net-prices',
  file: 'many/net-prices.ts',
  what: 'net-price promotions',
  read: ({ PROMOTIONS }) => wantedNetPrices(PROMOTIONS),
  plant: seedManyNetPrices,
});
