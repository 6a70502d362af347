import { mergeClasses } from '@griffel/react';
import { LIBRARY_SORTS, type LibrarySort } from '../../../domain/library/folder-rows';
import type { Sort } from '../../../domain/shared/list-query';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { Icon } from '../../shared/icons/icon';
import * as shapes from '../../shared/icons/shapes';
import { useText } from '../../shared/runtime/use-text';
import { useRowStates, useTableRow } from './library-rows.styles';

interface RowHeadProps {
  readonly sort: Sort | null;
  readonly onSort: (field: LibrarySort) => void;
  /** Search results show the folder instead of the type. */
  readonly showsFolder: boolean;
}

/** Column headers; rows are sorted by name by default. */
export const RowHead = ({ sort, onSort, showsFolder }: RowHeadProps) => {
  const [row, styles, text] = [useTableRow(), useRowStates(), useText()];
  const shown = sort ?? { field: 'name', order: 'asc' };
  return (
    <div role="rowgroup">
      <div role="row" className={mergeClasses(row, showsFolder && styles.found, styles.head)}>
        {LIBRARY_SORTS.map((field) => {
          if (showsFolder && field === 'type')
            return (
              <span key={field} role="columnheader">
                {text('library.overview.folder')}
              </span>
            );
          const on = shown.field === field;
          return (
            <span
              key={field}
              role="columnheader"
              aria-sort={on ? (shown.order === 'asc' ? 'ascending' : 'descending') : undefined}
            >
              <button
                type="button"
                className={styles.sort}
                onClick={() => {
                  onSort(field);
                }}
              >
                {text(`library.overview.columns.${field}`)}
                <Icon
                  size={12}
                  icon={
                    on ? (shown.order === 'asc' ? shellShapes.chevronUp : shapes.chevronDown) : shellShapes.sortable
                  }
                />
              </button>
            </span>
          );
        })}
      </div>
    </div>
  );
};
