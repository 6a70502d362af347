import type { Frame, TableBlock, TableCell, TableRow } from './model';
import { attributeOf, withAttribute, withoutAttribute, withTag } from './tag';

/** Where a cell stands: the section, the row in it, and the cell among those that are written in that row. */
export interface CellPlace {
  readonly section: number;
  readonly row: number;
  readonly cell: number;
}

/** A table after a change, and the cell in which to go on. */
export interface TableChange {
  readonly table: TableBlock;
  readonly at: CellPlace;
}

/** Changes the table around a cell; null takes the whole table away. Rule R-SHR-35. */
export type TableAct = (table: TableBlock, at: CellPlace) => TableChange | null;

/** A cell and the stretch of rows and columns that it covers. */
export interface Placed {
  readonly cell: TableCell;
  readonly row: number;
  readonly index: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** Further nobody stretches a cell. */
const WIDEST = 1000;

/** The rows or columns that a cell covers, as a browser counts them; for rows 0 is all that follow. */
export const spanOf = (open: string, name: 'rowspan' | 'colspan'): number => {
  const span = Number.parseInt(attributeOf(open, name) ?? '1', 10);
  return Number.isNaN(span) || span < 0
    ? 1
    : name === 'rowspan' && span === 0
      ? WIDEST
      : Math.min(Math.max(1, span), WIDEST);
};

export const stretched = (cell: TableCell, name: 'rowspan' | 'colspan', by: number): TableCell => {
  const span = spanOf(cell.open, name) + by;
  return {
    ...cell,
    open: span === 1 ? withoutAttribute(cell.open, name) : withAttribute(cell.open, name, String(span)),
  };
};

/** The cells of a section, each with where it lies once those above have reached into its row. */
export const placedIn = (rows: readonly TableRow[]): readonly Placed[] => {
  const placed: Placed[] = [];
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

/** A cell by its place, among all cells of its section. */
export const placeOf = ({ sections }: TableBlock, { section, row, cell }: CellPlace) => {
  const rows = sections[section]?.rows ?? [];
  const placed = placedIn(rows);
  const here = placed.find((one) => one.row === row && one.index === cell);
  return here === undefined ? null : { rows, placed, here };
};

/** An element made after another one: what is said of one element only, and what was kept behind it, is not. */
export const like = ({ lead, open, close }: Frame): Frame => ({
  lead: /[\t\n\f\r ]*$/.exec(lead)?.[0] ?? '',
  open: withoutAttribute(/^<[^>]*>/.exec(open)?.[0] ?? open, 'id'),
  close: /[\t\n\f\r ]*<\/[^>]*>/.exec(close)?.[0] ?? close,
});
export const cellLike = (cell: TableCell): TableCell => {
  const { lead, open, close } = like(cell);
  return {
    tag: cell.tag,
    lead,
    open: ['rowspan', 'colspan', 'headers'].reduce(withoutAttribute, open),
    blocks: [],
    close,
  };
};

export const asCell = (cell: TableCell, tag: 'td' | 'th'): TableCell => {
  const open = withTag(cell.open, tag);
  return {
    ...cell,
    tag,
    open: tag === 'th' ? withAttribute(open, 'scope', 'col') : withoutAttribute(open, 'scope'),
    close: cell.close.replace(/^([^<]*)<\/[^\s>]+/, `$1</${tag}`),
  };
};

/**
 * Rows without one of them: what reaches into it is shorter by it, what begins in it and reaches on begins in the next.
 */
export const withoutRow = (rows: readonly TableRow[], at: number): readonly TableRow[] => {
  const placed = placedIn(rows);
  const shorter = (one: Placed): Placed => ({ ...one, cell: stretched(one.cell, 'rowspan', -1) });
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
