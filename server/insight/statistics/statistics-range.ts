import { DAILY_LIMIT, LONGEST_RANGE } from '../../../src/domain/insight/statistics-areas.rule';
import { addDays, type CalendarDate } from '../../../src/domain/shared/calendar-date';
import { choice, date, required, type ValuesOf } from '../../shared/reads';
import { fieldsNotValid } from '../../shared/refusal';

/** Days or months, both inclusive. */
export interface StatisticsRange {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

export const GROUPINGS = ['day', 'month'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Query fields of the statistics. */
export const STATISTICS = {
  query: { startDate: required(date), endDate: required(date), groupBy: choice(GROUPINGS) },
};
type StatisticsQuery = ValuesOf<(typeof STATISTICS)['query']>;

/** Maximum number of days in a dashboard grouped by day: thirteen areas over ten years are 47,000 entries. */
const LONGEST_DAILY_DASHBOARD = 366;

const lengthOf = ({ start, end }: StatisticsRange): number => (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;

/**
 * Reads `startDate` and `endDate`. Rule R-INS-14.
 * @param today in the zone of the server; tomorrow is accepted: clients in the east are a day ahead
 * @throws Refusal 400 that names the wrong field
 */
export const readRange = (query: StatisticsQuery, today: CalendarDate): StatisticsRange => {
  const { startDate: start, endDate: end } = query;
  if (end > addDays(today, 1)) throw fieldsNotValid('endDate');
  if (start > end || lengthOf({ start, end }) > LONGEST_RANGE) throw fieldsNotValid('startDate');
  return { start, end };
};

/** Reads `groupBy` of an area; by default, long ranges are grouped by month. Rule R-INS-11. */
export const readGrouping = (query: StatisticsQuery, range: StatisticsRange): Grouping =>
  query.groupBy ?? (lengthOf(range) > DAILY_LIMIT ? 'month' : 'day');

/** Reads `groupBy` of the dashboard, by day by default. Refuses more than a year by day. Rule R-INS-14. */
export const readDashboardGrouping = (query: StatisticsQuery, range: StatisticsRange): Grouping => {
  const grouping = query.groupBy ?? 'day';
  if (grouping === 'day' && lengthOf(range) > LONGEST_DAILY_DASHBOARD) throw fieldsNotValid('startDate');
  return grouping;
};

const nextMonth = (first: CalendarDate): CalendarDate => `${addDays(first, 31).slice(0, 7)}-01`;

/** First days of the groups of a range, in order. */
export const groupsOf = ({ start, end }: StatisticsRange, grouping: Grouping): readonly CalendarDate[] => {
  const groups: CalendarDate[] = [];
  const next = grouping === 'day' ? (date: CalendarDate) => addDays(date, 1) : nextMonth;
  for (let date = grouping === 'day' ? start : `${start.slice(0, 7)}-01`; date <= end; date = next(date))
    groups.push(date);
  return groups;
};
