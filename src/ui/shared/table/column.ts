import type { ReactNode } from 'react';
import type { CsvCell } from '../../../domain/shared/csv';

/** One column of a list. Keep the array's identity: rows are rendered again only when it changes. */
export interface Column<Row> {
  /** Field to sort by, if sortable. */
  readonly key: string;
  readonly title: string;
  readonly sortable?: boolean;
  /** In pixels; columns without one share the rest. */
  readonly width?: number;
  /** Grey secondary text. */
  readonly quiet?: boolean;
  /** Right-aligned tabular figures. */
  readonly numeric?: boolean;
  /** Place on a phone's card: title, detail line, or end, with the column's name (`named`) or without (`end`). */
  readonly phone?: 'title' | 'detail' | 'named' | 'end' | 'hidden';
  /** Text is truncated with a tooltip and highlighted where `term` matches; other nodes are rendered as they are. */
  readonly cell: (row: Row, term: string) => ReactNode;
  /** CSV value, dates and moments as `YYYY-MM-DD HH:mm:ss`; absent if the cell is plain text. */
  readonly value?: (row: Row) => CsvCell;
}

export const valueOfColumn = <Row>({ cell, value }: Pick<Column<Row>, 'cell' | 'value'>, row: Row): CsvCell => {
  if (value !== undefined) return value(row);
  const drawn = cell(row, '');
  return typeof drawn === 'string' ? drawn : null;
};

/** The width attribute of a header cell, which a fixed table layout needs only once. React's types lack it for `th`. */
export const widthOf = (width: number | undefined): { readonly width?: number } =>
  width === undefined ? {} : { width };
