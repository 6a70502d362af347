import { matchesWords, MIN_HIGHLIGHTED_TERM } from '../shared/list-query';
import type { FolderNode } from './library';
import { pathsTo, type LibraryPath } from './path';

/** Visible row of the folder tree. */
export interface TreeRow {
  readonly folder: FolderNode;
  /** 0 for the folders of the root. */
  readonly depth: number;
  /** Null without subfolders. */
  readonly open: boolean | null;
  /** Place among its visible siblings, from 1. */
  readonly position: number;
  /** Number of visible siblings, itself included. */
  readonly siblings: number;
}

/** Whether a filter is long enough to apply. Rule R-LIB-10. */
export const narrows = (filter: string): boolean => filter.trim().length >= MIN_HIGHLIGHTED_TERM;

/** Visible rows; a filter keeps matches and their ancestors, which are expanded. Rule R-LIB-10. */
export const treeRows = (
  tree: readonly FolderNode[],
  opened: ReadonlySet<LibraryPath>,
  filter = '',
): readonly TreeRow[] => (narrows(filter) ? filteredRows(tree, filter, 0) : openRows(tree, opened, 0));

const openRows = (
  folders: readonly FolderNode[],
  opened: ReadonlySet<LibraryPath>,
  depth: number,
): readonly TreeRow[] =>
  folders.flatMap((folder, index) => {
    const open = folder.folders.length === 0 ? null : opened.has(folder.path);
    return [
      { folder, depth, open, position: index + 1, siblings: folders.length },
      ...(open === true ? openRows(folder.folders, opened, depth + 1) : []),
    ];
  });

const filteredRows = (folders: readonly FolderNode[], filter: string, depth: number): readonly TreeRow[] => {
  const found = folders
    .map((folder) => ({ folder, inside: filteredRows(folder.folders, filter, depth + 1) }))
    .filter(({ folder, inside }) => inside.length > 0 || matchesWords(folder.name, filter));
  return found.flatMap(({ folder, inside }, index) => [
    { folder, depth, open: inside.length === 0 ? null : true, position: index + 1, siblings: found.length },
    ...inside,
  ]);
};

/** Null for the root and for unknown paths. */
export const folderAt = (tree: readonly FolderNode[], path: LibraryPath): FolderNode | null => {
  let found: FolderNode | null = null;
  for (const part of pathsTo(path)) {
    found = (found === null ? tree : found.folders).find((folder) => folder.path === part) ?? null;
    if (found === null) return null;
  }
  return found;
};

/** All descendants of a folder. */
export const foldersIn = (tree: readonly FolderNode[] | null, path: LibraryPath): readonly FolderNode[] => {
  const below = ({ folders }: FolderNode): readonly FolderNode[] =>
    folders.flatMap((folder) => [folder, ...below(folder)]);
  const folder = tree === null ? null : folderAt(tree, path);
  return folder === null ? [] : below(folder);
};

/** Expanded folders, with all ancestors of `path` added. */
export const openedTo = (opened: ReadonlySet<LibraryPath>, path: LibraryPath): ReadonlySet<LibraryPath> => {
  const ways = pathsTo(path).slice(0, -1);
  return ways.every((way) => opened.has(way)) ? opened : new Set([...opened, ...ways]);
};
