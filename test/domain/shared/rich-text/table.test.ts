import fc from 'fast-check';
import type { TableBlock } from '../../../../src/domain/shared/rich-text/model';
import { newTable } from '../../../../src/domain/shared/rich-text/new-table';
import { readRichText } from '../../../../src/domain/shared/rich-text/read';
import { addColumn, removeColumn } from '../../../../src/domain/shared/rich-text/table-columns';
import { placeCells, type CellAddress, type TableCommand } from '../../../../src/domain/shared/rich-text/table-grid';
import { hasHeader, toggleHeader } from '../../../../src/domain/shared/rich-text/table-header';
import { addRow, removeRow } from '../../../../src/domain/shared/rich-text/table-rows';
import { writeBlock } from '../../../../src/domain/shared/rich-text/write';
import { decode } from '../../support/any-html';

const tableOf = (html: string): TableBlock => {
  const [block] = readRichText(html, decode).blocks;
  if (block?.kind !== 'table') throw new Error(`No table: ${html}`);
  return block;
};
const at = (row: number, cell: number, section = 0): CellAddress => ({ section, row, cell });
const after = (html: string, act: TableCommand, place: CellAddress): string | null => {
  const change = act(tableOf(html), place);
  return change === null ? null : writeBlock(change.table, decode);
};

// Rule R-SHR-35.
test.each<[string, TableCommand, CellAddress, string]>([
  [
    '<table><tr><td>1</td><td>2</td></tr></table>',
    addRow(true),
    at(0, 0),
    '<table><tr><td>1</td><td>2</td></tr><tr><td></td><td></td></tr></table>',
  ],
  [
    '<table>\n<tr class="a" id="i">\n <td class="b" id="j">1</td>\n</tr>\n</table>',
    addRow(false),
    at(0, 0),
    '<table>\n<tr class="a">\n <td class="b"></td>\n</tr>\n<tr class="a" id="i">\n <td class="b" id="j">1</td>\n</tr>\n</table>',
  ],
  [
    '<table><tr><th>a</th><th>b</th></tr></table>',
    addRow(true),
    at(0, 0),
    '<table><tr><th>a</th><th>b</th></tr><tr><td></td><td></td></tr></table>',
  ],
  [
    '<table><tr><td rowspan="2">1</td><td>2</td></tr><tr><td>3</td></tr></table>',
    addRow(true),
    at(0, 1),
    '<table><tr><td rowspan="3">1</td><td>2</td></tr><tr><td></td></tr><tr><td>3</td></tr></table>',
  ],
  [
    '<table><tr><td colspan="2">1</td></tr></table>',
    addRow(true),
    at(0, 0),
    '<table><tr><td colspan="2">1</td></tr><tr><td></td><td></td></tr></table>',
  ],
])('a row is put into %s as its neighbours are written', (html, act, place, expected) => {
  expect(after(html, act, place)).toBe(expected);
});

test.each<[string, CellAddress, string | null]>([
  ['<table><tr><td>1</td></tr>\n<tr><td>2</td></tr></table>', at(0, 0), '<table>\n<tr><td>2</td></tr></table>'],
  [
    '<table><tr><td rowspan="2">1</td><td>2</td></tr><tr><td>3</td></tr></table>',
    at(1, 0),
    '<table><tr><td>1</td><td>2</td></tr></table>',
  ],
  [
    '<table><tr><td>1</td><td rowspan="2">2</td></tr><tr><td>3</td></tr></table>',
    at(0, 0),
    '<table><tr><td>3</td><td>2</td></tr></table>',
  ],
  [
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    at(0, 0),
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  ['<table><tr><td>1</td></tr></table>', at(0, 0), null],
])('a row goes out of %s', (html, place, expected) => {
  expect(after(html, removeRow, place)).toBe(expected);
});

test.each<[string, TableCommand, CellAddress, string | null]>([
  [
    '<table><colgroup><col width="1"><col width="2"></colgroup><tr><td>1</td><td>2</td></tr></table>',
    addColumn(true),
    at(0, 1),
    '<table><colgroup><col width="1"><col width="2"><col width="2"></colgroup><tr><td>1</td><td>2</td><td></td></tr></table>',
  ],
  [
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td class="x">1</td><td>2</td></tr></tbody></table>',
    addColumn(false),
    at(0, 0, 1),
    '<table><thead><tr><th></th><th>a</th><th>b</th></tr></thead><tbody><tr><td class="x"></td>' +
      '<td class="x">1</td><td>2</td></tr></tbody></table>',
  ],
  [
    '<table><tr><td colspan="2">1</td></tr><tr><td>2</td><td>3</td></tr></table>',
    addColumn(true),
    at(1, 0),
    '<table><tr><td colspan="3">1</td></tr><tr><td>2</td><td></td><td>3</td></tr></table>',
  ],
  [
    '<table><tr><td colspan="2">1</td></tr><tr><td>2</td><td>3</td></tr></table>',
    removeColumn,
    at(1, 1),
    '<table><tr><td>1</td></tr><tr><td>2</td></tr></table>',
  ],
  [
    '<table><col span="2"><tr><td>1</td><td>2</td></tr></table>',
    removeColumn,
    at(0, 0),
    '<table><col><tr><td>2</td></tr></table>',
  ],
  ['<table><tr><td>1</td></tr><tr><td>2</td></tr></table>', removeColumn, at(0, 0), null],
])('a column comes or goes in %s', (html, act, place, expected) => {
  expect(after(html, act, place)).toBe(expected);
});

test('a header row is made with what it says of its columns, and goes again without a trace', () => {
  const html = '<table>\n<tbody>\n<tr><td class="x">a</td></tr>\n<tr><td>1</td></tr>\n</tbody>\n</table>';
  const made = after(html, toggleHeader, at(1, 0));
  expect(made).toBe(
    '<table>\n<thead>\n<tr><th scope="col" class="x">a</th></tr>\n</thead>\n<tbody>\n<tr><td>1</td></tr>\n</tbody>\n</table>',
  );
  expect(hasHeader(tableOf(made ?? ''))).toBe(true);
  expect(after(made ?? '', toggleHeader, at(0, 0))).toBe(
    '<table>\n<tbody>\n<tr><td class="x">a</td></tr>\n<tr><td>1</td></tr>\n</tbody>\n</table>',
  );
  expect(after('<table><tr><td rowspan="2">1</td></tr><tr></tr></table>', toggleHeader, at(0, 0))).toContain(
    '<th scope="col" rowspan="2">1</th>',
  );
});

test('a new table has as many rows and columns as asked for, its header among them', () => {
  expect(writeBlock(newTable(2, 2, true), decode)).toBe(
    '<table><thead><tr><th scope="col"></th><th scope="col"></th></tr></thead><tbody><tr><td></td><td></td></tr></tbody></table>',
  );
  expect(writeBlock(newTable(1, 1, true), decode)).toBe('<table><thead><tr><th scope="col"></th></tr></thead></table>');
});

/** Random tables with cells that span rows and columns, without holes. */
const spanned = fc
  .tuple(
    fc.integer({ min: 1, max: 5 }),
    fc.integer({ min: 1, max: 5 }),
    fc.infiniteStream(fc.integer({ min: 1, max: 3 })),
  )
  .map(([rows, columns, spans]) => {
    const taken = Array.from({ length: rows }, () => new Array<boolean>(columns).fill(false));
    const html = taken.map((line, row) => {
      let cells = '';
      for (let column = 0; column < columns; column++) {
        if (line[column] === true) continue;
        const free = line.indexOf(true, column);
        const wide = Math.min(Number(spans.next().value), (free < 0 ? columns : free) - column);
        const tall = Math.min(Number(spans.next().value), rows - row);
        for (let down = row; down < row + tall; down++) taken[down]?.fill(true, column, column + wide);
        cells += `<td colspan="${String(wide)}" rowspan="${String(tall)}">x</td>`;
      }
      return `<tr>${cells}</tr>`;
    });
    return {
      html: `<table>${html.filter((row) => row !== '<tr></tr>').join('')}</table>`,
      whole: !html.includes('<tr></tr>'),
    };
  })
  .filter(({ whole }) => whole)
  .map(({ html }) => html);

const areaOf = (table: TableBlock): number =>
  table.sections.reduce(
    (sum, { rows }) => sum + placeCells(rows).reduce((all, one) => all + one.rows * one.columns, 0),
    0,
  );
const widthOf = (table: TableBlock): number =>
  Math.max(0, ...table.sections.flatMap(({ rows }) => placeCells(rows).map(({ column, columns }) => column + columns)));
const heightOf = (table: TableBlock): number => table.sections.reduce((sum, { rows }) => sum + rows.length, 0);

test.each<[string, TableCommand, number, number]>([
  ['a row above', addRow(false), 1, 0],
  ['a row under', addRow(true), 1, 0],
  ['a column before', addColumn(false), 0, 1],
  ['a column behind', addColumn(true), 0, 1],
])('with %s every table is still without holes, and the place to go on is a cell', (_, act, rows, columns) => {
  fc.assert(
    fc.property(spanned, fc.nat(), (html, which) => {
      const table = tableOf(html);
      const cells = placeCells(table.sections[0]?.rows ?? []);
      const here = cells[which % cells.length];
      const change = act(table, at(here?.row ?? 0, here?.index ?? 0));
      if (change === null) throw new Error('The table is gone');
      expect([widthOf(change.table), heightOf(change.table)]).toEqual([
        widthOf(table) + columns,
        heightOf(table) + rows,
      ]);
      expect(areaOf(change.table)).toBe(widthOf(change.table) * heightOf(change.table));
      expect(change.table.sections[change.at.section]?.rows[change.at.row]?.cells[change.at.cell]).toBeDefined();
    }),
    { numRuns: 500, seed: 20261122 },
  );
});

test('without a row or a column every table is still without holes', () => {
  fc.assert(
    fc.property(spanned, fc.nat(), fc.boolean(), (html, which, isRow) => {
      const table = tableOf(html);
      const cells = placeCells(table.sections[0]?.rows ?? []);
      const here = cells[which % cells.length];
      const change = (isRow ? removeRow : removeColumn)(table, at(here?.row ?? 0, here?.index ?? 0));
      if (change === null) return;
      expect(areaOf(change.table)).toBe(widthOf(change.table) * heightOf(change.table));
      expect(change.table.sections[change.at.section]?.rows[change.at.row]?.cells[change.at.cell]).toBeDefined();
    }),
    { numRuns: 1000, seed: 20261122 },
  );
});

test('what is written in the other cells stays as it was, byte for byte', () => {
  const acts = [addRow(false), addRow(true), addColumn(false), addColumn(true), toggleHeader];
  fc.assert(
    fc.property(spanned, fc.nat(), fc.constantFrom(...acts), (html, which, act) => {
      let count = 0;
      const source = html.replaceAll(
        '>x<',
        () => ` class='c${String((count += 1))}'>\n <p>R&D&nbsp;${String(count)}<br>\n<`,
      );
      const table = tableOf(source);
      const cells = placeCells(table.sections[0]?.rows ?? []);
      const here = cells[which % cells.length];
      const change = act(table, at(here?.row ?? 0, here?.index ?? 0));
      const written = change === null ? '' : writeBlock(change.table, decode);
      for (let cell = 1; cell <= count; cell += 1)
        expect(written.split(` class='c${String(cell)}'>\n <p>R&D&nbsp;${String(cell)}<br>\n</t`)).toHaveLength(2);
    }),
    { numRuns: 500, seed: 20261122 },
  );
});
