import { addDays, type CalendarDate } from '../shared/calendar-date';
import { parseUtc } from '../shared/instant';
import type { Period } from './promotion.rule';

/**
 * Offers that start or end within this many days of a date are loaded too, to explain why they do not apply. Rule
 * R-COM-34.
 */
export const NEAR_DAYS = 30;

/** Maximum records per kind in one answer. Rule R-COM-34. */
export const MAX_TERMS = 200;

/** Maximum rules, and maximum net prices, in one answer. Rule R-COM-34. */
export const MAX_TERM_PARTS = 10_000;

/** Maximum days of a calendar request. Rule R-COM-45. */
export const MAX_CALENDAR_DAYS = 400;

const DAY = 24 * 3_600_000;
const at = (date: CalendarDate): number => parseUtc(`${date} 00:00:00`) ?? NaN;

/** Whether two dates are in order and within the maximum days of a calendar request. */
export const isCalendarPeriod = ({ start, end }: Period): boolean =>
  at(end) >= at(start) && (at(end) - at(start)) / DAY < MAX_CALENDAR_DAYS;

/** Period around a date. */
export const nearDays = (date: CalendarDate): Period => ({
  start: addDays(date, -NEAR_DAYS),
  end: addDays(date, NEAR_DAYS),
});

/** Whether two periods have a day in common; empty text is an open end. */
export const periodsMeet = (one: Period, other: Period): boolean =>
  (one.end === '' || other.start === '' || one.end >= other.start) &&
  (other.end === '' || one.start === '' || other.end >= one.start);
