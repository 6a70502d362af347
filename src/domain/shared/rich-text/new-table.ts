import type { TableBlock, TableCell, TableRow, TableSection } from './model';

const newCell = (tag: 'td' | 'th'): TableCell => ({
  tag,
  lead: '',
  open: tag === 'th' ? '<th scope="col">' : '<td>',
  blocks: [],
  close: `</${tag}>`,
});
const newRow = (tag: 'td' | 'th', columns: number): TableRow => ({
  lead: '',
  open: '<tr>',
  cells: Array.from({ length: columns }, () => newCell(tag)),
  close: '</tr>',
});
const newSection = (tag: 'thead' | 'tbody', rows: readonly TableRow[]): TableSection => ({
  tag,
  lead: '',
  open: `<${tag}>`,
  rows,
  close: `</${tag}>`,
});

/** Maximum size of a new table. */
export const TABLE_SIZE = { rows: 50, columns: 20 } as const;

/** @param rows includes the header row */
export const newTable = (rows: number, columns: number, header: boolean): TableBlock => {
  const body = Array.from({ length: rows - Number(header) }, () => newRow('td', columns));
  return {
    kind: 'table',
    lead: '',
    open: '<table>',
    caption: null,
    sections: [
      ...(header ? [newSection('thead', [newRow('th', columns)])] : []),
      ...(body.length > 0 ? [newSection('tbody', body)] : []),
    ],
    close: '</table>',
  };
};
