import { ROOT, parentOf, pathIn, type LibraryPath } from '../../../../domain/library/path';

/** The optional part before the names: a host, `api/` and `library`. */
const BEFORE = /^(?:https?:\/\/[^/]+)?\/?(?:api\/)?library(?:\/|$)/;

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** The path of a location. A bare file name is resolved in the folder of `near`. */
export const pathOfLocation = (location: string, near: LibraryPath = ROOT): LibraryPath => {
  const path = location
    .replace(BEFORE, '')
    .split('/')
    .filter((name) => name !== '')
    .map(decoded)
    .join('/');
  return BEFORE.test(location) || path.includes('/') ? path : pathIn(parentOf(near), path);
};

/** The API call of a path; null if it would lead outside the library. */
export const callOf = (path: LibraryPath, ...before: readonly string[]): string | null => {
  const names = path === ROOT ? [] : path.split('/');
  if (!path.isWellFormed() || names.some((name) => ['', '.', '..'].includes(name))) return null;
  return ['library', ...before, ...names.map(encodeURIComponent)].join('/');
};

/** A path in form fields. */
export const locationOf = (path: LibraryPath): string => `api/${callOf(path) ?? ''}`;
