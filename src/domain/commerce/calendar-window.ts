import { addDays, isCalendarDate, type CalendarDate } from '../shared/calendar-date';
import { addMonths, weekdayOf } from '../shared/calendar-month';
import { parseUtc } from '../shared/instant';
import type { Period } from './promotion.rule';

/** How much of the time axis is shown, in months. Rule R-COM-48. */
export const ZOOMS = { month: 1, quarter: 3, year: 12 } as const;
export type Zoom = keyof typeof ZOOMS;
export const isZoom = (text: string): text is Zoom => Object.hasOwn(ZOOMS, text);

const DAY = 24 * 3_600_000;
const dayNumber = (date: CalendarDate): number => (parseUtc(`${date} 00:00:00`) ?? 0) / DAY;

/** Whole months from that of a date. */
export const windowAt = (date: CalendarDate, zoom: Zoom): Period => {
  const start = `${date.slice(0, 8)}01`;
  return { start, end: addDays(addMonths(start, ZOOMS[zoom]), -1) };
};

/** The window after, or before. */
export const windowBeside = ({ start }: Period, zoom: Zoom, steps: 1 | -1): Period =>
  windowAt(addMonths(start, steps * ZOOMS[zoom]), zoom);

/** A place on the axis, in shares of its length from 0 to 1. */
export interface Place {
  readonly left: number;
  readonly width: number;
  /** Whether it began before the window, and goes on after it. */
  readonly isEarlier: boolean;
  readonly goesOn: boolean;
}

/** Where days lie in a window: both days count; null where none does. Rule R-COM-48. */
export const placeIn = ({ start, end }: Period, window: Period): Place | null => {
  const [first, last] = [dayNumber(window.start), dayNumber(window.end)];
  const from = start === '' ? -Infinity : dayNumber(start);
  const until = end === '' ? Infinity : dayNumber(end);
  if (from > last || until < first || until < from) return null;
  const days = last - first + 1;
  const left = Math.max(from, first) - first;
  return {
    left: left / days,
    width: (Math.min(until, last) - first + 1 - left) / days,
    isEarlier: from < first,
    goesOn: until > last,
  };
};

/** A line on the axis at the beginning of a day, by its share. */
export interface Tick {
  readonly day: CalendarDate;
  readonly left: number;
}

const tickAt =
  (window: Period) =>
  (day: CalendarDate): Tick => ({ day, left: placeIn({ start: day, end: day }, window)?.left ?? 0 });

/** The first days of the months of a window. */
export const monthTicks = (window: Period): readonly Tick[] => {
  const months = Array.from({ length: ZOOMS.year }, (_, ahead) => addMonths(window.start, ahead));
  return months.filter((day) => day <= window.end).map(tickAt(window));
};

/** The Mondays of a window. */
export const weekTicks = (window: Period): readonly Tick[] => {
  const monday = addDays(window.start, (7 - weekdayOf(window.start)) % 7);
  const weeks = Array.from({ length: 54 }, (_, ahead) => addDays(monday, ahead * 7));
  return weeks.filter((day) => day <= window.end).map(tickAt(window));
};

/** The month that an address asks for, `YYYY-MM`; that of today where it asks for none. */
export const monthOf = (asked: string | null, today: CalendarDate): CalendarDate => {
  const first = `${asked ?? ''}-01`;
  return isCalendarDate(first) ? first : today;
};
