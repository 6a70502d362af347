import type { LineChartProps } from '../../src/ui/shared/charts/line-chart.bridge';

/** Stands for the drawing of a chart, which needs a layout: the keys of the lines that ECharts would draw. */
export const LineChart = ({ chart }: LineChartProps) => (
  <div data-drawn={chart.lines.map(({ key }) => key).join(' ')} />
);
