import type { Sort } from '../../../domain/shared/list-query';
import { widthOf, type Column } from './column';
import * as shellShapes from '../icons/shell-shapes';
import { Icon } from '../icons/icon';
import * as shapes from '../icons/shapes';

interface SortHeadProps {
  readonly column: Pick<Column<never>, 'key' | 'title' | 'sortable' | 'width' | 'share' | 'phone'>;
  /** Number of table edges that the column touches. */
  readonly edges: number;
  readonly sort: Sort | null;
  readonly onSort: ((field: string) => void) | undefined;
  readonly className: string | undefined;
}

/** A column header; a button if sortable, with the current order on the sorted column. */
export const SortHead = ({ column, edges, sort, onSort, className }: SortHeadProps) => {
  const order = sort?.field === column.key ? sort.order : null;
  if (column.sortable !== true || !onSort)
    return (
      <th scope="col" className={className} {...widthOf(column, edges)}>
        {column.title}
      </th>
    );
  const sign = order === null ? shellShapes.sortable : order === 'asc' ? shellShapes.chevronUp : shapes.chevronDown;
  return (
    <th
      scope="col"
      className={className}
      {...widthOf(column, edges)}
      aria-sort={order === null ? undefined : order === 'asc' ? 'ascending' : 'descending'}
    >
      <button type="button" onClick={() => onSort(column.key)}>
        {column.title}
        <Icon icon={sign} size={12} />
      </button>
    </th>
  );
};
