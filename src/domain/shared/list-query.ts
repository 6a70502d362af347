import { fold } from './fold';

/** Page sizes; the first is the default. Rule R-SHR-02. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** Value of one filter; null means "not filtered". */
export type FilterValue = string | boolean | readonly string[] | null;
export type FilterShape = Readonly<Record<string, FilterValue>>;

export interface Sort {
  readonly field: string;
  readonly order: 'asc' | 'desc';
}

/** Query of a list; pages count from 1, `term` is the free text search. */
export interface ListQuery<Filter extends FilterShape = FilterShape> {
  readonly page: number;
  readonly perPage: PageSize;
  readonly sort: Sort | null;
  readonly term: string;
  readonly filter: Filter;
}

/** One page of rows; `total` counts all rows of the query. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
}

/** Minimum characters of a term that is highlighted in rows. Rule R-SHR-03. */
export const MIN_HIGHLIGHTED_TERM = 2;

/** Characters of a search or filter text. Rule R-SHR-19. */
export const MAX_TERM_LENGTH = 255;

/** Words of a term that are searched separately. Rule R-SHR-19. */
const MAX_WORDS = 8;

/** Words of a search term; words beyond the limit are one phrase. Rule R-SHR-19. */
export const searchWords = (term: string): readonly string[] => {
  const words = term.split(/\s+/u).filter((word) => word !== '');
  return words.length <= MAX_WORDS ? words : [...words.slice(0, MAX_WORDS - 1), words.slice(MAX_WORDS - 1).join(' ')];
};

/** Whether a text contains every word of a term, ignoring case and accents. */
export const matchesWords = (text: string, term: string): boolean =>
  searchWords(term).every((word) => fold(text).includes(fold(word)));

export const isPageSize = (value: number): value is PageSize => PAGE_SIZES.some((size) => size === value);

/** Default query of a list. */
export const defaultQuery = <Filter extends FilterShape>(
  noFilter: Filter,
  perPage: PageSize = PAGE_SIZES[0],
): ListQuery<Filter> => ({ page: 1, perPage, sort: null, term: '', filter: noFilter });

export const lastPage = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));

/** Whether a filter narrows the list: empty text and empty lists do not. */
export const isFilterSet = (value: FilterValue): boolean =>
  typeof value === 'boolean' || (value !== null && value.length > 0);

/** Number of active filters, for the filter button. */
export const countFilters = (filter: FilterShape): number => Object.values(filter).filter(isFilterSet).length;

/** Next sort of a column header: ascending, descending, none. The default sort only toggles its direction. */
export const nextSort = (current: Sort | null, field: string, first?: Sort): Sort | null => {
  if (current?.field !== field) return { field, order: 'asc' };
  if (current.order === 'asc') return { field, order: 'desc' };
  return first?.field === field ? { field, order: 'asc' } : null;
};

/** Changes a query; resets to page 1 unless `change` sets the page. */
export const refineQuery = <Filter extends FilterShape>(
  query: ListQuery<Filter>,
  change: Partial<ListQuery<Filter>>,
): ListQuery<Filter> => ({ ...query, page: 1, ...change });
