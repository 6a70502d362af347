import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import type { LibraryFile } from '../../../domain/library/library';
import { Button } from '../../shared/controls/button';
import { Dialog } from '../../shared/overlays/dialog';
import { phone } from '../../shared/theme/sizes';
import { useText } from '../../shared/runtime/use-text';
import { PreviewRail } from './preview-rail';

// Compensates the padding of the rail's sections.
const useStyles = makeStyles({ facts: { margin: '0 -20px', [phone]: { margin: '0 -16px' } } });

interface FileDetailsDialogProps {
  readonly file: LibraryFile;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** File details in a dialog, for people without the edit right on screens without room for a rail. Rule R-LIB-13. */
export const FileDetailsDialog = ({ file, onClose, children }: FileDetailsDialogProps) => {
  const [styles, text] = [useStyles(), useText()];
  return (
    <Dialog
      title={text('library.overview.preview')}
      onClose={onClose}
      actions={
        <Button data-focus="" onClick={onClose}>
          {text('shared.actions.close')}
        </Button>
      }
    >
      <div className={styles.facts}>
        <PreviewRail file={file} selected={1}>
          {children}
        </PreviewRail>
      </div>
    </Dialog>
  );
};
