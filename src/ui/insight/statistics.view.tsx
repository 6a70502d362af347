import { makeStyles, mergeClasses } from '@griffel/react';
import { useId, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import {
  isSameRange,
  lastDays,
  rangeProblem,
  STANDARD_DAYS,
  type RangeProblem,
  type StatisticsRange,
} from '../../domain/insight/statistics';
import { isStatisticsArea, permittedAreas, type StatisticsArea } from '../../domain/insight/statistics-areas.rule';
import type { ChartView } from '../shared/charts/chart-figure';
import { Button } from '../shared/controls/button';
import { TabRow } from '../shared/controls/tab-row';
import { useDates } from '../shared/dates/use-dates';
import * as shapes from '../shared/icons/shapes';
import { MessageStrip } from '../shared/page/message-strip';
import { PageHeader } from '../shared/page/page-header';
import type { ScreenProps } from '../shared/page/screen';
import { ForbiddenState, NotFoundState } from '../shared/page/screen-states';
import { FailedState } from '../shared/page/states';
import { TextSkeleton } from '../shared/page/text-skeleton';
import { useRetry } from '../shared/page/use-retry';
import { CommandRow } from '../shared/record/command-row';
import { useSession } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { FluentRoot } from '../shared/theme/fluent-root';
import { phone, sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { AreaCharts } from './area-charts';
import { areaTitle } from './area-chart';
import { FiguresScreen, FiguresStatus, StaleStrip, useFiguresStyles } from './figures-frame';
import { RangeFields } from './range-fields';
import { useStatistics, useStatisticsTexts } from './statistics.bridge';
import { ViewSwitch } from './view-switch';

const useStyles = makeStyles({
  strips: { flex: 'none', paddingTop: tokens.spacingVerticalM },
  waiting: { padding: `12px ${sizes.sheetPadding}`, [phone]: { padding: `12px ${sizes.phonePadding}` } },
});

interface AddressRange {
  readonly range: StatisticsRange;
  /** Why the range in the URL is not shown. */
  readonly problem: RangeProblem | null;
}

/** The range in the URL; the default range if absent or invalid. */
const rangeAt = (search: string, today: string): AddressRange => {
  const asked = new URLSearchParams(search);
  const [start, end] = [asked.get('start'), asked.get('end')];
  const standard = lastDays(today, STANDARD_DAYS);
  if (start === null && end === null) return { range: standard, problem: null };
  const range = { start: start ?? '', end: end ?? '' };
  const problem = rangeProblem(range, today);
  return { range: problem === null ? range : standard, problem };
};

/** Charts of the permitted areas; area and range are in the URL. */
export const StatisticsView = ({ params, title }: ScreenProps) => {
  const { me } = useSession();
  const [path, navigate] = useLocation();
  const areas = permittedAreas(me);
  const search = useSearch().replace(/^\?/, '');
  const [first] = areas;
  if (params.activeTab === undefined && first !== undefined)
    return <Redirect to={search === '' ? `/statistics/${first}` : `/statistics/${first}?${search}`} replace />;
  const area = areas.find((known) => known === params.activeTab);
  const home = (): void => {
    navigate('/');
  };
  if (params.activeTab !== undefined && !isStatisticsArea(params.activeTab))
    return <NotFoundState path={path} onDashboard={home} />;
  return area === undefined ? (
    <ForbiddenState screen={title} onDashboard={home} />
  ) : (
    <Area title={title} area={area} areas={areas} />
  );
};

interface AreaProps {
  readonly title: string;
  readonly area: StatisticsArea;
  readonly areas: readonly StatisticsArea[];
}

const Area = ({ title, area, areas }: AreaProps) => {
  const styles = useStyles();
  const text = useText();
  const words = useStatisticsTexts();
  const id = useId();
  const [, navigate] = useLocation();
  const search = useSearch().replace(/^\?/, '');
  const today = useDates().today();
  const { range, problem: linkProblem } = rangeAt(search, today);
  const parts = useFiguresStyles();
  const [view, setView] = useState<ChartView>('chart');
  const { shown, before, beforeFailed, failure, isLoading, refresh } = useStatistics(area, range);
  const retrying = useRetry(shown !== null, refresh);
  const statistics = shown?.statistics.get(area) ?? null;
  const go = (next: StatisticsArea, asked: string): void => {
    navigate(asked === '' ? `/statistics/${next}` : `/statistics/${next}?${asked}`);
  };
  return (
    <FiguresScreen>
      <PageHeader title={title} record={areaTitle(words, area)}>
        <FiguresStatus words={words} shown={shown} isLoading={isLoading} />
      </PageHeader>
      <CommandRow right={area === 'holidays' ? undefined : <ViewSwitch view={view} onChange={setView} />}>
        <Button icon={shapes.refresh} aria-busy={isLoading} onClick={refresh}>
          {text('insight.dashboard.refresh')}
        </Button>
        {area !== 'holidays' && (
          <RangeFields
            range={range}
            today={today}
            onChange={({ start, end }) => {
              go(area, new URLSearchParams({ start, end }).toString());
            }}
          />
        )}
      </CommandRow>
      {areas.length > 1 && (
        <FluentRoot>
          <TabRow
            label={text('insight.statistics.tabs')}
            tabs={areas.map((known) => ({ value: known, label: areaTitle(words, known) }))}
            shown={area}
            panel={id}
            idOf={(known) => `${id}-${known}`}
            onShow={(next) => {
              go(next, search);
            }}
          />
        </FluentRoot>
      )}
      {(linkProblem !== null || (failure !== null && statistics !== null)) && (
        <div className={styles.strips}>
          {failure !== null && statistics !== null && shown !== null && (
            <StaleStrip words={words} shown={shown} onRetry={refresh} />
          )}
          {linkProblem !== null && (
            <MessageStrip intent="warning">
              {text('insight.statistics.badLink', { problem: text(`insight.statistics.problems.${linkProblem}`) })}
            </MessageStrip>
          )}
        </div>
      )}
      <div
        id={id}
        className={mergeClasses(parts.figures, shown !== null && !isSameRange(shown.range, range) && parts.old)}
        aria-busy={isLoading}
        {...(areas.length > 1 && { 'role': 'tabpanel', 'aria-labelledby': `${id}-${area}` })}
      >
        {statistics === null && failure !== null && (
          <FailedState title={text('insight.statistics.failed')} failure={failure} {...retrying} />
        )}
        {statistics === null && failure === null && (
          <div className={styles.waiting}>
            <TextSkeleton lines={12} />
          </div>
        )}
        {statistics !== null && shown !== null && (
          <AreaCharts
            words={words}
            area={area}
            statistics={statistics}
            before={before?.get(area) ?? null}
            beforeFailed={beforeFailed}
            range={shown.range}
            grouping={shown.grouping}
            view={view}
          />
        )}
      </div>
    </FiguresScreen>
  );
};
