import type { EChartsCoreOption } from 'echarts/core';
import { kantoorTokens as tokens } from '../theme/theme';
import { tickStep, type Chart } from './chart';

/** Integer ticks on the axis, also for small values. */
const MIN_INTERVAL = 1;
const FONT_SIZE = 11;

/** Size of a dot and width of the value axis with its margins, in px. */
const [DOT_SIZE, VALUE_AXIS_WIDTH] = [6, 44];

/** Whether a value has no neighbours, so that no line connects it. */
const isAlone = (values: readonly (number | null)[], place: number): boolean =>
  (values[place - 1] ?? null) === null && (values[place + 1] ?? null) === null;

interface TooltipPoint {
  readonly dataIndex: number;
}

/** Tooltip with heading and one row per visible series; built from elements, so that no text is parsed as HTML. */
const tooltipOf = ({ titles, lines, number, unit }: Chart, place: number): HTMLElement => {
  const box = document.createElement('div');
  const head = document.createElement('strong');
  head.textContent = titles[place] ?? '';
  const rows = lines.flatMap(({ label, values }) => {
    const value = values[place] ?? null;
    if (value === null) return [];
    const row = document.createElement('div');
    row.textContent = `${label} ${number(value)}`;
    return [row];
  });
  const foot = document.createElement('div');
  foot.textContent = unit;
  box.append(head, ...rows, foot);
  return box;
};

const placeOf = (points: TooltipPoint | readonly TooltipPoint[]): number =>
  ('dataIndex' in points ? points : points[0])?.dataIndex ?? 0;

/**
 * The ECharts options of a chart. Colours are CSS variables of the theme, resolved by the browser in SVG.
 * @param widthOf returns the width of the drawing in px; called on each layout
 */
export const chartOptionOf = (chart: Chart, isStill: boolean, widthOf: () => number): EChartsCoreOption => {
  const { labels, lines, tick, unit } = chart;
  const label = { color: tokens.colorNeutralForeground3, fontSize: FONT_SIZE };
  return {
    animation: !isStill,
    animationDuration: 200,
    animationDurationUpdate: 200,
    textStyle: { fontFamily: tokens.fontFamilyBase },
    grid: { left: 4, right: 12, top: 28, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: {
      trigger: 'axis',
      confine: true,
      formatter: (points: TooltipPoint | readonly TooltipPoint[]) => tooltipOf(chart, placeOf(points)),
      backgroundColor: tokens.colorNeutralBackgroundInverted,
      borderWidth: 0,
      padding: [6, 10],
      textStyle: { color: tokens.colorNeutralForegroundInverted, fontSize: 12 },
      axisPointer: { lineStyle: { color: tokens.colorNeutralStrokeAccessible, type: 'solid' } },
    },
    xAxis: {
      type: 'category',
      data: labels,
      boundaryGap: labels.length === 1,
      axisLabel: {
        ...label,
        interval: (place: number) => place % tickStep(labels, widthOf() - VALUE_AXIS_WIDTH) === 0,
      },
      axisLine: { lineStyle: { color: tokens.colorNeutralStroke1 } },
      axisTick: { show: false },
    },
    yAxis: {
      type: 'value',
      name: unit,
      nameTextStyle: { ...label, align: 'left' },
      nameGap: 12,
      minInterval: MIN_INTERVAL,
      axisLabel: { ...label, formatter: tick },
      splitLine: { lineStyle: { color: tokens.colorNeutralStroke3 } },
    },
    series: lines.map(({ key, label: name, values, style }, place) => ({
      id: key,
      name,
      type: 'line',
      data: values,
      connectNulls: false,
      // A value between two gaps has no line: show a dot.
      showSymbol: true,
      showAllSymbol: true,
      symbol: 'circle',
      symbolSize: (_: unknown, { dataIndex }: TooltipPoint) => (isAlone(values, dataIndex) ? DOT_SIZE : 0),
      lineStyle: { color: style.colour, width: style.width, type: style.dash === null ? 'solid' : [...style.dash] },
      itemStyle: { color: style.colour },
      emphasis: { disabled: true },
      // Only the first line is filled.
      ...(place === 0 && style.dash === null && { areaStyle: { color: style.colour, opacity: 0.08 } }),
    })),
  };
};
