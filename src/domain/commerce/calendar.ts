import type { CalendarDate } from '../shared/calendar-date';
import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import type { Dated } from '../site/published/dated';
import type { CartTerms } from './cart-terms';
import type { Coupon } from './coupon';
import type { NetPrices } from './net-price';
import type { Promotion } from './promotion';
import { gainOf, type Period } from './promotion.rule';
import type { Reference } from './references';

/** Kinds in display order. Rule R-COM-45. */
export const CALENDAR_KINDS = ['promotion', 'netPrice', 'coupon', 'event', 'popup'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** Records with a day in the period; null where the user may not read them. */
export interface CalendarRecords extends CartTerms {
  readonly events: readonly Dated[] | null;
  readonly popups: readonly Dated[] | null;
}

/** Details in the bar of an entry. */
export type EntryDetails =
  | {
      readonly kind: 'promotion';
      readonly rules: number;
      /** The highest percentage of its rules; null when none gives a percentage. */
      readonly percent: number | null;
    }
  | { readonly kind: 'netPrice'; readonly items: number }
  | { readonly kind: 'coupon'; readonly coupon: Pick<Coupon, 'type' | 'value' | 'singleUse'> }
  | { readonly kind: 'event' | 'popup'; readonly at: Instant; readonly until: Instant | null };

/** One record on the time axis; empty text is an open end. */
export interface CalendarEntry extends Period {
  /** Unique key. */
  readonly key: string;
  readonly kind: CalendarKind;
  readonly id: Id;
  readonly title: string;
  /** Empty for all accounts. */
  readonly accounts: readonly Reference[];
  readonly details: EntryDetails;
}

const distinct = (references: readonly Reference[]): readonly Reference[] => [
  ...new Map(references.map((reference) => [reference.id, reference])).values(),
];

/** Values of the parts that are not marked for deletion. */
export const activeParts = <Value>(
  parts: readonly { readonly state: string; readonly value: Value }[],
): readonly Value[] => parts.flatMap(({ state, value }) => (state === 'marked' ? [] : [value]));

/** Accounts of a promotion: limited only when every rule is limited. */
const accountsOf = ({ parts }: Promotion): readonly Reference[] => {
  const terms = activeParts(parts);
  return terms.some(({ accounts }) => accounts.length === 0) ? [] : distinct(terms.flatMap(({ accounts }) => accounts));
};

/** Last day on which a rule of the promotion applies; the end of the promotion when none does. */
const lastDayOf = ({ start, end }: Period, rules: readonly Period[]): CalendarDate => {
  const last = rules.reduce((latest, rule) => (rule.end > latest ? rule.end : latest), '');
  const isOpen = rules.some((rule) => rule.end === '') || last < start;
  return isOpen || (end !== '' && end < last) ? end : last;
};

const promotionEntry = (promotion: Promotion): CalendarEntry => {
  const terms = activeParts(promotion.parts);
  const percents = terms.flatMap(({ type, levels }) =>
    gainOf(type) === 'percent' ? levels.flatMap(({ value }) => (typeof value === 'number' ? [value] : [])) : [],
  );
  const { id, name: title, start } = promotion;
  const percent = percents.length === 0 ? null : Math.max(...percents);
  return {
    key: `promotion ${id}`,
    kind: 'promotion',
    id,
    title,
    start,
    end: lastDayOf(promotion, terms),
    accounts: accountsOf(promotion),
    details: { kind: 'promotion', rules: terms.length, percent },
  };
};

const netPriceEntry = ({ id, name: title, start, end, accounts, parts }: NetPrices): CalendarEntry => ({
  key: `netPrice ${id}`,
  kind: 'netPrice',
  id,
  title,
  start,
  end,
  accounts,
  details: { kind: 'netPrice', items: activeParts(parts).length },
});

const couponEntry = ({ id, code: title, valid, accounts, type, value, singleUse }: Coupon): CalendarEntry => ({
  key: `coupon ${id}`,
  kind: 'coupon',
  id,
  title,
  ...valid,
  accounts,
  details: { kind: 'coupon', coupon: { type, value, singleUse } },
});

const datedEntry =
  (kind: 'event' | 'popup', dayAt: (instant: Instant) => CalendarDate) =>
  ({ id, title, start: at, end: until }: Dated): CalendarEntry => ({
    key: `${kind} ${id}`,
    kind,
    id,
    title,
    start: dayAt(at),
    end: until === null ? '' : dayAt(until),
    accounts: [],
    details: { kind, at, until },
  });

const inOrder = (one: CalendarEntry, other: CalendarEntry): number =>
  CALENDAR_KINDS.indexOf(one.kind) - CALENDAR_KINDS.indexOf(other.kind) ||
  one.start.localeCompare(other.start, 'en') ||
  one.title.localeCompare(other.title, 'en');

/** Calendar entries, sorted by kind and start. @param dayAt local date of a moment. Rule R-COM-45. */
export const entriesOf = (
  { promotions, netPrices, coupons, events, popups }: CalendarRecords,
  dayAt: (instant: Instant) => CalendarDate,
): readonly CalendarEntry[] =>
  [
    ...promotions.map(promotionEntry),
    ...netPrices.map(netPriceEntry),
    ...(coupons ?? []).map(couponEntry),
    ...(events ?? []).map(datedEntry('event', dayAt)),
    ...(popups ?? []).map(datedEntry('popup', dayAt)),
  ].sort(inOrder);

/** Whether an entry applies to an account; null for any. An entry without accounts applies to all. Rule R-COM-46. */
export const isFor = ({ accounts }: Pick<CalendarEntry, 'accounts'>, account: Id | null): boolean =>
  account === null || accounts.length === 0 || accounts.some(({ id }) => id === account);
