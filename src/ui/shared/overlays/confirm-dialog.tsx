import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { Dialog } from './dialog';
import { kantoorTokens as tokens } from '../theme/theme';
import { useText } from '../runtime/use-text';

interface ConfirmDialogProps {
  /** For example "Delete 3 posts?" */
  readonly title: string;
  readonly body: string;
  /** Names the action, for example "Delete 3 posts". */
  readonly confirm: string;
  /** Names of what is deleted; only the first ones are listed. */
  readonly names?: readonly ReactNode[];
  /** The action is running. */
  readonly busy?: boolean;
  /** Required information is loading: Cancel is on, Confirm is off. */
  readonly waits?: boolean;
  /** Notes before the confirmation. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const mostNames = 5;

const useStyles = makeStyles({
  names: { marginTop: tokens.spacingVerticalMNudge },
  // Not truncated: two long names may differ at their end only.
  name: {
    'padding': '5px 0',
    'lineHeight': tokens.lineHeightBase300,
    'overflowWrap': 'anywhere',
    'borderBottom': `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  more: { color: tokens.colorNeutralForeground3 },
});

/** The confirmation of a destructive action, with names and count; the safe button receives the focus. */
export const ConfirmDialog = ({
  title,
  body,
  confirm,
  names = [],
  busy = false,
  waits = false,
  children,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const styles = useStyles();
  const text = useText();
  const hidden = names.length - mostNames;
  return (
    <Dialog
      alert
      title={title}
      onClose={busy ? () => undefined : onCancel}
      actions={
        <>
          <Button variant="danger" disabled={busy || waits} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button data-focus="" disabled={busy} onClick={onCancel}>
            {text('shared.actions.cancel')}
          </Button>
        </>
      }
    >
      <p>{body}</p>
      {names.length > 0 && (
        <ul className={styles.names}>
          {names.slice(0, mostNames).map((name, index) => (
            <li key={index} className={styles.name}>
              {name}
            </li>
          ))}
          {hidden > 0 && <li className={styles.more}>{text('shared.dialogs.delete.more', { count: hidden })}</li>}
        </ul>
      )}
      {children}
    </Dialog>
  );
};
