import { addDays, isCalendarDate, type CalendarDate } from '../shared/calendar-date';
import type { Id } from '../shared/id';
import { activeParts } from './calendar';
import { overlapsAgainst, type Overlap } from './calendar-overlaps';
import { MAX_CALENDAR_DAYS } from './period-limits.rule';
import type { NetPrices, NetPricesDraft } from './net-price';
import type { Period } from './promotion.rule';

/**
 * Period in which a price list is checked for conflicts: from today, at most as long as a calendar request. Null for a
 * list without a start or in the past. Rule R-COM-10.
 */
export const conflictPeriod = ({ start, end }: Period, today: CalendarDate): Period | null => {
  if (!isCalendarDate(start)) return null;
  const first = start > today ? start : today;
  const last = addDays(first, MAX_CALENDAR_DAYS - 1);
  const isLimited = isCalendarDate(end) && end >= start;
  if (isLimited && end < first) return null;
  return { start: first, end: isLimited && end < last ? end : last };
};

/** Whether a price list ends after the checked period. */
export const goesBeyond = ({ end }: Pick<Period, 'end'>, period: Period): boolean =>
  !isCalendarDate(end) || end > period.end;

/**
 * Finds other price lists with a net price for the same item, account and day. Indexes the lists once, so that the form
 * can check on every keystroke. Rule R-COM-10.
 */
export const priceConflicts = (
  lists: readonly NetPrices[],
  id: Id | null,
  period: Period,
): ((draft: Pick<NetPricesDraft, 'start' | 'end' | 'accounts' | 'parts'>) => readonly Overlap[]) => {
  const compare = overlapsAgainst({ promotions: [], netPrices: lists.filter((list) => list.id !== id) }, period);
  return ({ start, end, accounts, parts }) =>
    compare({
      netPrices: [{ id: id ?? '', name: '', start, end: isCalendarDate(end) ? end : '', accounts, parts }],
    });
};

/** Codes of items that occur more than once in a price list. Rule R-COM-10. */
export const repeatedItems = ({ parts }: Pick<NetPricesDraft, 'parts'>): readonly string[] => {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { item } of activeParts(parts)) {
    if (seen.has(item.code)) repeated.add(item.code);
    seen.add(item.code);
  }
  return [...repeated];
};
