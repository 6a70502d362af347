import { cellOf, linesOf, rowAfterKey, rowsInLine, type RowGrid } from '../../../src/domain/library/grid-navigation';

/** Four folders on two rows and seven files on three; the last row of each is not full. */
const tiles: RowGrid = { count: 11, folders: 4, columns: 3 };
const table: RowGrid = { count: 30, folders: 0, columns: 1 };

test('rows lie in lines; folders fill lines of their own', () => {
  expect(linesOf(tiles)).toEqual([2, 3]);
  expect([0, 3, 4, 10].map((index) => cellOf(index, tiles))).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [4, 0],
  ]);
  expect([0, 1, 2, 3, 4].map((line) => rowsInLine(line, tiles))).toEqual([
    [0, 3],
    [3, 4],
    [4, 7],
    [7, 10],
    [10, 11],
  ]);
  expect(linesOf({ count: 0, folders: 0, columns: 3 })).toEqual([0, 0]);
});

describe('keys among tiles (R-LIB-04)', () => {
  test.each([
    ['ArrowDown', 0, 3],
    ['ArrowDown', 2, 3],
    ['ArrowDown', 3, 4],
    ['ArrowDown', 5, 8],
    ['ArrowDown', 8, 10],
    ['ArrowDown', 10, null],
    ['ArrowUp', 10, 7],
    ['ArrowUp', 5, 3],
    ['ArrowUp', 3, 0],
    ['ArrowUp', 1, null],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 10, null],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, null],
    ['Home', 7, 0],
    ['End', 0, 10],
    ['PageDown', 1, 10],
    ['PageUp', 10, 0],
    ['Enter', 3, null],
  ] as const)('%s at %i leads to %s', (key, index, to) => {
    expect(rowAfterKey(key, index, tiles)).toBe(to);
  });
});

describe('keys in the table (R-LIB-04)', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 29, null],
    ['ArrowUp', 0, null],
    ['ArrowUp', 29, 28],
    ['ArrowRight', 3, null],
    ['ArrowLeft', 3, null],
    ['Home', 9, 0],
    ['End', 9, 29],
    ['PageDown', 3, 13],
    ['PageDown', 25, 29],
    ['PageUp', 25, 15],
    ['PageUp', 3, 0],
  ] as const)('%s at %i leads to %s', (key, index, to) => {
    expect(rowAfterKey(key, index, table)).toBe(to);
  });
});
