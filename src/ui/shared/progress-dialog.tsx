import { makeStyles } from '@griffel/react';
import { Button } from './button';
import * as deskShapes from './desk-shapes';
import { Dialog } from './dialog';
import { Icon } from './icon';
import { kantoorTokens as tokens } from './theme';
import { useText } from './use-text';

/** One record that was left in place, and why, ready to read. */
export interface RefusedLine {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
}

interface ProgressDialogProps {
  /** "Deleting 24 posts" */
  readonly title: string;
  readonly done: number;
  readonly total: number;
  readonly state: 'running' | 'stopping' | 'finished' | 'stopped';
  readonly refused?: readonly RefusedLine[];
  /** Absent where the work cannot be stopped. */
  readonly onStop?: (() => void) | undefined;
  readonly onClose: () => void;
}

const useStyles = makeStyles({
  count: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  bar: {
    display: 'block',
    appearance: 'none',
    width: '100%',
    height: '4px',
    marginTop: tokens.spacingVerticalM,
    border: '0',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground6,
    '::-webkit-progress-bar': { borderRadius: tokens.borderRadiusSmall, backgroundColor: tokens.colorNeutralBackground6 },
    '::-webkit-progress-value': { borderRadius: tokens.borderRadiusSmall, backgroundColor: tokens.colorCompoundBrandBackground },
    '::-moz-progress-bar': { borderRadius: tokens.borderRadiusSmall, backgroundColor: tokens.colorCompoundBrandBackground },
  },
  refused: {
    maxHeight: '180px',
    marginTop: tokens.spacingVerticalM,
    overflow: 'auto',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
  line: { display: 'flex', gap: tokens.spacingHorizontalSNudge, padding: '2px 0' },
});

/** Work on many records: n of m, a way to stop, and what was left in place with the reason. */
export const ProgressDialog = ({ title, done, total, state, refused = [], onStop, onClose }: ProgressDialogProps) => {
  const styles = useStyles();
  const text = useText();
  const over = state === 'finished' || state === 'stopped';
  const count = text('shared.dialogs.progress.done', { done, count: total });
  return (
    <Dialog
      title={title}
      onClose={over ? onClose : (onStop ?? (() => undefined))}
      actions={
        over
          ? <Button look="primary" data-focus="" onClick={onClose}>{text('shared.actions.close')}</Button>
          : onStop && (
            <Button data-focus="" disabled={state === 'stopping'} onClick={onStop}>
              {text(state === 'stopping' ? 'shared.dialogs.progress.stopping' : 'shared.dialogs.progress.stop')}
            </Button>
          )
      }
    >
      <p className={styles.count} role="status">{over ? `${text(`shared.dialogs.progress.${state}`)}: ${count}` : count}</p>
      <progress className={styles.bar} value={done} max={total} aria-label={title} />
      {refused.length > 0 && (
        <ul className={styles.refused} tabIndex={0} aria-label={text('shared.dialogs.progress.refused', { count: refused.length })}>
          {refused.map(({ id, name, reason }) => (
            <li key={id} className={styles.line}><Icon shape={deskShapes.lock} size={16} /><span><b>{name}</b> {reason}</span></li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};
