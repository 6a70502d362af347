import { LOG_LEVELS } from '../insight/published/log-entry.rule';
import {
  custom,
  type FieldTable,
  type FilterOf,
  type KindOf,
  type RecordOf,
  type RowOf,
} from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import { defineListing } from '../shared/resource';

/**
 * `names`: references that the entry concerns; `updatedAt`: last occurrence; `data`: name and value pairs in API order.
 * The API may have further levels.
 */
export const sparePartLogFields = {
  level: { kind: 'choice', values: LOG_LEVELS, required: true, listed: true, sortable: true, filter: 'several' },
  names: { ...custom<readonly string[]>([]), given: true, listed: true },
  message: { kind: 'line', most: Infinity, required: true, listed: true, sortable: true, searched: true },
  createdAt: { kind: 'moment', given: true, required: true, listed: true, sortable: true },
  updatedAt: { kind: 'moment', given: true, required: true },
  data: { ...custom<readonly (readonly [string, string])[]>([]), given: true },
} as const satisfies FieldTable;

export type SparePartLogRow = RowOf<typeof sparePartLogFields>;
export type SparePartLog = RecordOf<typeof sparePartLogFields>;

/** `name` searches the references. */
export type SparePartLogFilter = FilterOf<typeof sparePartLogFields> & { readonly name: string };
export type SparePartLogKind = KindOf<typeof sparePartLogFields, SparePartLogFilter>;

const values = valuesOf(sparePartLogFields);

/** Log of the processing of supplier data. */
export const sparePartLogs = defineListing<SparePartLogKind>({
  ...values,
  key: 'spare-part-logs',
  right: 'spareparts',
  strings: { one: 'spareParts.log', many: 'spareParts.logs' },
  order: { field: 'createdAt', order: 'desc' },
  noFilter: { ...values.noFilter, name: '' },
});
