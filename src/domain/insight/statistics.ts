import { addDays, isCalendarDate, type CalendarDate } from '../shared/calendar-date';
import { addMonths } from '../shared/calendar-month';
import { parseUtc } from '../shared/instant';
import type { Money } from '../shared/money';
import { DAILY_LIMIT, LONGEST_RANGE, STATISTICS_AREAS, type StatisticsArea } from './statistics-areas.rule';

/** Both ends are inclusive. */
export interface StatisticsRange {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

export type Grouping = 'day' | 'month';

/** One day, or one month as its first day; null where the API has no value. */
export interface StatisticsPoint {
  readonly date: CalendarDate;
  readonly values: Readonly<Record<string, number | null>>;
}

/** A total next to the series: an amount, or a number of diamonds. */
export type StatisticsTotal = Money | number;

export interface Series {
  readonly kind: 'series';
  readonly points: readonly StatisticsPoint[];
  readonly totals: Readonly<Record<string, StatisticsTotal | null>>;
}

export interface ComingHoliday {
  readonly date: CalendarDate;
  readonly reason: string;
  readonly notification: string;
}

export type AreaStatistics = Series | { readonly kind: 'holidays'; readonly holidays: readonly ComingHoliday[] };

/** By area; null for an area whose request failed. */
export type Statistics = ReadonlyMap<StatisticsArea, AreaStatistics | null>;

const DAY = 24 * 3_600_000;
/** Default range in days, including today. Rule R-INS-15. */
export const STANDARD_DAYS = 30;

/** The last `days` days, including today. @param days at least 1 */
export const lastDays = (today: CalendarDate, days: number): StatisticsRange => ({
  start: addDays(today, 1 - days),
  end: today,
});

export const isSameRange = (one: StatisticsRange, other: StatisticsRange): boolean =>
  one.start === other.start && one.end === other.end;

/** Number of days, both ends inclusive. */
export const daysIn = ({ start, end }: StatisticsRange): number =>
  Math.round(((parseUtc(`${end} 00:00:00`) ?? NaN) - (parseUtc(`${start} 00:00:00`) ?? NaN)) / DAY) + 1;

/** Rule R-INS-11. */
export const groupingOf = (range: StatisticsRange): Grouping => (daysIn(range) > DAILY_LIMIT ? 'month' : 'day');

/** Number of calendar months in a range. */
const monthsIn = ({ start, end }: StatisticsRange): number => {
  const [from = 0, until = 0] = [start, end].map((date) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)));
  return until - from + 1;
};

/** Same day `months` earlier; the last day of a month stays the last day. */
const monthsEarlier = (date: CalendarDate, months: number): CalendarDate =>
  addDays(date, 1).endsWith('-01') ? addDays(addMonths(addDays(date, 1), -months), -1) : addMonths(date, -months);

/**
 * The preceding range with the same number of days; by month, the same days that many months earlier. Rule R-INS-16.
 */
export const rangeBefore = (range: StatisticsRange): StatisticsRange => {
  const days = daysIn(range);
  const months = monthsIn(range);
  return groupingOf(range) === 'day'
    ? { start: addDays(range.start, -days), end: addDays(range.start, -1) }
    : { start: addMonths(range.start, -months), end: monthsEarlier(range.end, months) };
};

export type RangeProblem = 'incomplete' | 'future' | 'reversed' | 'tooLong';

/** Validates a typed range or one from the URL; null when valid. Rule R-INS-15. */
export const rangeProblem = ({ start, end }: StatisticsRange, today: CalendarDate): RangeProblem | null => {
  if (!isCalendarDate(start) || !isCalendarDate(end)) return 'incomplete';
  if (start > today || end > today) return 'future';
  if (start > end) return 'reversed';
  return daysIn({ start, end }) > LONGEST_RANGE ? 'tooLong' : null;
};

/** Series in the answer of an area, in display order. */
export const seriesIn = (area: StatisticsArea, { points }: Series): readonly string[] =>
  STATISTICS_AREAS[area].series.filter((series) => points.some(({ values }) => Object.hasOwn(values, series)));

/** Values of a series per point; null is a gap. */
export const valuesOf = ({ points }: Series, series: string): readonly (number | null)[] =>
  points.map(({ values }) => values[series] ?? null);

/** Sum of a series; null when no point has a value. */
export const sumOf = (statistics: Series, series: string): number | null => {
  const known = valuesOf(statistics, series).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

/** Relative change since the previous period; null when there is nothing to compare. Rule R-INS-16. */
export const changeOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : (now - before) / before;

/** Aligns the values of the previous period to the end of a period with `length` points; gaps come first. */
export const alignToEnd = (values: readonly (number | null)[], length: number): readonly (number | null)[] =>
  Array.from({ length }, (_, place) => values[values.length - length + place] ?? null);
