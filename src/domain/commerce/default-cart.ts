import type { CalendarDate } from '../shared/calendar-date';
import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { money } from '../shared/money';
import { partsMerging } from '../shared/parts/merge-parts';
import type { Parts } from '../shared/parts/part';
import { defineResource } from '../shared/resource';
import type { Rule } from '../shared/rule';
import type { TypedMoney, TypedNumber } from '../shared/typed-number';
import { cartRule, lineProblems } from './default-cart.rule';
import { partProblems } from './promotion';
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
  /** Its items; called as the parts of every record are. */
  readonly rules: Parts<CartLine>;
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

/** Rules R-COM-55 and R-COM-56: a cart has at least one item. */
const rule: Rule<CartDraft> = ({ rules, ...cart }) => {
  const left = rules.filter(({ state }) => state !== 'marked').length;
  return {
    ...cartRule(cart),
    ...(left === 0 && { rules: 'required' as const }),
    ...(rules.length > MAX_RULES && { rules: 'tooMany' as const }),
    ...partProblems(rules, lineProblems),
  };
};

/** Carts that are prepared for a customer. */
export const defaultCarts = defineResource<CartRow, DefaultCart, CartDraft, CartFilter>({
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
    rules: [],
  },
  rule,
  merging: partsMerging(),
});
