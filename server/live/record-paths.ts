import type { Access, Caller } from '../shared/endpoint';

/** Modules whose records are the same on all websites; others are taken for those of one. */
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

/** The website that limits who hears of a record; null for none. */
export const websiteOf = (path: string, caller: Pick<Caller, 'website'>): number | null =>
  FOR_ALL_WEBSITES.has(path.split('/')[0] ?? '') ? null : caller.website;

interface Readable {
  readonly method: string;
  readonly path: string;
  readonly access: Access;
}

/** Finds who may read a record, by the call that answers it; null when no call does. Rule R-LIV-02. */
export type AccessOf = (path: string) => Access | null;

/** @param endpoints every call of the API; those that end in an id answer a record */
export const accessOfRecords = (endpoints: readonly Readable[]): AccessOf => {
  const known = endpoints
    .filter(({ method, path }) => method === 'GET' && path.endsWith('/:id'))
    .map(({ path, access }) => ({
      access,
      pattern: new RegExp(`^${path.replace(/:id$/, '\\d{1,10}').replace(/:\w+/g, '[\\w-]{1,60}')}$`),
    }));
  return (path) => known.find(({ pattern }) => pattern.test(path))?.access ?? null;
};
