import { searchFields, searchLog, type SearchEntry } from '../../domain/insight/search-entry';
import { PlainList } from '../shared/list/plain-list';
import { columnsOf, filtersOf } from '../shared/list/table-list';

const COLUMNS = columnsOf(searchFields, {
  term: { phone: 'title' },
  type: { width: 148, phone: 'detail' },
  params: { fold: 'medium', quiet: true, phone: 'detail' },
  searches: { kind: 'number', width: 148, phone: 'detail' },
  results: { kind: 'number', width: 124, phone: 'detail' },
});
const FILTERS = filtersOf(searchFields);
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
