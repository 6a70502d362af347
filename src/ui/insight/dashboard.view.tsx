import { makeStyles, mergeClasses } from '@griffel/react';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { isSameRange, lastDays, STANDARD_DAYS, type StatisticsRange } from '../../domain/insight/statistics';
import { permittedAreas, type StatisticsArea } from '../../domain/insight/statistics-areas.rule';
import type { ChartView } from '../shared/charts/chart-figure';
import { Button } from '../shared/controls/button';
import { useDates } from '../shared/dates/use-dates';
import * as shellShapes from '../shared/icons/shell-shapes';
import * as shapes from '../shared/icons/shapes';
import { Menu } from '../shared/overlays/menu';
import { MessageStrip } from '../shared/page/message-strip';
import { PageHeader } from '../shared/page/page-header';
import { FailedState } from '../shared/page/states';
import { useRetry } from '../shared/page/use-retry';
import { CommandRow } from '../shared/record/command-row';
import { followLinks } from '../shared/runtime/follow-links';
import { useSession } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { phone, slim } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { AreaWidget, WidgetFrame, WidgetSkeleton } from './area-widget';
import { areaTitle, type StatisticsTexts } from './area-chart';
import { FiguresScreen, FiguresStatus, StaleStrip, useFiguresStyles } from './figures-frame';
import { useStatistics, useStatisticsTexts } from './statistics.bridge';
import { ViewSwitch } from './view-switch';

/** Periods to choose from, in days; all are grouped by day. */
const LENGTHS = [7, STANDARD_DAYS, 90] as const;

const useStyles = makeStyles({
  ruled: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  widgets: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    marginLeft: '-1px',
    overflow: 'hidden',
    [slim]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // Fewer columns than for charts, because tables need more width.
  tables: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [slim]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

interface DashboardProps {
  readonly title: string;
  readonly greeting: string;
  /** Content that needs no statistics right: recent records and modules. */
  readonly start: ReactNode;
}

/** The dashboard: statistics of the permitted areas above the start page. */
export const DashboardView = (props: DashboardProps) => {
  const { me } = useSession();
  const styles = useStyles();
  const [, navigate] = useLocation();
  const areas = permittedAreas(me);
  const parts = useFiguresStyles();
  return areas.length > 0 ? (
    <Figures key={areas.join()} {...props} areas={areas} />
  ) : (
    <>
      <PageHeader title={props.title} record={props.greeting} />
      <div className={mergeClasses(parts.figures, styles.ruled)} onClick={followLinks(navigate)}>
        {props.start}
      </div>
    </>
  );
};

const lengthAt = (search: string): number => {
  const asked = Number(new URLSearchParams(search).get('days'));
  return LENGTHS.find((length) => length === asked) ?? STANDARD_DAYS;
};

const Figures = ({ title, greeting, start, areas }: DashboardProps & { readonly areas: readonly StatisticsArea[] }) => {
  const styles = useStyles();
  const text = useText();
  const words = useStatisticsTexts();
  const [path, navigate] = useLocation();
  const length = lengthAt(useSearch());
  const range = lastDays(useDates().today(), length);
  const { shown, before, failure, isLoading, refresh } = useStatistics('dashboard', range);
  const parts = useFiguresStyles();
  const [view, setView] = useState<ChartView>('chart');
  const retrying = useRetry(shown !== null, refresh);
  return (
    <FiguresScreen>
      <PageHeader title={title} record={greeting}>
        <FiguresStatus words={words} shown={shown} isLoading={isLoading} />
      </PageHeader>
      <CommandRow right={<ViewSwitch view={view} onChange={setView} />}>
        <Button icon={shapes.refresh} aria-busy={isLoading} onClick={refresh}>
          {text('insight.dashboard.refresh')}
        </Button>
        <Menu
          label={text('insight.dashboard.rangeLabel')}
          entries={LENGTHS.map((count) => ({
            key: String(count),
            label: text('insight.dashboard.range', { count }),
            checked: count === length,
            onChoose: () => {
              navigate(count === STANDARD_DAYS ? path : `${path}?days=${count}`);
            },
          }))}
          trigger={(tie) => (
            <Button {...tie} icon={shellShapes.calendar} endIcon={shapes.chevronDown}>
              {text('insight.dashboard.range', { count: length })}
            </Button>
          )}
        />
      </CommandRow>
      {failure !== null && shown !== null && <StaleStrip words={words} shown={shown} onRetry={refresh} />}
      <div className={mergeClasses(parts.figures, styles.ruled)} onClick={followLinks(navigate)}>
        {failure !== null && shown === null && (
          <FailedState title={text('insight.dashboard.failed')} failure={failure} {...retrying} />
        )}
        {(shown !== null || failure === null) && (
          <div
            className={mergeClasses(
              styles.widgets,
              view === 'table' && styles.tables,
              shown !== null && !isSameRange(shown.range, range) && parts.old,
            )}
            aria-busy={isLoading}
          >
            {areas.map((area) => {
              if (shown === null) return <WidgetSkeleton key={area} words={words} area={area} view={view} />;
              const statistics = shown.statistics.get(area);
              // Skip areas that the API left out.
              if (statistics === undefined) return null;
              const widget = { words, area, range: shown.range, view };
              return statistics === null ? (
                <RetriedWidget key={`${area} ${shown.at}`} {...widget} />
              ) : (
                <AreaWidget key={area} {...widget} statistics={statistics} before={before?.get(area) ?? null} />
              );
            })}
          </div>
        )}
        {start}
      </div>
    </FiguresScreen>
  );
};

interface RetriedWidgetProps {
  readonly words: StatisticsTexts;
  readonly area: StatisticsArea;
  readonly range: StatisticsRange;
  readonly view: ChartView;
}

/** An area missing from the dashboard's response; loaded separately on request. */
const RetriedWidget = (props: RetriedWidgetProps) => {
  const [isAsked, setAsked] = useState(false);
  return isAsked ? (
    <AloneWidget {...props} />
  ) : (
    <FailedWidget
      {...props}
      onRetry={() => {
        setAsked(true);
      }}
    />
  );
};

const AloneWidget = (props: RetriedWidgetProps) => {
  const { words, area, range } = props;
  const { shown, before, failure, isLoading, refresh } = useStatistics(area, range);
  const statistics = shown?.statistics.get(area) ?? null;
  if (statistics !== null)
    return <AreaWidget takesFocus {...props} statistics={statistics} before={before?.get(area) ?? null} />;
  return isLoading || failure === null ? (
    <WidgetSkeleton takesFocus words={words} area={area} view={props.view} />
  ) : (
    <FailedWidget takesFocus {...props} onRetry={refresh} />
  );
};

const FailedWidget = ({
  words,
  area,
  view,
  takesFocus,
  onRetry,
}: RetriedWidgetProps & { readonly takesFocus?: boolean; readonly onRetry: () => void }) => {
  const text = useText();
  return (
    <WidgetFrame words={words} area={area} view={view} takesFocus={takesFocus}>
      <MessageStrip
        inset
        intent="error"
        actions={
          <Button icon={shapes.refresh} size="small" onClick={onRetry}>
            {text('shared.actions.retry')}
          </Button>
        }
      >
        {text('insight.dashboard.areaFailed', { title: areaTitle(words, area) })}
      </MessageStrip>
    </WidgetFrame>
  );
};
