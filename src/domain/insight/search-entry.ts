import { custom, type FieldTable, type KindOf, type RowOf } from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import { defineListing } from '../shared/resource';
import { SEARCH_TYPES } from './search-entry.rule';

/** `params`: active filters; `searches`: number of searches; `results`: number of results of the last search. */
export const searchFields = {
  term: { kind: 'line', most: 255, required: true, listed: true, sortable: true, searched: true, filter: 'contains' },
  type: { kind: 'choice', values: SEARCH_TYPES, required: true, listed: true, sortable: true, filter: 'one' },
  params: { kind: 'line', most: 255, listed: true, sortable: true, searched: true },
  searches: { ...custom(0), given: true, listed: true, sortable: true },
  results: { ...custom(0), given: true, listed: true, sortable: true },
} as const satisfies FieldTable;

/** Search term of visitors with the active filters. */
export type SearchEntry = RowOf<typeof searchFields>;
export type SearchEntryKind = KindOf<typeof searchFields>;

export const searchLog = defineListing<SearchEntryKind>({
  ...valuesOf(searchFields),
  key: 'searchlog',
  right: 'searchlog',
  strings: { one: 'insight.searchLog', many: 'insight.searchLog' },
  order: { field: 'searches', order: 'desc' },
});
