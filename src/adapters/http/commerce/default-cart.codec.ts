import * as t from 'io-ts';
import type { CartKind, CartLine, CartRow, CartUse, DefaultCart } from '../../../domain/commerce/default-cart';
import { money } from '../../../domain/shared/money';
import { storedPart } from '../../../domain/shared/parts/part';
import { unlessEmpty, writeNumber, type FormFields } from '../shared/form';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Flag, Id, mapped, optional, UtcDateTime } from '../shared/wire';
import { DayOfMoment, Numeral } from '../shared/wire-fields';
import { Euros, writeMoney } from '../shared/wire-money';
import type { PartCodec } from '../shared/record-parts.http';
import { WireAccount, WireItem } from './references.codec';

const Day = optional(DayOfMoment);
const WireDate = t.type({ start: Day, end: Day });

const WireRow = t.type({
  id: Id,
  name: t.string,
  date: optional(WireDate),
  date_start: Day,
  date_end: Day,
});

/** A list may tell the dates flat. */
const rowOf = ({ id, name, date, date_start: start, date_end: end }: t.TypeOf<typeof WireRow>): CartRow => ({
  id,
  name,
  start: date?.start ?? start ?? '',
  end: date?.end ?? end ?? '',
});

const WireLine = mapped(
  t.type({ id: Id, item: WireItem, quantity: Numeral, price: optional(Euros) }),
  'cart line',
  ({ id, ...line }) => storedPart<CartLine>(id, line),
);

const WireCart = t.intersection([
  WireRow,
  t.type({
    description: defaulted(t.string, ''),
    code: defaulted(t.string, ''),
    account: optional(WireAccount),
    minimal_order_amount: defaulted(Euros, money(0)),
    has_promotions: defaulted(Flag, false),
    mix_items: defaulted(Flag, false),
    is_single_use: defaulted(Flag, false),
    items: defaulted(t.array(WireLine), []),
  }),
]);

/** Default carts on the wire; their items travel by calls of their own. */
export const defaultCartCodec: ResourceCodec<CartKind> = {
  endpoint: 'defaultcart',
  plural: 'defaultcarts',
  singular: 'defaultcart',
  row: mapped(WireRow, 'cart row', rowOf),
  detail: mapped(WireCart, 'cart', (wire): DefaultCart => ({
    ...rowOf(wire),
    description: wire.description,
    code: wire.code,
    account: wire.account,
    minimum: wire.minimal_order_amount,
    hasPromotions: wire.has_promotions,
    mixesItems: wire.mix_items,
    singleUse: wire.is_single_use,
    parts: wire.items,
  })),
  write: (cart, before) => ({
    name: cart.name.trim(),
    description: unlessEmpty(cart.description, before.description),
    account: cart.account?.id ?? '',
    minimal_order_amount: cart.minimum === null ? '0' : writeMoney(cart.minimum),
    has_promotions: cart.hasPromotions,
    mix_items: cart.mixesItems,
    single_use: cart.singleUse,
    date_start: unlessEmpty(cart.start, before.start),
    date_end: unlessEmpty(cart.end, before.end),
  }),
  wireNames: {
    minimum: 'minimal_order_amount',
    hasPromotions: 'has_promotions',
    mixesItems: 'mix_items',
    singleUse: 'single_use',
    start: 'date_start',
    end: 'date_end',
  },
};

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
