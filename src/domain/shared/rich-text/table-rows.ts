import type { TableBlock, TableRow } from './model';
import {
  withCellTag,
  emptyCellLike,
  copyTags,
  findCell,
  changeSpan,
  withoutRow,
  type CellAddress,
  type TableCommand,
} from './table-grid';

const firstCell = ({ sections }: TableBlock, from: number): CellAddress => ({
  section: Math.min(from, sections.length - 1),
  row: 0,
  cell: 0,
});

const withRows = (table: TableBlock, section: number, rows: readonly TableRow[]): TableBlock => ({
  ...table,
  sections: table.sections.flatMap((one, index) =>
    index !== section ? [one] : rows.length === 0 ? [] : [{ ...one, rows }],
  ),
});

/** Adds a row above or below the cell's row; cells that span the position grow. Rule R-SHR-35. */
export const addRow =
  (below: boolean): TableCommand =>
  (table, at) => {
    const found = findCell(table, at);
    if (found === null) return null;
    const { rows, placed, here } = found;
    const line = below ? here.row + here.rows : here.row;
    const model = rows[below ? line - 1 : line];
    if (model === undefined) return null;
    const crossing = placed.filter((one) => one.row < line && line < one.row + one.rows);
    const beside = placed
      .filter(
        (one) =>
          one.row <= line - Number(below) && line - Number(below) < one.row + one.rows && !crossing.includes(one),
      )
      .sort((one, other) => one.column - other.column);
    // Below a header row outside `thead`, the new row is a normal one.
    const isHeader =
      table.sections[at.section]?.tag !== 'thead' && beside.length > 1 && beside.every(({ cell }) => cell.tag === 'th');
    const cells = beside.flatMap(({ cell, columns }) =>
      Array.from({ length: columns }, () => emptyCellLike(isHeader ? withCellTag(cell, 'td') : cell)),
    );
    const grown = rows.map((row, index) => ({
      ...row,
      cells: row.cells.map((cell, place) =>
        crossing.some((one) => one.row === index && one.index === place) ? changeSpan(cell, 'rowspan', 1) : cell,
      ),
    }));
    const added = { ...copyTags(model), cells };
    return {
      table: withRows(table, at.section, [...grown.slice(0, line), added, ...grown.slice(line)]),
      at: {
        ...at,
        row: line,
        cell: Math.max(
          0,
          beside.findIndex((one) => one.column >= here.column),
        ),
      },
    };
  };

export const removeRow: TableCommand = (table, at) => {
  const rows = table.sections[at.section]?.rows;
  if (rows === undefined) return null;
  const left = withoutRow(rows, at.row);
  const next = withRows(table, at.section, left);
  if (next.sections.length === 0) return null;
  const row = Math.min(at.row, left.length - 1);
  return {
    table: next,
    at:
      left.length === 0
        ? firstCell(next, at.section)
        : { section: at.section, row, cell: Math.min(at.cell, (left[row]?.cells.length ?? 1) - 1) },
  };
};
