import { makeStyles } from '@griffel/react';
import type { Work } from '../../../application/shared/leaving.machine';
import { Button } from '../controls/button';
import { Dialog } from '../overlays/dialog';
import { useText } from '../runtime/use-text';

interface UnsavedDialogProps {
  /** Uploads outlive every screen, but not the page. */
  readonly work: Work | 'uploading';
  readonly onStay: () => void;
  readonly onDiscard: () => void;
  /** Leaves it lying in this browser, to be offered again. */
  readonly onKeep?: () => void;
}

const useStyles = makeStyles({ gap: { flex: '1' } });

/**
 * Someone leaves a form with changes in it, a list while its rows are being deleted, or the page while files come in.
 */
export const UnsavedDialog = ({ work, onStay, onDiscard, onKeep }: UnsavedDialogProps) => {
  const styles = useStyles();
  const text = useText();
  return (
    <Dialog
      alert
      title={text(`shared.dialogs.leaving.${work}.title`)}
      onClose={onStay}
      actions={
        <>
          <Button look="subtleDanger" onClick={onDiscard}>
            {text(`shared.dialogs.leaving.${work}.leave`)}
          </Button>
          <span className={styles.gap} />
          <Button data-focus={work === 'keeping' ? undefined : ''} onClick={onStay}>
            {text('shared.dialogs.leaving.stay')}
          </Button>
          {work === 'keeping' && (
            <Button look="primary" data-focus="" onClick={onKeep}>
              {text('shared.dialogs.leaving.keeping.keep')}
            </Button>
          )}
        </>
      }
    >
      <p>{text(`shared.dialogs.leaving.${work}.body`)}</p>
    </Dialog>
  );
};
