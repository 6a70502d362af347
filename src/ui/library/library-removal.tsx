import { makeStyles } from '@griffel/react';
import type { Doomed, Removal } from '../../application/library/library';
import type { LibraryRow } from '../../domain/library/folder-rows';
import { nameOf } from '../../domain/library/path';
import { pathOfRow } from '../../domain/library/folder-rows';
import { useFormat } from '../session/published/use-session';
import { useDynamicText } from '../session/published/use-dynamic-text';
import { Button } from '../shared/button';
import { ConfirmDialog } from '../shared/confirm-dialog';
import { Dialog } from '../shared/dialog';
import { useFailureText } from '../shared/list-tools/failure-text';
import { ProgressBar, ProgressDialog } from '../shared/progress-dialog';
import { kantoorTokens as tokens } from '../shared/theme';
import { useText } from '../shared/use-text';

interface LibraryRemovalProps {
  readonly state: 'looking' | 'confirming' | 'removing' | 'reporting';
  readonly doomed: Doomed;
  readonly removal: Removal;
  readonly onConfirm: () => void;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

const MOST_USES = 6;

const useStyles = makeStyles({
  uses: { marginTop: tokens.spacingVerticalS, paddingLeft: tokens.spacingHorizontalL, listStyleType: 'disc', color: tokens.colorNeutralForeground2 },
});

const nameOfRow = (row: LibraryRow): string => nameOf(pathOfRow(row));

/** Asks before files and folders go, with the places that show them; then tells how far it is and what stayed. Rule R-LIB-12. */
export const LibraryRemoval = ({ state, doomed: { rows, uses }, removal, onConfirm, onStop, onClose }: LibraryRemovalProps) => {
  const styles = useStyles();
  const text = useText();
  const translate = useDynamicText();
  const format = useFormat();
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
    <ConfirmDialog
      busy={state === 'looking'}
      title={text('library.overview.removal.title', { count })}
      body={[text('library.overview.removal.body'), ...(folders > 0 ? [text('library.overview.removal.folders', { count: folders })] : [])].join(' ')}
      confirm={text('library.overview.removal.confirm', { count })}
      names={rows.map(nameOfRow)}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {uses !== null && uses.length > 0 && (
        <div role="note">
          <p>{text('library.overview.removal.used', { count: uses.length, shown: format.number(uses.length) })}</p>
          <ul className={styles.uses}>
            {uses.slice(0, MOST_USES).map(({ module, id, title }) => <li key={`${module} ${id}`}>{translate(`shell.records.${module}`)}: {title}</li>)}
            {uses.length > MOST_USES && <li>{text('shared.dialogs.delete.more', { count: uses.length - MOST_USES })}</li>}
          </ul>
        </div>
      )}
    </ConfirmDialog>
  );
};
