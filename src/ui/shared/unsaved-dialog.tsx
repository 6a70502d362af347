import { makeStyles } from '@griffel/react';
import { Button } from './button';
import { Dialog } from './dialog';
import { useText } from './use-text';

interface UnsavedDialogProps {
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

const useStyles = makeStyles({ gap: { flex: '1' } });

/** Someone leaves a form with changes in it. */
export const UnsavedDialog = ({ onStay, onDiscard }: UnsavedDialogProps) => {
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
          <Button data-focus="" onClick={onStay}>{text('shared.dialogs.unsaved.stay')}</Button>
        </>
      }
    >
      <p>{text('shared.dialogs.unsaved.body')}</p>
    </Dialog>
  );
};
