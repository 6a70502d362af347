import * as t from 'io-ts';
import type { FilterShape, FilterValue, ListQuery, Page } from '../../../domain/shared/list-query';
import type { FormFields } from './form';
import { defaulted, mapped, type Reader } from './wire';

const filterField = (value: FilterValue): FormFields[string] => (value === '' || value === null ? undefined : value);

/**
 * The query of a list as the API reads it: `sort[field]=order`, `page`, `perPage`, `general`, and each filter by its
 * `wireName`.
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

/** Reads `{ [rows]: […], meta: { pagination: { perPage, total } } }`; without meta the list is one whole page. */
export const pageReader = <Row>(rows: string, row: t.Type<Row, unknown>, query: ListQuery): Reader<Page<Row>> =>
  mapped(
    t.intersection([
      t.type({ [rows]: t.array(row) }),
      t.type({
        meta: defaulted(t.type({ pagination: t.type({ perPage: t.number, total: t.number }) }), {
          pagination: { perPage: 0, total: -1 },
        }),
      }),
    ]),
    'page',
    (wire): Page<Row> => {
      const found = wire[rows] ?? [];
      const { perPage, total } = wire.meta.pagination;
      return {
        rows: found,
        page: query.page,
        total: total < 0 ? found.length : total,
        perPage: perPage > 0 ? perPage : query.perPage,
      };
    },
  );
