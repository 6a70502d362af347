import * as t from 'io-ts';
import { netPriceTable, type NetPrice } from '../../../domain/commerce/net-price';
import { storedPart } from '../../../domain/shared/parts/part';
import type { FormFields } from '../shared/form';
import { tableCodec } from '../shared/table.codec';
import { defaulted, Id, mapped } from '../shared/wire';
import { Euros, writeMoney } from '../shared/wire-money';
import type { PartCodec } from '../shared/record-parts.http';
import { idsOf, WireAccount, WireItem } from './references.codec';

const WireNetPrice = t.type({ id: Id, item: WireItem, net_price: Euros });

/** Net prices on the wire; the prices of items have their own calls. */
export const netPricesCodec = tableCodec(netPriceTable, {
  endpoint: 'netpricepromotion',
  plural: 'netpricepromotions',
  singular: 'netpricepromotion',
  wireNames: { start: 'date_start', end: 'date_end', accounts: 'account' },
  byHand: {
    accounts: {
      reader: mapped(t.type({ accounts: defaulted(t.array(WireAccount), []) }), 'net prices', (wire) => wire.accounts),
      write: (chosen, before) => ({ account: chosen.length + before.length === 0 ? undefined : idsOf(chosen) }),
    },
    parts: {
      reader: mapped(t.type({ rules: defaulted(t.array(WireNetPrice), []) }), 'net prices', ({ rules }) =>
        rules.map(({ id, item, net_price: price }) => storedPart<NetPrice>(id, { item, price })),
      ),
      write: () => ({}),
    },
  },
});

const writePrice = ({ item, price }: NetPrice): FormFields => ({ item: item.id, net_price: writeMoney(price) });

export const netPriceRuleCodec: PartCodec<NetPrice> = {
  endpoint: 'netpricepromotion',
  path: 'rule',
  create: writePrice,
  created: (price) => price,
  change: writePrice,
  names: { net_price: 'price' },
};
