import type { LibraryRow } from './folder-rows';
import type { Folder } from './library';
import { ROOT, type LibraryPath } from './path';

/** Why something cannot be done here and now; each is a string key under `library.overview.why`. */
export type Hindrance = 'forbidden' | 'root' | 'readOnly' | 'nothing' | 'parent' | 'several';

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
  readonly remove: Hindrance | null;
}

interface Place {
  readonly path: LibraryPath;
  /** The folder itself; null for the root, and while it is not known. */
  readonly folder: Folder | null;
  readonly selected: readonly LibraryRow[];
  readonly rights: LibraryRights;
}

const firstOf = (...hindrances: readonly (Hindrance | false)[]): Hindrance | null => hindrances.find((hindrance) => hindrance !== false) || null;
const isReadOnly = (row: LibraryRow): boolean => row.kind === 'folder' && row.folder.readOnly;

/** What can be done in a folder with what is selected. Files never lie in the root; without a selection the folder itself is renamed. Rule R-LIB-04. */
export const actionsIn = ({ path, folder, selected, rights }: Place): LibraryActions => {
  const shut = folder?.readOnly === true;
  return {
    upload: firstOf(!rights.add && 'forbidden', path === ROOT && 'root', shut && 'readOnly'),
    addFolder: firstOf(!rights.add && 'forbidden', shut && 'readOnly'),
    rename: firstOf(
      !rights.edit && 'forbidden',
      selected.length > 1 && 'several',
      selected.length === 0 && path === ROOT && 'nothing',
      selected.some(({ kind }) => kind === 'parent') && 'parent',
      (shut || selected.some(isReadOnly)) && 'readOnly',
    ),
    remove: firstOf(
      !rights.remove && 'forbidden',
      selected.length === 0 && 'nothing',
      selected.some(({ kind }) => kind === 'parent') && 'parent',
      (shut || selected.some(isReadOnly)) && 'readOnly',
    ),
  };
};

/** Why files cannot be taken to a folder; null when they can. Files only: a folder stays where it is. Rule R-LIB-04. */
export const moveHindrance = (target: LibraryPath, { readOnly }: { readonly readOnly: boolean }, rights: LibraryRights): Hindrance | null =>
  firstOf(!rights.edit && 'forbidden', target === ROOT && 'root', readOnly && 'readOnly');
