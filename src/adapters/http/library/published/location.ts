import { ROOT, parentOf, pathIn, type LibraryPath } from '../../../../domain/library/path';

/** What may stand before the names: a host, `api/`, and `library` itself. */
const BEFORE = /^(?:https?:\/\/[^/]+)?\/?(?:api\/)?library(?:\/|$)/;

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/**
 * The path that a location of the wire tells; an API may name a file by its name alone, which is in the folder of
 * `near`.
 */
export const pathOfLocation = (location: string, near: LibraryPath = ROOT): LibraryPath => {
  const path = location
    .replace(BEFORE, '')
    .split('/')
    .filter((name) => name !== '')
    .map(decoded)
    .join('/');
  return BEFORE.test(location) || path.includes('/') ? path : pathIn(parentOf(near), path);
};

/** The call of a path, below the API; null for one that would lead elsewhere. */
export const callOf = (path: LibraryPath, ...before: readonly string[]): string | null => {
  const names = path === ROOT ? [] : path.split('/');
  if (!path.isWellFormed() || names.some((name) => ['', '.', '..'].includes(name))) return null;
  return ['library', ...before, ...names.map(encodeURIComponent)].join('/');
};

/** A path as fields of forms name it. */
export const locationOf = (path: LibraryPath): string => `api/${callOf(path) ?? ''}`;
