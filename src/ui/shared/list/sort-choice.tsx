import type { Sort } from '../../../domain/shared/list-query';
import type { Column } from '../table/column';
import { SelectFilter } from './filter-strip';
import { useText } from '../runtime/use-text';

interface SortChoiceProps {
  readonly columns: readonly Pick<Column<never>, 'key' | 'title' | 'sortable'>[];
  readonly sort: Sort | null;
  /** The list always has an order; "none" is not offered. */
  readonly alwaysSorted: boolean;
  readonly onSort: (sort: Sort | null) => void;
}

const ORDERS = ['asc', 'desc'] as const;

/** Sort order as a select, for phones without column headers. */
export const SortChoice = ({ columns, sort, alwaysSorted, onSort }: SortChoiceProps) => {
  const text = useText();
  const choices = columns
    .filter(({ sortable }) => sortable === true)
    .flatMap(({ key, title }) =>
      ORDERS.map((order) => ({
        value: `${key} ${order}`,
        label: text(`shared.list.sort.${order}`, { title }),
        sort: { field: key, order },
      })),
    );
  if (choices.length === 0) return null;
  return (
    <SelectFilter
      label={text('shared.list.sort.label')}
      value={sort === null ? '' : `${sort.field} ${sort.order}`}
      choices={alwaysSorted ? choices : [{ value: '', label: text('shared.list.sort.none') }, ...choices]}
      onChange={(chosen) => {
        onSort(choices.find(({ value }) => value === chosen)?.sort ?? null);
      }}
    />
  );
};
