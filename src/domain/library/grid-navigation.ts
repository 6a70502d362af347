/** Grid of rows; the first `heads` are folders, which occupy separate lines. */
export interface RowGrid {
  readonly count: number;
  readonly folders: number;
  readonly columns: number;
}

/** Line and column of a row. */
export const cellOf = (index: number, { folders, columns }: RowGrid): readonly [number, number] => {
  const headLines = Math.ceil(folders / columns);
  return index < folders
    ? [Math.floor(index / columns), index % columns]
    : [headLines + Math.floor((index - folders) / columns), (index - folders) % columns];
};

/** Number of folder lines and of file lines. */
export const linesOf = ({ count, folders, columns }: RowGrid): readonly [number, number] => [
  Math.ceil(folders / columns),
  Math.ceil((count - folders) / columns),
];

/** First and last (exclusive) row of a line. */
export const rowsInLine = (line: number, { count, folders, columns }: RowGrid): readonly [number, number] => {
  const headLines = Math.ceil(folders / columns);
  const [from, end] = line < headLines ? [line * columns, folders] : [folders + (line - headLines) * columns, count];
  return [from, Math.min(from + columns, end)];
};

const inLine = (line: number, place: number, grid: RowGrid): number | null => {
  const [headLines, fileLines] = linesOf(grid);
  if (line < 0 || line >= headLines + fileLines) return null;
  const [from, end] = rowsInLine(line, grid);
  return Math.min(from + place, end - 1);
};

/**
 * Row index after a navigation key; null when there is none. Left and right only with several columns. Rule
 * R-LIB-04.
 */
export const rowAfterKey = (key: string, index: number, grid: RowGrid): number | null => {
  const [line, place] = cellOf(index, grid);
  const within = (next: number): number | null => (next >= 0 && next < grid.count ? next : null);
  switch (key) {
    case 'ArrowDown':
      return inLine(line + 1, place, grid);
    case 'ArrowUp':
      return inLine(line - 1, place, grid);
    case 'ArrowRight':
      return grid.columns > 1 ? within(index + 1) : null;
    case 'ArrowLeft':
      return grid.columns > 1 ? within(index - 1) : null;
    case 'Home':
      return within(0);
    case 'End':
      return within(grid.count - 1);
    case 'PageDown':
      return inLine(Math.min(line + 10, linesOf(grid)[0] + linesOf(grid)[1] - 1), place, grid);
    case 'PageUp':
      return inLine(Math.max(line - 10, 0), place, grid);
    default:
      return null;
  }
};
