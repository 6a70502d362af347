import { MAX_FOLDER_DEPTH, MAX_NAME_BYTES } from '../../src/domain/library/name.rule';
import type { Access, Caller } from '../shared/endpoint';

/** Modules whose records belong to all websites; records of other modules belong to one website. */
const FOR_ALL_WEBSITES: ReadonlySet<string> = new Set([
  'user',
  'usergroup',
  'promotion',
  'netpricepromotion',
  'coupon',
  'defaultcart',
  'holidays',
  'errorcode',
  'etim',
  'structure',
  'library',
  'spareparts',
]);

/** Maximum length of a record's path in UTF-16 units: that of the deepest library file. */
export const LONGEST_PATH = 'library/'.length + (MAX_FOLDER_DEPTH + 1) * (MAX_NAME_BYTES + 1);

/** The website to which the events of a record are limited; null for no limit. */
export const websiteOf = (path: string, caller: Pick<Caller, 'website'>): number | null =>
  FOR_ALL_WEBSITES.has(path.split('/')[0] ?? '') ? null : caller.website;

interface Readable {
  readonly method: string;
  readonly path: string;
  readonly access: Access;
}

/**
 * Finds who may read a record or a list, by the access of its read call; null if there is no such call. Rule
 * R-LIV-02.
 */
export type AccessOf = (path: string) => Access | null;

/** Calls that read one record although their path does not end in `:id`. */
const RECORDS: readonly string[] = ['structure/:structure', 'library/:path{.+}', 'navigation/:id/items/:item'];

const isRecord = ({ path }: Readable): boolean => path.endsWith('/:id') || RECORDS.includes(path);

const accessOf = (endpoints: readonly Readable[]): AccessOf => {
  const known = endpoints
    .filter(({ method }) => method === 'GET')
    .map(({ path, access }) => ({
      access,
      pattern: new RegExp(
        `^${path
          .replace(/:\w+\{\.\+\}$/, '.+')
          .replace(/:(?:id|item)\b/g, '\\d{1,10}')
          .replace(/:\w+/g, '[\\w-]{1,60}')}$`,
      ),
    }));
  return (path) => known.find(({ pattern }) => pattern.test(path))?.access ?? null;
};

/** @param endpoints every call of the API */
export const accessOfRecords = (endpoints: readonly Readable[]): AccessOf => accessOf(endpoints.filter(isRecord));

/** @param endpoints every call of the API; those that answer no record may answer a list */
export const accessOfLists = (endpoints: readonly Readable[]): AccessOf =>
  accessOf(endpoints.filter((endpoint) => !isRecord(endpoint)));

/** The path of the list that contains a record. */
export const listOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
