import { sql, type SQL } from 'drizzle-orm';
import type { StatisticsArea } from '../../../src/domain/insight/statistics-areas.rule';
import type { CalendarDate } from '../../../src/domain/shared/calendar-date';
import { queryRows, textArray, type Database } from '../../database/database';
import type { EventArea } from '../published/events';
import { AREA_FIGURES, type Figure } from './area-figures';
import { groupsOf, type Grouping, type StatisticsRange } from './statistics-range';

/** One day or month: `date` is its first day; every other key is a series with a whole number. */
export type PeriodEntry = Readonly<Record<string, number | string>> & { readonly date: CalendarDate };

/**
 * `totals` is left out by areas that have none; EUR is a decimal text with two decimals, diamonds are a whole number.
 */
export interface AreaFigures {
  readonly period: readonly PeriodEntry[];
  readonly totals?: Readonly<Record<string, number | string>>;
}

export interface ComingHolidays {
  readonly holidays: readonly {
    readonly date: CalendarDate;
    readonly reason: string;
    readonly notification_text: string;
  }[];
}

export type AreaStatistics = AreaFigures | ComingHolidays;

/** A group of the range, or the whole range where `date` is null. */
type FigureRow = Readonly<Record<string, number | string | null>> & { readonly date: CalendarDate | null };

/** Holidays that are listed at most. */
const COMING_HOLIDAYS = 20;

const sumOf = (name: string, { column, kinds }: Figure): SQL => {
  const filter = kinds.length === 0 ? sql`` : sql` filter (where kind = any(${textArray(kinds)}))`;
  const type = column === 'amount' ? sql`numeric(20, 2)::text` : sql`double precision`;
  return sql`coalesce(sum(${sql.identifier(column)})${filter}, 0)::${type} as ${sql.identifier(name)}`;
};

const GROUP_COLUMN: Readonly<Record<Grouping, SQL>> = {
  day: sql`day`,
  month: sql`date_trunc('month', day::timestamp)`,
};

const readEvents = async (
  db: Database,
  area: EventArea,
  range: StatisticsRange,
  grouping: Grouping,
): Promise<AreaFigures> => {
  const { series, totals }: { readonly [Part in 'series' | 'totals']: Readonly<Record<string, Figure>> } =
    AREA_FIGURES[area];
  const [names, totalNames] = [Object.keys(series), Object.keys(totals)];
  const sums = Object.entries({ ...series, ...totals }).map(([name, figure]) => sumOf(name, figure));
  const rows = await queryRows<FigureRow>(
    db,
    sql`
      select to_char(${GROUP_COLUMN[grouping]}, 'YYYY-MM-DD') as date, ${sql.join(sums, sql`, `)}
      from event_days
      where area = ${area} and day between ${range.start}::date and ${range.end}::date
      group by rollup (${GROUP_COLUMN[grouping]})`,
  );
  const byDate = new Map(rows.map((row) => [row.date, row]));
  const picked = (row: FigureRow | undefined, keys: readonly string[]) =>
    Object.fromEntries(keys.map((name) => [name, row?.[name] ?? 0]));
  return {
    period: groupsOf(range, grouping).map((date) => ({ date, ...picked(byDate.get(date), names) })),
    ...(totalNames.length > 0 && { totals: picked(byDate.get(null), totalNames) }),
  };
};

const readComingHolidays = async (db: Database, today: CalendarDate): Promise<ComingHolidays> => ({
  holidays: await queryRows(
    db,
    sql`
      select to_char(date, 'YYYY-MM-DD') as date, reason, notification_text from holidays
      where date >= ${today}::date
      order by date, id limit ${COMING_HOLIDAYS}`,
  ),
});

export interface AreaQuery {
  readonly range: StatisticsRange;
  readonly grouping: Grouping;
  readonly today: CalendarDate;
}

/** Reads the figures of an area; every day or month of the range has an entry. Rule R-INS-12. */
export const readArea = (
  db: Database,
  area: StatisticsArea,
  { range, grouping, today }: AreaQuery,
): Promise<AreaStatistics> =>
  area === 'holidays' ? readComingHolidays(db, today) : readEvents(db, area, range, grouping);
