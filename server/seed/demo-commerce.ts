import { sql } from 'drizzle-orm';
import type { RuleType } from '../../src/domain/commerce/promotion.rule';
import { seedCarts } from './demo-carts';
import { fold } from '../../src/domain/shared/fold';
import { utc } from '../shared/utc';
import { workingMoment } from './working-hours';
import { idArray, queryRows, type Database } from '../database/database';

const FIRMS = ['Installatiebedrijf', 'Klimaattechniek', 'Loodgieters', 'Warmtetechniek', 'Techniek'];
const NAMES = ['De Linde', 'Van Rossum', 'Noord', 'Brabant', 'Zeeland', 'Hoekstra', 'De Vries', 'Bakker & Zn.'];

/** Customers: combinations of names and kinds of firm. */
const ACCOUNTS = NAMES.flatMap((name, place) =>
  FIRMS.map((firm, kind) => ({ name: `${firm} ${name}`, number: String(100_210 + place * 131 + kind * 17) })),
);

interface DemoRule {
  readonly type: RuleType;
  readonly levels: readonly (readonly [min: string, value: string])[];
  /** Labels of assortments, codes of items, indexes of accounts. */
  readonly assortments?: readonly string[];
  readonly items?: readonly string[];
  readonly accounts?: readonly number[];
}

const HEATING = ['Warmtepompen lucht-water', 'Warmtepompboilers'];

/** Rules by index of their promotion; the first promotion has one of each type. */
const RULES: readonly (readonly DemoRule[])[] = [
  [
    {
      type: 'revenue',
      levels: [
        ['2500', '3'],
        ['10000', '4.5'],
      ],
    },
    {
      type: 'assortment_revenue',
      levels: [
        ['5000', '4'],
        ['12500', '6'],
      ],
      assortments: HEATING,
      accounts: [0, 5],
    },
    { type: 'assortment_quantity', levels: [['10', '2']], assortments: ['Radiatoren'] },
    { type: 'item_quantity', levels: [['3', '150']], items: ['ZM-WP-08'] },
    { type: 'order', levels: [['750', '25']] },
  ],
  [{ type: 'assortment_quantity', levels: [['20', '5']], assortments: ['Ventilatiefilters'] }],
  [
    {
      type: 'item_quantity',
      levels: [
        ['5', '200'],
        ['10', '320'],
      ],
      items: ['ZM-WP-08', 'ZM-WP-11'],
    },
  ],
  [{ type: 'assortment_revenue', levels: [['3000', '7']], assortments: ['Airconditioning'] }],
  [
    {
      type: 'assortment_quantity',
      levels: [
        ['5', '3'],
        ['25', '8'],
      ],
      assortments: ['Thermostaten'],
    },
  ],
  [{ type: 'order', levels: [['500', '10']] }],
  [{ type: 'assortment_quantity', levels: [['100', '4']], assortments: ['Fittingen', 'Leidingen'] }],
  [{ type: 'assortment_revenue', levels: [['1500', '5']], assortments: ['Ventilatie-units'], accounts: [2, 3, 4] }],
  [{ type: 'revenue', levels: [['1000', '2']] }],
  [],
];

/** Codes and net prices by index of the promotion, and the indexes of its accounts. */
const PRICES: readonly {
  readonly accounts: readonly number[];
  readonly prices: readonly (readonly [string, string])[];
}[] = [
  {
    accounts: [0, 1, 5],
    prices: [
      ['ZM-WP-08', '4585.00'],
      ['ZM-BV-10', '412.50'],
      ['ZM-KT-28', '1590.00'],
    ],
  },
  {
    accounts: [7],
    prices: [
      ['ZM-WP-11', '5725.00'],
      ['ZM-WP-16', '7390.00'],
    ],
  },
  { accounts: [], prices: [['ZM-HY-04', '2695.00']] },
];

const idsBy = async (tx: Database, column: 'label' | 'code', table: string): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (
      await queryRows<{ id: number; name: string }>(
        tx,
        sql`select id, ${sql.identifier(column)} as name from ${sql.identifier(table)}`,
      )
    ).map(({ id, name }) => [name, id]),
  );

const idsOf = async (tx: Database, table: string): Promise<readonly number[]> =>
  (await queryRows<{ id: number }>(tx, sql`select id from ${sql.identifier(table)} order by id`)).map(({ id }) => id);

/** Assortments by prefix of the item codes. */
const SHELVES: readonly (readonly [prefix: string, label: string])[] = [
  ['ZM-WP-', 'Warmtepompen lucht-water'],
  ['ZM-HY-', 'Hybride warmtepompen'],
  ['ZM-WB-', 'Warmtepompboilers'],
  ['ZM-KT-', 'Combiketels'],
  ['ZM-VV-', 'Vloerverwarming'],
  ['ZM-VV-', 'Verdelers'],
  ['ZM-TH-', 'Thermostaten'],
  ['ZM-AC-', 'Airconditioning'],
  ['ZM-WTW-', 'Ventilatie-units'],
  ['ZM-FI-', 'Ventilatiefilters'],
  ['ZM-CP-', 'Circulatiepompen'],
  ['ZM-EV-', 'Expansievaten'],
  ['ZM-KK-', 'Kranen en afsluiters'],
];

/** Uses of coupons: index of the coupon, contact person, days ago. */
const USES = [
  [0, 'Joost', 'van Rossum', 3],
  [0, 'Marieke', 'Hoekstra', 9],
  [0, 'Bram', 'Bakker', 16],
  [1, 'Fatima', 'El Idrissi', 40],
  [2, 'Sander', 'de Vries', 45],
  [4, 'Joost', 'van Rossum', 60],
] as const;

/** Adds accounts, promotion rules and net prices. */
export const seedCommerce = async (tx: Database, now: number): Promise<void> => {
  await tx.execute(
    sql`
      insert into accounts (name, number, search)
      values ${sql.join(
        ACCOUNTS.map(({ name, number }) => sql`(${name}, ${number}, ${fold(`${name} ${number}`)})`),
        sql`, `,
      )}`,
  );
  const [accounts, promotions, lists] = [
    await idsOf(tx, 'accounts'),
    await idsOf(tx, 'promotions'),
    await idsOf(tx, 'net_price_promotions'),
  ];
  const [assortments, items] = [await idsBy(tx, 'label', 'assortments'), await idsBy(tx, 'code', 'shop_items')];
  for (const [prefix, label] of SHELVES)
    await tx.execute(sql`
      update shop_items set assortments = assortments || ${assortments.get(label) ?? null}::integer
      where code like ${`${prefix}%`} and ${assortments.get(label) ?? null}::integer is not null`);
  const known = (ids: ReadonlyMap<string, number>, names: readonly string[] = []) =>
    idArray(names.flatMap((name) => ids.get(name) ?? []));
  const chosen = (places: readonly number[] = []) => idArray(places.flatMap((place) => accounts[place] ?? []));
  const rules = promotions.flatMap((promotion, place) =>
    (RULES[place] ?? []).map(
      ({ type, levels, ...lists }) => sql`(
        ${promotion}::integer, ${type}, ${JSON.stringify(levels.map(([min, value]) => ({ min, value })))}::jsonb,
        ${known(assortments, lists.assortments)}, ${known(items, lists.items)}, ${chosen(lists.accounts)}
      )`,
    ),
  );
  await tx.execute(sql`
    insert into promotion_rules (promotion_id, type, data, assortments, items, accounts)
    values ${sql.join(rules, sql`, `)}`);
  for (const [place, list] of lists.entries()) {
    const { accounts: places = [], prices = [] } = PRICES[place] ?? {};
    await tx.execute(sql`update net_price_promotions set account = ${chosen(places)} where id = ${list}`);
    await tx.execute(sql`
      insert into net_prices (promotion_id, item_id, net_price)
      values ${sql.join(
        prices.map(([code, price]) => sql`(${list}::integer, ${items.get(code)}::integer, ${price}::numeric)`),
        sql`, `,
      )}`);
  }
  const coupons = await idsOf(tx, 'coupons');
  await tx.execute(sql`
    insert into coupon_uses (coupon_id, firstname, lastname, used_at)
    values ${sql.join(
      USES.map(
        ([coupon, firstname, lastname, days]) =>
          sql`(${coupons[coupon]}::integer, ${firstname}, ${lastname}, ${utc(workingMoment(now, -days, coupon))}::timestamp)`,
      ),
      sql`, `,
    )}`);
  await seedCarts(tx, now, accounts, items);
};
