import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { isReadOnlyAt } from '../../../domain/library/library-actions';
import type { FolderNode } from '../../../domain/library/library';
import { nameOf, parentOf, ROOT, type LibraryPath } from '../../../domain/library/path';
import { Button } from '../../shared/controls/button';
import { Dialog } from '../../shared/overlays/dialog';
import { phone } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { FolderTree } from './folder-tree';

const useStyles = makeStyles({
  tree: { display: 'grid', height: '320px', marginLeft: '-20px', marginRight: '-12px', [phone]: { height: '50dvh' } },
  why: { minHeight: tokens.lineHeightBase300, color: tokens.colorNeutralForeground3 },
});

interface MoveDialogProps {
  /** Paths of the files; after a search, they may be in several folders. */
  readonly files: readonly LibraryPath[];
  readonly tree: readonly FolderNode[];
  /** The open folder. */
  readonly from: LibraryPath;
  readonly onMove: (target: LibraryPath) => void;
  readonly onClose: () => void;
}

/** Chooses a target folder: the keyboard alternative to dragging. */
export const MoveDialog = ({ files, tree, from, onMove, onClose }: MoveDialogProps) => {
  const [styles, text] = [useStyles(), useText()];
  const [target, setTarget] = useState(from);
  const why = files.every((file) => parentOf(file) === target)
    ? text('library.overview.alreadyHere')
    : target === ROOT
      ? text('library.overview.noMoveToRoot')
      : isReadOnlyAt(tree, target)
        ? text('library.overview.why.readOnly')
        : null;
  return (
    <Dialog
      title={text('library.overview.moveTitle', { count: files.length })}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            disabledReason={why ?? undefined}
            onClick={() => {
              onMove(target);
            }}
          >
            {text('library.overview.moveHere')}
          </Button>
          <Button onClick={onClose}>{text('shared.actions.cancel')}</Button>
        </>
      }
    >
      <div className={styles.tree}>
        <FolderTree tree={tree} current={target} onOpen={setTarget} />
      </div>
      <p role="status" className={styles.why}>
        {why ?? text('library.overview.movesTo', { name: nameOf(target) })}
      </p>
    </Dialog>
  );
};
