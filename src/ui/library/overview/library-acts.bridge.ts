import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { Announcer } from '../../../application/shared/announcer';
import { pathOfRow, PARENT, type LibraryRow } from '../../../domain/library/folder-rows';
import {
  actionsIn,
  moveDisabledReason,
  uploadDisabledReason,
  type DisabledReason,
  type LibraryRights,
} from '../../../domain/library/library-actions';
import type { LibraryFile } from '../../../domain/library/library';
import { parentOf, type LibraryPath } from '../../../domain/library/path';
import type { UploadRequest } from '../../../domain/library/upload-queue';
import { NOTICE_TIME } from '../../../domain/shared/notice';
import { opensRecord, type ClickKeys } from '../../../domain/shared/list/selection';
import { useService } from '../../shared/runtime/use-service';
import { droppedFiles, FILES_OF_LIBRARY } from '../uploads/dropped-files';
import type { BoundLibrary } from './library.bridge';

const isTyping = (target: EventTarget): boolean => target instanceof HTMLInputElement;

/**
 * Actions on rows: open, select, rename, move, drop. Rule R-LIB-04.
 * @param showsFacts whether file details are visible
 */
export const useLibraryActs = (
  library: BoundLibrary,
  rows: readonly LibraryRow[],
  rights: LibraryRights,
  upload: (wishes: readonly UploadRequest[]) => void,
  showsFacts: () => boolean,
) => {
  const {
    snapshot: { context },
    send,
    openFolder,
    openFile,
  } = library;
  const { path, tree, selection, failure } = context;
  const announcer = useService(Announcer);
  const [picked, setPicked] = useState<readonly LibraryPath[]>([]);
  const [moving, setMoving] = useState(false);
  const [glanced, setGlanced] = useState<LibraryFile | null>(null);

  const chosen = rows.filter(({ id }) => selection.ids.has(id));
  const files = chosen.filter(({ kind }) => kind === 'file').map(pathOfRow);
  const actionsOn = (selected: readonly LibraryRow[]) =>
    actionsIn({ path, gone: failure?.kind === 'NotFound', tree, selected, rights });
  const actions = actionsOn(chosen);
  const meantBy = (row: LibraryRow): readonly LibraryRow[] => (selection.ids.has(row.id) ? chosen : [row]);

  const warn = (key: string, place?: 'top'): void => {
    announcer.say('warning', `library.overview.${key}`, NOTICE_TIME.warning, undefined, place);
  };
  const open = (row: LibraryRow): void => {
    if (row.kind !== 'file') openFolder(pathOfRow(row));
    else if (rights.edit) openFile(row.file.path);
    // Without the right to edit, a file opens as its details only. Rule R-LIB-13.
    else {
      send({ type: 'row.clicked', id: row.id, keys: { toggle: false, range: false } });
      // The notice goes to the top: at the bottom it would cover the details.
      if (showsFacts()) warn('why.open', 'top');
      else setGlanced(row.file);
    }
  };
  /** @returns whether the move starts */
  const move = (paths: readonly LibraryPath[], target: LibraryPath): boolean => {
    const hindrance = moveDisabledReason(target, tree, rights);
    if (hindrance !== null) warn(hindrance === 'root' ? 'noMoveToRoot' : `why.${hindrance}`);
    else if (paths.some((file) => parentOf(file) !== target)) send({ type: 'move.requested', paths, target });
    return hindrance === null;
  };
  const say = (hindrance: DisabledReason): void => {
    warn(`why.${hindrance}`);
  };
  /** Runs an action by keyboard; a key cannot be disabled, so the reason is announced instead. */
  const unlessDisabled = (hindrance: DisabledReason | null, act: () => void) => (): void => {
    if (hindrance === null) act();
    else if (hindrance !== 'nothing') say(hindrance);
  };
  const name = ([only]: readonly LibraryRow[]): void => {
    if (only === undefined) send({ type: 'naming.requested', naming: { kind: 'folder', path } });
    else if (only.kind !== 'parent')
      send({ type: 'naming.requested', naming: { kind: only.kind, path: pathOfRow(only) } });
  };

  return {
    chosen,
    files,
    actions,
    picked,
    moving,
    glanced,
    open,
    leaveGlance: (): void => {
      setGlanced(null);
    },
    rename: (): void => {
      name(chosen);
    },
    /** Rename of the focused row; all selected rows count if it is one of them. */
    renameByKey: (row: LibraryRow): void => {
      const meant = meantBy(row);
      unlessDisabled(actionsOn(meant).rename, () => {
        name(meant);
      })();
    },
    removeByKey: (row: LibraryRow): void => {
      if (!selection.ids.has(row.id)) send({ type: 'row.clicked', id: row.id, keys: { toggle: false, range: false } });
      unlessDisabled(actionsOn(meantBy(row)).remove, () => {
        send({ type: 'removal.requested' });
      })();
    },
    select: (row: LibraryRow, keys: ClickKeys): void => {
      send({ type: 'row.clicked', id: row.id, keys });
    },
    /** A single click on the parent row opens the parent folder; other rows open on a double click. */
    click: (row: LibraryRow, keys: ClickKeys): void => {
      const isPlain = !keys.range && !keys.toggle;
      if ((row.id === PARENT && isPlain) || opensRecord(selection, row.id, keys)) open(row);
      else send({ type: 'row.clicked', id: row.id, keys });
    },
    /** Moves dragged library files; uploads files from the computer. */
    drop: (target: LibraryPath, event: DragEvent): void => {
      event.preventDefault();
      event.stopPropagation();
      if (event.dataTransfer.types.includes(FILES_OF_LIBRARY)) {
        if (actions.move !== null) say(actions.move);
        else if (move(files, target) && chosen.some(({ kind }) => kind === 'folder')) say('folders');
      } else if (event.dataTransfer.types.includes('Files')) {
        const hindrance = target === path ? actions.upload : uploadDisabledReason(target, tree, rights);
        if (hindrance === 'root') warn('noUploadInRoot');
        else if (hindrance !== null) say(hindrance);
        else {
          void droppedFiles(event.dataTransfer, target).then(({ wishes, unread }) => {
            upload(wishes);
            if (wishes.length === 0 && unread === 0)
              announcer.say('info', 'library.upload.nothingToUpload', NOTICE_TIME.long, undefined, 'top');
            if (unread > 0)
              announcer.say('warning', 'library.upload.unread', NOTICE_TIME.long, { count: unread }, 'top');
          });
        }
      }
    },
    drag: (row: LibraryRow, event: DragEvent): void => {
      if (row.kind !== 'file') {
        event.preventDefault();
        say('folders');
        return;
      }
      if (!selection.ids.has(row.id)) send({ type: 'row.clicked', id: row.id, keys: { toggle: false, range: false } });
      event.dataTransfer.setData(FILES_OF_LIBRARY, '');
      event.dataTransfer.effectAllowed = 'move';
    },
    askWhere: (): void => {
      setMoving(true);
    },
    leaveThere: (): void => {
      setMoving(false);
    },
    moveThere: (target: LibraryPath): void => {
      setMoving(false);
      move(files, target);
    },
    putHere: (): void => {
      if (move(picked, path)) setPicked([]);
    },
    putBack: (): void => {
      setPicked([]);
    },
    /** Ctrl+X cuts, Ctrl+V pastes, Esc cancels the cut. */
    press: (event: KeyboardEvent): void => {
      if (isTyping(event.target)) return;
      const isHeld = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (event.key === 'Escape' && picked.length > 0) setPicked([]);
      else if (isHeld && key === 'x' && actions.move === null) setPicked(files);
      else if (isHeld && key === 'x' && chosen.length > 0 && actions.move !== null) say(actions.move);
      else if (isHeld && key === 'v' && picked.length > 0 && move(picked, path)) setPicked([]);
    },
  };
};

export type LibraryActs = ReturnType<typeof useLibraryActs>;
