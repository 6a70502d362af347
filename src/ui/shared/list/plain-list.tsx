import type { ReactNode } from 'react';
import type { Kind, Listing } from '../../../domain/shared/resource';
import { useAllowed } from '../runtime/use-session';
import { useFieldColumns, type FieldColumn } from '../table/field-columns';
import { AddButton } from './add-button';
import { FilterFields, type FilterField } from './filter-fields';
import { ListScreen, type ListScreenProps, type RowClick } from './list-screen';
import type { AddableStrings, ListStrings } from './list-strings';

type PlainStrings =
  | { readonly strings: AddableStrings; readonly fixed?: false }
  /** Rows cannot be added. */
  | { readonly strings: ListStrings; readonly fixed: true };

type PlainListProps<K extends Kind> = PlainStrings & {
  readonly resource: Listing<K>;
  /** Module constants. */
  readonly columns: readonly FieldColumn<K['row']>[];
  readonly filters: readonly FilterField<K['filter']>[];
  readonly nameOf: (row: K['row']) => string;
  /** Further commands behind Add. */
  readonly commands?: ReactNode;
  readonly rowClick?: RowClick;
  readonly askToggle?: ListScreenProps<K>['askToggle'];
};

/** The list of a plain module. */
export const PlainList = <K extends Kind>({
  resource,
  columns,
  filters,
  nameOf,
  commands,
  rowClick,
  askToggle,
  ...list
}: PlainListProps<K>) => {
  const { strings } = list;
  const allowed = useAllowed(resource.right);
  const drawn = useFieldColumns({
    strings,
    fields: columns,
    sortable: resource.sortable,
    nameOf,
    maySwitch: allowed.edit,
  });
  return (
    <ListScreen
      resource={resource}
      strings={strings}
      allowed={allowed}
      columns={drawn}
      nameOf={nameOf}
      rowClick={rowClick}
      askToggle={askToggle}
      filters={(filter, change) => (
        <FilterFields
          strings={strings}
          fields={filters}
          filter={filter}
          onChange={(name, value) => {
            change({ ...filter, [name]: value });
          }}
        />
      )}
      primary={
        <>
          {allowed.add && list.fixed !== true && (
            <AddButton labelKey={`${list.strings}.add`} to={`/${resource.key}/add`} />
          )}
          {commands}
        </>
      }
    />
  );
};
