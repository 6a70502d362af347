import { withTag } from './tag';
import { withCellTag, spanOf, type TableCommand } from './table-grid';

/** The part of a table that `hasHeader` reads. */
interface TableOutline {
  readonly sections: readonly {
    readonly tag: string;
    readonly rows: readonly { readonly cells: readonly { readonly tag: string }[] }[];
  }[];
}

export const hasHeader = ({ sections: [first] }: TableOutline): boolean =>
  first?.tag === 'thead' || first?.rows[0]?.cells.every(({ tag }) => tag === 'th') === true;

/** Turns the first row into a header, or the header into a normal row. */
export const toggleHeader: TableCommand = (table, at) => {
  const [first, ...others] = table.sections;
  const [top, ...rows] = first?.rows ?? [];
  if (first === undefined || top === undefined) return null;
  const isHeader = hasHeader(table);
  const row = { ...top, cells: top.cells.map((cell) => withCellTag(cell, isHeader ? 'td' : 'th')) };
  const stays = { ...first, rows: [row, ...rows] };
  if (isHeader && first.tag === 'thead') {
    const { lead, open, close } = first;
    const body = {
      ...stays,
      tag: 'tbody',
      lead,
      open: withTag(open, 'tbody'),
      close: close.replace(/<\/[^\s>]+/, '</tbody'),
    };
    const [next] = others;
    if (rows.length > 0 || next === undefined || next.tag === 'tfoot')
      return { table: { ...table, sections: [body, ...others] }, at };
    return {
      table: { ...table, sections: [{ ...next, lead, rows: [row, ...next.rows] }, ...others.slice(1)] },
      at: at.section === 0 ? at : { ...at, section: at.section - 1, row: at.row + Number(at.section === 1) },
    };
  }
  // A cell with a rowspan cannot leave its section.
  if (isHeader || rows.length === 0 || top.cells.some(({ open }) => spanOf(open, 'rowspan') > 1))
    return { table: { ...table, sections: [stays, ...others] }, at };
  const inner = first.tag === '' ? { lead: row.lead, row: { ...row, lead: '' } } : { lead: first.lead, row };
  const head = {
    tag: 'thead',
    lead: inner.lead,
    open: '<thead>',
    rows: [inner.row],
    close: `${/^[\t\n\f\r ]*/.exec(first.close)?.[0] ?? ''}</thead>`,
  };
  return {
    table: { ...table, sections: [head, { ...first, rows }, ...others] },
    at:
      at.section > 0 ? { ...at, section: at.section + 1 } : at.row === 0 ? at : { ...at, section: 1, row: at.row - 1 },
  };
};
