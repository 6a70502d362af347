import { useCallback, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Kind, Listing } from '../../../domain/shared/resource';
import { useAllowed } from '../runtime/use-session';
import { Button } from '../controls/button';
import * as deskShapes from '../icons/desk-shapes';
import { useFieldColumns, type FieldColumn } from '../table/field-columns';
import { FilterFields, type FilterField } from './filter-fields';
import { ListScreen, type ListScreenProps, type RowClick } from './list-screen';
import type { ListStrings } from './list-strings';
import { useDynamicText } from '../runtime/use-dynamic-text';

interface PlainListProps<K extends Kind> {
  readonly resource: Listing<K>;
  readonly strings: ListStrings;
  /** Module constants. */
  readonly columns: readonly FieldColumn<K['row']>[];
  readonly filters: readonly FilterField<K['filter']>[];
  readonly nameOf: (row: K['row']) => string;
  /** Further commands behind Add. */
  readonly commands?: ReactNode;
  readonly rowClick?: RowClick;
  /** Rows cannot be added. */
  readonly fixed?: boolean;
  readonly askToggle?: ListScreenProps<K>['askToggle'];
}

/** The list of a plain module. */
export const PlainList = <K extends Kind>({
  resource,
  strings,
  columns,
  filters,
  nameOf,
  commands,
  rowClick,
  fixed = false,
  askToggle,
}: PlainListProps<K>) => {
  const translate = useDynamicText();
  const allowed = useAllowed(resource.right);
  const [, navigate] = useLocation();
  const drawn = useFieldColumns({
    strings,
    fields: columns,
    sortable: resource.sortable,
    nameOf,
    maySwitch: allowed.edit,
  });
  const add = useCallback(() => {
    navigate(`/${resource.key}/add`);
  }, [navigate, resource.key]);
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
          {allowed.add && !fixed && (
            <Button look="primary" icon={deskShapes.add} onClick={add}>
              {translate(`${resource.strings.many}.add`)}
            </Button>
          )}
          {commands}
        </>
      }
    />
  );
};
