import { sql } from 'drizzle-orm';
import {
  clampPercent,
  couponFields,
  couponGainOf,
  couponRule,
  COUPON_TYPES,
} from '../../src/domain/commerce/coupon.rule';
import type { Decimal } from '../../src/domain/shared/decimal';
import { moneyOf } from '../../src/domain/shared/money';
import type { TypedFigure } from '../../src/domain/shared/typed-number';
import { queryRows } from '../database/database';
import { plainTable } from '../database/migrations/plain-table';
import { choice, day, flag, line, money, optional, references, text } from '../shared/columns';
import { contains, equals } from '../shared/filters';
import { plainModule } from '../shared/plain-module';
import { defineResource, onWire } from '../shared/resource';
import { pick } from '../shared/specified';
import { rowsById, readReferences } from './references';

/** Maximum number of uses in a response, newest first. */
const MOST_USES = 500;

const isIds = (value: unknown): value is readonly number[] => Array.isArray(value);

/** A coupon's value is sent as a percentage or an amount, depending on its type. */
const figureOf = (type: string | null, value: Decimal | null): TypedFigure => {
  const known = COUPON_TYPES.find((one) => one === type);
  if (value === null || known === undefined) return null;
  return couponGainOf(known) === 'money' ? moneyOf(value) : Number(value);
};

export const coupons = defineResource({
  endpoint: 'coupon',
  plural: 'coupons',
  singular: 'coupon',
  table: 'coupons',
  right: 'coupon',
  perWebsite: false,
  columns: {
    code: line(couponFields.code.most),
    type: choice(COUPON_TYPES),
    value: optional(money()),
    message: text(couponFields.message.most),
    description: text(couponFields.description.most),
    single_use: flag(),
    valid_from: optional(day()),
    valid_to: optional(day()),
    account: references('account'),
  },
  listed: ['code', 'type', 'valid_from', 'valid_to', 'single_use'],
  sortable: ['code', 'type', 'valid_from', 'valid_to'],
  defaultSort: 'code',
  searched: ['code', 'description', 'message'],
  filters: { code: contains('code'), type: equals('type'), single_use: equals('single_use') },
  unique: { coupons_code: ['code'] },
  taken: 'DUPLICATE',
  derive: (values) => {
    const type = COUPON_TYPES.find((one) => one === values.type);
    if (type !== undefined && couponGainOf(type) === null) return { ...values, value: null };
    const clamped = clampPercent(figureOf(values.type, values.value));
    return type === 'discount_percent' && clamped === 100 ? { ...values, value: '100.00' } : values;
  },
  problems: ({ code, type, value, message, description, valid_from, valid_to }) =>
    onWire(
      couponRule({
        code,
        type: type ?? '',
        value: figureOf(type, value),
        message,
        description,
        valid: { start: valid_from ?? '', end: valid_to ?? '' },
      }),
      { 'valid.start': 'valid_from', 'valid.end': 'valid_to' },
    ),
  specified: pick('id code type value message description valid accounts single_use used'),
  completed: async (db, id, record) => {
    const { account, valid_from, valid_to, ...rest } = Object.fromEntries<unknown>(Object.entries(record));
    const ids = isIds(account) ? account : [];
    const known = await readReferences(db, { accounts: ids });
    const used = await queryRows<object>(
      db,
      sql`
        select firstname, lastname, used_at::text as datetime from coupon_uses
        where coupon_id = ${id} order by used_at desc, id desc limit ${MOST_USES}`,
    );
    return { ...rest, valid: { from: valid_from, to: valid_to }, accounts: rowsById(known.accounts, ids), used };
  },
});

/** Demonstration coupons; their uses are added with the demonstration orders. */
const demoCoupons = (year: number) =>
  (
    [
      ['WINTER25', 'discount_euro', '25.00', `${year}-11-01`, `${year + 1}-01-31`, 'Korting op je winterbestelling.'],
      ['WELKOM10', 'discount_percent', '10.00', `${year}-01-01`, null, 'Voor nieuwe klanten.'],
      ['BEURS15', 'discount_percent', '15.00', `${year}-10-01`, `${year}-10-31`, 'Uitgedeeld op de najaarsbeurs.'],
      ['WINACTIE', 'sweepstake', null, `${year}-11-15`, `${year}-12-15`, 'Maak kans op een warmtepomp.'],
      ['SPOED50', 'discount_euro', '50.00', `${year}-06-01`, `${year}-12-31`, 'Voor spoedbestellingen.'],
      ['ZOMER5', 'discount_percent', '5.00', `${year}-06-01`, `${year}-08-31`, 'Zomerkorting.'],
    ] as const
  ).map(([code, type, value, valid_from, valid_to, message], place) => ({
    code,
    type,
    value,
    message,
    description: '',
    single_use: place % 3 === 1,
    valid_from,
    valid_to,
    account: [],
  }));

/** Shared by all websites. Rules R-COM-20 to R-COM-22. */
export const couponModule = plainModule(coupons, {
  migrations: [
    {
      name: '0045-coupons',
      sql: `
        ${plainTable(
          'coupons',
          [
            'code text not null',
            'by_code text collate "C" not null',
            'type text collate "C" not null',
            'value numeric(14, 2)',
            'message text not null',
            'description text not null',
            'single_use boolean not null',
            'valid_from date',
            'valid_to date',
            'account integer[] not null',
          ],
          [
            'by_code',
            'single_use, by_code',
            'type',
            `coalesce(valid_from, '-infinity'::date)`,
            `coalesce(valid_to, '-infinity'::date)`,
          ],
        )}

        create unique index coupons_code on coupons (by_code);

        create table coupon_uses (
          id integer generated by default as identity primary key,
          coupon_id integer not null references coupons on delete cascade,
          firstname text not null,
          lastname text not null,
          used_at timestamp(0) not null
        );

        create index coupon_uses_coupon on coupon_uses (coupon_id, used_at desc, id desc);
      `,
    },
  ],
  demo: ({ year }) => [demoCoupons(year)],
});
