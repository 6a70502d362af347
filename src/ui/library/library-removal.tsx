import { MOST_LOOKED_UP, type Doomed, type Removal } from '../../application/library/library';
import type { LibraryRow } from '../../domain/library/folder-rows';
import { nameOf } from '../../domain/library/path';
import { pathOfRow } from '../../domain/library/folder-rows';
import { Button } from '../shared/button';
import { ConfirmDialog } from '../shared/confirm-dialog';
import { Dialog } from '../shared/dialog';
import { useFailureText } from '../shared/list-tools/failure-text';
import { ProgressBar, ProgressDialog } from '../shared/progress-dialog';
import { useText } from '../shared/use-text';
import { UsesNote } from './uses-list';

interface LibraryRemovalProps {
  readonly state: 'looking' | 'confirming' | 'removing' | 'reporting';
  readonly doomed: Doomed;
  readonly removal: Removal;
  readonly onConfirm: () => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

const nameOfRow = (row: LibraryRow): string => nameOf(pathOfRow(row));

/** Asks before files and folders go, with the places that show them; then tells how far it is and what stayed. Rule R-LIB-12. */
export const LibraryRemoval = ({ state, doomed: { rows, uses }, removal, onConfirm, onStop, onClose }: LibraryRemovalProps) => {
  const text = useText();
  const failureText = useFailureText();
  const count = rows.length;
  const folders = rows.filter(({ kind }) => kind === 'folder').length;
  if (state === 'reporting') {
    return (
      <ProgressDialog
        title={removal.refused.length > 0 ? text('shared.dialogs.progress.refused', { count: removal.refused.length }) : text('library.overview.removal.stopped')}
        done={removal.done}
        total={count}
        refused={removal.refused.map(({ row, failure }) => ({ id: row.id, name: nameOfRow(row), reason: failureText(failure) }))}
        onClose={onClose}
      />
    );
  }
  if (state === 'removing') {
    return (
      <Dialog title={text('library.overview.removal.going', { count })} onClose={onStop} actions={<Button data-focus="" disabled={removal.stopped} onClick={onStop}>{text('shared.whole.stop')}</Button>}>
        <p role="status">{text('shared.dialogs.progress.done', { done: removal.done, count })}</p>
        <ProgressBar label={text('library.overview.removal.going', { count })} done={removal.done + removal.refused.length} total={count} />
      </Dialog>
    );
  }
  return (
    // Drawn anew when it can be answered: only then the safe button can take the focus.
    <ConfirmDialog
      key={state}
      busy={state === 'looking'}
      title={text('library.overview.removal.title', { count })}
      body={[text('library.overview.removal.body'), ...(folders > 0 ? [text('library.overview.removal.folders', { count: folders })] : [])].join(' ')}
      confirm={text('library.overview.removal.confirm', { count })}
      names={rows.map(nameOfRow)}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <UsesNote uses={uses} looking={state === 'looking'} unseen={folders > 0 || count > MOST_LOOKED_UP} />
    </ConfirmDialog>
  );
};
