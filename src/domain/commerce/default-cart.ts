import type { CalendarDate } from '../shared/calendar-date';
import { byIdentity } from '../shared/by-identity';
import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { money } from '../shared/money';
import { partsMerging } from '../shared/parts/merge-parts';
import type { Parts } from '../shared/parts/part';
import { partProblems } from '../shared/parts/part-problems';
import { defineResource, type Kind } from '../shared/resource';
import type { Problems, Rule } from '../shared/rule';
import type { TypedMoney, TypedNumber } from '../shared/typed-number';
import { cartRule, lineProblems } from './default-cart.rule';
import { MAX_RULES, type Period } from './promotion.rule';
import type { ItemReference, Reference } from './references';

/** One item of a cart; `price` is that of a piece. */
export interface CartLine {
  readonly item: ItemReference;
  readonly quantity: TypedNumber;
  readonly price: TypedMoney;
}

export interface CartRow {
  readonly id: Id;
  readonly name: string;
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

export type CartDraft = Period & {
  readonly name: string;
  readonly description: string;
  readonly account: Reference | null;
  /** Minimal order amount. */
  readonly minimum: TypedMoney;
  readonly hasPromotions: boolean;
  readonly mixesItems: boolean;
  readonly singleUse: boolean;
  /** Its items. */
  readonly parts: Parts<CartLine>;
};

/** The server gives the code; empty until then. */
export type DefaultCart = CartDraft & { readonly id: Id; readonly code: string };

export type CartFilter = { readonly name: string };

/** An order that used a cart. */
export interface CartUse {
  readonly client: string;
  readonly contact: string;
  readonly order: string;
  readonly at: Instant;
}

/** A line as it begins: one piece at the gross price. */
export const newLine = (item: ItemReference): CartLine => ({ item, quantity: 1, price: item.grossPrice });

/** A key in one of many parts leaves the others as they are. */
const problemsOfPart = byIdentity<CartLine, Problems>(lineProblems);

/** Rules R-COM-55 and R-COM-56: a cart has at least one item. */
const rule: Rule<CartDraft> = ({ parts, ...cart }) => {
  const left = parts.filter(({ state }) => state !== 'marked').length;
  return {
    ...cartRule(cart),
    ...(left === 0 && { parts: 'required' as const }),
    ...(parts.length > MAX_RULES && { parts: 'tooMany' as const }),
    ...partProblems(parts, problemsOfPart),
  };
};

export interface CartKind extends Kind {
  row: CartRow;
  detail: DefaultCart;
  draft: CartDraft;
  filter: CartFilter;
}

/** Carts that are prepared for a customer. */
export const defaultCarts = defineResource<CartKind>({
  key: 'defaultcart',
  right: 'defaultcart',
  strings: { one: 'commerce.defaultCart', many: 'commerce.defaultCarts' },
  sortable: ['name', 'start', 'end'],
  order: { field: 'name', order: 'asc' },
  noFilter: { name: '' },
  blank: {
    name: '',
    description: '',
    account: null,
    minimum: money(0),
    hasPromotions: false,
    mixesItems: false,
    singleUse: false,
    start: '',
    end: '',
    parts: [],
  },
  rule,
  merging: partsMerging(),
});
