import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { can } from '../../../domain/shared/permission';
import { logVersion, type JobLogLine, type JobProgress, type JobRun } from '../../../domain/operations/job';
import { Button } from '../../shared/controls/button';
import { LinkText } from '../../shared/controls/link-text';
import { TextSkeleton } from '../../shared/page/text-skeleton';
import { followLinks } from '../../shared/runtime/follow-links';
import { useFormat, useSession } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { phone, sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useCopyRunLog } from './copy-run-log.bridge';
import { useRunLog } from './run-log.bridge';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '16px',
    boxSizing: 'border-box',
    gridTemplateRows: 'minmax(0, 1fr)',
    padding: `0 ${sizes.sheetPadding} 8px 54px`,
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      padding: `0 ${sizes.phonePadding} 8px`,
    },
  },
  cell: { minHeight: 0 },
  lines: {
    maxHeight: '100%',
    overflow: 'auto',
    margin: 0,
    padding: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
    listStyleType: 'none',
  },
  line: { display: 'flex', gap: '16px' },
  at: { flex: 'none', color: tokens.colorNeutralForeground3 },
  error: { color: tokens.colorStatusDangerForeground1 },
  side: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'end',
    maxWidth: '220px',
    fontSize: tokens.fontSizeBase200,
    [phone]: { justifyItems: 'start', maxWidth: 'none' },
  },
  warning: { color: tokens.colorStatusWarningForeground1 },
});

interface RunLogProps {
  readonly run: JobRun;
  /** In px. */
  readonly height: number;
  readonly label: string;
}

/** The log of a run: the whole log, or the part in the list if the API has no more. Rule R-JOB-15. */
export const RunLog = ({ run, height, label }: RunLogProps) =>
  run.progress === null ? (
    <LogLines log={run.log} height={height} label={label} />
  ) : (
    <WholeLog key={run.key} run={run} progress={run.progress} height={height} label={label} />
  );

/** Shows the last lines until the whole log has loaded. */
const WholeLog = ({ run, progress, height, label }: RunLogProps & { readonly progress: JobProgress }) => {
  const styles = useStyles();
  const text = useText();
  const { lines, failure, isLoading, retry } = useRunLog(progress.id, logVersion(run));
  return (
    <LogLines log={lines ?? run.log} isWhole={lines !== null} isComing={isLoading} height={height} label={label}>
      {lines === null && isLoading && <span>{text('operations.jobs.log.loading')}</span>}
      {failure !== null && (
        <>
          <span role="alert" className={styles.error}>
            {text('operations.jobs.log.failed')}
          </span>
          <Button variant="subtle" size="small" onClick={retry}>
            {text('operations.jobs.log.again')}
          </Button>
        </>
      )}
    </LogLines>
  );
};

/** Matches the path of a record in brackets, as in `Warmtepomp (/blog/3): …`. Rule R-JOB-13. */
const RECORD = / \((\/([a-z]+)\/\d+)\)(?=: )/g;

/** The text of a log line; the path of a record becomes a link for a person who may open it. */
const Said = ({ said }: { readonly said: string }) => {
  const { me } = useSession();
  // The last match, because the name before it may contain another one.
  const found = [...said.matchAll(RECORD)].at(-1);
  const [whole, path, module] = found ?? [];
  if (found === undefined || whole === undefined || path === undefined || !can(me, `${module ?? ''}.edit`)) return said;
  const at = found.index;
  return (
    <>
      <LinkText href={path}>{said.slice(0, at)}</LinkText>
      {said.slice(at + whole.length)}
    </>
  );
};

interface LogLinesProps extends Pick<RunLogProps, 'height' | 'label'> {
  readonly log: readonly JobLogLine[];
  /** False if the log may have more lines. */
  readonly isWhole?: boolean;
  readonly isComing?: boolean;
  /** Content beside the lines. */
  readonly children?: ReactNode;
}

const LogLines = ({ log, isWhole = true, isComing = false, height, label, children }: LogLinesProps) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const copy = useCopyRunLog();
  const [, navigate] = useLocation();
  const lines = log.map(({ at, level, text: said }) => ({
    at: at === null ? '' : format.dateTimeSeconds(at),
    level,
    said,
  }));
  return (
    // An inline style: the list below calculates with this height.
    <div className={styles.box} role="row" style={{ height }}>
      <div role="cell" className={styles.cell} aria-busy={(!isWhole && isComing) || undefined}>
        {lines.length === 0 && isWhole && text('operations.jobs.log.none')}
        {lines.length === 0 && !isWhole && isComing && <TextSkeleton lines={3} />}
        <ol className={styles.lines} tabIndex={0} aria-label={label} onClick={followLinks(navigate)}>
          {lines.map(({ at, level, said }, place) => (
            <li key={place} className={styles.line}>
              <span className={styles.at}>{at}</span>
              <span
                className={mergeClasses(level === 'error' && styles.error, level === 'warning' && styles.warning)}
                data-level={level}
              >
                <Said said={said} />
              </span>
            </li>
          ))}
        </ol>
      </div>
      <div role="cell" className={styles.side}>
        {children}
        {lines.length > 0 && (
          <Button
            variant="subtle"
            size="small"
            onClick={() => {
              copy(lines.map(({ at, level, said }) => [at, level, said].join('\t')).join('\n'));
            }}
          >
            {text('operations.jobs.log.copy')}
          </Button>
        )}
      </div>
    </div>
  );
};
