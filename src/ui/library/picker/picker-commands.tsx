import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { FolderAdd20Regular } from '@fluentui/react-icons/svg/folder-add';
import { Grid20Regular } from '@fluentui/react-icons/svg/grid';
import { LineHorizontal320Regular } from '@fluentui/react-icons/svg/line-horizontal';
import { makeStyles } from '@griffel/react';
import { useRef } from 'react';
import { FILE_TYPES, isOfKind } from '../../../domain/library/file-type.rule';
import type { DisabledReason, LibraryActions } from '../../../domain/library/library-actions';
import { Button } from '../../shared/controls/button';
import { CommandRow } from '../../shared/record/command-row';
import { SearchField } from '../../shared/controls/search-field';
import { useText } from '../../shared/runtime/use-text';
import type { usePicker } from './picker.bridge';
import type { FilePickerProps } from '../published/picker-props';

interface PickerCommandsProps extends Pick<FilePickerProps, 'kind'> {
  readonly picker: ReturnType<typeof usePicker>;
  readonly actions: LibraryActions;
  readonly mayAdd: boolean;
  readonly onUpload: (files: readonly File[]) => void;
}

const useStyles = makeStyles({ chooser: { display: 'none' } });

/** The `accept` attribute of the file input. */
const acceptOf = (kind: FilePickerProps['kind']): string =>
  Object.keys(FILE_TYPES)
    .filter((extension) => isOfKind(kind, extension))
    .map((extension) => `.${extension}`)
    .join(',');

/** Upload, search and layout of the picker. Rule R-LIB-11. */
export const PickerCommands = ({
  picker: {
    place: { term, layout },
    snapshot,
    send,
    look,
  },
  actions,
  mayAdd,
  kind,
  onUpload,
}: PickerCommandsProps) => {
  const [styles, text] = [useStyles(), useText()];
  const chooser = useRef<HTMLInputElement>(null);
  const { path } = snapshot.context;
  const why = (hindrance: DisabledReason | null): string | undefined =>
    hindrance === null ? undefined : text(`library.overview.why.${hindrance}`);
  return (
    <CommandRow
      right={
        <>
          <SearchField
            label={text('library.overview.search')}
            value={term}
            onChange={(next) => {
              look({ term: next });
            }}
          />
          <Button
            icon={layout === 'tiles' ? LineHorizontal320Regular : Grid20Regular}
            aria-label={text(layout === 'tiles' ? 'library.overview.table' : 'library.overview.tiles')}
            onClick={() => {
              look({ layout: layout === 'tiles' ? 'table' : 'tiles' });
            }}
          />
        </>
      }
    >
      {mayAdd && (
        <>
          <Button
            icon={ArrowUpload20Regular}
            disabledReason={why(actions.upload)}
            onClick={() => {
              chooser.current?.click();
            }}
          >
            {text('library.overview.upload')}
          </Button>
          <Button
            icon={FolderAdd20Regular}
            disabledReason={why(actions.addFolder)}
            onClick={() => {
              send({ type: 'naming.requested', naming: { kind: 'folder.new', parent: path } });
            }}
          >
            {text('library.overview.newFolder')}
          </Button>
          <input
            ref={chooser}
            type="file"
            multiple
            hidden
            className={styles.chooser}
            aria-label={text('library.overview.upload')}
            accept={acceptOf(kind)}
            onChange={({ currentTarget }) => {
              onUpload([...(currentTarget.files ?? [])]);
              // Reset, so that choosing the same file again triggers a change event.
              currentTarget.value = '';
            }}
          />
        </>
      )}
    </CommandRow>
  );
};
