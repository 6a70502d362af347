import { addDays, type CalendarDate } from '../shared/calendar-date';
import { parseUtc } from '../shared/instant';
import type { Period } from './promotion.rule';

/** Terms that begin or ended this many days from a date are read with it, to say why they do not apply. Rule R-COM-34. */
export const NEAR_DAYS = 30;

/** Most records of each kind that are read together. Rule R-COM-34. */
export const MAX_TERMS = 200;

/** Most rules, and most net prices, that are read together. Rule R-COM-34. */
export const MAX_TERM_PARTS = 10_000;

/** Most days of a calendar that are read at once. Rule R-COM-45. */
export const MAX_CALENDAR_DAYS = 400;

const DAY = 24 * 3_600_000;
const at = (date: CalendarDate): number => parseUtc(`${date} 00:00:00`) ?? NaN;

/** Whether two dates are in order, and not further apart than a calendar is read. */
export const isCalendarPeriod = ({ start, end }: Period): boolean =>
  at(end) >= at(start) && (at(end) - at(start)) / DAY < MAX_CALENDAR_DAYS;

/** The days near a date. */
export const nearDays = (date: CalendarDate): Period => ({
  start: addDays(date, -NEAR_DAYS),
  end: addDays(date, NEAR_DAYS),
});

/** Whether a period has a day of another; empty text is no limit. */
export const periodsMeet = (one: Period, other: Period): boolean =>
  (one.end === '' || other.start === '' || one.end >= other.start) &&
  (other.end === '' || one.start === '' || other.end >= one.start);
