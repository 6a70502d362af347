import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import type { LibraryFile } from '../../../domain/library/library';
import { Button } from '../../shared/controls/button';
import { Dialog } from '../../shared/overlays/dialog';
import { phone } from '../../shared/theme/sizes';
import { useText } from '../../shared/runtime/use-text';
import { PreviewRail } from './preview-rail';

// The sections of a rail bring the space at their sides along.
const useStyles = makeStyles({ facts: { margin: '0 -20px', [phone]: { margin: '0 -16px' } } });

interface FileGlanceProps {
  readonly file: LibraryFile;
  readonly onClose: () => void;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/**
 * What is known of a file, over the list: for whoever may not open its page, where there is no room beside the list.
 * Rule R-LIB-13.
 */
export const FileGlance = ({ file, onClose, children }: FileGlanceProps) => {
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
