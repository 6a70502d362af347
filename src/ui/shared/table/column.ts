import type { ReactNode } from 'react';
import type { CsvCell } from '../../../domain/shared/list/csv';

/** One column of a list. Keep the array's identity: rows are rendered again only when it changes. */
export interface Column<Row> {
  /** Field to sort by, if sortable. */
  readonly key: string;
  readonly title: string;
  readonly sortable?: boolean;
  /** In pixels, without the margin of the table. Without one, the title of the card takes the rest. */
  readonly width?: number;
  /** Per cent of the table, where it has no width and is not the title. */
  readonly share?: number;
  /** Not shown while the list is narrow: on `small` or already on `medium` width. The title always stays. Rule R-SHR-49. */
  readonly fold?: 'medium' | 'small';
  /** A text of the record, in the language of its website. Rule R-SHR-61. */
  readonly isContent?: boolean;
  /** Grey secondary text. */
  readonly quiet?: boolean;
  /** Right-aligned tabular figures. */
  readonly numeric?: boolean;
  /** Place on a phone's card: title, detail line, or end, with the column's name (`named`) or without (`end`). */
  readonly phone?: 'title' | 'detail' | 'named' | 'end' | 'hidden';
  /** Text is truncated with a tooltip and highlighted where `term` matches; other nodes are rendered as they are. */
  readonly cell: (row: Row, term: string) => ReactNode;
  /** Highlighted in the text instead of the search term. */
  readonly mark?: string | undefined;
  /** CSV value, dates and moments as `YYYY-MM-DD HH:mm:ss`; absent if the cell is plain text. */
  readonly value?: (row: Row) => CsvCell;
}

export const valueOfColumn = <Row>({ cell, value }: Pick<Column<Row>, 'cell' | 'value'>, row: Row): CsvCell => {
  if (value !== undefined) return value(row);
  const drawn = cell(row, '');
  return typeof drawn === 'string' ? drawn : null;
};

/** The name of the class that folds the cells of a column away; the title of the card never does. */
export const foldOf = ({ fold, phone }: Pick<Column<never>, 'fold' | 'phone'>): 'medium' | 'small' | undefined =>
  phone === 'title' ? undefined : fold;

/** Widths of columns in px that hold what they show in both languages and all formats of a person. Rule R-SHR-65. */
export const WIDTHS = { day: 128, dayMonthFirst: 168, moment: 168, momentSeconds: 192 } as const;

/** Per cent of the table that a text has. Rule R-SHR-49. */
const SHARE = 24;
/** What the padding at an edge of the table is wider than that between two columns, in px. */
const EDGE = 12;

type Sized = Pick<Column<never>, 'width' | 'share' | 'phone'>;

/**
 * The width attribute of a header cell, which a fixed table layout needs only once. React's types lack it for `th`.
 * @param edges how many edges of the table it stands at
 */
export const widthOf = ({ width, share = SHARE, phone }: Sized, edges = 0): { readonly width?: number | string } => {
  if (width !== undefined) return { width: width + edges * EDGE };
  return phone === 'title' ? {} : { width: `${share}%` };
};
