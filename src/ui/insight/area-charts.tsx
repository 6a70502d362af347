import { makeStyles, mergeClasses } from '@griffel/react';
import { useMemo } from 'react';
import {
  changeOf,
  seriesIn,
  sumOf,
  type AreaStatistics,
  type Grouping,
  type Series,
  type StatisticsRange,
} from '../../domain/insight/statistics';
import type { StatisticsArea } from '../../domain/insight/statistics-areas.rule';
import { ChartFigure, type ChartView } from '../shared/charts/chart-figure';
import { EmptyState } from '../shared/page/states';
import { useText } from '../shared/runtime/use-text';
import { phone, sizes, slim } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import {
  areaChart,
  areaTitle,
  chartSummary,
  chartSums,
  MAX_COLUMNS,
  seriesLabel,
  totalLabel,
  writeFigure,
  writeTotal,
  type StatisticsTexts,
} from './area-chart';
import { ComingHolidays } from './coming-holidays';

const useStyles = makeStyles({
  charts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // The line at the left edge lies outside the visible and scrollable area.
    marginLeft: '-1px',
    overflow: 'hidden',
    [slim]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  chart: {
    minWidth: 0,
    padding: `12px ${sizes.sheetPadding} 16px`,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [phone]: { padding: `12px ${sizes.phonePadding} 16px` },
  },
  /** Space for the columns of a table. */
  broad: { gridColumnStart: '1', gridColumnEnd: '-1' },
  title: { fontWeight: tokens.fontWeightSemibold, lineHeight: '28px' },
  change: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  totals: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXXL}`,
    padding: `12px ${sizes.sheetPadding}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [phone]: { padding: `12px ${sizes.phonePadding}` },
  },
  amount: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});

interface AreaChartsProps {
  readonly words: StatisticsTexts;
  readonly area: StatisticsArea;
  readonly statistics: AreaStatistics;
  readonly before: AreaStatistics | null;
  /** The previous period failed to load. */
  readonly beforeFailed: boolean;
  readonly range: StatisticsRange;
  readonly grouping: Grouping;
  readonly view: ChartView;
}

/** Totals and charts of an area: all series together, then each one against the previous period. */
export const AreaCharts = ({ statistics, before, ...props }: AreaChartsProps) => {
  const text = useText();
  if (statistics.kind === 'holidays') return <ComingHolidays words={props.words} holidays={statistics.holidays} />;
  if (seriesIn(props.area, statistics).length === 0)
    return <EmptyState title={text('insight.statistics.none.title')} body={text('insight.statistics.none.body')} />;
  return <SeriesCharts {...props} statistics={statistics} before={before?.kind === 'series' ? before : null} />;
};

interface SeriesChartsProps extends Omit<AreaChartsProps, 'statistics' | 'before'> {
  readonly statistics: Series;
  readonly before: Series | null;
}

const SeriesCharts = ({ words, area, statistics, before, ...props }: SeriesChartsProps) => {
  const styles = useStyles();
  const text = useText();
  const series = useMemo(() => seriesIn(area, statistics), [area, statistics]);
  const totals = Object.entries(statistics.totals);
  const shared = { ...props, words, area, statistics, before };
  return (
    <>
      {totals.length > 0 && (
        <dl className={styles.totals}>
          {totals.map(([name, total]) => (
            <div key={name}>
              <dt className={styles.change}>{totalLabel(words, area, name)}</dt>
              <dd className={styles.amount}>{writeTotal(words, total)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.charts}>
        {series.length > 1 && (
          <AreaChart
            {...shared}
            title={`${areaTitle(words, area)}: ${text('insight.statistics.all')}`}
            series={series}
          />
        )}
        {series.map((name) => (
          <ComparedChart key={name} {...shared} title={seriesLabel(words, area, name)} name={name} />
        ))}
      </div>
    </>
  );
};

interface AreaChartProps extends SeriesChartsProps {
  readonly title: string;
  readonly series: readonly string[];
  /** Also draws the previous period. */
  readonly isCompared?: boolean;
}

const AreaChart = ({
  words,
  area,
  statistics,
  before,
  beforeFailed,
  range,
  grouping,
  view,
  title,
  series,
  isCompared = false,
}: AreaChartProps) => {
  const styles = useStyles();
  const input = useMemo(
    () => ({ area, statistics, grouping, series, before: isCompared ? before : null }),
    [area, before, grouping, isCompared, series, statistics],
  );
  const chart = useMemo(() => areaChart(words, input), [input, words]);
  return (
    <section
      className={mergeClasses(styles.chart, view === 'table' && series.length > MAX_COLUMNS && styles.broad)}
      aria-label={title}
    >
      <h2 className={styles.title}>{title}</h2>
      {isCompared && (
        <Change
          words={words}
          area={area}
          statistics={statistics}
          before={before}
          beforeFailed={beforeFailed}
          name={series[0] ?? ''}
        />
      )}
      <ChartFigure
        title={title}
        summary={chartSummary(words, title, range, input, before)}
        file={[area, ...(isCompared ? series : []), range.start, range.end].join('-')}
        chart={chart}
        sums={chartSums(words, input)}
        view={view}
      />
    </section>
  );
};

const ComparedChart = ({ name, ...props }: Omit<AreaChartProps, 'series'> & { readonly name: string }) => {
  const series = useMemo(() => [name], [name]);
  return <AreaChart {...props} series={series} isCompared />;
};

interface ChangeProps extends Pick<SeriesChartsProps, 'words' | 'area' | 'statistics' | 'before' | 'beforeFailed'> {
  readonly name: string;
}

/** Change of a series against the previous period; an empty line while that loads. */
const Change = ({ words, area, statistics, before, beforeFailed, name }: ChangeProps) => {
  const styles = useStyles();
  const text = useText();
  const earlier = before === null ? null : sumOf(before, name);
  const share = changeOf(sumOf(statistics, name), earlier);
  return (
    <p className={styles.change}>
      {before === null
        ? beforeFailed
          ? text('insight.statistics.beforeFailed')
          : '\u00a0'
        : share === null
          ? text('insight.statistics.noBefore')
          : text('insight.statistics.change', {
              change: words.chart.change(share),
              sum: writeFigure(words, area, earlier),
            })}
    </p>
  );
};
