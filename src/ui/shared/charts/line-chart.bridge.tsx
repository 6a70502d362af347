import { makeStyles } from '@griffel/react';
import ReactECharts from 'echarts-for-react/lib/core';
import { LineChart as LineSeries } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useMemo, useState } from 'react';
import { reducedMotion } from '../theme/sizes';
import { useMedia } from '../theme/use-media';
import type { Chart } from './chart';
import { chartOptionOf } from './chart-option';

echarts.use([LineSeries, GridComponent, TooltipComponent, SVGRenderer]);

const useStyles = makeStyles({ chart: { width: '100%', height: '100%' } });
// The library sets a fixed height if the style has none.
const FULL = { height: '100%' } as const;
const OPTIONS = { renderer: 'svg' } as const;
const isReduced = reducedMotion.replace('@media ', '');

export interface LineChartProps {
  readonly chart: Chart;
}

/** A line chart rendered with ECharts, which only the chunk `charts` contains. */
export const LineChart = ({ chart }: LineChartProps) => {
  const styles = useStyles();
  const isStill = useMedia(isReduced);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const option = useMemo(() => chartOptionOf(chart, isStill, () => box?.clientWidth ?? 0), [chart, isStill, box]);
  return (
    // Hidden from screen readers: the surrounding figure has the text alternative.
    <div ref={setBox} className={styles.chart} aria-hidden>
      <ReactECharts
        echarts={echarts}
        option={option}
        opts={OPTIONS}
        notMerge
        className={styles.chart}
        style={FULL} // The library's inline height would override a class.
      />
    </div>
  );
};
