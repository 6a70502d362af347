import type { Frame, TableBlock, TableCell, TableRow } from './model';
import { attributeOf, withAttribute, withoutAttribute, withTag } from './tag';

/** Address of a cell; `cell` is its index among the cells written in the row. */
export interface CellAddress {
  readonly section: number;
  readonly row: number;
  readonly cell: number;
}

/** Table after a command, and the cell to focus. */
export interface TableChange {
  readonly table: TableBlock;
  readonly at: CellAddress;
}

/** Command on the table around a cell; null deletes the table. Rule R-SHR-35. */
export type TableCommand = (table: TableBlock, at: CellAddress) => TableChange | null;

/** Cell with the grid area that it covers. */
export interface PlacedCell {
  readonly cell: TableCell;
  readonly row: number;
  readonly index: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** Maximum span, as in browsers. */
const MAX_SPAN = 1000;

/** Span as browsers compute it; `rowspan="0"` extends to the end. */
export const spanOf = (open: string, name: 'rowspan' | 'colspan'): number => {
  const span = Number.parseInt(attributeOf(open, name) ?? '1', 10);
  return Number.isNaN(span) || span < 0
    ? 1
    : name === 'rowspan' && span === 0
      ? MAX_SPAN
      : Math.min(Math.max(1, span), MAX_SPAN);
};

export const changeSpan = (cell: TableCell, name: 'rowspan' | 'colspan', by: number): TableCell => {
  const span = spanOf(cell.open, name) + by;
  return {
    ...cell,
    open: span === 1 ? withoutAttribute(cell.open, name) : withAttribute(cell.open, name, String(span)),
  };
};

/** Grid position of each cell of a section, with rowspans from above. */
export const placeCells = (rows: readonly TableRow[]): readonly PlacedCell[] => {
  const placed: PlacedCell[] = [];
  const taken: (readonly [from: number, to: number, last: number])[] = [];
  rows.forEach(({ cells }, row) => {
    let column = 0;
    cells.forEach((cell, index) => {
      for (let over = true; over;) {
        const above = taken.find(([from, to, last]) => last >= row && from <= column && column < to);
        over = above !== undefined;
        if (above !== undefined) column = above[1];
      }
      const columns = spanOf(cell.open, 'colspan');
      const tall = Math.min(spanOf(cell.open, 'rowspan'), rows.length - row);
      placed.push({ cell, row, index, column, rows: tall, columns });
      if (tall > 1) taken.push([column, column + columns, row + tall - 1]);
      column += columns;
    });
  });
  return placed;
};

/** Finds a cell in its section by address. */
export const findCell = ({ sections }: TableBlock, { section, row, cell }: CellAddress) => {
  const rows = sections[section]?.rows ?? [];
  const placed = placeCells(rows);
  const here = placed.find((one) => one.row === row && one.index === cell);
  return here === undefined ? null : { rows, placed, here };
};

/** Copy of an element's tags, without id and without source kept behind them. */
export const copyTags = ({ lead, open, close }: Frame): Frame => ({
  lead: /(?<![\t\n\f\r ])[\t\n\f\r ]*$/.exec(lead)?.[0] ?? '',
  open: withoutAttribute(/^<[^>]*>/.exec(open)?.[0] ?? open, 'id'),
  close: /(?<![\t\n\f\r ])[\t\n\f\r ]*<\/[^<>]*>/.exec(close)?.[0] ?? close,
});
export const emptyCellLike = (cell: TableCell): TableCell => {
  const { lead, open, close } = copyTags(cell);
  return {
    tag: cell.tag,
    lead,
    open: ['rowspan', 'colspan', 'headers'].reduce(withoutAttribute, open),
    blocks: [],
    close,
  };
};

export const withCellTag = (cell: TableCell, tag: 'td' | 'th'): TableCell => {
  const open = withTag(cell.open, tag);
  return {
    ...cell,
    tag,
    open: tag === 'th' ? withAttribute(open, 'scope', 'col') : withoutAttribute(open, 'scope'),
    close: cell.close.replace(/^([^<]*)<\/[^\s>]+/, `$1</${tag}`),
  };
};

/** Removes a row: cells that span it shrink; cells that start in it move to the next row. */
export const withoutRow = (rows: readonly TableRow[], at: number): readonly TableRow[] => {
  const placed = placeCells(rows);
  const shorter = (one: PlacedCell): PlacedCell => ({ ...one, cell: changeSpan(one.cell, 'rowspan', -1) });
  return rows.flatMap((row, index): readonly TableRow[] => {
    if (index === at) return [];
    const own = placed
      .filter((one) => one.row === index)
      .map((one) => (one.row < at && at < one.row + one.rows ? shorter(one) : one));
    const moved = index === at + 1 ? placed.filter((one) => one.row === at && one.rows > 1).map(shorter) : [];
    return [
      { ...row, cells: [...own, ...moved].sort((one, other) => one.column - other.column).map(({ cell }) => cell) },
    ];
  });
};
