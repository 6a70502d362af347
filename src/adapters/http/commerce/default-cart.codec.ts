import * as t from 'io-ts';
import { cartTable, type CartLine, type CartUse } from '../../../domain/commerce/default-cart';
import type { Period } from '../../../domain/commerce/promotion.rule';
import { money } from '../../../domain/shared/money';
import { storedPart } from '../../../domain/shared/parts/part';
import { writeNumber, type FormFields } from '../shared/form';
import { tableCodec } from '../shared/table.codec';
import { defaulted, Flag, Id, mapped, optional, UtcDateTime } from '../shared/wire';
import { DayOfMoment, Numeral } from '../shared/wire-fields';
import { Euros, writeMoney } from '../shared/wire-money';
import type { PartCodec } from '../shared/record-parts.http';
import { WireAccount, WireItem } from './references.codec';

const Day = optional(DayOfMoment);

/** In lists, the dates may be flat fields. */
const Dates = mapped(
  t.type({ date: optional(t.type({ start: Day, end: Day })), date_start: Day, date_end: Day }),
  'dates',
  ({ date, date_start: start, date_end: end }): Period => ({
    start: date?.start ?? start ?? '',
    end: date?.end ?? end ?? '',
  }),
);

const WireLine = mapped(
  t.type({ id: Id, item: WireItem, quantity: Numeral, price: optional(Euros) }),
  'cart line',
  ({ id, ...line }) => storedPart<CartLine>(id, line),
);

/** Default carts on the wire; their items have their own calls. */
export const defaultCartCodec = tableCodec(cartTable, {
  endpoint: 'defaultcart',
  plural: 'defaultcarts',
  singular: 'defaultcart',
  wireNames: {
    minimum: 'minimal_order_amount',
    hasPromotions: 'has_promotions',
    mixesItems: 'mix_items',
    singleUse: 'single_use',
    start: 'date_start',
    end: 'date_end',
  },
  byHand: {
    start: { reader: mapped(Dates, 'start', ({ start }) => start) },
    end: { reader: mapped(Dates, 'end', ({ end }) => end) },
    minimum: {
      value: defaulted(Euros, money(0)),
      write: (minimum) => ({ minimal_order_amount: minimum === null ? '0' : writeMoney(minimum) }),
    },
    // The wire name for reading differs from the one for writing.
    singleUse: {
      reader: mapped(t.type({ is_single_use: defaulted(Flag, false) }), 'cart', (wire) => wire.is_single_use),
    },
    account: {
      value: optional(WireAccount),
      write: (account) => ({ account: account?.id ?? '' }),
    },
    parts: {
      reader: mapped(t.type({ items: defaulted(t.array(WireLine), []) }), 'cart', ({ items }) => items),
      write: () => ({}),
    },
  },
});

const writeLine = ({ item, quantity, price }: CartLine): FormFields => ({
  item: item.id,
  price: writeMoney(price),
  quantity: writeNumber(quantity),
});

export const cartLineCodec: PartCodec<CartLine> = {
  endpoint: 'defaultcart',
  path: 'items',
  create: writeLine,
  created: (line) => line,
  change: writeLine,
  names: {},
};

/** An order that used a cart. */
export const WireCartUse = mapped(
  t.type({
    account_name: defaulted(t.string, ''),
    contact_person: defaulted(t.string, ''),
    order_number: Id,
    created_at: UtcDateTime,
  }),
  'cart use',
  (wire): CartUse => ({
    client: wire.account_name,
    contact: wire.contact_person,
    order: wire.order_number,
    at: wire.created_at,
  }),
);
