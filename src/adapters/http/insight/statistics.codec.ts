import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type {
  AreaStatistics,
  ComingHoliday,
  Series,
  Statistics,
  StatisticsPoint,
  StatisticsTotal,
} from '../../../domain/insight/statistics';
import { isStatisticsArea, STATISTICS_AREAS, type StatisticsArea } from '../../../domain/insight/statistics-areas.rule';
import { defaulted, extra, mapped, optional, pathOf, type Reader } from '../shared/wire';
import { DateOnly, Numeral } from '../shared/wire-fields';
import { Euros } from '../shared/wire-money';

const Holiday = mapped(
  t.type({
    date: DateOnly,
    reason: defaulted(t.string, ''),
    notification_text: defaulted(t.string, ''),
  }),
  'holiday',
  ({ date, reason, notification_text }): ComingHoliday => ({ date, reason, notification: notification_text }),
);
const Holidays = mapped(t.type({ holidays: t.array(Holiday) }), 'holidays', ({ holidays }): AreaStatistics => ({
  kind: 'holidays',
  holidays,
}));

/** An area for which the API reports an error. */
const Failed = t.type({ code: t.string });
const Below = t.type({ statistics: t.unknown });
const Dated = t.type({ date: DateOnly });

/** An entry of `period[]`: the date and the series. Drops keys that are no series of the area. */
const pointOf = (area: StatisticsArea): t.Type<StatisticsPoint, unknown> => {
  const series: readonly string[] = STATISTICS_AREAS[area].series;
  // `extra`: an absent series stays absent; `optional` alone would read it as a gap.
  const Values = t.type(Object.fromEntries(series.map((name) => [name, extra(optional(Numeral))])));
  return mapped(t.intersection([Dated, Values]), 'point', ({ date, ...values }) => ({
    date,
    values: Object.fromEntries(
      series.flatMap((name) => (values[name] === undefined ? [] : [[name, readValue(values[name])]])),
    ),
  }));
};

const readValue = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const TOTALS = {
  EUR: optional(mapped(Euros, 'EUR', (amount): StatisticsTotal => amount)),
  diamonds: optional(mapped(Numeral, 'diamonds', (count): StatisticsTotal => count)),
};

const NoTotals = mapped(t.unknown, 'no totals', (): Series['totals'] => ({}));

/** `{ period, totals }`: amounts are decimal text, diamonds are numbers. Drops totals that the area does not have. */
const seriesOf = (area: StatisticsArea): t.Type<AreaStatistics, unknown> => {
  const totals = Object.entries(STATISTICS_AREAS[area].totals);
  const Totals = mapped(
    t.type(Object.fromEntries(totals.map(([name, unit]) => [name, TOTALS[unit]]))),
    'totals',
    (read): Series['totals'] => Object.fromEntries(totals.map(([name]) => [name, read[name] ?? null])),
  );
  return mapped(
    t.type({ period: t.array(pointOf(area)), totals: totals.length === 0 ? NoTotals : defaulted(Totals, {}) }),
    area,
    ({ period, totals: read }): AreaStatistics => ({ kind: 'series', points: period, totals: read }),
  );
};

const readers = new Map<StatisticsArea, t.Type<AreaStatistics, unknown>>();

/** The answer of an area: series, or the next holidays. */
const areaReader = (area: StatisticsArea): t.Type<AreaStatistics, unknown> => {
  const known = readers.get(area) ?? (area === 'holidays' ? Holidays : seriesOf(area));
  readers.set(area, known);
  return known;
};

/**
 * `{ statistics: { [area]: … } }`; an area that failed or cannot be read is null.
 * @param onUnreadable receives the path of an area that the API answered and that cannot be read
 */
export const dashboardReader = (onUnreadable: (path: string) => void): Reader<Statistics> => {
  const readArea = (area: StatisticsArea, answer: unknown): AreaStatistics | null =>
    pipe(
      areaReader(area).decode(answer),
      either.getOrElseW((errors) => {
        if (!Failed.is(answer)) onUnreadable(`statistics.${area}.${pathOf(errors)}`);
        return null;
      }),
    );
  return mapped(
    t.type({ statistics: t.record(t.string, t.unknown) }),
    'dashboard',
    ({ statistics }): Statistics =>
      new Map(
        Object.entries(statistics).flatMap(([area, answer]) =>
          isStatisticsArea(area) ? [[area, readArea(area, answer)] as const] : [],
        ),
      ),
  );
};

/** The answer of one area, with or without the key `statistics`. */
export const areaStatisticsReader = (area: StatisticsArea): Reader<Statistics> => {
  const inner = mapped(areaReader(area), area, (statistics): Statistics => new Map([[area, statistics]]));
  const below = mapped(t.type({ statistics: inner }), area, ({ statistics }) => statistics);
  return {
    name: area,
    validate: (value, context) => (Below.is(value) ? below : inner).validate(value, context),
    decode: (value) => (Below.is(value) ? below : inner).decode(value),
  };
};
