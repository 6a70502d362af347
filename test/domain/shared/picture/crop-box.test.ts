import {
  initialBox,
  fitBox,
  coversFrame,
  moveBox,
  ratioName,
  resizeBox,
} from '../../../../src/domain/shared/picture/crop-box';

const FRAME = { width: 300, height: 200 };
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

describe('the box of a crop lies in the picture, in whole pixels (R-LIB-21)', () => {
  test.each([
    [300, 200, box(30, 20, 240, 160)],
    [1, 1, box(0, 0, 1, 1)],
    [2, 3, box(0, 0, 2, 2)],
    [1921, 1081, box(192, 108, 1537, 865)],
  ])('begins in the middle of %i by %i', (width, height, first) => {
    expect(initialBox({ width, height })).toEqual(first);
  });

  test.each([
    [box(10.4, 10.6, 20.5, 20.4), box(10, 11, 21, 20)],
    [box(-5, -5, 10, 10), box(0, 0, 10, 10)],
    [box(295, 195, 10, 10), box(290, 190, 10, 10)],
    [box(0, 0, 400, 400), box(0, 0, 300, 200)],
    [box(0, 0, 0, -3), box(0, 0, 1, 1)],
    [box(299.7, 0, 0.2, 5), box(299, 0, 1, 5)],
  ])('%j becomes %j', (given, fitted) => {
    expect(fitBox(given, FRAME)).toEqual(fitted);
  });

  test.each([
    [1, 0, box(11, 10, 50, 40)],
    [-1, 0, box(9, 10, 50, 40)],
    [0, 10, box(10, 20, 50, 40)],
    [0, -20, box(10, 0, 50, 40)],
    [1000, 1000, box(250, 160, 50, 40)],
  ])('moves by %i, %i', (right, down, moved) => {
    expect(moveBox(box(10, 10, 50, 40), right, down, FRAME)).toEqual(moved);
  });

  test.each([
    [1, 0, box(10, 10, 51, 40)],
    [0, -10, box(10, 10, 50, 30)],
    [-100, -100, box(10, 10, 1, 1)],
    [1000, 1000, box(10, 10, 290, 190)],
  ])('is resized by %i, %i at its right lower corner', (wider, higher, resized) => {
    expect(resizeBox(box(10, 10, 50, 40), wider, higher, FRAME)).toEqual(resized);
  });

  test('that holds everything crops nothing', () => {
    expect([coversFrame(box(0, 0, 300, 200), FRAME), coversFrame(box(0, 0, 300, 199), FRAME)]).toEqual([true, false]);
  });

  test.each([
    [1475, 984, '3:2'],
    [984, 1475, '2:3'],
    [100, 100, '1:1'],
    [1920, 1080, '16:9'],
    [1366, 768, '16:9'],
    [1080, 1920, '9:16'],
    [1024, 768, '4:3'],
    [1000, 333, '3:1'],
    [1200, 1000, null],
    [5000, 1, null],
  ])('%i by %i is called %s', (width, height, name) => {
    expect(ratioName({ width, height })).toBe(name);
  });
});
