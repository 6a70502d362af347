import { makeStyles, mergeClasses } from '@griffel/react';
import { useMemo, type ReactNode } from 'react';
import { seriesIn, type AreaStatistics, type Series, type StatisticsRange } from '../../domain/insight/statistics';
import { STATISTICS_AREAS, type StatisticsArea } from '../../domain/insight/statistics-areas.rule';
import { ChartFigure, type ChartView } from '../shared/charts/chart-figure';
import { ChartTable } from '../shared/charts/chart-table';
import { focusOnMount, isFocusLost } from '../shared/focus/take-focus';
import * as shellShapes from '../shared/icons/shell-shapes';
import { Icon } from '../shared/icons/icon';
import { useText } from '../shared/runtime/use-text';
import { skeletonBar } from '../shared/theme/delayed-appearance';
import { phone, sizes, slim } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import {
  areaChart,
  areaTitle,
  chartSummary,
  chartSums,
  MAX_COLUMNS,
  totalLabel,
  writeDays,
  writeRange,
  writeTotal,
  writeUnit,
  type StatisticsTexts,
} from './area-chart';
import { BarsBody, FiguresBody, HolidaysBody, TotalsBody } from './widget-bodies';

/** Presentation of an area in its widget. */
type WidgetForm = 'chart' | 'bars' | 'figures';
const FORMS: Readonly<Partial<Record<StatisticsArea, WidgetForm>>> = {
  orders: 'chart',
  users: 'chart',
  tools: 'bars',
  brochures: 'bars',
  icc: 'bars',
};

/** Whether the chart spans two widget columns. */
const isWide = (area: StatisticsArea): boolean => area === 'orders';

const useStyles = makeStyles({
  widget: {
    minWidth: 0,
    minHeight: '189px',
    padding: `10px ${sizes.sheetPadding} 14px`,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [phone]: { minHeight: '178px', padding: `10px ${sizes.phonePadding} 14px` },
  },
  broad: { '@container (min-width: 840px)': { gridColumn: 'span 2' } },
  wide: { gridColumn: 'span 2', [slim]: { gridColumn: '1 / -1' }, [phone]: { gridColumn: '1 / -1' } },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '28px' },
  title: { flex: 'none', fontWeight: tokens.fontWeightSemibold },
  sub: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  link: {
    'display': 'flex',
    'flex': 'none',
    'marginLeft': 'auto',
    'padding': '6px',
    'borderRadius': tokens.borderRadiusMedium,
    'color': tokens.colorNeutralForeground2,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    [phone]: { padding: '12px' },
  },
  total: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  amount: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1, whiteSpace: 'nowrap' },
  block: {
    width: '70%',
    marginTop: '14px',
    ...skeletonBar,
  },
  /** The height of most charts with totals, so that nothing moves when they arrive. */
  tall: { minHeight: '329px', [phone]: { minHeight: '410px' } },
});

interface WidgetFrameProps {
  readonly words: StatisticsTexts;
  readonly area: StatisticsArea;
  readonly sub?: string;
  /** A table with many columns spans two widget columns. */
  readonly view?: ChartView;
  /** Takes the focus if it is lost, because the pressed retry button has disappeared. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

const takeLostFocus = (element: HTMLElement | null): void => {
  if (isFocusLost()) focusOnMount(element);
};

/** The frame of a widget: title of the area and a link to its statistics. */
export const WidgetFrame = ({ words, area, sub, view = 'chart', takesFocus = false, children }: WidgetFrameProps) => {
  const styles = useStyles();
  const text = useText();
  const title = areaTitle(words, area);
  const isTable = view === 'table';
  return (
    <section
      className={mergeClasses(
        styles.widget,
        isTable && STATISTICS_AREAS[area].series.length > MAX_COLUMNS && styles.broad,
        !isTable && isWide(area) && styles.wide,
        FORMS[area] === 'chart' && styles.tall,
      )}
      aria-label={title}
      {...(takesFocus && { tabIndex: -1, ref: takeLostFocus })}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {sub !== undefined && <span className={styles.sub}>{sub}</span>}
        <a
          className={styles.link}
          href={`/statistics/${area}`}
          aria-label={text('insight.dashboard.toStatistics', { title })}
        >
          <Icon icon={shellShapes.chevronRight} size={16} />
        </a>
      </div>
      {children}
    </section>
  );
};

/** The skeleton of a widget. */
export const WidgetSkeleton = (props: Pick<WidgetFrameProps, 'words' | 'area' | 'view' | 'takesFocus'>) => {
  const styles = useStyles();
  return (
    <WidgetFrame {...props}>
      <div aria-busy>
        <div aria-hidden data-skeleton="">
          <div className={styles.block} />
          <div className={styles.block} />
          <div className={styles.block} />
        </div>
      </div>
    </WidgetFrame>
  );
};

/** The subtitle of a widget: the period, and the unit unless the title names it. */
const subOf = (words: StatisticsTexts, area: StatisticsArea, range: StatisticsRange): string =>
  isWide(area)
    ? writeRange(words, range)
    : STATISTICS_AREAS[area].unit === 'diamonds'
      ? `${writeUnit(words, area)}, ${writeDays(words, range)}`
      : writeDays(words, range);

interface AreaWidgetProps {
  readonly words: StatisticsTexts;
  readonly area: StatisticsArea;
  readonly statistics: AreaStatistics;
  readonly before: AreaStatistics | null;
  readonly range: StatisticsRange;
  readonly view: ChartView;
  readonly takesFocus?: boolean;
}

/** An area of statistics on the dashboard. */
export const AreaWidget = ({ words, area, statistics, before, range, view, takesFocus }: AreaWidgetProps) =>
  statistics.kind === 'holidays' ? (
    <WidgetFrame words={words} area={area} takesFocus={takesFocus}>
      <HolidaysBody words={words} holidays={statistics.holidays} />
    </WidgetFrame>
  ) : (
    <WidgetFrame words={words} area={area} sub={subOf(words, area, range)} view={view} takesFocus={takesFocus}>
      <SeriesBody
        words={words}
        area={area}
        statistics={statistics}
        before={before?.kind === 'series' ? before : null}
        range={range}
        view={view}
      />
    </WidgetFrame>
  );

interface SeriesBodyProps extends Omit<AreaWidgetProps, 'statistics' | 'before'> {
  readonly statistics: Series;
  readonly before: Series | null;
}

const SeriesBody = ({ words, area, statistics, before, range, view }: SeriesBodyProps) => {
  const styles = useStyles();
  const text = useText();
  const series = useMemo(() => seriesIn(area, statistics), [area, statistics]);
  const input = useMemo(() => ({ area, statistics, grouping: 'day' as const, series }), [area, series, statistics]);
  const chart = useMemo(() => areaChart(words, input), [input, words]);
  const title = areaTitle(words, area);
  const form = FORMS[area] ?? 'figures';
  if (series.length === 0) return <p className={styles.total}>{text('insight.statistics.none.title')}</p>;
  if (form === 'chart')
    return (
      <ChartFigure
        title={title}
        summary={chartSummary(words, title, range, input, before)}
        file={`${area}-${range.start}-${range.end}`}
        chart={chart}
        sums={chartSums(words, input)}
        view={view}
        aside={Object.entries(statistics.totals).map(([name, total]) => (
          <div key={name} className={styles.total}>
            <div>{totalLabel(words, area, name)}</div>
            <div className={styles.amount}>{writeTotal(words, total)}</div>
          </div>
        ))}
      />
    );
  if (view === 'table')
    return (
      <>
        <ChartTable title={title} chart={chart} />
        <TotalsBody words={words} area={area} statistics={statistics} />
      </>
    );
  const body = { words, area, statistics, series };
  return form === 'bars' ? <BarsBody {...body} /> : <FiguresBody {...body} />;
};
