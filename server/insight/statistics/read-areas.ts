import { sql, type SQL } from 'drizzle-orm';
import type { StatisticsArea } from '../../../src/domain/insight/statistics-areas.rule';
import type { CalendarDate } from '../../../src/domain/shared/calendar-date';
import { decimalOf } from '../../../src/domain/shared/decimal';
import { queryRow, queryRows, textArray, type Database } from '../../database/database';
import type { EventArea } from '../published/events';
import { AREA_FIGURES, type Figure } from './area-figures';
import { groupsOf, type Grouping, type StatisticsRange } from './statistics-range';

/** One day or month: `date` is its first day; every other key is a series with an integer. */
export type PeriodEntry = Readonly<Record<string, number | string>> & { readonly date: CalendarDate };

/**
 * `totals` is absent for areas without totals. Amounts in EUR are decimal text with two decimals, diamonds are
 * integers.
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

/** The events of one kind in a day or a month; amounts in cents. */
interface KindSum {
  readonly area: string;
  readonly date: CalendarDate;
  readonly kind: string;
  readonly events: number;
  readonly quantity: number;
  readonly amount: number;
}

/** Maximum number of holidays in the response. */
const COMING_HOLIDAYS = 20;

const GROUP_COLUMN: Readonly<Record<Grouping, SQL>> = {
  day: sql`day`,
  month: sql`date_trunc('month', day::timestamp)::date`,
};

export interface AreaQuery {
  readonly range: StatisticsRange;
  readonly grouping: Grouping;
  readonly today: CalendarDate;
}

/** All areas in one query, returned as one JSON value: several times as fast on the embedded database. */
const readKinds = async (
  db: Database,
  areas: readonly EventArea[],
  { range: { start, end }, grouping }: AreaQuery,
): Promise<readonly KindSum[]> => {
  const { kinds } = await queryRow<{ kinds: readonly KindSum[] }>(
    db,
    sql`
      select coalesce(json_agg(grouped), '[]') as kinds
      from (
        select area, ${GROUP_COLUMN[grouping]} as date, kind, sum(events) as events, sum(quantity) as quantity,
          sum(amount) * 100 as amount
        from event_days
        where area = any(${textArray(areas)}) and day between ${start}::date and ${end}::date
        group by 1, 2, 3
      ) grouped`,
  );
  return kinds;
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

const groupBy = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, readonly Row[]> => {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
};

const sumOf = (rows: readonly KindSum[], { column, kinds }: Figure): number =>
  rows.reduce((sum, row) => (kinds.length === 0 || kinds.includes(row.kind) ? sum + row[column] : sum), 0);

const figuresOf = (area: EventArea, rows: readonly KindSum[], dates: readonly CalendarDate[]): AreaFigures => {
  const { series, totals }: { readonly [Part in 'series' | 'totals']: Readonly<Record<string, Figure>> } =
    AREA_FIGURES[area];
  const byDate = groupBy(rows, ({ date }) => date);
  const entries = Object.entries(series);
  const sums = Object.entries(totals).map(([name, figure]) => {
    const sum = sumOf(rows, figure);
    return [name, figure.column === 'amount' ? decimalOf(sum, 2) : sum] as const;
  });
  return {
    period: dates.map((date) => {
      const own = byDate.get(date) ?? [];
      return { date, ...Object.fromEntries(entries.map(([name, figure]) => [name, sumOf(own, figure)])) };
    }),
    ...(sums.length > 0 && { totals: Object.fromEntries(sums) }),
  };
};

const isEventArea = (area: StatisticsArea): area is EventArea => area !== 'holidays';

/** Reads the figures of areas, with an entry for every day or month of the range. Rule R-INS-12. */
export const readAreas = async (
  db: Database,
  areas: readonly StatisticsArea[],
  query: AreaQuery,
): Promise<readonly (readonly [StatisticsArea, AreaStatistics])[]> => {
  const own = areas.filter(isEventArea);
  const [kinds, coming] = await Promise.all([
    own.length > 0 ? readKinds(db, own, query) : [],
    areas.includes('holidays') ? readComingHolidays(db, query.today) : null,
  ]);
  const [byArea, dates] = [groupBy(kinds, ({ area }) => area), groupsOf(query.range, query.grouping)];
  const figures = own.map((area) => [area, figuresOf(area, byArea.get(area) ?? [], dates)] as const);
  return coming === null ? figures : [...figures, ['holidays', coming]];
};
