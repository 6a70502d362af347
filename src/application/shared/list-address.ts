import {
  defaultQuery,
  isPageSize,
  type FilterShape,
  type FilterValue,
  type ListQuery,
  type PageSize,
  type Sort,
} from '../../domain/shared/list-query';

const TERM = 'q';
const COLUMNS = 'columns';
const RESERVED = [TERM, COLUMNS, 'page', 'perPage', 'sort'];

export type Pairs = readonly (readonly [string, string])[];

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
};

/** URL of a list with a search term. */
export const searchedList = (path: string, text: string): string => `${path}?${writePairs([[TERM, text]])}`;

/** Decoded query parameters. */
export const readPairs = (search: string): Pairs =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const cut = part.indexOf('=');
      return cut < 0 ? [decode(part), ''] : [decode(part.slice(0, cut)), decode(part.slice(cut + 1))];
    });

export const writePairs = (pairs: Pairs): string =>
  pairs.map(([name, value]) => `${encode(name)}=${encode(value.toWellFormed())}`).join('&');

/** Also escapes apostrophes, as browsers do in URLs. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27');

const readSort = (text: string | undefined, sortable: readonly string[]): Sort | null => {
  const field = text?.replace(/^-/, '') ?? '';
  return sortable.includes(field) ? { field, order: text?.startsWith('-') === true ? 'desc' : 'asc' } : null;
};

const isSame = (one: Sort, other: Sort | undefined): boolean => one.field === other?.field && one.order === other.order;

const readFilter = (unset: FilterValue, values: readonly string[]): FilterValue => {
  const [first] = values;
  if (first === undefined) return unset;
  if (Array.isArray(unset)) return values;
  if (typeof unset === 'string') return first;
  return first === '1' ? true : first === '0' ? false : unset;
};

const writeFilter = (name: string, value: FilterValue): Pairs => {
  if (typeof value === 'boolean') return [[name, value ? '1' : '0']];
  if (typeof value === 'string') return value === '' ? [] : [[name, value]];
  return (value ?? []).map((choice) => [name, choice]);
};

/** Query string of a list: filters by name, `q`, `sort=-field`, `page`, `perPage`, without defaults. */
export const toSearch = <Filter extends FilterShape>(
  query: ListQuery<Filter>,
  perPage: PageSize,
  order?: Sort,
): string =>
  writePairs([
    ...(query.term === '' ? [] : [[TERM, query.term] as const]),
    ...Object.entries(query.filter).flatMap(([name, value]) => writeFilter(name, value)),
    ...(query.sort === null || isSame(query.sort, order)
      ? []
      : [['sort', `${query.sort.order === 'desc' ? '-' : ''}${query.sort.field}`] as const]),
    ...(query.perPage === perPage ? [] : [['perPage', String(query.perPage)] as const]),
    ...(query.page === 1 ? [] : [['page', String(query.page)] as const]),
  ]);

/** Parses a query string; unknown or invalid values fall back to the default. `noFilter` gives the filter kinds. */
export const fromSearch = <Filter extends FilterShape>(
  search: string,
  list: { readonly noFilter: Filter; readonly sortable: readonly string[]; readonly order?: Sort },
  perPage: PageSize,
): ListQuery<Filter> => {
  const pairs = readPairs(search);
  const first = (name: string): string | undefined => pairs.find(([key]) => key === name)?.[1];
  const [page, size] = [Number(first('page') ?? 1), Number(first('perPage') ?? perPage)];
  const filter = Object.entries(list.noFilter).reduce<Filter>((read, [name, unset]) => {
    const values = pairs.filter(([key]) => key === name && !RESERVED.includes(name)).map(([, value]) => value);
    return { ...read, [name]: readFilter(unset, values) };
  }, list.noFilter);
  return {
    ...defaultQuery(filter, isPageSize(size) ? size : perPage),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: readSort(first('sort'), list.sortable) ?? list.order ?? null,
    term: first(TERM) ?? '',
  };
};

/** Requested columns in order; null for none. */
export const columnsAt = (search: string): readonly string[] | null => {
  const keys =
    readPairs(search)
      .find(([name]) => name === COLUMNS)?.[1]
      .split(',')
      .filter((key) => key !== '') ?? [];
  return keys.length === 0 ? null : keys;
};

/** Adds columns to a query string. */
export const withColumns = (search: string, columns: readonly string[] | null): string =>
  [search, ...(columns === null ? [] : [`${COLUMNS}=${columns.map((key) => encode(key.toWellFormed())).join(',')}`])]
    .filter((part) => part !== '')
    .join('&');
