import { makeStyles } from '@griffel/react';
import type { CSSProperties } from 'react';
import type { JobAct } from '../../../application/operations/jobs.machine';
import type { JobRun } from '../../../domain/operations/job';
import { Button } from '../../shared/controls/button';
import { LinkText } from '../../shared/controls/link-text';
import * as shellShapes from '../../shared/icons/shell-shapes';
import * as shapes from '../../shared/icons/shapes';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { phone, sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { RunLog } from './run-log';
import { RunState } from './run-state';

const useStyles = makeStyles({
  line: { position: 'absolute', left: 0, right: 0, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  row: {
    'display': 'grid',
    'alignItems': 'center',
    'gridTemplateColumns': 'var(--runs)',
    'height': '36px',
    'padding': `0 ${sizes.sheetPadding}`,
    '& > span': { overflow: 'hidden', paddingRight: '12px', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignContent: 'center',
      rowGap: '2px',
      height: '87px',
      padding: `0 ${sizes.phonePadding}`,
    },
  },
  time: { display: 'flex', alignItems: 'center', gap: '4px', marginLeft: '-6px', fontVariantNumeric: 'tabular-nums' },
  task: { [phone]: { gridColumn: '1', gridRow: '1', fontWeight: tokens.fontWeightSemibold } },
  // Do not clip the focus ring of the button.
  when: { '&&': { overflow: 'visible' }, [phone]: { gridColumn: '1', gridRow: '2' } },
  quiet: { color: tokens.colorNeutralForeground3, [phone]: { display: 'none' } },
  state: { [phone]: { gridColumn: '1', gridRow: '3' } },
  action: { '&&': { paddingRight: 0 }, 'textAlign': 'right', [phone]: { gridColumn: '2', gridRow: '1 / 4' } },
});

interface RunRowProps {
  readonly run: JobRun;
  /** Row index in the table, header included. */
  readonly place: number;
  readonly style: CSSProperties;
  /** Height of the open log in px; `null` while closed. */
  readonly logHeight: number | null;
  readonly mayStart: boolean;
  /** A request is running. */
  readonly isBusy: boolean;
  readonly onToggle: (key: string) => void;
  readonly onFocus: (key: string) => void;
  readonly onAct: (act: JobAct) => void;
}

export const RunRow = ({ run, place, style, logHeight, mayStart, isBusy, onToggle, onFocus, onAct }: RunRowProps) => {
  const isOpen = logHeight !== null;
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const { key, at, label, parameters, progress } = run;
  const name = { name: label, time: format.dateTime(at) };
  return (
    <div
      className={styles.line}
      // An inline style, because the position is known only at run time.
      style={style}
      onFocus={() => {
        onFocus(key);
      }}
    >
      <div className={styles.row} role="row" aria-rowindex={place} data-run={key}>
        <span role="cell" className={styles.when}>
          <span className={styles.time}>
            <Button
              variant="subtle"
              size="small"
              icon={isOpen ? shapes.chevronDown : shellShapes.chevronRight}
              aria-expanded={isOpen}
              aria-label={text('operations.jobs.log.show', name)}
              onClick={() => {
                onToggle(key);
              }}
            />
            {format.dateTime(at)}
          </span>
        </span>
        <span role="cell" className={styles.task}>
          {label}
        </span>
        <span role="cell" className={styles.quiet}>
          {parameters.map(({ label: what, value }) => `${what}: ${value}`).join(', ')}
        </span>
        <span role="cell" className={styles.state}>
          <RunState run={run} />
        </span>
        <span role="cell" className={styles.quiet}>
          {progress === null ? '' : (progress.person ?? text('operations.jobs.schedule'))}
        </span>
        <span role="cell" className={styles.action}>
          {progress?.canCancel === true && mayStart && (
            <Button
              size="small"
              disabled={isBusy}
              aria-label={text('operations.jobs.cancelRun', name)}
              onClick={() => {
                onAct({ kind: 'cancel', id: progress.id });
              }}
            >
              {text('operations.jobs.cancel')}
            </Button>
          )}
          {progress !== null && progress.canRetry && !progress.canCancel && mayStart && (
            <Button
              size="small"
              icon={shapes.refresh}
              disabled={isBusy}
              aria-label={text('operations.jobs.retryRun', name)}
              onClick={() => {
                onAct({ kind: 'retry', id: progress.id });
              }}
            >
              {text('operations.jobs.retry')}
            </Button>
          )}
          {progress?.file !== null && progress !== null && (
            <LinkText href={progress.file}>{text('operations.jobs.file')}</LinkText>
          )}
        </span>
      </div>
      {isOpen && <RunLog run={run} height={logHeight} label={text('operations.jobs.log.of', name)} />}
    </div>
  );
};
