import { mergeClasses } from '@griffel/react';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { LibraryLayout } from '../../../application/library/library-address';
import { type LibraryRow, type LibrarySort } from '../../../domain/library/folder-rows';
import { linesOf, rowAfterKey, rowsInLine, cellOf, type RowGrid } from '../../../domain/library/grid-navigation';
import type { Id } from '../../../domain/shared/id';
import type { Sort } from '../../../domain/shared/list-query';
import { fingerQuery } from '../../shared/theme/sizes';
import { useRowFocus } from '../../shared/table/row-focus.bridge';
import { useMedia } from '../../shared/theme/use-media';
import { useEvenTops, useScrollIntoView, useVirtualRows } from '../../shared/table/virtual-rows.bridge';
import { useText } from '../../shared/runtime/use-text';
import { useRows } from './library-rows.styles';
import { actOfKey, type RowActs } from './row-act-keys';
import { RowHead } from './row-head';
import { RowParts } from './row-parts';

interface LibraryRowsProps extends RowActs {
  readonly label: string;
  readonly layout: LibraryLayout;
  readonly rows: readonly LibraryRow[];
  readonly selected: ReadonlySet<Id>;
  readonly busy: boolean;
  readonly sort: Sort | null;
  readonly onSort: (field: LibrarySort) => void;
  readonly term: string;
  /** The row to focus first; with `comesBack`, it takes the focus even from another element of the page. */
  readonly arrival?: Id | null;
  readonly comesBack?: boolean;
  /** Scrolled into view when it changes; the focus does not move. */
  readonly shown?: Id | null;
  /** The rows come from several folders: a column names the folder. */
  readonly showsFolder?: boolean;
  /** Multiple selection is allowed. */
  readonly several?: boolean;
}

const TABLE_ROW = 36;
const FINGER_ROW = 44;
const FOLDER_TILE = 50;
const FILE_TILE = 158;
/** Minimum width of a tile, in px. */
const TILE = 160;
const PADDING = 32;

const columnsIn = (layout: LibraryLayout, width: number): number =>
  layout === 'table' ? 1 : width === 0 ? 3 : Math.max(2, Math.floor((width - PADDING) / TILE));

/** The contents of a folder as tiles or table, virtualised, with the keys of a file manager. Rule R-LIB-04. */
export const LibraryRows = (props: LibraryRowsProps) => {
  const {
    label,
    layout,
    rows,
    selected,
    busy,
    sort,
    onSort,
    term,
    arrival = null,
    comesBack = false,
    shown = null,
    showsFolder = false,
    several = true,
  } = props;
  const onSelect = props.onSelect ?? props.onClick;
  const styles = useRows();
  const text = useText();
  const [focused, setFocused] = useState<Id | null>(arrival);
  const [columns, setColumns] = useState(layout === 'table' ? 1 : 3);
  const heads = layout === 'table' ? 0 : rows.filter(({ kind }) => kind !== 'file').length;
  const grid: RowGrid = { count: rows.length, folders: heads, columns };
  const [headLines, lines] = linesOf(grid);
  const reachable =
    rows.find(({ id }) => id === focused)?.id ?? rows.find(({ id }) => selected.has(id))?.id ?? rows[0]?.id;
  const place = rows.findIndex(({ id }) => id === reachable);
  const tableRow = useMedia(fingerQuery) ? FINGER_ROW : TABLE_ROW;
  const { scroller, extent, items, width, reveal, focus } = useVirtualRows({
    tops: useEvenTops(lines, layout === 'table' ? tableRow : FILE_TILE, headLines, FOLDER_TILE),
    kept: place < 0 ? null : cellOf(place, grid)[0],
  });
  // The position is known only once the width is.
  useScrollIntoView(String(columns), focused === null || place < 0 ? -1 : cellOf(place, grid)[0], reveal);
  const shownAt = rows.findIndex(({ id }) => id === shown);
  useScrollIntoView(`shown ${shown ?? ''}`, shownAt < 0 ? -1 : cellOf(shownAt, grid)[0], reveal);
  const fitting = columnsIn(layout, width);
  if (fitting !== columns) setColumns(fitting);

  const goTo = (row: LibraryRow): void => {
    setFocused(row.id);
    focus(cellOf(rows.indexOf(row), grid)[0], `[data-row="${CSS.escape(row.id)}"]`);
  };
  useRowFocus({
    order: rows.map(({ id }) => id),
    focused,
    arrival,
    comesBack,
    goTo: (id) => {
      const row = rows.find((candidate) => candidate.id === id);
      if (row !== undefined) goTo(row);
    },
  });
  const press = (event: KeyboardEvent, row: LibraryRow): void => {
    const next = rows[rowAfterKey(event.key, rows.indexOf(row), grid) ?? -1];
    const act = actOfKey(event, {
      row,
      next,
      several,
      someSelected: selected.size > 0,
      goTo,
      acts: { ...props, onSelect },
    });
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const click = (event: MouseEvent, row: LibraryRow): void => {
    setFocused(row.id);
    props.onClick(row, { toggle: several && (event.ctrlKey || event.metaKey), range: several && event.shiftKey });
  };

  const tick = (row: LibraryRow): void => {
    setFocused(row.id);
    onSelect(row, { toggle: true, range: false });
  };

  const cell = (row: LibraryRow) => (
    <RowParts
      key={row.id}
      row={row}
      layout={layout}
      place={rows.indexOf(row)}
      selected={selected.has(row.id)}
      reachable={row.id === reachable}
      term={term}
      showsFolder={showsFolder}
      onClick={click}
      onTick={several ? tick : undefined}
      onKeyDown={press}
      onHover={props.onHover}
      onDragStart={props.onDragStart}
      onDrop={row.kind === 'file' ? undefined : props.onDrop}
    />
  );
  const roles = layout === 'table' ? { 'role': 'grid', 'aria-rowcount': rows.length + 1 } : { role: 'listbox' };
  return (
    <div
      ref={scroller}
      className={mergeClasses(styles.scroller, rows.every(({ kind }) => kind === 'parent') && styles.short)}
      aria-busy={busy}
    >
      <div {...roles} aria-label={label} aria-multiselectable={several}>
        {layout === 'table' && <RowHead sort={sort} onSort={onSort} showsFolder={showsFolder} />}
        {/* Inline styles: positions are known only at run time. */}
        <div role={layout === 'table' ? 'rowgroup' : 'presentation'} className={styles.lines} style={extent}>
          {items.map(({ index, style }) => {
            const [from, to] = rowsInLine(index, grid);
            return (
              // Inline styles: the position and the number of tiles are known only at run time.
              <div
                key={index}
                role="presentation"
                className={mergeClasses(styles.line, layout === 'tiles' && styles.tileLine)}
                style={{
                  ...style,
                  gridTemplateColumns: layout === 'tiles' ? `repeat(${columns}, minmax(0, 1fr))` : undefined,
                }}
              >
                {rows.slice(from, to).map(cell)}
              </div>
            );
          })}
        </div>
      </div>
      <span className={styles.hidden} role="status">
        {selected.size > 1 ? text('shared.list.selected', { count: selected.size }) : ''}
      </span>
    </div>
  );
};
