import * as t from 'io-ts';
import { couponTable, type CouponKind } from '../../../domain/commerce/coupon';
import { couponGainOf, isCouponType } from '../../../domain/commerce/coupon.rule';
import type { Period } from '../../../domain/commerce/promotion.rule';
import { isMoney } from '../../../domain/shared/money';
import type { TypedFigure } from '../../../domain/shared/typed-number';
import { unlessEmpty, writeNumber, type FormFields } from '../shared/form';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { tableCodec } from '../shared/table.codec';
import { defaulted, mapped, optional, UtcDateTime } from '../shared/wire';
import { DayOfMoment, Numeral, Word } from '../shared/wire-fields';
import { Euros, writeMoney } from '../shared/wire-money';
import { idsOf, WireAccount } from './references.codec';

const Day = optional(DayOfMoment);

/** In lists, the validity may be flat fields. */
const Valid = mapped(
  t.type({ valid: optional(t.type({ from: Day, to: Day })), valid_from: Day, valid_to: Day }),
  'validity',
  ({ valid, valid_from: from, valid_to: until }): Period => ({
    start: valid?.from ?? from ?? '',
    end: valid?.to ?? until ?? '',
  }),
);

const WireUse = mapped(
  t.type({ firstname: defaulted(t.string, ''), lastname: defaulted(t.string, ''), datetime: UtcDateTime }),
  'use',
  ({ datetime: at, ...name }) => ({ ...name, at }),
);

const valueOf = (type: string, value: string | number | null): TypedFigure => {
  if (value === null || type === 'sweepstake') return null;
  if (!isCouponType(type)) return String(value);
  const read = couponGainOf(type) === 'money' ? Euros.decode(value) : Numeral.decode(value);
  return read._tag === 'Right' ? read.right : String(value);
};

const writeValue = (value: TypedFigure): string =>
  isMoney(value) ? writeMoney(value) : writeNumber(typeof value === 'object' ? null : value);

/** The value of an unknown type is sent unchanged; a sweepstake has no value. */
const writeGain = (type: string, value: TypedFigure): FormFields => {
  if (couponGainOf(type) !== null) return { value: writeValue(value) };
  return isCouponType(type) || typeof value !== 'string' ? {} : { value };
};

const plain = tableCodec(couponTable, {
  endpoint: 'coupon',
  plural: 'coupons',
  singular: 'coupon',
  wireNames: {
    'from': 'valid_from',
    'until': 'valid_to',
    'valid.start': 'valid_from',
    'valid.end': 'valid_to',
    'singleUse': 'single_use',
    'accounts': 'account',
  },
  byHand: {
    value: {
      reader: mapped(
        t.type({ type: Word, value: optional(t.union([t.number, t.string])) }),
        'value',
        ({ type, value }) => valueOf(type, value),
      ),
      write: () => ({}),
    },
    valid: {
      reader: Valid,
      write: (valid, before) => ({
        valid_from: unlessEmpty(valid.start, before.start),
        valid_to: unlessEmpty(valid.end, before.end),
      }),
    },
    from: { reader: mapped(Valid, 'from', ({ start }) => start) },
    until: { reader: mapped(Valid, 'until', ({ end }) => end) },
    accounts: {
      reader: mapped(t.type({ accounts: defaulted(t.array(WireAccount), []) }), 'coupon', ({ accounts }) => accounts),
      write: (chosen, before) => ({ account: chosen.length + before.length === 0 ? undefined : idsOf(chosen) }),
    },
    used: { value: defaulted(t.array(WireUse), []) },
  },
});

/** The type determines the meaning of the value. */
export const couponCodec: ResourceCodec<CouponKind> = {
  ...plain,
  write: (draft, before) => ({ ...plain.write(draft, before), ...writeGain(draft.type, draft.value) }),
};
