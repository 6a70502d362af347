import { fitOf, LARGEST_ZOOM, movedBy, showing, WHOLE, zoomedAt } from '../../../../src/ui/shared/cropper/picture-zoom';

const STAGE = { width: 432, height: 332 };
const DRAWING = { width: 800, height: 600 };

/** The position of a drawing's pixel on the stage, relative to the centre. */
const placeOf = (view: typeof WHOLE, x: number, y: number): readonly [number, number] => {
  const scale = fitOf(STAGE, DRAWING) * view.zoom;
  return [view.x + (x - DRAWING.width / 2) * scale, view.y + (y - DRAWING.height / 2) * scale];
};

describe('zoom and pan of a drawing (R-SPA-34)', () => {
  test('all of it is shown first, and it does not move then', () => {
    expect(fitOf(STAGE, DRAWING)).toBe(0.5);
    expect(movedBy(WHOLE, 100, 100, STAGE, DRAWING)).toEqual(WHOLE);
  });

  test('the pixel under the pointer stays there', () => {
    const at = { x: 80, y: -40 };
    const near = zoomedAt(WHOLE, 3, STAGE, DRAWING, at);
    const pixel = [DRAWING.width / 2 + at.x / 0.5, DRAWING.height / 2 + at.y / 0.5] as const;
    const [x, y] = placeOf(near, ...pixel);
    expect([x, y]).toEqual([expect.closeTo(at.x), expect.closeTo(at.y)]);
  });

  test('ends at all of it and at the largest zoom, and stays on the stage', () => {
    expect(zoomedAt(WHOLE, 0.1, STAGE, DRAWING)).toEqual(WHOLE);
    expect(zoomedAt(WHOLE, 1_000, STAGE, DRAWING).zoom).toBe(LARGEST_ZOOM);
    const far = movedBy(zoomedAt(WHOLE, 2, STAGE, DRAWING), 10_000, -10_000, STAGE, DRAWING);
    const [left] = placeOf(far, 0, 0);
    const [, bottom] = placeOf(far, 0, DRAWING.height);
    expect([left, bottom]).toEqual([expect.closeTo(16 - STAGE.width / 2), expect.closeTo(STAGE.height / 2 - 16)]);
  });

  test('moves as little as needed to show a number', () => {
    const near = zoomedAt(WHOLE, 4, STAGE, DRAWING);
    const number = { x: 780, y: 10, width: 20, height: 20 };
    const shown = showing(near, number, STAGE, DRAWING);
    const [right] = placeOf(shown, 800, 10);
    const [, top] = placeOf(shown, 780, 10);
    expect(right).toBeLessThanOrEqual(STAGE.width / 2);
    expect(top).toBeGreaterThanOrEqual(-STAGE.height / 2);
    expect(showing(shown, number, STAGE, DRAWING)).toEqual(shown);
  });
});
