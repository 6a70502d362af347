import { netPrices, type NetPrice, type NetPricesKind } from '../../../domain/commerce/net-price';
import { money } from '../../../domain/shared/money';
import { storedPart } from '../../../domain/shared/parts/part';
import { plainInParts } from '../shared/record-parts.memory';

const HEAT_PUMP = { id: '2', code: 'WP-8000', label: 'Warmtepomp 8 kW', grossPrice: money(492_000) };

/** Net prices in memory, and those of their items. */
export const netPricesMemory = plainInParts<NetPrice, NetPricesKind>(netPrices, {
  seed: [
    {
      id: '1',
      name: 'Jaarafspraak installateurs',
      start: '2026-01-01',
      end: '2026-12-31',
      accounts: [{ id: '1', label: 'Van Rossum Techniek' }],
      parts: [storedPart('1', { item: HEAT_PUMP, price: money(435_000) })],
    },
  ],
});
