import * as t from 'io-ts';
import type { Coupon, CouponKind, CouponRow } from '../../../domain/commerce/coupon';
import { couponGainOf, isCouponType } from '../../../domain/commerce/coupon.rule';
import type { TypedFigure } from '../../../domain/shared/typed-number';
import { isMoney } from '../../../domain/shared/money';
import { unlessEmpty, writeNumber, type FormFields } from '../shared/form';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Flag, Id, mapped, optional, reader, UtcDateTime } from '../shared/wire';
import { DateOnly, Numeral, Word } from '../shared/wire-fields';
import { Euros, writeMoney } from '../shared/wire-money';
import { idsOf, WireAccount } from './references.codec';

/** A day; of a moment in UTC its date. */
const Day = reader('Day', (value) => {
  const day = typeof value === 'string' ? value.slice(0, 10) : value;
  return DateOnly.is(day) ? day : undefined;
});

const WireRow = t.type({
  id: Id,
  code: t.string,
  type: Word,
  valid: optional(t.type({ from: optional(Day), to: optional(Day) })),
  valid_from: optional(Day),
  valid_to: optional(Day),
  single_use: defaulted(Flag, false),
});

type Wire = t.TypeOf<typeof WireRow>;

/** A list may tell the validity flat. */
const rowOf = ({
  id,
  code,
  type,
  valid,
  valid_from: from,
  valid_to: until,
  single_use: singleUse,
}: Wire): CouponRow => ({
  id,
  code,
  type,
  from: valid?.from ?? from ?? '',
  until: valid?.to ?? until ?? '',
  singleUse,
});

const WireCoupon = t.intersection([
  WireRow,
  t.type({
    value: optional(t.union([t.number, t.string])),
    message: defaulted(t.string, ''),
    description: defaulted(t.string, ''),
    accounts: defaulted(t.array(WireAccount), []),
    used: defaulted(
      t.array(
        mapped(
          t.type({ firstname: defaulted(t.string, ''), lastname: defaulted(t.string, ''), datetime: UtcDateTime }),
          'use',
          ({ datetime: at, ...name }) => ({ ...name, at }),
        ),
      ),
      [],
    ),
  }),
]);

const valueOf = (type: string, value: string | number | null): TypedFigure => {
  if (value === null || type === 'sweepstake') return null;
  if (!isCouponType(type)) return String(value);
  const read = couponGainOf(type) === 'money' ? Euros.decode(value) : Numeral.decode(value);
  return read._tag === 'Right' ? read.right : String(value);
};

const writeValue = (value: TypedFigure): string =>
  isMoney(value) ? writeMoney(value) : writeNumber(typeof value === 'object' ? null : value);

/** The value of a type that only the API knows is sent as it came; a sweepstake has none. */
const writeGain = (type: string, value: TypedFigure): FormFields => {
  if (couponGainOf(type) !== null) return { value: writeValue(value) };
  return isCouponType(type) || typeof value !== 'string' ? {} : { value };
};

/** Coupons on the wire. */
export const couponCodec: ResourceCodec<CouponKind> = {
  endpoint: 'coupon',
  plural: 'coupons',
  singular: 'coupon',
  row: mapped(WireRow, 'coupon row', rowOf),
  detail: mapped(WireCoupon, 'coupon', ({ value, message, description, accounts, used, ...wire }): Coupon => {
    const row = rowOf(wire);
    const valid = { start: row.from, end: row.until };
    return { ...row, value: valueOf(wire.type, value), message, description, valid, accounts, used };
  }),
  write: ({ code, type, value, message, description, valid, accounts, singleUse }, before) => ({
    code: code.trim(),
    type,
    ...writeGain(type, value),
    message: unlessEmpty(message, before.message),
    description: unlessEmpty(description, before.description),
    single_use: singleUse,
    valid_from: unlessEmpty(valid.start, before.valid.start),
    valid_to: unlessEmpty(valid.end, before.valid.end),
    account: accounts.length === 0 && before.accounts.length === 0 ? undefined : idsOf(accounts),
  }),
  wireNames: {
    'from': 'valid_from',
    'until': 'valid_to',
    'valid.start': 'valid_from',
    'valid.end': 'valid_to',
    'singleUse': 'single_use',
    'accounts': 'account',
  },
};
