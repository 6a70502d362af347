import type { ReactNode } from 'react';
import type { CsvCell } from '../../../domain/shared/list/csv';

/** One column of a list. Keep the identity of the array: all rows re-render when it changes. */
export interface Column<Row> {
  /** Field to sort by, if sortable. */
  readonly key: string;
  readonly title: string;
  readonly sortable?: boolean;
  /** In px, without the margin of the table. Without a width, the title column takes the remaining space. */
  readonly width?: number;
  /** Share of the table width in percent, for a column without `width` that is not the title. */
  readonly share?: number;
  /**
   * Hidden while the list is narrow: only at `small` width, or already at `medium`. The title always stays. Rule
   * R-SHR-49.
   */
  readonly fold?: 'medium' | 'small';
  /** Text in the language of the record's website. Rule R-SHR-61. */
  readonly isContent?: boolean;
  /** Grey secondary text. */
  readonly quiet?: boolean;
  /** Right-aligned tabular figures. */
  readonly numeric?: boolean;
  /** Place on a phone's card: title, detail line, or end, with the column's name (`named`) or without (`end`). */
  readonly phone?: 'title' | 'detail' | 'named' | 'end' | 'hidden';
  /** Text is truncated with a tooltip and highlighted where `term` matches; other nodes are rendered as they are. */
  readonly cell: (row: Row, term: string) => ReactNode;
  /** Text to highlight instead of the search term. */
  readonly mark?: string | undefined;
  /** CSV value, dates and moments as `YYYY-MM-DD HH:mm:ss`; absent if the cell is plain text. */
  readonly value?: (row: Row) => CsvCell;
}

export const valueOfColumn = <Row>({ cell, value }: Pick<Column<Row>, 'cell' | 'value'>, row: Row): CsvCell => {
  if (value !== undefined) return value(row);
  const drawn = cell(row, '');
  return typeof drawn === 'string' ? drawn : null;
};

/** The class that hides the cells of a column when narrow; `undefined` for the title, which is never hidden. */
export const foldOf = ({ fold, phone }: Pick<Column<never>, 'fold' | 'phone'>): 'medium' | 'small' | undefined =>
  phone === 'title' ? undefined : fold;

/** Column widths in px that fit the values in both languages and all personal formats. Rule R-SHR-65. */
export const WIDTHS = { day: 128, dayMonthFirst: 168, moment: 168, momentSeconds: 192 } as const;

/** Default share of the table width for a text column, in percent. Rule R-SHR-49. */
const SHARE = 24;
/** Additional padding at the edges of the table compared with that between columns, in px. */
const EDGE = 12;

type Sized = Pick<Column<never>, 'width' | 'share' | 'phone'>;

/**
 * The `width` attribute of a header cell, for the fixed table layout. React's types lack it for `th`.
 * @param edges number of table edges that the column touches
 */
export const widthOf = ({ width, share = SHARE, phone }: Sized, edges = 0): { readonly width?: number | string } => {
  if (width !== undefined) return { width: width + edges * EDGE };
  return phone === 'title' ? {} : { width: `${share}%` };
};
