import type { Series, StatisticsPoint } from '../../../src/domain/insight/statistics';
import type { StatisticsArea } from '../../../src/domain/insight/statistics-areas.rule';
import { chartFormatIn } from '../../../src/domain/insight/chart-format';
import { createFormat } from '../../../src/domain/shared/format';
import { money } from '../../../src/domain/shared/money';
import {
  areaChart,
  chartSummary,
  chartSums,
  writeChange,
  writeFigure,
  writeRange,
  writeTotal,
  writeUnit,
  type ChartInput,
  type StatisticsTexts,
} from '../../../src/ui/insight/area-chart';
import { PREVIOUS_PERIOD_STYLE, lineStyleAt } from '../../../src/ui/shared/charts/chart';
import type { Translate } from '../../../src/ui/shared/runtime/use-text';
import { english } from '../support/render';

const words: StatisticsTexts = {
  // Keys are built from the area; `english` fails for a key that does not exist.
  text: (key, values) => english(key as Parameters<Translate>[0], values),
  format: createFormat({ language: 'en', date: 'dd-MM-yyyy', time: 'HH:mm', zone: 'UTC' }),
  chart: chartFormatIn('en'),
};
const range = { start: '2026-11-01', end: '2026-11-02' };

const seriesOf = (...values: readonly StatisticsPoint['values'][]): Series => ({
  kind: 'series',
  points: values.map((figures, place) => ({ date: `2026-11-0${place + 1}`, values: figures })),
  totals: {},
});
const input = (
  area: StatisticsArea,
  statistics: Series,
  series: readonly string[],
  more: Partial<ChartInput> = {},
): ChartInput => ({ area, statistics, series, grouping: 'day', ...more });

const users = seriesOf({ total: 1_204, failed: 3 }, { total: null });

describe('the chart of an area', () => {
  test('has its days, short and in full, and its unit', () => {
    const chart = areaChart(words, input('users', users, ['total', 'failed']));
    expect([chart.labels, chart.titles.map((title) => title.replace(',', '')), chart.unit]).toEqual([
      ['Su. 1/11', 'Mo. 2/11'],
      ['Sun 1 November 2026', 'Mon 2 November 2026'],
      'login attempts',
    ]);
    expect([chart.number(12_500), chart.tick(1_204)]).toEqual(['12,500', '1,204']);
  });

  test('has months by name', () => {
    const months: Series = { ...users, points: [{ date: '2026-09-01', values: { total: 1 } }] };
    const chart = areaChart(words, input('users', months, ['total'], { grouping: 'month' }));
    expect([chart.labels, chart.titles]).toEqual([['Sep 2026'], ['September 2026']]);
  });

  test('has gaps where figures are missing (R-INS-18)', () => {
    const { lines } = areaChart(words, input('users', users, ['total', 'failed']));
    expect(lines.map(({ key, label, values }) => [key, label, values])).toEqual([
      ['total', 'All attempts', [1_204, null]],
      ['failed', 'Failed', [3, null]],
    ]);
  });

  test('keeps the look of a series where others are left out', () => {
    const { lines } = areaChart(words, input('users', users, ['failed']));
    expect(lines.map(({ style }) => style)).toEqual([lineStyleAt(2)]);
  });

  test('has the previous period as a dashed line that ends with it (R-INS-16)', () => {
    const before = seriesOf({ total: 1 }, { total: 2 }, { total: 3 });
    const [, line] = areaChart(words, input('users', users, ['total'], { before })).lines;
    expect(line).toEqual({
      key: 'total-before',
      label: 'Previous period',
      values: [2, 3],
      style: PREVIOUS_PERIOD_STYLE,
    });
    expect(PREVIOUS_PERIOD_STYLE.dash).not.toBeNull();
  });

  test('sums each line, and the previous period', () => {
    const before = seriesOf({ total: 1_000 }, { total: 2 });
    expect([...chartSums(words, input('users', users, ['total'], { before }))]).toEqual([
      ['total', '1,204'],
      ['total-before', '1,002'],
    ]);
    expect([...chartSums(words, input('users', seriesOf({}), ['total']))]).toEqual([['total', '–']]);
  });
});

describe('figures as text', () => {
  test('a missing one is a dash, zero is zero (R-INS-18)', () => {
    expect([writeFigure(words, 'users', null), writeFigure(words, 'users', 0)]).toEqual(['–', '0']);
    expect([writeTotal(words, null), writeTotal(words, money(0)), writeTotal(words, 0)]).toEqual([
      '–',
      '€0.00',
      '0 Diamonds',
    ]);
  });

  test('Diamonds carry their unit, others do not', () => {
    expect([writeFigure(words, 'gifts', 1_200), writeFigure(words, 'orders', 1_200)]).toEqual([
      '1,200 Diamonds',
      '1,200',
    ]);
    expect([writeUnit(words, 'gifts'), writeUnit(words, 'icc')]).toEqual(['Diamonds', 'downloads']);
  });

  test("a range is in the person's format", () => {
    expect(writeRange(words, range)).toBe('01-11-2026 to 02-11-2026');
  });

  test.each([
    [106, 100, 'up 6%'],
    [50, 100, 'down 50%'],
    [100, 100, 'unchanged'],
    [1_001, 1_000, 'unchanged'],
    [999, 1_000, 'unchanged'],
    [1, 0, null],
    [1, null, null],
    [null, 1, null],
  ])('%p against %p is %p', (now, before, change) => {
    expect(writeChange(words, now, before)).toBe(change);
  });
});

describe('what a screen reader says of a chart (R-INS-18)', () => {
  const summary = (chart: ChartInput, before: Series | null = null): string =>
    chartSummary(words, 'Logins', range, chart, before);

  test('is title, period and sum', () => {
    expect(summary(input('users', users, ['total', 'failed']))).toBe('Logins, 2 days, 1,204 login attempts');
  });

  test('has the change where there is one', () => {
    expect(summary(input('users', users, ['total']), seriesOf({ total: 1_000 }))).toBe(
      'Logins, 2 days, 1,204 login attempts, up 20%',
    );
    expect(summary(input('users', users, ['total']), seriesOf({ total: 0 }))).toBe(
      'Logins, 2 days, 1,204 login attempts',
    );
  });

  test('has a dash where there are no figures', () => {
    expect(summary(input('users', seriesOf({ total: null }), ['total']))).toBe('Logins, 2 days, –');
  });

  test('of series without a total names each', () => {
    const tools = seriesOf({ dealerLocatorUsage: 3, dealerLocatorRequests: 1 }, { dealerLocatorUsage: 2 });
    expect(
      summary(
        input('tools', tools, ['dealerLocatorUsage', 'dealerLocatorRequests']),
        seriesOf({ dealerLocatorUsage: 1 }),
      ),
    ).toBe('Logins, 2 days, Dealer locator: used 5, Dealer locator: requests 1');
    expect(summary(input('tools', tools, ['dealerLocatorUsage']))).toBe('Logins, 2 days, 5 uses');
  });
});
