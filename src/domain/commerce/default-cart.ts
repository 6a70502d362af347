import { byIdentity } from '../shared/by-identity';
import {
  custom,
  type DraftOf,
  type FieldTable,
  type KindOf,
  type RecordOf,
  type RowOf,
} from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import type { Instant } from '../shared/instant';
import { partsMerging } from '../shared/parts/merge-parts';
import type { Parts } from '../shared/parts/part';
import { partProblems } from '../shared/parts/part-problems';
import { defineResource } from '../shared/resource';
import type { Problems, Rule } from '../shared/rule';
import type { TypedMoney, TypedNumber } from '../shared/typed-number';
import { cartFields, cartRule, lineProblems } from './default-cart.rule';
import { MAX_RULES } from './promotion.rule';
import type { ItemReference, Reference } from './references';

/** One item of a cart; `price` is per piece. */
export interface CartLine {
  readonly item: ItemReference;
  readonly quantity: TypedNumber;
  readonly price: TypedMoney;
}

export const cartTable = {
  ...cartFields,
  account: { ...custom<Reference | null>(null), required: true },
  parts: custom<Parts<CartLine>>([]),
} as const satisfies FieldTable;

export type CartRow = RowOf<typeof cartTable>;
export type CartDraft = DraftOf<typeof cartTable>;
export type DefaultCart = RecordOf<typeof cartTable>;
export type CartKind = KindOf<typeof cartTable>;

/** An order that used the cart. */
export interface CartUse {
  readonly client: string;
  readonly contact: string;
  readonly order: string;
  readonly at: Instant;
}

/** New line: one piece at the gross price. */
export const newLine = (item: ItemReference): CartLine => ({ item, quantity: 1, price: item.grossPrice });

/** Memoized per part: a keystroke validates only the changed part. */
const problemsOfPart = byIdentity<CartLine, Problems>(lineProblems);

/** Rules R-COM-55 and R-COM-56: a cart needs at least one item. */
const rule: Rule<CartDraft> = ({ parts, ...cart }) => {
  const left = parts.filter(({ state }) => state !== 'marked').length;
  return {
    ...cartRule(cart),
    ...(left === 0 && { parts: 'required' as const }),
    ...(parts.length > MAX_RULES && { parts: 'tooMany' as const }),
    ...partProblems(parts, problemsOfPart),
  };
};

/** Carts prepared for customers. */
export const defaultCarts = defineResource<CartKind>({
  ...valuesOf(cartTable),
  key: 'defaultcart',
  right: 'defaultcart',
  strings: { one: 'commerce.defaultCart', many: 'commerce.defaultCarts' },
  order: { field: 'name', order: 'asc' },
  rule,
  merging: partsMerging(),
});
