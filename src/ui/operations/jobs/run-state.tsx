import { makeStyles, mergeClasses } from '@griffel/react';
import type { JobRun } from '../../../domain/operations/job';
import { JOB_STATES, type JobState } from '../../../domain/operations/job.rule';
import { knownIn } from '../../../domain/shared/known-value';
import { clock } from '../../shared/icons/shell-shapes';
import { Icon, type Shape } from '../../shared/icons/icon';
import * as shapes from '../../shared/icons/shapes';
import { ProgressBar } from '../../shared/overlays/progress-dialog';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { spinning, stopped } from './job-shapes';

const SHAPES: Readonly<Record<JobState, Shape>> = {
  waiting: clock,
  running: spinning,
  done: shapes.success,
  failed: shapes.error,
  cancelled: stopped,
};

const useStyles = makeStyles({
  state: { display: 'inline-flex', alignItems: 'center', gap: '7px' },
  running: { display: 'flex', alignItems: 'center', gap: '10px' },
  percent: { minWidth: '40px', fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  bar: { 'width': '96px', 'flex': 'none', '& > progress': { marginTop: 0 } },
  waiting: { color: tokens.colorStatusInfoForeground1 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  failed: { color: tokens.colorStatusDangerForeground1 },
  cancelled: { color: tokens.colorNeutralForeground3 },
});

/** The state of a run: the server's text, and the percentage while it runs. Rule R-SHR-60. */
export const RunState = ({ run: { progress, status, label } }: { readonly run: JobRun }) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  if (progress === null) return status;
  const { state, percent, next } = progress;
  if (state === 'running')
    return (
      <span className={styles.running}>
        <span className={styles.percent}>{format.percent(percent / 100)}</span>
        <span className={styles.bar}>
          <ProgressBar label={label} done={percent} total={100} />
        </span>
        <span>{status}</span>
      </span>
    );
  const known = knownIn(JOB_STATES, state);
  return (
    <span className={styles.state}>
      {known !== undefined && <Icon icon={SHAPES[known]} size={16} className={mergeClasses(styles[known])} />}
      {next === null ? status : text('operations.jobs.next', { status, time: format.time(next) })}
    </span>
  );
};
