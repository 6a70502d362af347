import fc from 'fast-check';
import { nudgePoint, pointAt, cropAround } from '../../../src/domain/library/focus-view';

const PICTURE = { width: 300, height: 200 };

describe('what a page shows around the focus point (R-LIB-05)', () => {
  test.each([
    [
      { width: 3, height: 2 },
      { x: 1, y: 1 },
      { x: 0, y: 0, width: 300, height: 200 },
    ],
    [
      { width: 1, height: 1 },
      { x: 0, y: 0 },
      { x: 50, y: 0, width: 200, height: 200 },
    ],
    [
      { width: 1, height: 1 },
      { x: -1, y: 0 },
      { x: 0, y: 0, width: 200, height: 200 },
    ],
    [
      { width: 1, height: 1 },
      { x: 1, y: 0 },
      { x: 100, y: 0, width: 200, height: 200 },
    ],
    [
      { width: 1, height: 1 },
      { x: 0.2, y: 0.9 },
      { x: 80, y: 0, width: 200, height: 200 },
    ],
    [
      { width: 3, height: 4 },
      { x: 0, y: 0 },
      { x: 75, y: 0, width: 150, height: 200 },
    ],
    [
      { width: 3, height: 1 },
      { x: 0, y: -0.25 },
      { x: 0, y: 25, width: 300, height: 100 },
    ],
    [
      { width: 3, height: 1 },
      { x: 0, y: 1 },
      { x: 0, y: 100, width: 300, height: 100 },
    ],
  ])('%j around %j', (room, focus, view) => {
    expect(cropAround(PICTURE, room, focus)).toEqual(view);
  });

  test('always lies in the picture, holds the point and touches two opposite edges', () => {
    const side = fc.integer({ min: 1, max: 5_000 });
    const size = fc.record({ width: side, height: side });
    const place = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(size, size, place, place, (picture, room, x, y) => {
        const view = cropAround(picture, room, { x, y });
        const near = 1e-6 * Math.max(picture.width, picture.height);
        expect([
          view.x >= -near,
          view.y >= -near,
          view.x + view.width <= picture.width + near,
          view.y + view.height <= picture.height + near,
        ]).toEqual([true, true, true, true]);
        const [pointX, pointY] = [((x + 1) * picture.width) / 2, ((y + 1) * picture.height) / 2];
        expect([
          pointX >= view.x - near,
          pointX <= view.x + view.width + near,
          pointY >= view.y - near,
          pointY <= view.y + view.height + near,
        ]).toEqual([true, true, true, true]);
        expect(Math.min(picture.width - view.width, picture.height - view.height)).toBeLessThanOrEqual(near);
      }),
    );
  });
});

describe('the focus point in three decimals (R-LIB-05)', () => {
  test.each([
    [0, 0, -1, -1],
    [300, 200, 1, 1],
    [150, 100, 0, 0],
    [130, 107, -0.133, 0.07],
    [-50, 900, -1, 1],
  ])('%i, %i is %d, %d', (x, y, pointX, pointY) => {
    expect(pointAt(x, y, PICTURE)).toEqual({ x: pointX, y: pointY });
  });

  test.each([
    [1, 0, { x: 0.007, y: 0 }],
    [0, 10, { x: 0, y: 0.1 }],
    [-1000, -1000, { x: -1, y: -1 }],
  ])('moves by %i, %i pixels', (right, down, point) => {
    expect(nudgePoint({ x: 0, y: 0 }, right, down, PICTURE)).toEqual(point);
  });

  test('every press moves it, however large the picture is', () => {
    const large = { width: 20_000, height: 2_500 };
    expect(nudgePoint({ x: 0, y: 0 }, 1, -1, large)).toEqual({ x: 0.001, y: -0.001 });
    expect(nudgePoint({ x: 0.001, y: 0 }, 1, 0, large)).toEqual({ x: 0.002, y: 0 });
  });
});
