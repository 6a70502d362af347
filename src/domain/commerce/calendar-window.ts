import { addDays, isCalendarDate, type CalendarDate } from '../shared/calendar-date';
import { addMonths, weekdayOf } from '../shared/calendar-month';
import { parseUtc } from '../shared/instant';
import type { Period } from './promotion.rule';

/** Zoom levels of the time axis, in months. Rule R-COM-48. */
export const ZOOMS = { month: 1, quarter: 3, year: 12 } as const;
export type Zoom = keyof typeof ZOOMS;
export const isZoom = (text: string): text is Zoom => Object.hasOwn(ZOOMS, text);

const DAY = 24 * 3_600_000;
const dayNumber = (date: CalendarDate): number => (parseUtc(`${date} 00:00:00`) ?? 0) / DAY;

/** The period of whole months that starts with the month of a date. */
export const windowAt = (date: CalendarDate, zoom: Zoom): Period => {
  const start = `${date.slice(0, 8)}01`;
  return { start, end: addDays(addMonths(start, ZOOMS[zoom]), -1) };
};

/** The next or previous period. */
export const windowBeside = ({ start }: Period, zoom: Zoom, steps: 1 | -1): Period =>
  windowAt(addMonths(start, steps * ZOOMS[zoom]), zoom);

/** Position on the axis, as fractions of its length from 0 to 1. */
export interface Place {
  readonly left: number;
  readonly width: number;
  /** Whether the period starts before the visible range, or ends after it. */
  readonly isEarlier: boolean;
  readonly goesOn: boolean;
}

/** Position of a period in the visible range, both ends inclusive; null when outside. Rule R-COM-48. */
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

/** Tick mark at the start of a day, as a fraction of the axis. */
export interface Tick {
  readonly day: CalendarDate;
  readonly left: number;
}

const tickAt =
  (window: Period) =>
  (day: CalendarDate): Tick => ({ day, left: placeIn({ start: day, end: day }, window)?.left ?? 0 });

/** Ticks at the first day of each month. */
export const monthTicks = (window: Period): readonly Tick[] => {
  const months = Array.from({ length: ZOOMS.year }, (_, ahead) => addMonths(window.start, ahead));
  return months.filter((day) => day <= window.end).map(tickAt(window));
};

/** Ticks at each Monday. */
export const weekTicks = (window: Period): readonly Tick[] => {
  const monday = addDays(window.start, (7 - weekdayOf(window.start)) % 7);
  const weeks = Array.from({ length: 54 }, (_, ahead) => addDays(monday, ahead * 7));
  return weeks.filter((day) => day <= window.end).map(tickAt(window));
};

/** Month in the URL, `YYYY-MM`; the current month by default. */
export const monthOf = (asked: string | null, today: CalendarDate): CalendarDate => {
  const first = `${asked ?? ''}-01`;
  return isCalendarDate(first) ? first : today;
};
