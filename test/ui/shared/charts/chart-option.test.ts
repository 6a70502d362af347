import type { Chart } from '../../../../src/ui/shared/charts/chart';
import { lineStyleAt } from '../../../../src/ui/shared/charts/chart';
import { chartOptionOf } from '../../../../src/ui/shared/charts/chart-option';

const aChart = (change: Partial<Chart> = {}): Chart => ({
  labels: ['Su. 1/11', 'Mo. 2/11', 'Tu. 3/11'],
  titles: ['Sun 1 November 2026', 'Mon 2 November 2026', 'Tue 3 November 2026'],
  lines: [
    { key: 'total', label: 'All', values: [1_204, null, 0], style: lineStyleAt(0) },
    { key: 'failed', label: 'Failed', values: [2, 3, 4], style: lineStyleAt(1) },
  ],
  unit: 'logins',
  number: (value) => `n${value}`,
  tick: (value) => `t${value}`,
  ...change,
});

interface Option {
  readonly animation: boolean;
  readonly tooltip: { readonly formatter: (points: unknown) => HTMLElement };
  readonly xAxis: { readonly data: unknown; readonly axisLabel: { readonly interval: (place: number) => boolean } };
  readonly yAxis: { readonly name: string; readonly axisLabel: { readonly formatter: (value: number) => string } };
  readonly series: readonly {
    readonly id: string;
    readonly data: unknown;
    readonly connectNulls: boolean;
    readonly symbolSize: (value: unknown, at: { readonly dataIndex: number }) => number;
    readonly lineStyle: { readonly type: unknown };
    readonly areaStyle?: unknown;
  }[];
}
/** The parts of an option that tests read, which its own type leaves open. */
const optionOf = (chart = aChart(), isStill = false, width = 10_000): Option =>
  chartOptionOf(chart, isStill, () => width) as unknown as Option;
const tooltipOf = (place: number, chart = aChart()): HTMLElement =>
  optionOf(chart).tooltip.formatter([{ dataIndex: place }]);

test('leaves gaps as they are and does not connect over them (R-INS-18)', () => {
  const { series } = optionOf();
  expect(series.map(({ id, data, connectNulls }) => [id, data, connectNulls])).toEqual([
    ['total', [1_204, null, 0], false],
    ['failed', [2, 3, 4], false],
  ]);
});

test('draws each line with its dash, and an area below the first alone', () => {
  const { series } = optionOf();
  expect(series.map(({ lineStyle, areaStyle }) => [lineStyle.type, areaStyle !== undefined])).toEqual([
    ['solid', true],
    [lineStyleAt(1).dash, false],
  ]);
});

test('draws a value without neighbours as a dot', () => {
  const dots = (values: readonly (number | null)[]) => {
    const [line] = optionOf(aChart({ lines: [{ key: 'total', label: 'All', values, style: lineStyleAt(0) }] })).series;
    return values.map((_, dataIndex) => (line?.symbolSize(null, { dataIndex }) ?? 0) > 0);
  };
  expect([dots([7]), dots([7, 8]), dots([1, null, 3, null])]).toEqual([
    [true],
    [false, false],
    [true, false, true, false],
  ]);
});

test.each([
  [true, false],
  [false, true],
])('with reduced motion %p is animated: %p', (isStill, animated) => {
  expect(optionOf(aChart(), isStill).animation).toBe(animated);
});

test.each([
  [10_000, 5],
  [480, 11],
])('labels the axes in short words, on %i px every %i on the first (R-INS-17)', (width, step) => {
  const labels = Array.from({ length: 92 }, (_, place) => `day ${place}`);
  const { xAxis, yAxis } = optionOf(aChart({ labels }), false, width);
  expect(xAxis.data).toEqual(labels);
  expect(labels.flatMap((_, place) => (xAxis.axisLabel.interval(place) ? [place] : []))).toEqual(
    labels.flatMap((_, place) => (place % step === 0 ? [place] : [])),
  );
  expect([yAxis.name, yAxis.axisLabel.formatter(5)]).toEqual(['logins', 't5']);
});

describe('the tooltip', () => {
  const linesOf = (box: HTMLElement): readonly (string | null)[] => [...box.children].map((part) => part.textContent);

  test('names the point in full, its figures and their unit', () => {
    expect(linesOf(tooltipOf(0))).toEqual(['Sun 1 November 2026', 'All n1204', 'Failed n2', 'logins']);
  });

  test('leaves gaps out and keeps zeros (R-INS-18)', () => {
    expect(linesOf(tooltipOf(1))).toEqual(['Mon 2 November 2026', 'Failed n3', 'logins']);
    expect(linesOf(tooltipOf(2))).toContain('All n0');
  });

  test('takes one point as well as a list, and none', () => {
    const { formatter } = optionOf().tooltip;
    expect(formatter({ dataIndex: 2 })).toHaveTextContent('Tue 3 November 2026');
    expect(formatter([])).toHaveTextContent('Sun 1 November 2026');
  });

  test('reads no text as HTML', () => {
    const bad = '<img src=x onerror="alert(1)">';
    const box = tooltipOf(
      0,
      aChart({ titles: [bad], unit: bad, lines: [{ key: 'a', label: bad, values: [1], style: lineStyleAt(0) }] }),
    );
    expect(box.querySelector('img')).toBeNull();
    expect(linesOf(box)).toEqual([bad, `${bad} n1`, bad]);
  });
});
