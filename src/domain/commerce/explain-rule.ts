import type { CalendarDate } from '../shared/calendar-date';
import type { Id } from '../shared/id';
import { isMoney, money, type Money } from '../shared/money';
import type { TypedFigure } from '../shared/typed-number';
import { MAX_QUANTITY } from './default-cart.rule';
import type { RuleTerms } from './promotion';
import { gainOf, isRuleType, minimumOf, scopeOf, type Period } from './promotion.rule';
import type { ItemReference, Reference } from './references';

/** A cart line; `assortments` is null where the API does not list the assortments of the item. */
export interface ExplainedLine {
  readonly item: ItemReference;
  readonly assortments: readonly Id[] | null;
  /** Whole pieces, at least 1. */
  readonly quantity: number;
  /** Fixed piece price from a default cart; offers do not change it. Rule R-COM-62. */
  readonly price?: Money | undefined;
}

/** A line during input; the quantity is text while it cannot be parsed. */
export interface TypedLine extends Omit<ExplainedLine, 'quantity'> {
  readonly quantity: TypedFigure;
}

/** Whether the quantity is valid. */
export const isCounted = (line: TypedLine): line is TypedLine & ExplainedLine =>
  typeof line.quantity === 'number' &&
  Number.isInteger(line.quantity) &&
  line.quantity >= 1 &&
  line.quantity <= MAX_QUANTITY;

/** Adds lines. For an item that is already present, adds the quantity and takes over a price of the added line. */
export const withLines = (lines: readonly TypedLine[], more: readonly TypedLine[]): readonly TypedLine[] =>
  more.reduce<readonly TypedLine[]>((all, line) => {
    const at = all.findIndex(({ item }) => item.id === line.item.id);
    const there = all[at];
    if (there === undefined) return [...all, line];
    const quantity =
      typeof there.quantity === 'number' && typeof line.quantity === 'number'
        ? there.quantity + line.quantity
        : line.quantity;
    return all.with(at, { ...there, quantity, ...(line.price !== undefined && { price: line.price }) });
  }, lines);

/** A line after net prices; `cents` is the line total, null where the price is unknown. */
export interface PricedLine extends ExplainedLine {
  readonly cents: number | null;
}

/** Customer and date of a purchase. */
export interface Buyer {
  /** Null: no specific account. */
  readonly account: Id | null;
  readonly date: CalendarDate;
}

/** A promotion rule with the period of its promotion. */
export interface OfferedRule {
  readonly key: string;
  readonly terms: RuleTerms;
  readonly promotion: Period;
}

/** A minimum: an amount of money or a number of pieces. */
export type AmountOrCount = Money | number;

/** Why an offer does not apply to the buyer. */
export type Refused =
  | { readonly kind: 'early'; readonly from: CalendarDate }
  | { readonly kind: 'over'; readonly until: CalendarDate }
  | { readonly kind: 'otherAccount' };

/** Effect of a rule on a cart, or why it has none. */
export type Verdict =
  | {
      readonly kind: 'applies';
      readonly gain: Money;
      readonly measured: AmountOrCount;
      readonly from: AmountOrCount;
      /** Shortfall to the next level; null at the highest level. */
      readonly missing: AmountOrCount | null;
    }
  | { readonly kind: 'missing'; readonly measured: AmountOrCount; readonly missing: AmountOrCount }
  | Refused
  | {
      readonly kind:
        | 'noPromotions'
        | 'nothingChosen'
        | 'notInCart'
        | 'noLevel'
        | 'unreadable'
        | 'unknown'
        | 'unknownType';
    };

/** Intersection of the periods of a rule and its promotion; empty text is an open end. */
export const periodOf = ({ terms, promotion }: Pick<OfferedRule, 'terms' | 'promotion'>): Period => ({
  start: [terms.start, promotion.start].sort().at(-1) ?? '',
  end: [terms.end, promotion.end].filter((end) => end !== '').sort()[0] ?? '',
});

/** A figure in its smallest unit: cents, pieces, or hundredths of a percent. */
export const unitsIn = (figure: TypedFigure, kind: 'money' | 'pieces' | 'percent'): number | null => {
  if (kind === 'money') return isMoney(figure) ? figure.cents : null;
  return typeof figure === 'number' ? Math.round(figure * (kind === 'percent' ? 100 : 1)) : null;
};

/** Share of an amount; half a cent is rounded up. Rule R-COM-32. */
export const shareOf = (cents: number, hundredths: number): number =>
  Math.floor((cents * Math.min(hundredths, 10_000) + 5_000) / 10_000);

/** Sum of amounts; null when one is unknown. */
export const sumOf = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce<number | null>((sum, cents) => (sum === null || cents === null ? null : sum + cents), 0);

/**
 * Why a period or an account list excludes a buyer; null when it does not. An empty list includes all. Rule R-COM-30.
 */
export const refusedFor = (
  { start, end }: Period,
  accounts: readonly Reference[],
  { account, date }: Buyer,
): Refused | null => {
  if (start !== '' && date < start) return { kind: 'early', from: start };
  if (end !== '' && date > end) return { kind: 'over', until: end };
  return accounts.length > 0 && accounts.every(({ id }) => id !== account) ? { kind: 'otherAccount' } : null;
};

/** Lines that a rule applies to; null when unknown. */
const linesOf = (terms: RuleTerms, lines: readonly PricedLine[]): readonly PricedLine[] | null => {
  const scope = scopeOf(terms.type);
  if (scope === null) return lines;
  const chosen = new Set(terms[scope].map(({ id }) => id));
  if (scope === 'items') return lines.filter(({ item }) => chosen.has(item.id));
  if (lines.some(({ assortments }) => assortments === null)) return null;
  return lines.filter(({ assortments }) => assortments?.some((id) => chosen.has(id)) === true);
};

/** Evaluates one rule independently of the other rules. Rules R-COM-30 and R-COM-31. */
export const verdictOf = (offered: OfferedRule, buyer: Buyer, lines: readonly PricedLine[]): Verdict => {
  const { terms } = offered;
  const scope = scopeOf(terms.type);
  if (scope !== null && terms[scope].length === 0) return { kind: 'nothingChosen' };
  const refused = refusedFor(periodOf(offered), terms.accounts, buyer);
  if (refused !== null) return refused;
  if (!isRuleType(terms.type)) return { kind: 'unknownType' };
  const [counts, gives] = [minimumOf(terms.type), gainOf(terms.type)];
  const levels = terms.levels
    .flatMap(({ min, value }) => {
      const [from, gain] = [unitsIn(min, counts), unitsIn(value, gives)];
      return from === null || gain === null || from < 0 || gain < 0 ? [] : [{ from, gain }];
    })
    .sort((one, other) => one.from - other.from || one.gain - other.gain);
  if (terms.levels.every(({ value }) => value === null)) return { kind: 'noLevel' };
  const [lowest] = levels;
  if (lowest === undefined || levels.length < terms.levels.length) return { kind: 'unreadable' };
  const own = linesOf(terms, lines);
  if (own === null) return { kind: 'unknown' };
  if (own.length === 0) return { kind: 'notInCart' };
  const amount = sumOf(own.map(({ cents }) => cents));
  const measured = counts === 'money' ? amount : own.reduce((sum, { quantity }) => sum + quantity, 0);
  if (measured === null || (gives === 'percent' && amount === null)) return { kind: 'unknown' };
  const as = (units: number): AmountOrCount => (counts === 'money' ? money(units) : units);
  const reached = levels.findLast(({ from }) => from <= measured);
  if (reached === undefined) return { kind: 'missing', measured: as(measured), missing: as(lowest.from - measured) };
  const next = levels.find(({ from }) => from > measured);
  return {
    kind: 'applies',
    gain: money(gives === 'percent' ? shareOf(amount ?? 0, reached.gain) : reached.gain),
    measured: as(measured),
    from: as(reached.from),
    missing: next === undefined ? null : as(next.from - measured),
  };
};
