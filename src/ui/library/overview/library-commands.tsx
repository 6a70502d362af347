import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { FolderAdd20Regular } from '@fluentui/react-icons/svg/folder-add';
import { Grid20Regular } from '@fluentui/react-icons/svg/grid';
import { LineHorizontal320Regular } from '@fluentui/react-icons/svg/line-horizontal';
import { makeStyles } from '@griffel/react';
import { useRef } from 'react';
import type { LibraryLayout } from '../../../application/library/library-address';
import type { LibraryActions } from '../../../domain/library/library-actions';
import type { Command, DisabledReason } from '../../shared/commands/command';
import { CommandButton } from '../../shared/commands/command-button';
import { CommandMenu } from '../../shared/commands/command-menu';
import { ViewChoice } from '../../shared/commands/view-choice';
import { CommandRow } from '../../shared/record/command-row';
import { CountButton } from '../../shared/controls/count-button';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { phone } from '../../shared/theme/sizes';
import { SearchField } from '../../shared/controls/search-field';
import * as shapes from '../../shared/icons/shapes';
import { useText } from '../../shared/runtime/use-text';

interface LibraryCommandsProps {
  readonly actions: LibraryActions;
  /** Number of selected rows. */
  readonly selected: number;
  readonly mayAdd: boolean;
  readonly layout: LibraryLayout;
  readonly term: string;
  readonly onUpload: (files: readonly File[]) => void;
  readonly onNewFolder: () => void;
  readonly onRename: () => void;
  readonly onMove: () => void;
  readonly onRemove: () => void;
  /** The folder tree is known; without it, there is no target to move to. */
  readonly knowsFolders: boolean;
  readonly onClear: () => void;
  readonly onLayout: (layout: LibraryLayout) => void;
  readonly onSearch: (term: string) => void;
}

const LAYOUTS = [
  { view: 'tiles', label: 'library.overview.tiles', icon: Grid20Regular },
  { view: 'table', label: 'library.overview.table', icon: LineHorizontal320Regular },
] as const;

const useStyles = makeStyles({
  // On a phone, the icons make room for the selection count.
  first: { display: 'contents', [phone]: { '& > button > svg': { display: 'none' } } },
  chooser: { display: 'none' },
});

/** The commands of the library; disabled ones give the reason. Rule R-LIB-04. */
export const LibraryCommands = (props: LibraryCommandsProps) => {
  const { actions, selected, mayAdd, layout, term, onUpload } = props;
  const [styles, text] = [useStyles(), useText()];
  const [one, whole] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const why = (hindrance: LibraryActions['upload']): DisabledReason | null =>
    hindrance === null ? null : { key: `library.overview.why.${hindrance}` };
  const take = (input: HTMLInputElement): void => {
    onUpload([...(input.files ?? [])]);
    // Reset, so that choosing the same file again triggers a change event.
    input.value = '';
  };
  const chooser = (ref: typeof one, isFolder: boolean) => (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      className={styles.chooser}
      aria-label={text(isFolder ? 'library.overview.uploadFolder' : 'library.overview.upload')}
      {...(isFolder && { webkitdirectory: '' })}
      onChange={({ currentTarget }) => {
        take(currentTarget);
      }}
    />
  );
  return (
    <CommandRow
      right={
        <>
          <SearchField label={text('library.overview.search')} value={term} onChange={props.onSearch} />
          <ViewChoice iconOnly of="library.overview.layout" views={LAYOUTS} shown={layout} onShow={props.onLayout} />
        </>
      }
    >
      {mayAdd && (
        <span className={styles.first}>
          <CommandButton
            variant="primary"
            command={{
              key: 'upload',
              label: 'library.overview.upload',
              icon: ArrowUpload20Regular,
              disabledReason: why(actions.upload),
              run: () => one.current?.click(),
            }}
          />
          <CommandButton
            command={{
              key: 'newFolder',
              label: 'library.overview.newFolder',
              icon: FolderAdd20Regular,
              disabledReason: why(actions.addFolder),
              run: props.onNewFolder,
            }}
          />
          {chooser(one, false)}
          {chooser(whole, true)}
        </span>
      )}
      <CommandMenu
        labelKey="library.overview.actions"
        commands={[
          ...(mayAdd
            ? [
                {
                  key: 'folder',
                  label: 'library.overview.uploadFolder',
                  icon: ArrowUpload20Regular,
                  disabledReason: why(actions.upload),
                  run: () => whole.current?.click(),
                } satisfies Command,
              ]
            : []),
          {
            key: 'rename',
            label: 'library.overview.rename',
            icon: shellShapes.edit,
            shortcut: 'F2',
            disabledReason: why(actions.rename),
            run: props.onRename,
          },
          {
            key: 'move',
            label: 'library.overview.move',
            icon: shellShapes.folder,
            shortcut: text('shell.keys.ctrl') + ' X',
            disabledReason: why(actions.move) ?? (props.knowsFolders ? null : { key: 'library.overview.noTree' }),
            run: props.onMove,
          },
          {
            key: 'delete', // The parent row can be selected, but never deleted.
            label: 'shared.list.delete',
            values: { count: actions.remove === 'parent' ? 0 : selected },
            icon: shellShapes.trash,
            danger: true,
            shortcut: text('shell.keys.delete'),
            disabledReason: why(actions.remove),
            run: props.onRemove,
          },
          {
            key: 'clear',
            label: 'shared.list.clearSelection',
            icon: shapes.close,
            shortcut: text('shell.keys.escape'),
            disabledReason: why(selected === 0 ? 'nothing' : null),
            run: props.onClear,
          },
        ]}
        trigger={(tie) => (
          <CountButton
            {...tie}
            count={selected}
            countLabel={text('shared.list.selected', { count: selected })}
            endIcon={shapes.chevronDown}
          >
            {text('library.overview.actions')}
          </CountButton>
        )}
      />
    </CommandRow>
  );
};
