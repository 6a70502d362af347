import type { ReactNode } from 'react';
import type { CsvCell } from '../../../domain/shared/csv';

/** One column of a list. Keep the array's identity: rows are drawn again only when it changes. */
export interface Column<Row> {
  /** Field to sort by, where the column is sortable. */
  readonly key: string;
  readonly title: string;
  readonly sortable?: boolean;
  /** In pixels; columns without one share what is left. */
  readonly width?: number;
  /** Secondary text is grey. */
  readonly quiet?: boolean;
  /** Right-aligned, with figures of one width. */
  readonly numeric?: boolean;
  /**
   * On a phone a row is a card: one title, a line of details, and what is at its end, with its name or (`end`) without.
   */
  readonly phone?: 'title' | 'detail' | 'named' | 'end' | 'hidden';
  /** Text is cut off with a tooltip and marked where `term` stands; anything else is drawn as it is. */
  readonly cell: (row: Row, term: string) => ReactNode;
  /**
   * The same for a file, where days and moments are written `YYYY-MM-DD` and in UTC; absent where the cell is plain
   * text.
   */
  readonly value?: (row: Row) => CsvCell;
}

/** What a file holds in a column. */
export const valueOfColumn = <Row>({ cell, value }: Pick<Column<Row>, 'cell' | 'value'>, row: Row): CsvCell => {
  if (value !== undefined) return value(row);
  const drawn = cell(row, '');
  return typeof drawn === 'string' ? drawn : null;
};

/**
 * The width of a column as an attribute of its head: with a fixed table layout that is enough, and saves a `col` each.
 * React's types have forgotten this attribute of `th`, browsers have not.
 */
export const widthOf = (width: number | undefined): { readonly width?: number } =>
  width === undefined ? {} : { width };
