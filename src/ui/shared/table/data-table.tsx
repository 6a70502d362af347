import { mergeClasses } from '@griffel/react';
import { useDeferredValue, useMemo, type Ref } from 'react';
import type { Id } from '../../../domain/shared/id';
import type { Sort } from '../../../domain/shared/list-query';
import type { Identified } from '../../../domain/shared/resource';
import { foldOf, widthOf, type Column } from './column';
import { DataRow } from './data-row';
import { useCells, useTable } from './data-table.styles';
import { useRowEvents, type RowEvents } from './row-events';
import { SkeletonRows } from './skeleton-rows';
import { SortHead } from './sort-head';
import { Checkbox } from '../controls/checkbox';
import { useText } from '../runtime/use-text';

interface DataTableProps<Row> extends RowEvents {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Null while loading: skeleton rows of the same height are shown. */
  readonly rows: readonly Row[] | null;
  /** Number of skeleton rows. */
  readonly expected?: number;
  /** Rows stay while newer ones load. */
  readonly busy?: boolean;
  /** Selected rows; absent if rows cannot be selected. */
  readonly selected?: ReadonlySet<Id>;
  /** Rows have checkboxes; the default where rows can be selected. */
  readonly ticks?: boolean;
  /** The row without a checkbox. */
  readonly kept?: Id | null;
  /** Ref of the table body, to focus its rows. */
  readonly bodyRef?: Ref<HTMLTableSectionElement>;
  /** Accessible name of a row's checkbox. */
  readonly nameOf?: (row: Row) => string;
  readonly sort?: Sort | null;
  readonly onSort?: (field: string) => void;
  readonly term?: string;
  /** The record that a person returns from; its row receives the focus. */
  readonly returnTo?: Id | null;
}

const takeFocus = (row: HTMLTableRowElement | null) => row?.focus();
const tickWidth = 56;
/** Rows rendered at once; more follow in slices to avoid long tasks. */
const FIRST_ROWS = 75;

/** The table of every list: cards on a phone, memoised rows, keyboard control like a file manager. */
export const DataTable = <Row extends Identified>(props: DataTableProps<Row>) => {
  const {
    label,
    columns,
    rows,
    expected = 10,
    busy = false,
    selected,
    ticks = selected !== undefined,
    bodyRef,
    kept = null,
    nameOf,
    sort = null,
    onSort,
    term = '',
    returnTo = null,
  } = props;
  const table = useTable();
  const cells = useCells();
  const text = useText();
  const { current, body } = useRowEvents(props, selected?.size ?? 0);
  const classes = useMemo(
    () => [
      cells.tick,
      ...columns.map((column) => {
        const { quiet, numeric, phone = 'detail' } = column;
        const fold = foldOf(column);
        return mergeClasses(quiet && cells.quiet, numeric && cells.numeric, cells[phone], fold && cells[fold]);
      }),
    ],
    [cells, columns],
  );
  const reachable = [current, returnTo].find((wanted) => rows?.some(({ id }) => id === wanted)) ?? rows?.[0]?.id;
  const length = rows?.length ?? 0;
  const drawn = Math.max(FIRST_ROWS, useDeferredValue(length > FIRST_ROWS ? length : 0));
  const tickable = rows?.filter(({ id }) => id !== kept) ?? [];
  const chosenHere = tickable.filter(({ id }) => selected?.has(id)).length;
  const allChosen = tickable.length > 0 && chosenHere === tickable.length;
  return (
    <div className={table} aria-busy={busy || rows === null}>
      <table aria-label={label}>
        <thead>
          <tr>
            {ticks && (
              <th scope="col" {...widthOf({ width: tickWidth })}>
                <Checkbox
                  checked={allChosen}
                  mixed={chosenHere > 0 && !allChosen}
                  disabled={tickable.length === 0}
                  onChange={() => props.onToggleAll?.()}
                  aria-label={text('shared.list.selectAll')}
                />
              </th>
            )}
            {columns.map((column, index) => (
              <SortHead
                key={column.key}
                column={column}
                edges={Number(!ticks && index === 0) + Number(index === columns.length - 1)}
                sort={sort}
                onSort={onSort}
                className={classes[index + 1]}
              />
            ))}
          </tr>
        </thead>
        {rows === null ? (
          <SkeletonRows count={expected} columns={columns} tick={ticks} />
        ) : (
          <tbody ref={bodyRef} {...body}>
            {(drawn < length ? rows.slice(0, drawn) : rows).map((row) => (
              <DataRow
                key={row.id}
                row={row}
                columns={columns}
                classes={classes}
                selected={selected ? selected.has(row.id) : null}
                tick={ticks ? row.id !== kept : null}
                reachable={row.id === reachable}
                term={term}
                nameOf={nameOf}
                mount={row.id === returnTo ? takeFocus : undefined}
              />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
};
