import { foldName } from '../../src/domain/library/name.rule';
import { decoded } from '../shared/decoded';
import { notFound, Refusal } from '../shared/refusal';

/** Names from the root down to a folder or file, itself last; the root has none. */
export type Names = readonly string[];

/** Segments that a path has at most: more is no path of ours. */
const MOST_SEGMENTS = 40;

/** A path as a call names it, decoded: names joined by slashes, one at its end allowed. Of too many, nothing is there (404). */
export const readNames = (path: string): Names => {
  const names = path === '' ? [] : path.replace(/\/$/, '').split('/');
  if (names.length > MOST_SEGMENTS) throw notFound();
  return names;
};

/** What tells the names apart, for looking them up. */
export const foldedNames = (names: Names): Names => names.map(foldName);

/** A part of an address in which nothing is left that ends one in HTML, in a style, or in a sentence. */
export const writtenName = (name: string): string => encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const written = (names: Names): string => names.map(writtenName).join('/');

/** Where a call finds it: `api/library/brands/logo%20small.png`. */
export const locationOf = (names: Names): string => ['api/library', ...(names.length === 0 ? [] : [written(names)])].join('/');

/** Where websites find it, on the same host: `media/brands/logo%20small.png`. Rule R-LIB-09. */
export const addressOf = (names: Names): string => `media/${written(names)}`;

/** The names in a location that came as a value; a slash before it, and `api/`, may be missing. Refuses what is none with 400. */
export const namesAt = (location: string): Names => {
  const [, path] = /^\/?(?:api\/)?library(?:\/(.*))?$/s.exec(location) ?? refuse();
  const names = decoded(path ?? '');
  return names === null ? refuse() : readNames(names);
};

const refuse = (): never => {
  throw new Refusal(400, 'VALUE_NOT_VALID');
};
