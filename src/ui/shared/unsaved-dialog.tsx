import { makeStyles } from '@griffel/react';
import { Button } from './button';
import { Dialog } from './dialog';
import { useText } from './use-text';

interface UnsavedDialogProps {
  readonly onStay: () => void;
  readonly onDiscard: () => void;
  /** Keeps the work on this computer; absent where that is not offered. */
  readonly onKeep?: (() => void) | undefined;
}

const useStyles = makeStyles({ gap: { flex: '1' } });

/** Someone leaves a form with changes in it. */
export const UnsavedDialog = ({ onStay, onDiscard, onKeep }: UnsavedDialogProps) => {
  const styles = useStyles();
  const text = useText();
  return (
    <Dialog
      alert
      title={text('shared.dialogs.unsaved.title')}
      onClose={onStay}
      actions={
        <>
          <Button look="subtleDanger" onClick={onDiscard}>{text('shared.dialogs.unsaved.discard')}</Button>
          <span className={styles.gap} />
          <Button data-focus={onKeep ? undefined : ''} onClick={onStay}>{text('shared.dialogs.unsaved.stay')}</Button>
          {onKeep && <Button look="primary" data-focus="" onClick={onKeep}>{text('shared.dialogs.unsaved.keep')}</Button>}
        </>
      }
    >
      <p>{text(onKeep ? 'shared.dialogs.unsaved.bodyKeep' : 'shared.dialogs.unsaved.body')}</p>
    </Dialog>
  );
};
