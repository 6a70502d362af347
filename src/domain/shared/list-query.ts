import { fold } from './fold';

/** Rows per page that a person can choose; the first is the default. Rule R-SHR-02. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** A value of one filter: text, yes or no, several choices; null means "not filtered". */
export type FilterValue = string | boolean | readonly string[] | null;
export type FilterShape = Readonly<Record<string, FilterValue>>;

export interface Sort {
  readonly field: string;
  readonly order: 'asc' | 'desc';
}

/** What a list shows: pages count from 1; `term` is the free text. */
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

/** Letters from which a search term is marked in the rows. Rule R-SHR-03. */
export const SHORTEST_MARKED_TERM = 2;

/** Characters of a text that a list is searched or filtered by. Rule R-SHR-19. */
export const LONGEST_TERM = 255;

/** Words of a search term that are looked for one by one. Rule R-SHR-19. */
const MOST_WORDS = 8;

/**
 * What a free text asks for: each of its words, wherever they stand; what follows the last that counts is one with it.
 * Rule R-SHR-19.
 */
export const wordsOf = (term: string): readonly string[] => {
  const words = term.split(/\s+/u).filter((word) => word !== '');
  return words.length <= MOST_WORDS
    ? words
    : [...words.slice(0, MOST_WORDS - 1), words.slice(MOST_WORDS - 1).join(' ')];
};

/** Whether every word of a term stands in a text, whatever its case and accents. */
export const holdsWords = (text: string, term: string): boolean =>
  wordsOf(term).every((word) => fold(text).includes(fold(word)));

export const isPageSize = (value: number): value is PageSize => PAGE_SIZES.some((size) => size === value);

/** The query of a list that nobody has touched. */
export const firstQuery = <Filter extends FilterShape>(
  noFilter: Filter,
  perPage: PageSize = PAGE_SIZES[0],
): ListQuery<Filter> => ({ page: 1, perPage, sort: null, term: '', filter: noFilter });

export const lastPage = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));

/** A filter is set when it narrows anything: empty text and an empty choice do not. */
export const isSet = (value: FilterValue): boolean =>
  typeof value === 'boolean' || (value !== null && value.length > 0);

/** How many filters narrow the list; the number on the filter button. */
export const countFilters = (filter: FilterShape): number => Object.values(filter).filter(isSet).length;

/**
 * Next order of a column head: ascending, descending, unsorted; a list lies by its `first` order, which only turns
 * round.
 */
export const nextSort = (current: Sort | null, field: string, first?: Sort): Sort | null => {
  if (current?.field !== field) return { field, order: 'asc' };
  if (current.order === 'asc') return { field, order: 'desc' };
  return first?.field === field ? { field, order: 'asc' } : null;
};

/** Changes what is asked; everything but the page itself leads back to page 1. */
export const refine = <Filter extends FilterShape>(
  query: ListQuery<Filter>,
  change: Partial<ListQuery<Filter>>,
): ListQuery<Filter> => ({ ...query, page: 1, ...change });
