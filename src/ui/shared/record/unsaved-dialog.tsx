import { makeStyles } from '@griffel/react';
import type { Work } from '../../../application/shared/leaving.machine';
import { Button } from '../controls/button';
import { Dialog } from '../overlays/dialog';
import { useText } from '../runtime/use-text';

interface UnsavedDialogProps {
  /** The work that leaving would lose. Uploads survive navigation within the console, but not a page unload. */
  readonly work: Work | 'uploading';
  readonly onStay: () => void;
  readonly onDiscard: () => void;
  /** Keeps the draft in this browser, to be offered again. */
  readonly onKeep?: () => void;
}

const useStyles = makeStyles({ gap: { flex: '1' } });

/** The question before leaving a dirty form, a list while rows are deleted, or the page during uploads. */
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
          <Button variant="subtleDanger" onClick={onDiscard}>
            {text(`shared.dialogs.leaving.${work}.leave`)}
          </Button>
          <span className={styles.gap} />
          <Button data-focus={work === 'keeping' ? undefined : ''} onClick={onStay}>
            {text('shared.dialogs.leaving.stay')}
          </Button>
          {work === 'keeping' && (
            <Button variant="primary" data-focus="" onClick={onKeep}>
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
