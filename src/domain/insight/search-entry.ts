import type { Id } from '../shared/id';
import { defineListing } from '../shared/resource';
import type { SearchType } from './search-entry.rule';

/** A term that visitors searched for, with the filters they had on. */
export interface SearchEntry {
  readonly id: Id;
  readonly term: string;
  readonly type: SearchType;
  readonly params: string;
  /** How often it was asked, and how much it found last. */
  readonly searches: number;
  readonly results: number;
}

/** Empty text and no type narrow nothing. */
export type SearchFilter = {
  readonly term: string;
  readonly type: SearchType | '';
};

/** What visitors search for: only looked at. */
export const searchLog = defineListing<SearchEntry, SearchFilter>({
  key: 'searchlog',
  right: 'searchlog',
  strings: { one: 'insight.searchLog', many: 'insight.searchLog' },
  sortable: ['term', 'type', 'params', 'searches', 'results'],
  order: { field: 'searches', order: 'desc' },
  noFilter: { term: '', type: '' },
});
