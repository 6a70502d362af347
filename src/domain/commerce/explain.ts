import type { Id } from '../shared/id';
import { isMoney, money, type Money } from '../shared/money';
import type { CouponDraft } from './coupon';
import { couponGainOf, isCouponType } from './coupon.rule';
import {
  refusedFor,
  shareOf,
  sumOf,
  unitsIn,
  verdictOf,
  type Buyer,
  type ExplainedLine,
  type OfferedRule,
  type PricedLine,
  type Refused,
  type Verdict,
} from './explain-rule';
import type { NetPrices } from './net-price';
import type { ItemReference, Reference } from './references';

export interface ExplainedCart extends Buyer {
  readonly lines: readonly ExplainedLine[];
  /** Entered coupon code; may be empty. */
  readonly coupon: string;
  /** False when a default cart excludes promotions. Rule R-COM-62. */
  readonly hasPromotions?: boolean;
}

/** A rule with the name of its promotion. */
export interface NamedRule extends OfferedRule {
  /** Promotion id; null while it is not stored. */
  readonly id: Id | null;
  readonly name: string;
}

export type OfferedCoupon = Pick<CouponDraft, 'code' | 'type' | 'value' | 'valid'> & {
  readonly id: Id;
  readonly accounts: readonly Reference[];
};

/** All offers. */
export interface Offers {
  readonly netPrices: readonly NetPrices[];
  readonly rules: readonly NamedRule[];
  readonly coupons: readonly OfferedCoupon[];
}

/** Effect of net prices or a coupon on a cart, or why they have none. */
type OtherVerdict =
  | { readonly kind: 'applies'; readonly gain: Money; readonly items: readonly string[] }
  | Refused
  | {
      readonly kind:
        | 'notInCart'
        | 'ownPriceApplies'
        | 'noPromotions'
        | 'lowerApplies'
        | 'notEntered'
        | 'noDiscount'
        | 'unknown'
        | 'unknownType';
    };

/** An evaluated offer; `key` is unique. */
export type Judged = { readonly key: string; readonly id: Id | null; readonly name: string } & (
  | { readonly kind: 'rule'; readonly type: string; readonly verdict: Verdict }
  | { readonly kind: 'netPrice' | 'coupon'; readonly verdict: OtherVerdict }
);

/** An offer that applies, with the remaining total. */
export type Step = Judged & { readonly gain: Money; readonly left: Money | null };

/** An item with several net prices; the lowest one applies. */
export interface PriceConflict {
  readonly item: ItemReference;
  readonly prices: readonly { readonly id: Id; readonly name: string; readonly price: Money }[];
}

/** Estimated price of a cart; amounts are null where a price is unknown. */
export interface Explanation {
  /** Offers that apply, in order, and offers that do not. */
  readonly steps: readonly Step[];
  readonly others: readonly Judged[];
  readonly lines: readonly PricedLine[];
  readonly gross: Money | null;
  readonly net: Money | null;
  readonly total: Money | null;
  readonly conflicts: readonly PriceConflict[];
}

const moneyOrNull = (cents: number | null): Money | null => (cents === null ? null : money(cents));

/** Line total at the gross price, in cents; null where the price is unknown. */
const grossOf = ({ item, quantity }: ExplainedLine): number | null =>
  item.grossPrice === null ? null : item.grossPrice.cents * quantity;

interface OfferedPrice {
  readonly list: NetPrices;
  readonly item: ItemReference;
  readonly price: Money;
}

/** Sorts by price, then oldest first. */
const lowestFirst = (one: OfferedPrice, other: OfferedPrice): number =>
  one.price.cents - other.price.cents || one.list.id.localeCompare(other.list.id, 'en', { numeric: true });

const pricesOf = (list: NetPrices): readonly OfferedPrice[] =>
  list.parts.flatMap(({ state, value: { item, price } }) =>
    state !== 'marked' && isMoney(price) ? [{ list, item, price }] : [],
  );

/** Net prices for a buyer by item, lowest first. */
const pricesFor = (lists: readonly NetPrices[], buyer: Buyer): ReadonlyMap<Id, readonly OfferedPrice[]> => {
  const offered = lists.filter((list) => refusedFor(list, list.accounts, buyer) === null).flatMap(pricesOf);
  const byItem = new Map<Id, OfferedPrice[]>();
  for (const price of [...offered].sort(lowestFirst))
    byItem.set(price.item.id, [...(byItem.get(price.item.id) ?? []), price]);
  return byItem;
};

/** A line at its fixed price, else at the lowest of gross price and net prices. Rules R-COM-35 and R-COM-62. */
const priced = (line: ExplainedLine, [lowest]: readonly OfferedPrice[]): PricedLine & { readonly by: Id | null } => {
  const gross = grossOf(line);
  if (line.price !== undefined) return { ...line, cents: line.price.cents * line.quantity, by: null };
  const net = lowest === undefined ? null : lowest.price.cents * line.quantity;
  return net !== null && (gross === null || net < gross)
    ? { ...line, cents: net, by: lowest?.list.id ?? null }
    : { ...line, cents: gross, by: null };
};

const judgeList = (list: NetPrices, cart: ExplainedCart, lines: readonly ReturnType<typeof priced>[]): OtherVerdict => {
  const own = new Set(pricesOf(list).map(({ item }) => item.id));
  const about = lines.filter(({ item }) => own.has(item.id));
  if (about.length === 0) return { kind: 'notInCart' };
  const refused = refusedFor(list, list.accounts, cart);
  if (refused !== null) return refused;
  if (cart.hasPromotions === false) return { kind: 'noPromotions' };
  if (about.every(({ price }) => price !== undefined)) return { kind: 'ownPriceApplies' };
  const used = about.filter(({ by }) => by === list.id);
  if (used.length === 0) return { kind: 'lowerApplies' };
  const gains = used.map((line) => {
    const gross = grossOf(line);
    return gross === null || line.cents === null ? 0 : gross - line.cents;
  });
  return { kind: 'applies', gain: money(sumOf(gains) ?? 0), items: used.map(({ item }) => item.code) };
};

const judgeRule = (rule: OfferedRule, cart: ExplainedCart, lines: readonly PricedLine[]): Verdict => {
  const verdict = verdictOf(rule, cart, lines);
  const isOffered = verdict.kind === 'applies' || verdict.kind === 'missing';
  return isOffered && cart.hasPromotions === false ? { kind: 'noPromotions' } : verdict;
};

/** A percentage coupon applies to the total after the rules. Rule R-COM-36. */
const judgeCoupon = (offered: OfferedCoupon, cart: ExplainedCart, left: number | null): OtherVerdict => {
  const refused = refusedFor(offered.valid, offered.accounts, cart);
  if (refused !== null) return refused;
  const gives = couponGainOf(offered.type);
  if (gives === null) return { kind: isCouponType(offered.type) ? 'noDiscount' : 'unknownType' };
  if (offered.code.toUpperCase() !== cart.coupon.trim().toUpperCase()) return { kind: 'notEntered' };
  const value = unitsIn(offered.value, gives);
  if (value === null || left === null) return { kind: 'unknown' };
  return { kind: 'applies', gain: money(gives === 'money' ? value : shareOf(left, value)), items: [] };
};

const byName = (one: Judged, other: Judged): number =>
  one.name.localeCompare(other.name, 'en') || one.key.localeCompare(other.key, 'en', { numeric: true });

/** Remaining total after each offer, at least 0; null when the total before is unknown. Rule R-COM-33. */
const stepsFrom = (before: number | null, judged: readonly Judged[]): readonly Step[] => {
  let left = before;
  return judged.flatMap((one) => {
    if (one.verdict.kind !== 'applies') return [];
    left = left === null ? null : Math.max(0, left - one.verdict.gain.cents);
    return [{ ...one, gain: one.verdict.gain, left: moneyOrNull(left) }];
  });
};

/**
 * Estimates the effect of all offers on a cart. Net prices come first, then rules, then the coupon; rules are evaluated
 * independently, and the total is at least 0. Rules R-COM-30 to R-COM-36.
 */
export const explainCart = ({ netPrices, rules, coupons }: Offers, cart: ExplainedCart): Explanation => {
  const prices = pricesFor(cart.hasPromotions === false ? [] : netPrices, cart);
  const lines = cart.lines.map((line) => priced(line, prices.get(line.item.id) ?? []));
  const [gross, net] = [sumOf(cart.lines.map(grossOf)), sumOf(lines.map(({ cents }) => cents))];
  const lists = netPrices
    .map((list): Judged => {
      const { id, name } = list;
      return { kind: 'netPrice', key: `netPrice ${id}`, id, name, verdict: judgeList(list, cart, lines) };
    })
    .filter(({ verdict }) => verdict.kind !== 'notInCart')
    .sort(byName);
  const judged = rules
    .map(({ key, id, name, ...rule }): Judged => ({
      kind: 'rule',
      key: `rule ${key}`,
      id,
      name,
      type: rule.terms.type,
      verdict: judgeRule({ key, ...rule }, cart, lines),
    }))
    .sort(byName);
  const before = cart.lines.map((line) => priced(line, []).cents);
  const listSteps = stepsFrom(sumOf(before), lists);
  const ruleSteps = stepsFrom(net, judged);
  const left = ruleSteps.at(-1)?.left ?? moneyOrNull(net);
  const entered = coupons
    .map((coupon): Judged => {
      const { id, code } = coupon;
      const verdict = judgeCoupon(coupon, cart, left?.cents ?? null);
      return { kind: 'coupon', key: `coupon ${id}`, id, name: code, verdict };
    })
    .sort(byName);
  const couponSteps = stepsFrom(left?.cents ?? null, entered);
  return {
    steps: [...listSteps, ...ruleSteps, ...couponSteps],
    others: [...lists, ...judged, ...entered].filter(({ verdict }) => verdict.kind !== 'applies'),
    lines,
    gross: moneyOrNull(gross),
    net: moneyOrNull(net),
    total: couponSteps.at(-1)?.left ?? left,
    conflicts: cart.lines.flatMap(({ item, price }) => {
      const found = price === undefined ? (prices.get(item.id) ?? []) : [];
      return found.length < 2
        ? []
        : [{ item, prices: found.map(({ list: { id, name }, price }) => ({ id, name, price })) }];
    }),
  };
};
