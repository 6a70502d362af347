import { makeStyles } from '@griffel/react';
import { useMemo, useState } from 'react';
import type { JobAct } from '../../../application/operations/jobs.machine';
import type { JobRun } from '../../../domain/operations/job';
import { useText } from '../../shared/runtime/use-text';
import { useVirtualRows } from '../../shared/table/virtual-rows.bridge';
import { phone, sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { usePhone } from '../../shared/theme/use-media';
import { RunRow } from './run-row';

const ROW = 37;
const PHONE_ROW = 88;
const HEAD = 32;
const LOG_LINE = 20;
const LOG_FRAME = 52;
/** Minimum lines of an open log, so that notes and commands fit beside it. */
const FEWEST_LINES = 4;
/** Maximum height of an open log, in px; a longer one scrolls. */
const LONGEST_LOG = 260;
/** Height of an open log on a phone, in px: lines wrap, and notes and commands stand below it. */
const PHONE_LOG = 300;

const useStyles = makeStyles({
  box: {
    position: 'relative',
    flex: '1',
    minHeight: '220px',
    overflow: 'auto',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [phone]: { flex: 'none', height: '70vh' },
  },
  head: {
    'position': 'sticky',
    'top': 0,
    'zIndex': 1,
    'display': 'grid',
    'alignItems': 'center',
    'height': `${String(HEAD)}px`,
    'padding': `0 ${sizes.sheetPadding}`,
    'gridTemplateColumns': 'var(--runs)',
    'borderBottom': `1px solid ${tokens.colorNeutralStroke2}`,
    'fontSize': tokens.fontSizeBase200,
    'color': tokens.colorNeutralForeground3,
    'backgroundColor': tokens.colorNeutralBackground1,
    '& > span:first-child': { paddingLeft: '30px' },
    [phone]: { display: 'none' },
  },
  rows: { position: 'relative' },
  table: { '--runs': '186px minmax(0, 1.1fr) minmax(0, 1fr) 232px minmax(0, .7fr) 112px' },
});

const heightOfLog = ({ log, progress }: JobRun, isPhone: boolean): number =>
  isPhone
    ? PHONE_LOG
    : Math.min(LONGEST_LOG, LOG_FRAME + LOG_LINE * Math.max(FEWEST_LINES, log.length, progress?.logLines ?? 0));

interface RunListProps {
  readonly runs: readonly JobRun[];
  readonly mayStart: boolean;
  readonly act: JobAct | null;
  readonly onAct: (act: JobAct) => void;
}

/** All runs, newest first, virtualised. Rule R-JOB-09. */
export const RunList = ({ runs, mayStart, act, onAct }: RunListProps) => {
  const styles = useStyles();
  const text = useText();
  const isPhone = usePhone();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | null>(null);
  const tops = useMemo(() => {
    const all = [0];
    for (const run of runs)
      all.push((all.at(-1) ?? 0) + (isPhone ? PHONE_ROW : ROW) + (opened.has(run.key) ? heightOfLog(run, isPhone) : 0));
    return all;
  }, [isPhone, opened, runs]);
  const kept = focused === null ? null : runs.findIndex(({ key }) => key === focused);
  const { scroller, extent, items } = useVirtualRows({ tops, kept, above: HEAD });
  const toggle = (key: string): void => {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  };
  return (
    <div
      ref={scroller}
      className={styles.box}
      tabIndex={0}
      onBlur={() => {
        setFocused(null);
      }}
    >
      <div
        className={styles.table}
        role="table"
        aria-label={text('operations.jobs.runs')}
        aria-rowcount={runs.length + 1}
      >
        <div role="rowgroup">
          <div className={styles.head} role="row" aria-rowindex={1}>
            <span role="columnheader">{text('operations.jobs.columns.time')}</span>
            <span role="columnheader">{text('operations.jobs.columns.task')}</span>
            <span role="columnheader">{text('operations.jobs.columns.parameters')}</span>
            <span role="columnheader">{text('operations.jobs.columns.status')}</span>
            <span role="columnheader">{text('operations.jobs.columns.person')}</span>
            <span role="columnheader">{text('operations.jobs.columns.act')}</span>
          </div>
        </div>
        {/* An inline style: the height is known only at run time. */}
        <div className={styles.rows} role="rowgroup" style={extent}>
          {items.map(({ index, style }) => {
            const run = runs[index];
            return run === undefined ? null : (
              <RunRow
                key={run.key}
                run={run}
                place={index + 2}
                // An inline style, because the position is known only at run time.
                style={style}
                logHeight={opened.has(run.key) ? heightOfLog(run, isPhone) : null}
                mayStart={mayStart}
                isBusy={act !== null}
                onToggle={toggle}
                onFocus={setFocused}
                onAct={onAct}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
};
