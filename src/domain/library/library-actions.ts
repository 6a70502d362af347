import { pathOfRow, type LibraryRow } from './folder-rows';
import { foldersIn, folderAt } from './folder-tree';
import type { FolderNode } from './library';
import { parentOf, ROOT, type LibraryPath } from './path';

/** Why something cannot be done here and now; each is a string key under `library.overview.why`. */
export type Hindrance =
  'forbidden' | 'gone' | 'root' | 'readOnly' | 'holdsReadOnly' | 'nothing' | 'parent' | 'several' | 'folders';

/** What a person may do to the library at all. */
export interface LibraryRights {
  readonly add: boolean;
  readonly edit: boolean;
  readonly remove: boolean;
}

/** What hinders each act; null when nothing does. */
export interface LibraryActions {
  readonly upload: Hindrance | null;
  readonly addFolder: Hindrance | null;
  readonly rename: Hindrance | null;
  readonly move: Hindrance | null;
  readonly remove: Hindrance | null;
}

interface Place {
  readonly path: LibraryPath;
  /** It turned out that nothing is at the path. */
  readonly gone: boolean;
  /** All folders; null while they are not known, and then none is taken for read-only. */
  readonly tree: readonly FolderNode[] | null;
  /** They may lie in other folders, where a search found them. */
  readonly selected: readonly LibraryRow[];
  readonly rights: LibraryRights;
}

const firstOf = (...hindrances: readonly (Hindrance | false)[]): Hindrance | null =>
  hindrances.find((hindrance) => hindrance !== false) || null;

/** Whether a folder takes no change: it is read-only itself, or one around it is. */
export const isShut = (tree: readonly FolderNode[] | null, path: LibraryPath): boolean =>
  tree !== null && path !== ROOT && (folderAt(tree, path)?.readOnly === true || isShut(tree, parentOf(path)));

/**
 * What can be done in a folder with what is selected. Files never lie in the root; without a selection the folder
 * itself is renamed. Rule R-LIB-04.
 */
export const actionsIn = ({ path, gone, tree, selected, rights }: Place): LibraryActions => {
  const shut = isShut(tree, path);
  const isShutAt = (kind: LibraryRow['kind']): boolean =>
    [...new Set(selected.filter((row) => row.kind === kind).map((row) => parentOf(pathOfRow(row))))].some((place) =>
      isShut(tree, place),
    );
  // A folder goes with everything in it, and gives it another path; what is read-only stays, where it is.
  const holdsShut = (folder: LibraryPath): boolean => foldersIn(tree, folder).some(({ readOnly }) => readOnly);
  const holding = selected.some((row) => row.kind === 'folder' && holdsShut(row.folder.path)) && 'holdsReadOnly';
  const [lost, up] = [gone && 'gone', selected.some(({ kind }) => kind === 'parent') && 'parent'] as const;
  const fixedFiles = isShutAt('file') && 'readOnly';
  const fixed =
    (fixedFiles || isShutAt('folder') || selected.some((row) => row.kind === 'folder' && row.folder.readOnly)) &&
    'readOnly';
  return {
    upload: firstOf(!rights.add && 'forbidden', lost, path === ROOT && 'root', shut && 'readOnly'),
    addFolder: firstOf(!rights.add && 'forbidden', lost, shut && 'readOnly'),
    rename: firstOf(
      !rights.edit && 'forbidden',
      lost,
      selected.length > 1 && 'several',
      selected.length === 0 && path === ROOT && 'nothing',
      up,
      (selected.length === 0 ? shut : fixed !== false) && 'readOnly',
      selected.length === 0 ? holdsShut(path) && 'holdsReadOnly' : holding,
    ),
    move: firstOf(
      !rights.edit && 'forbidden',
      selected.length === 0 && 'nothing',
      selected.every(({ kind }) => kind === 'parent') && 'parent',
      selected.every(({ kind }) => kind !== 'file') && 'folders',
      fixedFiles,
    ),
    remove: firstOf(!rights.remove && 'forbidden', selected.length === 0 && 'nothing', up, fixed, holding),
  };
};

/** Why files cannot be taken to a folder; null when they can. Files only: a folder stays where it is. Rule R-LIB-04. */
export const moveHindrance = (
  target: LibraryPath,
  tree: readonly FolderNode[] | null,
  rights: LibraryRights,
): Hindrance | null =>
  firstOf(!rights.edit && 'forbidden', target === ROOT && 'root', isShut(tree, target) && 'readOnly');

/** Why files of the computer cannot come into a folder; null when they can. Rule R-LIB-04. */
export const uploadHindrance = (
  target: LibraryPath,
  tree: readonly FolderNode[] | null,
  rights: LibraryRights,
): Hindrance | null => actionsIn({ path: target, gone: false, tree, selected: [], rights }).upload;
