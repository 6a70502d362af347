import {
  alignToEnd,
  changeOf,
  daysIn,
  sumOf,
  valuesOf,
  type Grouping,
  type Series,
  type StatisticsRange,
  type StatisticsTotal,
} from '../../domain/insight/statistics';
import { STATISTICS_AREAS, type StatisticsArea } from '../../domain/insight/statistics-areas.rule';
import type { ChartFormat } from '../../domain/insight/chart-format';
import type { Format } from '../../domain/shared/format';
import { PREVIOUS_PERIOD_STYLE, lineStyleAt, type Chart, type ChartLine } from '../shared/charts/chart';

/** Formatters for statistics. */
export interface StatisticsTexts {
  readonly text: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly format: Format;
  readonly chart: ChartFormat;
}

const KEYS = 'insight.statistics';

/** Maximum number of series in a table of half the page width. */
export const MAX_COLUMNS = 3;

export const areaTitle = ({ text }: StatisticsTexts, area: StatisticsArea): string =>
  text(`${KEYS}.areas.${area}.title`);

export const seriesLabel = ({ text }: StatisticsTexts, area: StatisticsArea, series: string): string =>
  text(`${KEYS}.areas.${area}.series.${series}`);

export const totalLabel = ({ text }: StatisticsTexts, area: StatisticsArea, total: string): string =>
  text(`${KEYS}.areas.${area}.totals.${total}`);

const GAP = '–';

/** Formats a value of a series without its unit. */
export const writeCount = ({ format }: StatisticsTexts, value: number | null): string =>
  value === null ? GAP : format.number(value);

/** Formats a value of a series; diamonds include their unit. */
export const writeFigure = ({ text, format }: StatisticsTexts, area: StatisticsArea, value: number | null): string => {
  if (value === null) return GAP;
  const { unit } = STATISTICS_AREAS[area];
  return unit === 'diamonds'
    ? text(`${KEYS}.amount`, { value: format.number(value), unit: text(`${KEYS}.units.diamonds`) })
    : format.number(value);
};

/** Formats a total: an amount in its currency, or diamonds. */
export const writeTotal = ({ text, format }: StatisticsTexts, total: StatisticsTotal | null): string =>
  total === null
    ? GAP
    : typeof total === 'number'
      ? text(`${KEYS}.amount`, { value: format.number(total), unit: text(`${KEYS}.units.diamonds`) })
      : format.money(total);

/** The unit that an area counts. */
export const writeUnit = ({ text }: StatisticsTexts, area: StatisticsArea): string =>
  text(`${KEYS}.units.${STATISTICS_AREAS[area].unit}`);

/** For example "30 days". */
export const writeDays = ({ text }: StatisticsTexts, range: StatisticsRange): string =>
  text(`${KEYS}.days`, { count: daysIn(range) });

export const writeRange = ({ text, format }: StatisticsTexts, { start, end }: StatisticsRange): string =>
  text(`${KEYS}.span`, { start: format.day(start), end: format.day(end) });

export interface ChartInput {
  readonly area: StatisticsArea;
  readonly statistics: Series;
  readonly grouping: Grouping;
  /** The series to draw; their style follows their position in the area's legend. */
  readonly series: readonly string[];
  /** The previous period, drawn as a dashed line beside a single series. */
  readonly before?: Series | null;
}

/** The chart of several series of an area. */
export const areaChart = (
  words: StatisticsTexts,
  { area, statistics, grouping, series, before = null }: ChartInput,
): Chart => {
  const dates = statistics.points.map(({ date }) => date);
  const { day, month, fullDay, fullMonth, axis } = words.chart;
  const all: readonly string[] = STATISTICS_AREAS[area].series;
  const lines = series.map((name): ChartLine => ({
    key: name,
    label: seriesLabel(words, area, name),
    values: valuesOf(statistics, name),
    style: lineStyleAt(all.indexOf(name)),
  }));
  const compared = series.flatMap((name): readonly ChartLine[] =>
    before === null
      ? []
      : [
          {
            key: `${name}-before`,
            label: words.text(`${KEYS}.before`),
            values: alignToEnd(valuesOf(before, name), dates.length),
            style: PREVIOUS_PERIOD_STYLE,
          },
        ],
  );
  return {
    labels: dates.map(grouping === 'day' ? day : month),
    titles: dates.map(grouping === 'day' ? fullDay : fullMonth),
    lines: [...lines, ...compared],
    unit: writeUnit(words, area),
    number: (value) => words.format.number(value),
    tick: axis,
  };
};

/** The formatted sums for the legend. */
export const chartSums = (
  words: StatisticsTexts,
  { area, statistics, series, before = null }: ChartInput,
): ReadonlyMap<string, string> =>
  new Map(
    series.flatMap((name) => [
      [name, writeFigure(words, area, sumOf(statistics, name))] as const,
      ...(before === null ? [] : [[`${name}-before`, writeFigure(words, area, sumOf(before, name))] as const]),
    ]),
  );

/** For example "up 6%" or "unchanged"; `null` without a comparable value. */
export const writeChange = (words: StatisticsTexts, now: number | null, before: number | null): string | null => {
  const share = changeOf(now, before);
  if (share === null) return null;
  const change = words.format.percent(Math.abs(share));
  // Percentages are rounded to integers.
  const rounded = Math.round(share * 100);
  return words.text(`${KEYS}.${rounded > 0 ? 'up' : rounded < 0 ? 'down' : 'same'}`, { change });
};

/**
 * The text alternative of a chart: "Orders, 30 days, 1,204 orders, up 6%". Several series without a total are listed
 * with their sums. Rule R-INS-18.
 */
export const chartSummary = (
  words: StatisticsTexts,
  title: string,
  range: StatisticsRange,
  { area, statistics, series }: ChartInput,
  before: Series | null,
): string => {
  const [first = ''] = series;
  const summaryOf = (sum: string): string =>
    words.text(`${KEYS}.summary`, { title, period: writeDays(words, range), sum });
  if (series.length > 1 && first !== 'total') {
    const sums = series.map((name) => [
      seriesLabel(words, area, name),
      writeFigure(words, area, sumOf(statistics, name)),
    ]);
    return summaryOf(sums.map((sum) => sum.join(' ')).join(', '));
  }
  const now = sumOf(statistics, first);
  const change = writeChange(words, now, before === null ? null : sumOf(before, first));
  const unit = writeUnit(words, area);
  const summary = summaryOf(
    now === null ? GAP : words.text(`${KEYS}.amount`, { value: words.format.number(now), unit }),
  );
  return change === null ? summary : `${summary}, ${change}`;
};
