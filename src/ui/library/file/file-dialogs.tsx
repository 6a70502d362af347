import type { SnapshotFrom } from 'xstate';
import type { FileActsEvent, FileActsMachine } from '../../../application/library/file-acts.machine';
import { nameOf, type LibraryPath } from '../../../domain/library/path';
import { useFormat } from '../../shared/runtime/use-session';
import { Button } from '../../shared/controls/button';
import { ConfirmDialog } from '../../shared/overlays/confirm-dialog';
import { Dialog } from '../../shared/overlays/dialog';
import { ProgressBar } from '../../shared/overlays/progress-dialog';
import { TextField } from '../../shared/controls/text-field';
import { useText } from '../../shared/runtime/use-text';
import { FileReplacement } from './file-replacement';

interface FileDialogsProps {
  readonly path: LibraryPath;
  readonly snapshot: SnapshotFrom<FileActsMachine>;
  readonly send: (event: FileActsEvent) => void;
  readonly onCopy: (url: string) => void;
}

/** Questions and progress of operations on the contents. */
export const FileDialogs = ({ path, snapshot, send, onCopy }: FileDialogsProps) => {
  const text = useText();
  const format = useFormat();
  const name = nameOf(path);
  const { seen, sent, uses, hidden, isUnsupported } = snapshot.context;
  if (snapshot.matches({ act: 'comparing' }) && seen !== null && sent !== null) {
    return (
      <FileReplacement
        seen={seen}
        sent={sent}
        uses={uses}
        hidden={hidden}
        looking={snapshot.matches({ uses: 'looking' })}
        isUnsupported={isUnsupported}
        onConfirm={() => {
          send({ type: 'replace.confirmed' });
        }}
        onCancel={() => {
          send({ type: 'replace.cancelled' });
        }}
      />
    );
  }
  if (snapshot.matches({ act: 'replacing' })) {
    const cancel = (): void => {
      send({ type: 'replace.cancelled' });
    };
    const { share } = snapshot.context;
    const title = text('library.file.replace.going', { name });
    return (
      <Dialog
        title={title}
        onClose={cancel}
        actions={
          <Button data-focus="" onClick={cancel}>
            {text('shared.actions.cancel')}
          </Button>
        }
      >
        <p role="status">
          {share < 1 ? text('library.image.sent', { percent: format.percent(share) }) : text('library.upload.storing')}
        </p>
        <ProgressBar label={title} done={share} total={1} />
      </Dialog>
    );
  }
  if (snapshot.matches({ act: 'confirming' }) || snapshot.matches({ act: 'restoring' })) {
    return (
      <ConfirmDialog
        title={text('library.image.restore.title', { name })}
        body={text(seen?.altered === false ? 'library.file.restorePrevious' : 'library.file.restoreBody')}
        confirm={text('library.image.restore.confirm')}
        busy={snapshot.matches({ act: 'restoring' })}
        onConfirm={() => {
          send({ type: 'restore.confirmed' });
        }}
        onCancel={() => {
          send({ type: 'restore.cancelled' });
        }}
      />
    );
  }
  if (!snapshot.matches({ act: 'telling' })) return null;
  const { url } = snapshot.context;
  const close = (): void => {
    send({ type: 'url.closed' });
  };
  return (
    <Dialog
      title={text('library.file.url.title', { name })}
      width="form"
      onClose={close}
      actions={
        <>
          <Button
            variant="primary"
            data-focus=""
            onClick={() => {
              onCopy(url);
            }}
          >
            {text('library.file.url.copy')}
          </Button>
          <Button onClick={close}>{text('shared.actions.close')}</Button>
        </>
      }
    >
      <TextField
        label={text('library.file.url.label')}
        value={url}
        readOnly
        onFocus={({ currentTarget }) => {
          currentTarget.select();
        }}
      />
    </Dialog>
  );
};
