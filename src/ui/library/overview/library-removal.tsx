import type { RemovalTargets, Removal } from '../../../application/library/library';
import type { LibraryRow } from '../../../domain/library/folder-rows';
import { foldersIn, folderAt } from '../../../domain/library/folder-tree';
import type { FolderNode } from '../../../domain/library/library';
import { nameOf } from '../../../domain/library/path';
import { pathOfRow } from '../../../domain/library/folder-rows';
import { useFormat } from '../../shared/runtime/use-session';
import { Button } from '../../shared/controls/button';
import { ConfirmDialog } from '../../shared/overlays/confirm-dialog';
import { Dialog } from '../../shared/overlays/dialog';
import { useFailureText } from '../../shared/list/use-failure-text';
import { ProgressBar, ProgressDialog } from '../../shared/overlays/progress-dialog';
import { useText } from '../../shared/runtime/use-text';
import { UsesNote } from '../file/uses-list';

interface LibraryRemovalProps {
  readonly state: 'looking' | 'confirming' | 'removing' | 'reporting';
  readonly targets: RemovalTargets;
  /** All folders; `null` if unknown. */
  readonly tree: readonly FolderNode[] | null;
  readonly removal: Removal;
  readonly onConfirm: () => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

const nameOfRow = (row: LibraryRow): string => nameOf(pathOfRow(row));

/** Number of folders and files to be deleted; `null` if unknown for a folder. Rule R-LIB-12. */
const wholeOf = (
  rows: readonly LibraryRow[],
  tree: readonly FolderNode[] | null,
): { readonly folders: number; readonly files: number } | null => {
  const chosen = rows.flatMap((row) =>
    row.kind === 'folder' ? [tree === null ? null : folderAt(tree, row.folder.path)] : [],
  );
  const folders = chosen.flatMap((folder) => (folder === null ? [] : [folder, ...foldersIn(tree, folder.path)]));
  if (chosen.includes(null) || folders.some(({ files }) => files === null)) return null;
  return {
    folders: folders.length,
    files:
      rows.filter(({ kind }) => kind === 'file').length + folders.reduce((sum, { files }) => sum + (files ?? 0), 0),
  };
};

/**
 * Confirms the deletion of files and folders, with their uses; then shows progress and what was not deleted. Rule
 * R-LIB-12.
 */
export const LibraryRemoval = ({
  state,
  targets: { rows, uses, hidden, isIncomplete, isUnsupported },
  tree,
  removal,
  onConfirm,
  onStop,
  onClose,
}: LibraryRemovalProps) => {
  const text = useText();
  const failureText = useFailureText();
  const format = useFormat();
  const count = rows.length;
  const folders = rows.filter(({ kind }) => kind === 'folder').length;
  const all = wholeOf(rows, tree);
  const whole =
    all &&
    text('library.overview.removal.whole', {
      folders: text('library.overview.removal.folderCount', { count: all.folders, shown: format.number(all.folders) }),
      files: text('library.overview.removal.fileCount', { count: all.files, shown: format.number(all.files) }),
    });
  if (state === 'reporting') {
    return (
      <ProgressDialog
        title={
          removal.refused.length > 0
            ? text('shared.dialogs.progress.refused', { count: removal.refused.length })
            : text('library.overview.removal.stopped')
        }
        done={removal.done}
        total={count}
        refused={removal.refused.map(({ row, failure }) => ({
          id: row.id,
          name: nameOfRow(row),
          reason: failure.kind === 'Changed' ? text('library.overview.removal.elsewhere') : failureText(failure),
        }))}
        onClose={onClose}
      />
    );
  }
  if (state === 'removing') {
    return (
      <Dialog
        title={text('library.overview.removal.going', { count })}
        onClose={onStop}
        actions={
          <Button data-focus="" disabled={removal.stopped} onClick={onStop}>
            {text('shared.whole.stop')}
          </Button>
        }
      >
        <p role="status">{text('shared.dialogs.progress.done', { done: removal.done, count })}</p>
        <ProgressBar
          label={text('library.overview.removal.going', { count })}
          done={removal.done + removal.refused.length}
          total={count}
        />
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      waits={state === 'looking'}
      title={text('library.overview.removal.title', { count })}
      body={[
        text('library.overview.removal.body'),
        ...(folders > 0 ? [whole ?? text('library.overview.removal.folders', { count: folders })] : []),
      ].join(' ')}
      confirm={text('library.overview.removal.confirm', { count })}
      names={rows.map(nameOfRow)}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <UsesNote
        uses={uses}
        hidden={hidden}
        looking={state === 'looking'}
        isIncomplete={isIncomplete}
        isUnsupported={isUnsupported}
      />
    </ConfirmDialog>
  );
};
