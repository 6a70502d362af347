import { formatUtc, parseUtc } from './instant';

/** A day of the calendar without a zone, `YYYY-MM-DD`; in a form also empty. */
export type CalendarDate = string;

const DAY = 24 * 3_600_000;

/** Whether the text is a day that exists (30 February does not). */
export const isCalendarDate = (text: string): boolean => parseUtc(`${text} 00:00:00`) !== null;

/** The day so many days later, or earlier when `days` is negative. @param date one that exists */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  formatUtc((parseUtc(`${date} 00:00:00`) ?? NaN) + days * DAY).slice(0, 10);
