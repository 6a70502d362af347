import { matchesWords, MIN_HIGHLIGHTED_TERM } from '../shared/list-query';
import type { Level, NodeTree, TreeNode } from '../shared/tree/node-tree';
import type { FolderNode } from './library';
import { pathsTo, ROOT, type LibraryPath } from './path';

/** Whether a filter is long enough to be applied. Rule R-LIB-10. */
export const narrows = (filter: string): boolean => filter.trim().length >= MIN_HIGHLIGHTED_TERM;

const nodeOf = ({ path, name, folders }: FolderNode): TreeNode => ({
  id: path,
  name,
  description: '',
  hasChildren: folders.length > 0,
});

/** Matching folders and their ancestors, without other descendants of these. */
const matching = (folders: readonly FolderNode[], filter: string): readonly FolderNode[] =>
  folders.flatMap((folder) => {
    const inside = matching(folder.folders, filter);
    return inside.length > 0 || matchesWords(folder.name, filter) ? [{ ...folder, folders: inside }] : [];
  });

/**
 * Tree nodes by path, with the root on top. A filter keeps matches and their ancestors, which are expanded. Rule
 * R-LIB-10.
 * @param folders null until loaded
 */
export const folderNodes = (
  rootName: string,
  folders: readonly FolderNode[] | null,
  opened: ReadonlySet<LibraryPath>,
  filter = '',
): NodeTree => {
  const isNarrowed = narrows(filter);
  const below = isNarrowed && folders !== null ? matching(folders, filter) : folders;
  const levels = new Map<LibraryPath, Level>([[ROOT, below?.map(nodeOf) ?? 'loading']]);
  const add = (folder: FolderNode): void => {
    levels.set(folder.path, folder.folders.map(nodeOf));
    folder.folders.forEach(add);
  };
  below?.forEach(add);
  return {
    first: [{ id: ROOT, name: rootName, description: '', hasChildren: true }],
    levels,
    opened: new Set([ROOT, ...(isNarrowed ? levels.keys() : opened)]),
  };
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
