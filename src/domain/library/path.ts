/** Display path: names joined by slashes; empty for the root. Adapters encode it. */
export type LibraryPath = string;

export const ROOT: LibraryPath = '';

/** Parent folder; the root is its own parent. */
export const parentOf = (path: LibraryPath): LibraryPath => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Last segment; empty for the root. */
export const nameOf = (path: LibraryPath): string => path.slice(path.lastIndexOf('/') + 1);

export const pathIn = (folder: LibraryPath, name: string): LibraryPath =>
  folder === ROOT ? name : `${folder}/${name}`;

/** Paths from the first level down to `path`, without the root. */
export const pathsTo = (path: LibraryPath): readonly LibraryPath[] =>
  path === ROOT ? [] : [...path.matchAll(/\/|$/g)].map(({ index }) => path.slice(0, index));

/** Whether `path` is `folder` or a descendant. */
export const isWithin = (path: LibraryPath, folder: LibraryPath): boolean =>
  folder === ROOT || path === folder || path.startsWith(`${folder}/`);
