import * as t from 'io-ts';
import type { FilterShape, FilterValue, ListQuery, Page } from '../../../domain/shared/list-query';
import type { FormFields } from './form';
import { defaulted, mapped, payload, type Reader } from './wire';

const filterField = (value: FilterValue): FormFields[string] => (value === '' || value === null ? undefined : value);

/**
 * Encodes the query of a list: `sort[field]=order`, `page`, `perPage`, `general`, and each filter by its `wireName`.
 */
export const writeListQuery = <Filter extends FilterShape>(
  query: ListQuery<Filter>,
  wireName = (name: string): string => name,
): FormFields => ({
  ...Object.fromEntries(
    Object.entries(query.filter)
      .map(([name, value]) => [wireName(name), filterField(value)] as const)
      .filter(([, value]) => !Array.isArray(value) || value.length > 0),
  ),
  sort: query.sort === null ? undefined : { [wireName(query.sort.field)]: query.sort.order },
  general: query.term.trim() === '' ? undefined : query.term.trim(),
  page: query.page,
  perPage: query.perPage,
});

const Meta = t.type({
  meta: defaulted(t.type({ pagination: t.type({ perPage: t.number, total: t.number }) }), {
    pagination: { perPage: 0, total: -1 },
  }),
});

/** Reads `{ [rows]: […], meta: { pagination: { perPage, total } } }`; without meta the list is one whole page. */
export const pageReader = <Row>(rows: string, row: t.Type<Row, unknown>, query: ListQuery): Reader<Page<Row>> =>
  mapped(
    t.intersection([mapped(payload(rows, t.array(row)), 'rows', (found) => ({ found })), Meta]),
    'page',
    ({ found, meta: { pagination } }): Page<Row> => ({
      rows: found,
      page: query.page,
      total: pagination.total < 0 ? found.length : pagination.total,
      perPage: pagination.perPage > 0 ? pagination.perPage : query.perPage,
    }),
  );
