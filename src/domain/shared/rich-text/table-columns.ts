import type { TableBlock, TableRow, TableSection } from './model';
import { attributeOf, withAttribute, withoutAttribute } from './tag';
import {
  emptyCellLike,
  placeCells,
  findCell,
  changeSpan,
  withoutRow,
  type PlacedCell,
  type TableCommand,
} from './table-grid';

const COL = /<col(?=[\s/>])[^<>]*>/gi;

/** Changes the `col` element of a column, if any; `col`s are kept behind the table tag or the caption. */
const changeColumn = (html: string, column: number, change: (col: string, span: number) => string): string => {
  let first = 0;
  return html.replaceAll(COL, (col) => {
    const span = Math.max(1, Number.parseInt(attributeOf(col, 'span') ?? '1', 10) || 1);
    const isHere = first <= column && column < first + span;
    first += span;
    return isHere ? change(col, span) : col;
  });
};

const withColSpan = (col: string, span: number): string =>
  span === 1 ? withoutAttribute(col, 'span') : withAttribute(col, 'span', String(span));

const changeColumns = (table: TableBlock, change: (html: string) => string): TableBlock => ({
  ...table,
  open: change(table.open),
  caption: table.caption === null ? null : { ...table.caption, close: change(table.caption.close) },
});

/** Adds a `col` like the one of the given column. */
const withColumn = (table: TableBlock, like: number): TableBlock =>
  changeColumns(table, (html) =>
    changeColumn(html, like, (col, span) =>
      span > 1 ? withColSpan(col, span + 1) : col + withoutAttribute(col, 'id'),
    ),
  );

const withoutColumn = (table: TableBlock, column: number): TableBlock =>
  changeColumns(table, (html) =>
    changeColumn(html, column, (col, span) => (span > 1 ? withColSpan(col, span - 1) : '')),
  );

const withoutEmptyRows = (rows: readonly TableRow[]): readonly TableRow[] => {
  const empty = rows.findIndex(({ cells }) => cells.length === 0);
  return empty < 0 ? rows : withoutEmptyRows(withoutRow(rows, empty));
};

const mapSections = (
  table: TableBlock,
  change: (placed: readonly PlacedCell[], rows: readonly TableRow[]) => readonly TableRow[],
): TableBlock => ({
  ...table,
  sections: table.sections
    .map((section): TableSection => ({
      ...section,
      rows: withoutEmptyRows(change(placeCells(section.rows), section.rows)),
    }))
    .filter(({ rows }) => rows.length > 0),
});

/** Adds a column before or after the cell's column, through all sections. */
export const addColumn =
  (behind: boolean): TableCommand =>
  (table, at) => {
    const here = findCell(table, at)?.here;
    if (here === undefined) return null;
    const line = behind ? here.column + here.columns : here.column;
    const changed = mapSections(table, (placed, rows) =>
      rows.map((row, index) => {
        const reaching = placed.filter((one) => one.row <= index && index < one.row + one.rows);
        const across = reaching.find((one) => one.column < line && line < one.column + one.columns);
        if (across !== undefined)
          return {
            ...row,
            cells: row.cells.map((cell, place) =>
              across.row === index && across.index === place ? changeSpan(cell, 'colspan', 1) : cell,
            ),
          };
        const model =
          reaching.find((one) => (behind ? one.column + one.columns === line : one.column === line)) ?? reaching[0];
        const before = placed.filter((one) => one.row === index && one.column < line).length;
        return model === undefined
          ? row
          : { ...row, cells: [...row.cells.slice(0, before), emptyCellLike(model.cell), ...row.cells.slice(before)] };
      }),
    );
    return { table: withColumn(changed, here.column), at: { ...at, cell: at.cell + Number(behind) } };
  };

/** Removes the cell's column; cells that span it shrink. */
export const removeColumn: TableCommand = (table, at) => {
  const here = findCell(table, at)?.here;
  if (here === undefined) return null;
  const changed = mapSections(table, (placed, rows) =>
    rows.map((row, index) => ({
      ...row,
      cells: placed
        .filter((one) => one.row === index)
        .flatMap((one) => {
          const isHere = one.column <= here.column && here.column < one.column + one.columns;
          return !isHere ? [one.cell] : one.columns > 1 ? [changeSpan(one.cell, 'colspan', -1)] : [];
        }),
    })),
  );
  const rows = changed.sections[Math.min(at.section, changed.sections.length - 1)]?.rows;
  if (rows === undefined) return null;
  const section = Math.min(at.section, changed.sections.length - 1);
  const row = Math.min(at.row, rows.length - 1);
  return {
    table: withoutColumn(changed, here.column),
    at: { section, row, cell: Math.max(0, Math.min(at.cell, (rows[row]?.cells.length ?? 1) - 1)) },
  };
};
