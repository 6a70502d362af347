import { makeResetStyles, makeStyles } from '@griffel/react';
import { useId, useMemo } from 'react';
import { PARENT, pathOfRow, type LibraryRow } from '../../../domain/library/folder-rows';
import { shownRows } from '../../../application/library/library';
import { isOfKind } from '../../../domain/library/file-type.rule';
import type { LibraryFile } from '../../../domain/library/library';
import { actionsIn } from '../../../domain/library/library-actions';
import { parentOf } from '../../../domain/library/path';
import { opensRecord, type ClickKeys } from '../../../domain/shared/list/selection';
import { useAllowed } from '../../shared/runtime/use-session';
import { Button } from '../../shared/controls/button';
import { useDropGuard } from '../../shared/controls/file-drop.bridge';
import { showModally } from '../../shared/overlays/dialog';
import { narrow, phone } from '../../shared/theme/sizes';
import * as shapes from '../../shared/icons/shapes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { chosenFiles } from '../uploads/dropped-files';
import { FolderTree } from '../overview/folder-tree';
import { NameDialog } from '../overview/name-dialog';
import { PickerBody } from './picker-body';
import { PickerCommands } from './picker-commands';
import { PickerDetails } from './picker-details';
import { usePicker, useSelectUploaded } from './picker.bridge';
import { PreviewRail } from '../overview/preview-rail';
import type { FilePickerProps } from '../published/picker-props';
import { useUploads } from '../uploads/uploads.bridge';
import { UploadsPanel } from '../uploads/uploads-panel';

const useDialog = makeResetStyles({
  'display': 'flex',
  'flexDirection': 'column',
  'width': '80vw',
  'maxWidth': '80vw',
  'height': '75vh',
  'maxHeight': '75vh',
  'padding': 0,
  'overflow': 'hidden',
  'border': `1px solid ${tokens.colorNeutralStroke2}`,
  'borderRadius': tokens.borderRadiusXLarge,
  'color': tokens.colorNeutralForeground1,
  'backgroundColor': tokens.colorNeutralBackground1,
  'boxShadow': tokens.shadow64,
  '&::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
  [phone]: {
    width: '100vw',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    margin: 0,
    borderRadius: 0,
    border: 0,
  },
});

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '10px 12px 6px 24px',
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  columns: {
    display: 'grid',
    flex: '1',
    minHeight: 0,
    gridTemplateColumns: '220px minmax(0, 1fr) 248px',
    gridTemplateRows: 'minmax(0, 1fr)',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) auto' },
  },
  tree: {
    display: 'grid',
    minHeight: 0,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    [narrow]: { display: 'none' },
  },
  work: { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 },
  rail: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    [narrow]: { borderLeftStyle: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  preview: { flex: '1', minHeight: 0, overflow: 'auto', [narrow]: { display: 'none' } },
  acts: {
    'display': 'flex',
    'flex': 'none',
    'gap': tokens.spacingHorizontalS,
    'padding': '12px 20px',
    '& > button:first-child': { flex: '1' },
  },
});

/** A read-only library in a dialog, to choose files. Rule R-LIB-11. */
export const PickerView = ({ kind, several = false, start, onSelect: onChosen, onClose }: FilePickerProps) => {
  const [dialog, styles, text] = [useDialog(), useStyles(), useText()];
  const title = useId();
  const picker = usePicker(start);
  useDropGuard();
  const { snapshot, send, openFolder } = picker;
  const {
    path,
    tree,
    contents,
    term,
    everywhere,
    found,
    canLook,
    sort,
    selection,
    naming,
    typed,
    nameFailure,
    failure,
  } = snapshot.context;
  const { add, ...panel } = useUploads();
  const rights = useAllowed('library');
  const rows = useMemo(
    () =>
      shownRows({ contents, path, term, everywhere, found, canLook, sort }, ({ extension }) =>
        isOfKind(kind, extension),
      ),
    [canLook, contents, everywhere, found, kind, path, sort, term],
  );
  const uploaded = useSelectUploaded(rows, several, send);
  const chosen = rows.flatMap((row) => (row.kind === 'file' && selection.ids.has(row.id) ? [row.file] : []));
  const [only] = chosen;

  const onSelect = (files: readonly LibraryFile[]): void => {
    if (files[0] !== undefined) picker.remember(files[0].path);
    onChosen(files);
  };
  const select = (): void => {
    if (chosen.length > 0) onSelect(chosen);
  };
  const click = (row: LibraryRow, keys: ClickKeys): void => {
    if (row.id === PARENT && !keys.range && !keys.toggle) openFolder(parentOf(path));
    else if (row.kind !== 'file' && opensRecord(selection, row.id, keys)) openFolder(pathOfRow(row));
    else send({ type: 'row.clicked', id: row.id, keys });
  };
  const open = (row: LibraryRow): void => {
    if (row.kind !== 'file') openFolder(pathOfRow(row));
    else onSelect(several && selection.ids.has(row.id) ? chosen : [row.file]);
  };

  return (
    <dialog
      ref={showModally}
      className={dialog}
      aria-labelledby={title}
      onCancel={(event) => {
        // Closing the file input must not close the dialog.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={title}>
          {text(
            several
              ? 'library.picker.titleSeveral'
              : kind === 'image'
                ? 'library.picker.titleImage'
                : 'library.picker.title',
          )}
        </h2>
        <Button variant="subtle" icon={shapes.close} aria-label={text('shared.actions.close')} onClick={onClose} />
      </div>
      <PickerCommands
        picker={picker}
        actions={actionsIn({ path, gone: failure?.kind === 'NotFound', tree, selected: [], rights })}
        mayAdd={rights.add}
        kind={kind}
        onUpload={(files) => {
          uploaded.sent(files);
          add(chosenFiles(files, path));
        }}
      />
      <div className={styles.columns}>
        <div className={styles.tree}>
          <FolderTree
            tree={tree}
            waiting={snapshot.matches({ tree: 'loading' })}
            onRetry={() => {
              send({ type: 'reload.requested' });
            }}
            current={path}
            onOpen={openFolder}
          />
        </div>
        <div className={styles.work}>
          <PickerBody
            picker={picker}
            rows={rows}
            kind={kind}
            several={several}
            uploaded={uploaded.last}
            onClick={click}
            onOpen={open}
            onClose={onClose}
          />
          <UploadsPanel mayReplace={rights.edit} {...panel} />
        </div>
        <aside className={styles.rail} aria-label={text('library.overview.preview')}>
          <div className={styles.preview}>
            <PreviewRail file={chosen.length === 1 ? (only ?? null) : null} selected={chosen.length} />
          </div>
          {chosen.length === 1 && only !== undefined && <PickerDetails file={only} />}
          <div className={styles.acts}>
            <Button
              variant="primary"
              disabledReason={chosen.length === 0 ? text('library.picker.selectOff') : undefined}
              onClick={select}
            >
              {chosen.length > 1
                ? text('library.picker.selectMany', { count: chosen.length })
                : text('library.picker.select')}
            </Button>
            <Button onClick={onClose}>{text('shared.actions.cancel')}</Button>
          </div>
        </aside>
      </div>
      {naming !== null && (snapshot.matches({ act: 'naming' }) || snapshot.matches({ act: 'savingName' })) && (
        <NameDialog
          naming={naming}
          typed={typed}
          failure={nameFailure}
          busy={snapshot.matches({ act: 'savingName' })}
          onSubmit={(name) => {
            send({ type: 'name.submitted', name });
          }}
          onCancel={() => {
            send({ type: 'naming.cancelled' });
          }}
        />
      )}
    </dialog>
  );
};
