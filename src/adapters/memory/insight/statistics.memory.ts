import { either } from 'fp-ts';
import type { StatisticsSource } from '../../../application/insight/ports/statistics-source.port';
import type { Clock } from '../../../application/shared/ports/clock.port';
import { daysIn, type AreaStatistics, type Grouping, type StatisticsRange } from '../../../domain/insight/statistics';
import { permittedAreas, STATISTICS_AREAS, type StatisticsArea } from '../../../domain/insight/statistics-areas.rule';
import { addDays, type CalendarDate } from '../../../domain/shared/calendar-date';
import { weekdayOf } from '../../../domain/shared/calendar-month';
import { formatUtc } from '../../../domain/shared/instant';
import { money } from '../../../domain/shared/money';
import type { MemoryPeople } from '../access/published/memory-people';
import { answerTo, anyone, may } from '../shared/answer-to';
import type { MemoryCalls } from '../shared/memory-calls';

const SATURDAY = 5;
/** Cents and diamonds per counted event. */
const WORTH = { EUR: 18_250, diamonds: 320 } as const;
const HOLIDAYS = [
  { days: 3, reason: 'Inventarisatie magazijn', notification: 'Wij zijn vandaag gesloten.' },
  { days: 30, reason: 'Eerste kerstdag', notification: '' },
];

/** Deterministic figure of a day: lower at weekends and for each further series. */
const figureOn = (area: StatisticsArea, date: CalendarDate, place: number): number => {
  const seed = [...`${area}${date}`].reduce((sum, character) => (sum * 131 + character.charCodeAt(0)) % 9_973, place);
  return Math.floor(((weekdayOf(date) >= SATURDAY ? 8 : 40) + (seed % 29)) / (place + 1));
};

const datesIn = (range: StatisticsRange): readonly CalendarDate[] =>
  Array.from({ length: daysIn(range) }, (_, day) => addDays(range.start, day));

const monthOf = (date: CalendarDate): CalendarDate => `${date.slice(0, 8)}01`;

const areaIn = (
  area: StatisticsArea,
  range: StatisticsRange,
  grouping: Grouping,
  today: CalendarDate,
): AreaStatistics => {
  if (area === 'holidays')
    return {
      kind: 'holidays',
      holidays: HOLIDAYS.map(({ days, ...holiday }) => ({ ...holiday, date: addDays(today, days) })),
    };
  const { series, totals } = STATISTICS_AREAS[area];
  const dates = datesIn(range).filter((date) => date <= today);
  const keys = grouping === 'day' ? dates : [...new Set(dates.map(monthOf))];
  const sumOn = (key: CalendarDate, place: number): number =>
    dates
      .filter((date) => (grouping === 'day' ? date : monthOf(date)) === key)
      .reduce((sum, date) => sum + figureOn(area, date, place), 0);
  const points = keys.map((date) => ({
    date,
    values: Object.fromEntries(series.map((name, place) => [name, sumOn(date, place)])),
  }));
  const counted = dates.reduce((sum, date) => sum + figureOn(area, date, 1), 0);
  return {
    kind: 'series',
    points,
    totals: Object.fromEntries(
      Object.entries(totals).map(([name, unit]) => [
        name,
        unit === 'EUR' ? money(counted * WORTH.EUR) : counted * WORTH.diamonds,
      ]),
    ),
  };
};

/** Statistics in memory; figures depend only on the date. */
export const statisticsMemory = (calls: MemoryCalls, people: MemoryPeople, clock: Clock): StatisticsSource => {
  const answer = answerTo(calls, people);
  return {
    load: ({ subject, range, grouping }, options) =>
      answer(subject === 'dashboard' ? anyone : may(`statistics.${subject}`), options, (caller) => {
        const today = formatUtc(clock.now()).slice(0, 10);
        const areas = subject === 'dashboard' ? permittedAreas(caller) : [subject];
        const by = subject === 'dashboard' ? 'day' : grouping;
        return either.right(new Map(areas.map((area) => [area, areaIn(area, range, by, today)])));
      }),
  };
};
