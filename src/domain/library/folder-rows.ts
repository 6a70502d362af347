import { compareNames } from '../shared/format';
import type { Id } from '../shared/id';
import { matchesWords, type Sort } from '../shared/list-query';
import { narrows } from './folder-tree';
import type { Folder, FolderContents, LibraryFile } from './library';
import { parentOf, ROOT, type LibraryPath } from './path';

/** Row of a folder list. Ids are prefixed by kind. */
export type LibraryRow =
  | { readonly kind: 'parent'; readonly id: Id; readonly path: LibraryPath }
  | { readonly kind: 'folder'; readonly id: Id; readonly folder: Folder }
  | { readonly kind: 'file'; readonly id: Id; readonly file: LibraryFile };

export const PARENT: Id = 'parent';
export const LIBRARY_SORTS = ['name', 'type', 'size', 'updated'] as const;
export type LibrarySort = (typeof LIBRARY_SORTS)[number];

const byValue: Readonly<Record<LibrarySort, (a: LibraryFile, b: LibraryFile) => number>> = {
  name: (a, b) => compareNames(a.name, b.name),
  type: (a, b) => compareNames(a.extension, b.extension),
  size: (a, b) => a.size - b.size,
  updated: (a, b) => (a.updated ?? 0) - (b.updated ?? 0),
};

const ordered = (order: Sort['order'] | undefined, difference: number): number =>
  order === 'desc' ? -difference : difference;

const isLibrarySort = (field: string): field is LibrarySort => LIBRARY_SORTS.some((sort) => sort === field);

/**
 * Rows of a folder: parent, folders, files. Folders are always sorted by name; a search hides the parent row.
 * Rule R-LIB-10. @param keep filter for files
 */
export const rowsOf = (
  { folders, files }: Pick<FolderContents, 'folders' | 'files'>,
  path: LibraryPath,
  {
    term = '',
    sort = null,
    keep = () => true,
  }: { readonly term?: string; readonly sort?: Sort | null; readonly keep?: (file: LibraryFile) => boolean } = {},
): readonly LibraryRow[] => {
  const found = (name: string): boolean => !narrows(term) || matchesWords(name, term);
  const field = sort !== null && isLibrarySort(sort.field) ? sort.field : 'name';
  const up: readonly LibraryRow[] =
    path === ROOT || narrows(term) ? [] : [{ kind: 'parent', id: PARENT, path: parentOf(path) }];
  return [
    ...up,
    ...folders
      .filter(({ name }) => found(name))
      .sort((a, b) => ordered(field === 'name' ? sort?.order : 'asc', compareNames(a.name, b.name)))
      .map((folder) => ({ kind: 'folder', id: `folder-${folder.id}`, folder }) as const),
    ...files
      .filter((file) => keep(file) && found(`${file.name} ${file.alt}`))
      .sort((a, b) => ordered(sort?.order, byValue[field](a, b)) || compareNames(a.name, b.name))
      .map((file) => ({ kind: 'file', id: `file-${file.id}`, file }) as const),
  ];
};

/** Search results in server order unless sorted. */
export const searchRows = (found: readonly LibraryFile[], sort: Sort | null = null): readonly LibraryRow[] => {
  const field = sort !== null && isLibrarySort(sort.field) ? sort.field : null;
  const sorted = field === null ? found : [...found].sort((a, b) => ordered(sort?.order, byValue[field](a, b)));
  return sorted.map((file) => ({ kind: 'file', id: `file-${file.id}`, file }) as const);
};

export const pathOfRow = (row: LibraryRow): LibraryPath =>
  row.kind === 'parent' ? row.path : row.kind === 'folder' ? row.folder.path : row.file.path;
