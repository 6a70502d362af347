import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import { makeStyles } from '@griffel/react';
import { useCallback, useRef, type RefObject } from 'react';
import { isEditable } from '../../../domain/library/file-type.rule';
import { canRestore, type FileDetail } from '../../../domain/library/library';
import { extensionOf } from '../../../domain/library/name.rule';
import type { LibraryPath } from '../../../domain/library/path';
import { replacementExtensions } from '../../../domain/library/replacement';
import { Button } from '../../shared/controls/button';
import * as deskShapes from '../../shared/icons/desk-shapes';
import { isFocusLost } from '../../shared/focus/take-focus';
import { useTold } from '../../shared/record/actor-effects.bridge';
import { useText } from '../../shared/runtime/use-text';

/** Commands that take time. */
export type FileCommand = 'download' | 'replace' | 'restore';

interface FileCommandsProps {
  /** Null while it is on its way. */
  readonly file: FileDetail | null;
  readonly path: LibraryPath;
  readonly mayEdit: boolean;
  /** An operation on the contents is running. */
  readonly busy: boolean;
  /** There are unsaved details. */
  readonly dirty: boolean;
  /** The last pressed command while it runs; survives the reload of the form. */
  readonly pressedRef: RefObject<FileCommand | null>;
  readonly onImage: () => void;
  readonly onDownload: () => void;
  readonly onReplace: (file: File) => void;
  readonly onRestore: () => void;
  readonly onUrl: () => void;
}

const useStyles = makeStyles({ chooser: { display: 'none' } });

/** Commands of a file; disabled ones give the reason. */
export const FileCommands = ({
  file,
  path,
  mayEdit,
  busy: isAtWork,
  dirty,
  pressedRef,
  onImage,
  onDownload,
  onReplace,
  onRestore,
  onUrl,
}: FileCommandsProps) => {
  const [styles, text] = [useStyles(), useText()];
  const chooser = useRef<HTMLInputElement>(null);
  const [downloading, replacing, restoring] = [
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
  ];
  const busy = isAtWork || file === null;
  // Buttons are disabled while it runs and lose the focus.
  useTold(
    useCallback(() => {
      if (busy || pressedRef.current === null) return;
      const button = { download: downloading, replace: replacing, restore: restoring }[pressedRef.current].current;
      pressedRef.current = null;
      if (isFocusLost()) (button?.disabled === false ? button : replacing.current)?.focus();
    }, [busy, downloading, pressedRef, replacing, restoring]),
  );
  const press = (command: FileCommand): void => {
    pressedRef.current = command;
  };
  const extension = extensionOf(path);
  const readOnly = file?.readOnly === true;
  const nothingBefore = file !== null && !canRestore(file);
  const why = readOnly ? text('library.overview.why.readOnlyFile') : undefined;
  // New contents reload the file, which would lose typed details.
  const off = readOnly ? text('library.overview.why.readOnlyFile') : dirty ? text('library.file.unsaved') : undefined;
  return (
    <>
      {mayEdit && isEditable(extension) && (
        <Button icon={deskShapes.image} disabled={busy} off={why} onClick={onImage}>
          {text('library.overview.editImage')}
        </Button>
      )}
      <Button
        icon={ArrowDownload20Regular}
        ref={downloading}
        disabled={busy}
        aria-label={text('library.overview.download')}
        onClick={() => {
          press('download');
          onDownload();
        }}
      />
      {mayEdit && (
        <>
          <Button
            ref={replacing}
            icon={ArrowUpload20Regular}
            disabled={busy}
            off={off}
            onClick={() => {
              chooser.current?.click();
            }}
          >
            {text('library.file.replace.open')}
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            className={styles.chooser}
            aria-label={text('library.file.replace.open')}
            accept={replacementExtensions(extension).join(',')}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              // Allows the same file again.
              currentTarget.value = '';
              if (chosen === undefined) return;
              press('replace');
              onReplace(chosen);
            }}
          />
          <Button
            ref={restoring}
            icon={deskShapes.history}
            disabled={busy}
            off={off ?? (nothingBefore ? text('library.image.restore.off') : undefined)}
            onClick={() => {
              press('restore');
              onRestore();
            }}
          >
            {text('library.image.restore.open')}
          </Button>
        </>
      )}
      {file?.address !== null && (
        <Button
          icon={Link20Regular}
          disabled={file === null}
          aria-label={text('library.file.url.open')}
          onClick={onUrl}
        />
      )}
    </>
  );
};
