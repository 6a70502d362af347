import type { Id } from '../shared/id';
import { defineListing, type Kind } from '../shared/resource';
import type { SearchType } from './search-entry.rule';

/** Search term of visitors with the active filters. */
export interface SearchEntry {
  readonly id: Id;
  readonly term: string;
  /** Rule R-SHR-60. */
  readonly type: string;
  readonly params: string;
  /** Number of searches, and results of the last one. */
  readonly searches: number;
  readonly results: number;
}

export type SearchFilter = {
  readonly term: string;
  readonly type: SearchType | '';
};

export interface SearchEntryKind extends Kind {
  row: SearchEntry;
  filter: SearchFilter;
}

export const searchLog = defineListing<SearchEntryKind>({
  key: 'searchlog',
  right: 'searchlog',
  strings: { one: 'insight.searchLog', many: 'insight.searchLog' },
  sortable: ['term', 'type', 'params', 'searches', 'results'],
  order: { field: 'searches', order: 'desc' },
  noFilter: { term: '', type: '' },
});
