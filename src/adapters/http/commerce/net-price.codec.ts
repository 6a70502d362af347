import * as t from 'io-ts';
import type { NetPrice, NetPrices, NetPricesKind } from '../../../domain/commerce/net-price';
import { storedPart } from '../../../domain/shared/parts/part';
import type { FormFields } from '../shared/form';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Id, mapped } from '../shared/wire';
import { Euros, writeMoney } from '../shared/wire-money';
import { WirePromotionRow, writePeriod } from './promotion.codec';
import type { PartCodec } from '../shared/record-parts.http';
import { idsOf, WireAccount, WireItem } from './references.codec';

const WireNetPrice = t.type({ id: Id, item: WireItem, net_price: Euros });

const WireNetPrices = mapped(
  t.intersection([
    WirePromotionRow,
    t.type({ accounts: defaulted(t.array(WireAccount), []), rules: defaulted(t.array(WireNetPrice), []) }),
  ]),
  'net prices',
  ({ rules, ...prices }): NetPrices => ({
    ...prices,
    parts: rules.map(({ id, item, net_price: price }) => storedPart<NetPrice>(id, { item, price })),
  }),
);

/** Net prices on the wire; those of the items travel by calls of their own. */
export const netPricesCodec: ResourceCodec<NetPricesKind> = {
  endpoint: 'netpricepromotion',
  plural: 'netpricepromotions',
  singular: 'netpricepromotion',
  row: WirePromotionRow,
  detail: WireNetPrices,
  write: (draft, before) => ({
    name: draft.name.trim(),
    account: draft.accounts.length === 0 && before.accounts.length === 0 ? undefined : idsOf(draft.accounts),
    ...writePeriod(draft, before),
  }),
  wireNames: { start: 'date_start', end: 'date_end', accounts: 'account' },
};

const writePrice = ({ item, price }: NetPrice): FormFields => ({ item: item.id, net_price: writeMoney(price) });

export const netPriceRuleCodec: PartCodec<NetPrice> = {
  endpoint: 'netpricepromotion',
  path: 'rule',
  create: writePrice,
  created: (price) => price,
  change: writePrice,
  names: { net_price: 'price' },
};
