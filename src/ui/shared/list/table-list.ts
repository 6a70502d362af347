import type { Field, FieldTable, FilterOf, RowOf } from '../../../domain/shared/fields/field-table';
import type { FieldColumn } from '../table/field-columns';
import type { FilterField } from './filter-fields';

type Layout<Row> = Omit<FieldColumn<Row>, 'key' | 'kind'> & { readonly kind?: FieldColumn<Row>['kind'] };

const KINDS: { readonly [Kind in Field['kind']]?: FieldColumn<never>['kind'] } = {
  html: 'html',
  day: 'day',
  moment: 'moment',
  flag: 'yesNo',
  choice: 'choice',
};

/**
 * Builds the columns of a field table.
 * @param layout the columns in order; `kind` only if it differs from that of the field, such as `toggle`
 */
export const columnsOf = <Table extends FieldTable>(
  table: Table,
  layout: { readonly [Name in Exclude<keyof RowOf<Table>, 'id'>]?: Layout<RowOf<Table>> },
): readonly FieldColumn<RowOf<Table>>[] =>
  Object.entries<Layout<RowOf<Table>> | undefined>(layout).map(([key, column]) => {
    const kind = table[key] === undefined ? undefined : KINDS[table[key].kind];
    // The cast is safe: kind and value type both follow from the field.
    return { ...(kind && { kind }), ...column, key } as FieldColumn<RowOf<Table>>;
  });

const filterOf = (name: string, field: Field): readonly object[] => {
  if (!('filter' in field) || field.filter === undefined) return [];
  if (field.kind === 'day') return field.filter.map((end) => ({ kind: 'day', name: end }));
  if (field.kind === 'choice')
    return [{ kind: field.filter === 'one' ? 'choice' : 'choices', name, values: field.values }];
  return [{ kind: field.kind === 'flag' ? 'yesNo' : 'text', name }];
};

/** Builds the filters of a field table, in its order. */
export const filtersOf = <Table extends FieldTable>(table: Table): readonly FilterField<FilterOf<Table>>[] =>
  // The cast is safe: name and value type of a filter are those of its field.
  Object.entries(table).flatMap(([name, field]) => filterOf(name, field)) as readonly FilterField<FilterOf<Table>>[];
