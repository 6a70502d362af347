import type { ReactNode } from 'react';
import type { Kind, Listing } from '../../../domain/shared/resource';
import { useAllowed } from '../runtime/use-session';
import { useFieldColumns, type FieldColumn } from '../table/field-columns';
import { AddButton } from './add-button';
import { FilterFields, type FilterField } from './filter-fields';
import { ListScreen, type ListScreenProps } from './list-screen';
import type { RowClick } from './row-click';
import type { ListStrings } from './list-strings';

interface PlainListProps<K extends Kind> {
  readonly resource: Listing<K>;
  readonly strings: ListStrings;
  /** Rows cannot be added. */
  readonly fixed?: boolean;
  /** Constants of the module, for a stable identity. */
  readonly columns: readonly FieldColumn<K['row']>[];
  readonly filters: readonly FilterField<K['filter']>[];
  readonly nameOf: (row: K['row']) => string;
  /** Further commands after Add. */
  readonly commands?: ReactNode;
  readonly rowClick?: RowClick;
  readonly askToggle?: ListScreenProps<K>['askToggle'];
}

/** The list of a plain module. */
export const PlainList = <K extends Kind>({
  resource,
  strings,
  fixed = false,
  columns,
  filters,
  nameOf,
  commands,
  rowClick,
  askToggle,
}: PlainListProps<K>) => {
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
          {allowed.add && !fixed && <AddButton labelKey={`${strings}.add`} to={`/${resource.key}/add`} />}
          {commands}
        </>
      }
    />
  );
};
