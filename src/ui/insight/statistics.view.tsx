import { Tab, TabList } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useId, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { lastDays, rangeProblem, STANDARD_DAYS, type StatisticsRange } from '../../domain/insight/statistics';
import { isStatisticsArea, permittedAreas, type StatisticsArea } from '../../domain/insight/statistics-areas.rule';
import type { ChartView } from '../shared/charts/chart-figure';
import { Button } from '../shared/controls/button';
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
import { RangeFields } from './range-fields';
import { useStatistics, useStatisticsWords } from './statistics.bridge';
import { ViewSwitch } from './view-switch';

const useStyles = makeStyles({
  tabs: { flex: 'none', overflowX: 'auto', padding: '0 14px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  tab: { minHeight: '40px', flex: 'none', [phone]: { minHeight: sizes.touch } },
  panel: { flex: '1', minHeight: 0, overflow: 'auto' },
  waiting: { padding: `12px ${sizes.sheetPadding}`, [phone]: { padding: `12px ${sizes.phonePadding}` } },
});

/** The range of an address; the standard one where it has none, or one that cannot be shown. */
const rangeAt = (search: string, today: string): StatisticsRange => {
  const asked = new URLSearchParams(search);
  const range = { start: asked.get('start') ?? '', end: asked.get('end') ?? '' };
  return rangeProblem(range, today) === null ? range : lastDays(today, STANDARD_DAYS);
};

/** Charts of the permitted areas; area and range are in the address. */
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
  const words = useStatisticsWords();
  const id = useId();
  const [, navigate] = useLocation();
  const search = useSearch().replace(/^\?/, '');
  const today = useDates().today();
  const range = rangeAt(search, today);
  const [view, setView] = useState<ChartView>('chart');
  const { shown, before, failure, isLoading, refresh } = useStatistics(area, range);
  const retrying = useRetry(shown !== null, refresh);
  const statistics = shown?.statistics.get(area) ?? null;
  const go = (next: StatisticsArea, asked: string): void => {
    navigate(asked === '' ? `/statistics/${next}` : `/statistics/${next}?${asked}`);
  };
  return (
    <>
      <PageHeader title={title}>
        {shown !== null && (
          <span role="status">{text('insight.dashboard.updated', { time: words.format.time(shown.at) })}</span>
        )}
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
          <TabList
            aria-label={text('insight.statistics.tabs')}
            className={styles.tabs}
            selectedValue={area}
            reserveSelectedTabSpace={false}
            onTabSelect={(_, { value }) => {
              const next = areas.find((known) => known === value);
              if (next !== undefined && next !== area) go(next, search);
            }}
          >
            {areas.map((known) => (
              <Tab key={known} value={known} id={`${id}-${known}`} aria-controls={id} className={styles.tab}>
                {areaTitle(words, known)}
              </Tab>
            ))}
          </TabList>
        </FluentRoot>
      )}
      {failure !== null && statistics !== null && shown !== null && (
        <MessageStrip
          intent="error"
          actions={
            <Button icon={shapes.refresh} onClick={refresh}>
              {text('shared.actions.retry')}
            </Button>
          }
        >
          {text('insight.statistics.stale', { time: words.format.time(shown.at) })}
        </MessageStrip>
      )}
      <div
        id={id}
        className={styles.panel}
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
            range={shown.range}
            grouping={shown.grouping}
            view={view}
          />
        )}
      </div>
    </>
  );
};
