import { foldName } from '../../src/domain/library/name.rule';
import { decoded } from '../shared/decoded';
import { notFound } from '../shared/refusal';

/** Names from the root down to a folder or file, itself last; the root has none. */
export type Names = readonly string[];

/** Segments that a path has at most: more is no path of ours. */
const MOST_SEGMENTS = 40;
/** Characters of a location that comes as a value. */
export const LONGEST_LOCATION = 20_000;

/**
 * A path as a call names it, decoded: names joined by slashes, one at its end allowed. Of too many, nothing is there
 * (404).
 */
export const readNames = (path: string): Names => {
  const names = segmentsOf(path);
  if (names === null) throw notFound();
  return names;
};

/** What tells the names apart, for looking them up. */
export const foldedNames = (names: Names): Names => names.map(foldName);

/** A part of an address in which nothing is left that ends one in HTML, in a style, or in a sentence. */
export const writtenName = (name: string): string =>
  encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const written = (names: Names): string => names.map(writtenName).join('/');

/** Where a call finds it: `api/library/brands/logo%20small.png`. */
export const locationOf = (names: Names): string =>
  ['api/library', ...(names.length === 0 ? [] : [written(names)])].join('/');

/** Where websites find it, on the same host: `media/brands/logo%20small.png`. Rule R-LIB-09. */
export const addressOf = (names: Names): string => `media/${written(names)}`;

/**
 * The names in a location that came as a value; a slash before it, and `api/`, may be missing. Null for what is none.
 */
export const namesAt = (location: string): Names | null => {
  const found = /^\/?(?:api\/)?library(?:\/(.*))?$/s.exec(location);
  const path = found === null ? null : decoded(found[1] ?? '');
  // Neither can the database hold, nor is anything called so.
  return path === null || path.includes('\0') || !path.isWellFormed() ? null : segmentsOf(path);
};

const segmentsOf = (path: string): Names | null => {
  const names = path === '' ? [] : path.replace(/\/$/, '').split('/');
  return names.length > MOST_SEGMENTS ? null : names;
};
