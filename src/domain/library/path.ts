/**
 * Where a folder or file stands, as people read it: names joined by a slash, without one at either end; the root is
 * empty. How it is written in an address or a call is the adapter's affair.
 */
export type LibraryPath = string;

export const ROOT: LibraryPath = '';

/** The folder that holds it; the root holds itself. */
export const parentOf = (path: LibraryPath): LibraryPath => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Its own name; empty for the root. */
export const nameOf = (path: LibraryPath): string => path.slice(path.lastIndexOf('/') + 1);

/** The place of a name in a folder. */
export const pathIn = (folder: LibraryPath, name: string): LibraryPath =>
  folder === ROOT ? name : `${folder}/${name}`;

/** The folders from the root down to it, itself last, the root left out. */
export const pathsTo = (path: LibraryPath): readonly LibraryPath[] =>
  path === ROOT ? [] : path.split('/').map((_, place, names) => names.slice(0, place + 1).join('/'));

/** Whether it is the folder itself or lies somewhere in it. */
export const liesIn = (path: LibraryPath, folder: LibraryPath): boolean =>
  folder === ROOT || path === folder || path.startsWith(`${folder}/`);
