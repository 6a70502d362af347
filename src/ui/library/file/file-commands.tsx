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
import type { Command, DisabledReason } from '../../shared/commands/command';
import { CommandButton } from '../../shared/commands/command-button';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { isFocusLost } from '../../shared/focus/take-focus';
import { useNotify } from '../../shared/record/actor-effects.bridge';
import { useRecordState } from '../../shared/record/record-context';
import { LOADING_REASON } from '../../shared/record/disabled-reasons';
import { useAllowed } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';

/** Commands that take time. */
export type FileCommand = 'download' | 'replace' | 'restore';

interface FileCommandsProps {
  /** `null` while loading. */
  readonly file: FileDetail | null;
  readonly path: LibraryPath;
  /** An operation on the file's contents is running. */
  readonly busy: boolean;
  /** The last pressed command while it runs; a ref, because the form remounts during the operation. */
  readonly pressedRef: RefObject<FileCommand | null>;
  readonly onImage: () => void;
  readonly onDownload: () => void;
  readonly onReplace: (file: File) => void;
  readonly onRestore: () => void;
  readonly onUrl: () => void;
}

export const READ_ONLY: DisabledReason = { key: 'library.overview.why.readOnlyFile' };
const BUSY: DisabledReason = { key: 'library.file.busy', tone: 'busy' };
const EDIT = 'library.edit';

const useStyles = makeStyles({ chooser: { display: 'none' } });

/** Commands of a file; disabled ones give the reason. */
export const FileCommands = ({ file, path, busy, pressedRef, ...on }: FileCommandsProps) => {
  const [styles, text] = [useStyles(), useText()];
  const { dirty } = useRecordState();
  const chooser = useRef<HTMLInputElement>(null);
  const [downloading, replacing, restoring] = [
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
  ];
  const { edit: mayEdit } = useAllowed('library');
  const isWaiting = busy || file === null;
  // A dialog or the reload of the form removes the focus from the pressed button.
  useNotify(
    useCallback(() => {
      if (isWaiting || pressedRef.current === null) return;
      const button = { download: downloading, replace: replacing, restore: restoring }[pressedRef.current].current;
      pressedRef.current = null;
      if (isFocusLost()) (button ?? replacing.current)?.focus();
    }, [downloading, isWaiting, pressedRef, replacing, restoring]),
  );
  const press = (command: FileCommand): void => {
    pressedRef.current = command;
  };
  const extension = extensionOf(path);
  const wait = file === null ? LOADING_REASON : busy ? BUSY : null;
  const readOnly = wait ?? (file?.readOnly === true ? READ_ONLY : null);
  // New contents reload the file, which would lose typed details.
  const contents: DisabledReason | null = readOnly ?? (dirty ? { key: 'library.file.unsaved' } : null);
  const commands = {
    image: {
      key: 'image',
      label: 'library.overview.editImage',
      right: EDIT,
      icon: shellShapes.image,
      disabledReason: readOnly,
      run: on.onImage,
    },
    download: {
      key: 'download',
      label: 'library.overview.download',
      icon: ArrowDownload20Regular,
      disabledReason: wait,
      run: () => {
        press('download');
        on.onDownload();
      },
    },
    replace: {
      key: 'replace',
      label: 'library.file.replace.open',
      right: EDIT,
      icon: ArrowUpload20Regular,
      disabledReason: contents,
      run: () => {
        chooser.current?.click();
      },
    },
    restore: {
      key: 'restore',
      label: 'library.image.restore.open',
      right: EDIT,
      icon: shellShapes.history,
      disabledReason: contents ?? (file !== null && !canRestore(file) ? { key: 'library.image.restore.off' } : null),
      run: () => {
        press('restore');
        on.onRestore();
      },
    },
    url: {
      key: 'url',
      label: 'library.file.url.open',
      icon: Link20Regular,
      disabledReason: file === null ? LOADING_REASON : null,
      run: on.onUrl,
    },
  } satisfies Record<string, Command>;
  return (
    <>
      {isEditable(extension) && <CommandButton command={commands.image} />}
      <CommandButton ref={downloading} iconOnly command={commands.download} />
      <CommandButton ref={replacing} command={commands.replace} />
      {mayEdit && (
        <input
          ref={chooser}
          type="file"
          hidden
          className={styles.chooser}
          aria-label={text('library.file.replace.open')}
          accept={replacementExtensions(extension).join(',')}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            // Reset, so that choosing the same file again triggers a change event.
            currentTarget.value = '';
            if (chosen === undefined) return;
            press('replace');
            on.onReplace(chosen);
          }}
        />
      )}
      <CommandButton ref={restoring} command={commands.restore} />
      {file?.address !== null && <CommandButton iconOnly command={commands.url} />}
    </>
  );
};
