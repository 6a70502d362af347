import { foldName } from '../../src/domain/library/name.rule';
import { decodeUri } from '../shared/encoding/decode-uri';
import { encodeName } from '../shared/encoding/encode-name';
import { notFound } from '../shared/refusal';

/** Names from the root to a node, inclusive; empty for the root. */
export type PathNames = readonly string[];

const MAX_SEGMENTS = 40;
/** Maximum characters of a location in a field. */
export const LONGEST_LOCATION = 20_000;

/** Splits a decoded path at its slashes; ignores a trailing slash. 404 if it has too many segments. */
export const parsePath = (path: string): PathNames => {
  const names = segmentsOf(path);
  if (names === null) throw notFound();
  return names;
};

/** The folded names, for comparing. */
export const foldedNames = (names: PathNames): PathNames => names.map(foldName);

const encodePath = (names: PathNames): string => names.map(encodeName).join('/');

/** API URL of a node: `api/library/brands/logo%20small.png`. */
export const locationOf = (names: PathNames): string =>
  ['api/library', ...(names.length === 0 ? [] : [encodePath(names)])].join('/');

/** Path of a node in live events, not encoded. Rule R-LIV-07. */
export const recordPathOf = (names: PathNames): string => ['library', ...names].join('/');

/** Public URL on the same host: `media/brands/logo%20small.png`. Rule R-LIB-09. */
export const mediaPathOf = (names: PathNames): string => `media/${encodePath(names)}`;

/** Parses a location in a field; the leading slash and `api/` are optional. Null if it is not a location. */
export const parseLocation = (location: string): PathNames | null => {
  const found = /^\/?(?:api\/)?library(?:\/(.*))?$/s.exec(location);
  const path = found === null ? null : decodeUri(found[1] ?? '');
  // PostgreSQL cannot store NUL or lone surrogates.
  return path === null || path.includes('\0') || !path.isWellFormed() ? null : segmentsOf(path);
};

const segmentsOf = (path: string): PathNames | null => {
  const names = path === '' ? [] : path.replace(/\/$/, '').split('/');
  return names.length > MAX_SEGMENTS ? null : names;
};
