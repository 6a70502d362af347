import type { Caller } from './caller';
import { findPlaces } from './library-api';

/** A timed call. */
export interface GrowthCase {
  readonly name: string;
  /** Runs before each call, untimed. */
  readonly before?: (n: number) => Promise<unknown>;
  /** The path to read, or a call that saves. */
  readonly call: (n: number) => string | Promise<unknown>;
}

interface Kind {
  readonly name: string;
  readonly path: string;
  readonly plural: string;
  /** Query with a filter and a sort, and query with a search. */
  readonly narrowed: string;
  readonly searched: string;
  /** Saves a record of the list. */
  readonly save: (caller: Caller, id: number, n: number) => Promise<unknown>;
  /** The API allows 30 saves a minute, and one case makes 23. */
  readonly isLimited?: true;
  /** Runs before the saves, such as taking the lock. */
  readonly prepare?: (caller: Caller, id: number) => Promise<unknown>;
}

const KINDS: readonly Kind[] = [
  {
    name: 'users',
    path: 'user',
    plural: 'users',
    narrowed: 'active=1&sort[lastLogin]=desc',
    searched: 'general=p77',
    save: (caller, id, n) => caller.put(`user/${id}`, { firstname: n % 2 === 0 ? 'Noor' : 'Sanne' }),
  },
  {
    name: 'posts',
    path: 'blog',
    plural: 'blogs',
    narrowed: 'status[]=draft&sort[url]=asc',
    searched: 'general=k77',
    prepare: (caller, id) => caller.put(`blog/${id}/lock`, {}),
    save: (caller, id, n) => caller.put(`blog/${id}`, { title: `Gemeten bericht ${n}` }),
  },
  {
    name: 'net-price promotions',
    path: 'netpricepromotion',
    plural: 'netpricepromotions',
    narrowed: 'from=2026-01-01&sort[name]=asc',
    searched: 'general=k%2077',
    save: (caller, id, n) => caller.put(`netpricepromotion/${id}`, { name: `Gemeten afspraak ${n}` }),
  },
  {
    name: 'logs',
    path: 'log',
    plural: 'logs',
    narrowed: 'level[]=error&sort[module]=asc',
    searched: 'message=tim',
    isLimited: true,
    save: (caller, _, n) => caller.post('log', { message: `Missing string en:gemeten${n % 9}` }),
  },
];

/** The first page of a list, as in the answer. */
const firstPage = async (
  caller: Caller,
  { path, plural }: Kind,
): Promise<{ ids: readonly number[]; total: number }> => {
  // Cast: the API sends this type.
  const body = JSON.parse(await caller.get(`${path}?page=1&perPage=25`)) as Readonly<Record<string, unknown>>;
  const rows = body[plural] as readonly { readonly id: number }[]; // cast: the API sends this type
  // Cast: the API sends this type.
  const { pagination } = body['meta'] as { readonly pagination: { readonly total: number } };
  return { ids: rows.map(({ id }) => id), total: pagination.total };
};

const casesOfKind = async (caller: Caller, kind: Kind): Promise<readonly GrowthCase[]> => {
  const { name, path, narrowed, searched, save, prepare, isLimited } = kind;
  const { ids, total } = await firstPage(caller, kind);
  const saved = ids.at(-1) ?? 0;
  const page = (query: string): string => `${path}?perPage=25&${query}`;
  const last = Math.ceil(total / 25);
  const once = async (n: number): Promise<void> => {
    await prepare?.(caller, saved);
    await save(caller, saved, n);
  };
  return [
    { name: `${name}: first page`, call: () => page('page=1') },
    { name: `${name}: first page, after a save`, before: once, call: () => page('page=1') },
    { name: `${name}: filtered and sorted`, call: (n) => page(`${narrowed}&page=${1 + (n % 2)}`) },
    { name: `${name}: last page`, call: () => page(`page=${last}`) },
    { name: `${name}: search`, call: () => page(searched) },
    { name: `${name}: one opened`, call: (n) => `${path}/${ids[n % ids.length] ?? 0}` },
    ...(isLimited === true
      ? []
      : [
          { name: `${name}: filtered and sorted, after a save`, before: once, call: () => page(`${narrowed}&page=1`) },
          {
            name: `${name}: one saved`,
            before: async () => prepare?.(caller, saved),
            call: (n: number) => save(caller, saved, n),
          },
        ]),
  ];
};

const filesOf = async (caller: Caller): Promise<readonly GrowthCase[]> => {
  const at = (path: string): string => ['library', ...path.split('/').map(encodeURIComponent)].join('/');
  const { usual } = await findPlaces(caller);
  const { folder } = JSON.parse(await caller.get(at(usual))) as {
    readonly folder: { readonly files: readonly { readonly name: string }[] };
  }; // cast: the API sends this type
  const files = folder.files.map(({ name }) => at(`${usual}/${name}`));
  const save = (n: number): Promise<unknown> => caller.put(files.at(-1) ?? '', { title: `Gemeten ${n}` });
  return [
    { name: 'files: the tree of folders', call: () => 'library' },
    { name: 'files: a folder of the usual size', call: () => at(usual) },
    { name: 'files: the same, after a save', before: save, call: () => at(usual) },
    { name: 'files: search', call: (n) => `library/search?search=foto-${n % 10}` },
    { name: 'files: one opened', call: (n) => files[n % files.length] ?? '' },
    { name: 'files: one saved', call: save },
  ];
};

/** The calls that are timed at each number of rows. */
export const casesOf = async (caller: Caller): Promise<readonly GrowthCase[]> => {
  const cases: GrowthCase[] = [];
  for (const kind of KINDS) cases.push(...(await casesOfKind(caller, kind)));
  return [...cases, ...(await filesOf(caller))];
};
