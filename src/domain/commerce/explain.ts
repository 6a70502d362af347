import type { CalendarDate } from '../shared/calendar-date';
import type { Id } from '../shared/id';
import { isMoney, money, type Money } from '../shared/money';
import type { RuleTerms } from './promotion';
import { gainOf, minimumOf, scopeOf, type Period, type TypedFigure } from './promotion.rule';
import type { ItemReference } from './references';

/** One line of a cart; `assortments` is null where the API does not tell to which the item belongs. */
export interface ExplainedLine {
  readonly item: ItemReference;
  readonly assortments: readonly Id[] | null;
  /** Pieces, at least 1. */
  readonly quantity: number;
}

export interface ExplainedCart {
  /** Null: nobody in particular. */
  readonly account: Id | null;
  readonly date: CalendarDate;
  readonly lines: readonly ExplainedLine[];
}

/** A rule as it is offered, with the dates of its promotion. */
export interface OfferedRule {
  readonly key: string;
  readonly terms: RuleTerms;
  readonly promotion: Period;
}

/** Money or pieces: what a minimum counts. */
export type Measure = Money | number;

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
  | { readonly kind: 'early'; readonly from: CalendarDate }
  | { readonly kind: 'over'; readonly until: CalendarDate }
  | { readonly kind: 'otherAccount' | 'nothingChosen' | 'notInCart' | 'noLevel' | 'unknown' };

export interface JudgedRule extends OfferedRule {
  readonly verdict: Verdict;
}

/** An estimate; amounts are null where a price is not known. */
export interface Explanation {
  readonly rules: readonly JudgedRule[];
  readonly before: Money | null;
  readonly total: Money | null;
}

const LAST: CalendarDate = '9999-12-31';

/** The later start and the earlier end of a rule and its promotion. */
const periodOf = ({ terms, promotion }: OfferedRule): Period => {
  const ends = [terms.end, promotion.end].map((end) => (end === '' ? LAST : end)).sort();
  return { start: [terms.start, promotion.start].sort().at(-1) ?? '', end: ends[0] ?? LAST };
};

/** An amount in cents, or a number, as a whole number of the smallest part: a cent, a piece, a hundredth of a percent. */
const unitsIn = (figure: TypedFigure, kind: 'money' | 'pieces' | 'percent'): number | null => {
  if (kind === 'money') return isMoney(figure) ? figure.cents : null;
  return typeof figure === 'number' ? Math.round(figure * (kind === 'percent' ? 100 : 1)) : null;
};

/** Half a cent is rounded up. Rule R-COM-32. */
const shareOf = (cents: number, hundredths: number): number =>
  Math.floor((cents * Math.min(hundredths, 10_000) + 5_000) / 10_000);

/** The cents of a line at its gross price; null where that is not known. */
const centsOf = ({ item, quantity }: ExplainedLine): number | null =>
  item.grossPrice === null ? null : item.grossPrice.cents * quantity;

const sumOf = (lines: readonly ExplainedLine[]): number | null =>
  lines.reduce<number | null>((sum, line) => {
    const cents = centsOf(line);
    return sum === null || cents === null ? null : sum + cents;
  }, 0);

/** The lines that a rule is about; null where it cannot be told. */
const linesOf = (terms: RuleTerms, lines: readonly ExplainedLine[]): readonly ExplainedLine[] | null => {
  const scope = scopeOf(terms.type);
  if (scope === null) return lines;
  const chosen = new Set(terms[scope].map(({ id }) => id));
  if (scope === 'items') return lines.filter(({ item }) => chosen.has(item.id));
  if (lines.some(({ assortments }) => assortments === null)) return null;
  return lines.filter(({ assortments }) => assortments?.some((id) => chosen.has(id)) === true);
};

/** Judges one rule by itself: rules do not reduce what the others are measured on. Rules R-COM-30 and R-COM-31. */
const verdictOf = (offered: OfferedRule, { account, date, lines }: ExplainedCart): Verdict => {
  const { terms } = offered;
  const { start, end } = periodOf(offered);
  const scope = scopeOf(terms.type);
  if (scope !== null && terms[scope].length === 0) return { kind: 'nothingChosen' };
  if (date < start) return { kind: 'early', from: start };
  if (date > end) return { kind: 'over', until: end };
  if (terms.accounts.length > 0 && terms.accounts.every(({ id }) => id !== account)) return { kind: 'otherAccount' };
  const [counts, gives] = [minimumOf(terms.type), gainOf(terms.type)];
  const levels = terms.levels
    .flatMap(({ min, value }) => {
      const [from, gain] = [unitsIn(min, counts), unitsIn(value, gives)];
      return from === null || gain === null ? [] : [{ from, gain }];
    })
    .sort((one, other) => one.from - other.from || one.gain - other.gain);
  const [lowest] = levels;
  if (lowest === undefined) return { kind: 'noLevel' };
  const own = linesOf(terms, lines);
  if (own === null) return { kind: 'unknown' };
  if (own.length === 0) return { kind: 'notInCart' };
  const amount = sumOf(own);
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

/** What rules do to a cart at gross prices: an estimate. The total is never below zero. Rules R-COM-30 to R-COM-33. */
export const explainCart = (rules: readonly OfferedRule[], cart: ExplainedCart): Explanation => {
  const judged = rules.map((rule): JudgedRule => ({ ...rule, verdict: verdictOf(rule, cart) }));
  const before = sumOf(cart.lines);
  const gain = judged.reduce((sum, { verdict }) => sum + (verdict.kind === 'applies' ? verdict.gain.cents : 0), 0);
  return {
    rules: judged,
    before: before === null ? null : money(before),
    total: before === null ? null : money(Math.max(0, before - gain)),
  };
};
