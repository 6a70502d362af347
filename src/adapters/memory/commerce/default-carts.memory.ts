import { either } from 'fp-ts';
import type { CartUsage } from '../../../application/commerce/ports/cart-usage.port';
import {
  defaultCarts,
  type CartKind,
  type CartLine,
  type CartUse,
  type DefaultCart,
} from '../../../domain/commerce/default-cart';
import { cartRule } from '../../../domain/commerce/default-cart.rule';
import { money } from '../../../domain/shared/money';
import { storedPart } from '../../../domain/shared/parts/part';
import { MEMORY_ITEMS } from '../content/published/memory-items';
import { answerTo, mayOpen } from '../shared/answer-to';
import type { Callers } from '../shared/caller';
import type { MemoryCalls } from '../shared/memory-calls';
import { plainInParts } from '../shared/record-parts.memory';

const SEED: readonly DefaultCart[] = [
  {
    ...defaultCarts.blank,
    id: '1',
    code: 'DC-1',
    name: 'Basispakket woning',
    account: { id: '1', label: 'Van Rossum Techniek' },
    minimum: money(50_000),
    start: '2026-01-01',
    parts: MEMORY_ITEMS.slice(0, 2).map((item, place) =>
      storedPart<CartLine>(String(place + 1), { item, quantity: place + 1, price: item.grossPrice }),
    ),
  },
];

const USES: ReadonlyMap<string, readonly CartUse[]> = new Map([
  [
    '1',
    [
      {
        client: 'Van Rossum Techniek',
        contact: 'Joost van Rossum',
        order: 'W-26-1042',
        at: Date.UTC(2026, 10, 12, 8, 30),
      },
    ],
  ],
]);

/** Default carts in memory, and their items, which have their own calls: a cart may be stored without them in between. */
export const defaultCartsMemory = plainInParts<CartLine, CartKind>(
  { ...defaultCarts, rule: cartRule },
  {
    seed: SEED,
    complete: (draft, before, id) => ({ ...draft, name: draft.name.trim(), id, code: before?.code ?? `DC-${id}` }),
  },
);

/** The orders that used a cart, in memory. */
export const cartUsageMemory = (calls: MemoryCalls, people: Callers): CartUsage => ({
  of: (cart, options) =>
    answerTo(calls, people)(mayOpen(defaultCarts.right), options, () => either.right(USES.get(cart) ?? [])),
});
