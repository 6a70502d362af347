import { formatUtc, parseUtc } from './instant';

/** A calendar date without a time zone, `YYYY-MM-DD`; may be empty text in a form. */
export type CalendarDate = string;

const DAY = 24 * 3_600_000;

/** Whether the text is an existing date (not 30 February). */
export const isCalendarDate = (text: string): boolean => parseUtc(`${text} 00:00:00`) !== null;

/** The last date with a four-digit year. */
const LAST = Date.UTC(9999, 11, 31);

/**
 * The date `days` later, at most 31 December 9999.
 * @param date an existing date
 * @param days may be negative
 */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  formatUtc(Math.min(LAST, (parseUtc(`${date} 00:00:00`) ?? NaN) + days * DAY)).slice(0, 10);
