import { pathOfRow, type LibraryRow } from './folder-rows';
import { foldersIn, folderAt } from './folder-tree';
import type { FolderNode } from './library';
import { parentOf, ROOT, type LibraryPath } from './path';

/** Why an action is disabled: a string key under `library.overview.why`. */
export type DisabledReason =
  | 'forbidden'
  | 'gone'
  | 'root'
  | 'readOnly'
  | 'holdsReadOnly'
  | 'nothing'
  | 'parent'
  | 'several'
  | 'folders';

export interface LibraryRights {
  readonly add: boolean;
  readonly edit: boolean;
  readonly remove: boolean;
}

/** Null for enabled actions. */
export interface LibraryActions {
  readonly upload: DisabledReason | null;
  readonly addFolder: DisabledReason | null;
  readonly rename: DisabledReason | null;
  readonly move: DisabledReason | null;
  readonly remove: DisabledReason | null;
}

interface FolderState {
  readonly path: LibraryPath;
  /** No folder exists at the path. */
  readonly gone: boolean;
  /** All folders; null while unknown, in which case the folder counts as writable. */
  readonly tree: readonly FolderNode[] | null;
  /** Search results may come from other folders. */
  readonly selected: readonly LibraryRow[];
  readonly rights: LibraryRights;
}

const firstReason = (...hindrances: readonly (DisabledReason | false)[]): DisabledReason | null =>
  hindrances.find((hindrance) => hindrance !== false) || null;

/** Whether a folder or one of its ancestors is read-only. */
export const isReadOnlyAt = (tree: readonly FolderNode[] | null, path: LibraryPath): boolean =>
  tree !== null && path !== ROOT && (folderAt(tree, path)?.readOnly === true || isReadOnlyAt(tree, parentOf(path)));

/**
 * Allowed actions for a folder and a selection. The root holds no files; `rename` without a selection renames the
 * folder. Rule R-LIB-04.
 */
export const actionsIn = ({ path, gone, tree, selected, rights }: FolderState): LibraryActions => {
  const shut = isReadOnlyAt(tree, path);
  const isShutAt = (kind: LibraryRow['kind']): boolean =>
    [...new Set(selected.filter((row) => row.kind === kind).map((row) => parentOf(pathOfRow(row))))].some((place) =>
      isReadOnlyAt(tree, place),
    );
  // Moving or deleting a folder affects its content, so read-only descendants block it.
  const holdsReadOnly = (folder: LibraryPath): boolean => foldersIn(tree, folder).some(({ readOnly }) => readOnly);
  const holding = selected.some((row) => row.kind === 'folder' && holdsReadOnly(row.folder.path)) && 'holdsReadOnly';
  const [lost, up] = [gone && 'gone', selected.some(({ kind }) => kind === 'parent') && 'parent'] as const;
  const fixedFiles = isShutAt('file') && 'readOnly';
  const fixed =
    (fixedFiles || isShutAt('folder') || selected.some((row) => row.kind === 'folder' && row.folder.readOnly)) &&
    'readOnly';
  return {
    upload: firstReason(!rights.add && 'forbidden', lost, path === ROOT && 'root', shut && 'readOnly'),
    addFolder: firstReason(!rights.add && 'forbidden', lost, shut && 'readOnly'),
    rename: firstReason(
      !rights.edit && 'forbidden',
      lost,
      selected.length > 1 && 'several',
      selected.length === 0 && path === ROOT && 'nothing',
      up,
      (selected.length === 0 ? shut : fixed !== false) && 'readOnly',
      selected.length === 0 ? holdsReadOnly(path) && 'holdsReadOnly' : holding,
    ),
    move: firstReason(
      !rights.edit && 'forbidden',
      selected.length === 0 && 'nothing',
      selected.every(({ kind }) => kind === 'parent') && 'parent',
      selected.every(({ kind }) => kind !== 'file') && 'folders',
      fixedFiles,
    ),
    remove: firstReason(!rights.remove && 'forbidden', selected.length === 0 && 'nothing', up, fixed, holding),
  };
};

/** Why files cannot be moved to a folder; null when they can. Rule R-LIB-19. */
export const moveDisabledReason = (
  target: LibraryPath,
  tree: readonly FolderNode[] | null,
  rights: LibraryRights,
): DisabledReason | null =>
  firstReason(!rights.edit && 'forbidden', target === ROOT && 'root', isReadOnlyAt(tree, target) && 'readOnly');

/** Why files cannot be uploaded to a folder; null when they can. Rule R-LIB-19. */
export const uploadDisabledReason = (
  target: LibraryPath,
  tree: readonly FolderNode[] | null,
  rights: LibraryRights,
): DisabledReason | null => actionsIn({ path: target, gone: false, tree, selected: [], rights }).upload;
