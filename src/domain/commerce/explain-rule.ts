import type { CalendarDate } from '../shared/calendar-date';
import type { Id } from '../shared/id';
import { isMoney, money, type Money } from '../shared/money';
import type { TypedFigure } from '../shared/typed-number';
import { MAX_QUANTITY } from './default-cart.rule';
import type { RuleTerms } from './promotion';
import { gainOf, isRuleType, minimumOf, scopeOf, type Period } from './promotion.rule';
import type { ItemReference, Reference } from './references';

/** One line of a cart; `assortments` is null where the API does not tell to which the item belongs. */
export interface ExplainedLine {
  readonly item: ItemReference;
  readonly assortments: readonly Id[] | null;
  /** Pieces, at least 1. */
  readonly quantity: number;
  /** What one piece costs in a default cart, whatever is offered. Rule R-COM-62. */
  readonly price?: Money | undefined;
}

/** A line as it is typed; the quantity is text while it cannot be read. */
export interface TypedLine extends Omit<ExplainedLine, 'quantity'> {
  readonly quantity: TypedFigure;
}

/** Whether a line can be counted. */
export const isCounted = (line: TypedLine): line is TypedLine & ExplainedLine =>
  typeof line.quantity === 'number' &&
  Number.isInteger(line.quantity) &&
  line.quantity >= 1 &&
  line.quantity <= MAX_QUANTITY;

/** The lines with more of them: of an item that is there already the pieces are added, at the price that the added line has. */
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

/** A line after net prices; `cents` is that of the whole line, null where no price is known. */
export interface PricedLine extends ExplainedLine {
  readonly cents: number | null;
}

/** Who buys, and when. */
export interface Buyer {
  /** Null: nobody in particular. */
  readonly account: Id | null;
  readonly date: CalendarDate;
}

/** A rule as it is offered, with the dates of its promotion. */
export interface OfferedRule {
  readonly key: string;
  readonly terms: RuleTerms;
  readonly promotion: Period;
}

/** Money or pieces: what a minimum counts. */
export type Measure = Money | number;

/** Why something is not for this buyer. */
export type Refused =
  | { readonly kind: 'early'; readonly from: CalendarDate }
  | { readonly kind: 'over'; readonly until: CalendarDate }
  | { readonly kind: 'otherAccount' };

/** What a rule does to a cart, or why it does nothing. */
export type Verdict =
  | {
      readonly kind: 'applies';
      readonly gain: Money;
      readonly measured: Measure;
      readonly from: Measure;
      /** What is missing to the next level; null for the highest. */
      readonly missing: Measure | null;
    }
  | { readonly kind: 'missing'; readonly measured: Measure; readonly missing: Measure }
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

/** The later start and the earlier end of a rule and its promotion; empty text for none. */
export const periodOf = ({ terms, promotion }: Pick<OfferedRule, 'terms' | 'promotion'>): Period => ({
  start: [terms.start, promotion.start].sort().at(-1) ?? '',
  end: [terms.end, promotion.end].filter((end) => end !== '').sort()[0] ?? '',
});

/** An amount in cents, or a number, as a whole number of the smallest part: a cent, a piece, a hundredth of a percent. */
export const unitsIn = (figure: TypedFigure, kind: 'money' | 'pieces' | 'percent'): number | null => {
  if (kind === 'money') return isMoney(figure) ? figure.cents : null;
  return typeof figure === 'number' ? Math.round(figure * (kind === 'percent' ? 100 : 1)) : null;
};

/** Half a cent is rounded up. Rule R-COM-32. */
export const shareOf = (cents: number, hundredths: number): number =>
  Math.floor((cents * Math.min(hundredths, 10_000) + 5_000) / 10_000);

/** The sum of amounts; null where one is not known. */
export const sumOf = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce<number | null>((sum, cents) => (sum === null || cents === null ? null : sum + cents), 0);

/** Why a period or a list of accounts leaves a buyer out; null where it does not. No accounts: for all. Rule R-COM-30. */
export const refusedFor = (
  { start, end }: Period,
  accounts: readonly Reference[],
  { account, date }: Buyer,
): Refused | null => {
  if (start !== '' && date < start) return { kind: 'early', from: start };
  if (end !== '' && date > end) return { kind: 'over', until: end };
  return accounts.length > 0 && accounts.every(({ id }) => id !== account) ? { kind: 'otherAccount' } : null;
};

/** The lines that a rule is about; null where it cannot be told. */
const linesOf = (terms: RuleTerms, lines: readonly PricedLine[]): readonly PricedLine[] | null => {
  const scope = scopeOf(terms.type);
  if (scope === null) return lines;
  const chosen = new Set(terms[scope].map(({ id }) => id));
  if (scope === 'items') return lines.filter(({ item }) => chosen.has(item.id));
  if (lines.some(({ assortments }) => assortments === null)) return null;
  return lines.filter(({ assortments }) => assortments?.some((id) => chosen.has(id)) === true);
};

/** Judges one rule by itself: rules do not reduce what the others are measured on. Rules R-COM-30 and R-COM-31. */
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
  const as = (units: number): Measure => (counts === 'money' ? money(units) : units);
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
