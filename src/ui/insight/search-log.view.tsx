import { searchLog, type SearchEntry, type SearchFilter } from '../../domain/insight/search-entry';
import { SEARCH_TYPES } from '../../domain/insight/search-entry.rule';
import type { FieldColumn } from '../shared/table/field-columns';
import type { FilterField } from '../shared/list/filter-fields';
import { PlainList } from '../shared/list/plain-list';

const COLUMNS: readonly FieldColumn<SearchEntry>[] = [
  { key: 'term', phone: 'title' },
  { key: 'type', kind: 'choice', width: 148, phone: 'detail' },
  { key: 'params', fold: 'medium', quiet: true, phone: 'detail' },
  { key: 'searches', kind: 'number', width: 148, phone: 'detail' },
  { key: 'results', kind: 'number', width: 124, phone: 'detail' },
];
const FILTERS: readonly FilterField<SearchFilter>[] = [
  { kind: 'text', name: 'term' },
  { kind: 'choice', name: 'type', values: SEARCH_TYPES },
];
const nameOf = ({ term }: SearchEntry): string => term;

export const SearchLogView = () => (
  <PlainList
    resource={searchLog}
    strings="insight.searchLog"
    columns={COLUMNS}
    filters={FILTERS}
    nameOf={nameOf}
    rowClick="none"
    fixed
  />
);
