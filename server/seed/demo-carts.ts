import { sql } from 'drizzle-orm';
import { defaultCarts } from '../commerce/default-carts';
import type { Database } from '../database/database';
import { seedRows } from './seed-rows';
import { utc } from '../shared/utc';
import { workingMoment } from './working-hours';

/** Name of a cart, number of its account, and codes of its items with their quantities. */
const CARTS: readonly (readonly [string, number, readonly (readonly [string, number])[]])[] = [
  [
    'Basispakket woning',
    0,
    [
      ['ZM-WP-08', 1],
      ['ZM-BV-10', 1],
      ['ZM-TH-02', 1],
      ['ZM-VV-06', 1],
    ],
  ],
  [
    'Onderhoudsset najaar',
    5,
    [
      ['ZM-FI-G4', 10],
      ['ZM-FI-F7', 10],
    ],
  ],
  [
    'Nieuwbouw per tien',
    7,
    [
      ['ZM-WP-05', 10],
      ['ZM-WB-20', 10],
      ['ZM-TH-01', 20],
    ],
  ],
  [
    'Ventilatie renovatie',
    12,
    [
      ['ZM-WTW-300', 2],
      ['ZM-FI-F7', 4],
    ],
  ],
];

/** Adds default carts with their items, and the orders that used them. */
export const seedCarts = async (
  tx: Database,
  now: number,
  accounts: readonly number[],
  items: ReadonlyMap<string, number>,
): Promise<void> => {
  const year = new Date(now).getUTCFullYear();
  for (const [place, [name, account, lines]] of CARTS.entries()) {
    const [cart] = await seedRows(
      tx,
      defaultCarts,
      [
        {
          name,
          description: '',
          code: `DC-${year}-${place + 1}`,
          account: accounts[account] ?? null,
          minimal_order_amount: place === 0 ? '500.00' : '0.00',
          has_promotions: place % 2 === 0,
          mix_items: place === 1,
          single_use: false,
          date_start: `${year}-01-01`,
          date_end: place === 3 ? `${year}-12-31` : null,
        },
      ],
      null,
    );
    await tx.execute(sql`
      insert into default_cart_items (cart_id, item_id, quantity, price)
      select ${cart}::integer, i.id, l.quantity, i.gross_price
      from (values ${sql.join(
        lines.map(([code, quantity]) => sql`(${items.get(code)}::integer, ${quantity}::integer)`),
        sql`, `,
      )}) l (id, quantity)
      join shop_items i on i.id = l.id
      order by l.id`);
    if (place < 3)
      await tx.execute(sql`
        insert into web_orders (cart_id, account_name, contact_person, order_number, created_at)
        select ${cart}::integer, a.name, ${place === 0 ? 'Joost van Rossum' : 'Marieke Hoekstra'},
          ${`W-${year}-`} || (1040 + n + ${place * 20}::integer),
          ${utc(workingMoment(now, -2 - place * 5, place))}::timestamp - make_interval(days => n * 9)
        from generate_series(1, ${4 - place}::integer) n
        join accounts a on a.id = ${accounts[account]}::integer`);
  }
};
