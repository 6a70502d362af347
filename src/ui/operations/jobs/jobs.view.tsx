import { makeStyles } from '@griffel/react';
import { useCallback, useMemo, useState } from 'react';
import { countRuns, runsMatching, type JobTask } from '../../../domain/operations/job';
import { fold } from '../../../domain/shared/fold';
import { searchWords } from '../../../domain/shared/list-query';
import { can } from '../../../domain/shared/permission';
import { Button } from '../../shared/controls/button';
import { SearchField } from '../../shared/controls/search-field';
import { MessageStrip } from '../../shared/page/message-strip';
import { PageHeader } from '../../shared/page/page-header';
import type { ScreenProps } from '../../shared/page/screen';
import { EmptyState, FailedState, NothingLeftState } from '../../shared/page/states';
import { TextSkeleton } from '../../shared/page/text-skeleton';
import { useFormat, useSession } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { phone, sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useJobs } from './jobs.bridge';
import { RunList } from './run-list';
import { StartDialog } from './start-dialog';
import { TaskTable } from './task-table';

const useStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', flex: '1', minHeight: 0, [phone]: { overflow: 'auto' } },
  waiting: { padding: `12px ${sizes.sheetPadding}`, [phone]: { padding: `12px ${sizes.phonePadding}` } },
  head: {
    'display': 'flex',
    'flex': 'none',
    'flexWrap': 'wrap',
    'alignItems': 'center',
    'gap': tokens.spacingHorizontalS,
    'minHeight': sizes.commandRow,
    'padding': `4px ${sizes.sheetPadding}`,
    '& > h2': { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
    [phone]: { padding: `4px ${sizes.phonePadding}` },
  },
  counts: {
    flex: '1',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    whiteSpace: 'nowrap',
  },
});

/** Tasks that can be started, and runs with live updates. Rules R-JOB-01 to R-JOB-09. */
export const JobsView = ({ title }: ScreenProps) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const { me } = useSession();
  const mayStart = can(me, 'queue.start');
  const jobs = useJobs();
  const { shown, failure, act, ask, read } = jobs;
  const [term, setTerm] = useState('');
  const [asked, setAsked] = useState<JobTask | null>(null);
  const start = useCallback(
    (task: JobTask) => {
      if (task.parameters.length > 0) setAsked(task);
      else ask({ kind: 'start', task, parameters: {} });
    },
    [ask],
  );
  const closeDialog = useCallback(() => {
    setAsked(null);
  }, []);
  const clearTerm = useCallback(() => {
    setTerm('');
  }, []);
  const runs = shown?.runs ?? null;
  const found = useMemo(() => (runs === null ? [] : runsMatching(runs, searchWords(term), fold)), [runs, term]);
  const counts = useMemo(() => (runs === null ? null : countRuns(runs)), [runs]);
  const counted = (['running', 'waiting', 'failed'] as const).flatMap((state) =>
    counts === null || counts[state] === 0 ? [] : [text(`operations.jobs.counts.${state}`, { count: counts[state] })],
  );
  return (
    <div className={styles.screen}>
      <PageHeader title={title} />
      {shown === null && failure === null && (
        <div className={styles.waiting} aria-busy>
          <TextSkeleton lines={12} />
        </div>
      )}
      {shown === null && failure !== null && (
        <FailedState title={text('operations.jobs.failed')} failure={failure} onRetry={read} />
      )}
      {shown !== null && failure !== null && (
        <MessageStrip
          intent="warning"
          title={text('operations.jobs.stale')}
          actions={<Button onClick={read}>{text('operations.jobs.again')}</Button>}
        />
      )}
      {shown !== null && runs !== null && (
        <>
          {shown.tasks.length > 0 && (
            <>
              <div className={styles.head}>
                <h2>{text('operations.jobs.tasks')}</h2>
                <span className={styles.counts}>{format.number(shown.tasks.length)}</span>
              </div>
              <TaskTable tasks={shown.tasks} mayStart={mayStart} act={act} onStart={start} />
            </>
          )}
          <div className={styles.head}>
            <h2>{text('operations.jobs.runs')}</h2>
            <span className={styles.counts} role="status">
              {counted.join(', ')}
            </span>
            <SearchField
              label={text('operations.jobs.search')}
              value={term}
              onChange={setTerm}
              disabled={runs.length === 0}
            />
          </div>
          {runs.length === 0 ? (
            <EmptyState title={text('operations.jobs.none')} body={text('operations.jobs.noneBody')} />
          ) : found.length === 0 ? (
            <NothingLeftState term={term} onClear={clearTerm} />
          ) : (
            <RunList runs={found} mayStart={mayStart} act={act} onAct={ask} />
          )}
        </>
      )}
      {asked !== null && <StartDialog key={asked.key} task={asked} jobs={jobs} onClose={closeDialog} />}
    </div>
  );
};
