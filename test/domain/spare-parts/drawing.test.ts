import fc from 'fast-check';
import { fitBox } from '../../../src/domain/shared/picture/crop-box';
import {
  areaOf,
  cropped,
  isOnPicture,
  nextArea,
  offsetOf,
  unmatchedIn,
  type Drawing,
} from '../../../src/domain/spare-parts/drawing.rule';

const DRAWING: Drawing = {
  address: '/drawing.png',
  x: 0,
  y: 0,
  width: 1_000,
  height: 800,
  boxes: [
    { item: '1', xMin: 100, xMax: 140, yMin: 50, yMax: 80 },
    { item: '2', xMin: 900, xMax: 940, yMin: 700, yMax: 730 },
    { item: '', xMin: 500, xMax: 540, yMin: 400, yMax: 430 },
  ],
};
const rectangle = fc.record({
  x: fc.double({ min: -50, max: 990, noNaN: true }),
  y: fc.double({ min: -50, max: 790, noNaN: true }),
  width: fc.double({ min: 1, max: 1_200, noNaN: true }),
  height: fc.double({ min: 1, max: 1_200, noNaN: true }),
});

describe('boxes of a drawing (R-SPA-30)', () => {
  test('are in pixels of the original, from which the offset is taken', () => {
    expect(areaOf(DRAWING.boxes[0] ?? fail(), { x: 60, y: 20 })).toEqual({ x: 40, y: 30, width: 40, height: 30 });
  });

  test('lie on the same pixel of the original after any crops, one after the other', () => {
    fc.assert(
      fc.property(fc.array(rectangle, { minLength: 1, maxLength: 4 }), (crops) => {
        let [drawing, left, top] = [DRAWING, 0, 0];
        for (const wanted of crops) {
          const crop = fitBox(wanted, drawing);
          [left, top] = [left + crop.x, top + crop.y];
          drawing = cropped(drawing, crop);
          expect([drawing.width, drawing.height]).toEqual([crop.width, crop.height]);
        }
        for (const box of drawing.boxes) {
          const { x, y } = areaOf(box, drawing);
          expect([x + left, y + top]).toEqual([box.xMin, box.yMin]);
        }
      }),
      { numRuns: 50 },
    );
  });
});

test('an offset is whole pixels that a picture can have', () => {
  expect(['0', ' 12 ', '10000', '10001', '-1', '1.5', '', 'x'].map(offsetOf)).toEqual([
    0,
    12,
    10_000,
    null,
    null,
    null,
    null,
    null,
  ]);
});

describe('numbers and boxes without each other (R-SPA-33)', () => {
  const items = ['1', '2', '3'].map((key) => ({ key }));

  test('are listed', () => {
    const { items: missing, boxes } = unmatchedIn(DRAWING, items);
    expect([missing, boxes]).toEqual([[{ key: '3' }], [DRAWING.boxes[2]]]);
  });

  test('a number that was cropped away has no box', () => {
    const left = cropped(DRAWING, { x: 0, y: 0, width: 500, height: 800 });
    expect(unmatchedIn(left, items).items).toEqual([{ key: '2' }, { key: '3' }]);
    expect(left.boxes.map((box) => isOnPicture(areaOf(box, left), left))).toEqual([true, false, false]);
  });
});

describe('arrow keys in a drawing (R-SPA-34)', () => {
  const spot = (key: string, x: number, y: number) => ({ key, x, y, width: 20, height: 20 });
  const [top, right, below, far] = [
    spot('top', 0, 0),
    spot('right', 200, 10),
    spot('below', 20, 100),
    spot('far', 0, 600),
  ];
  const all = [top, right, below, far];

  test.each([
    ['ArrowRight', top, 'right'],
    ['ArrowDown', top, 'below'],
    ['ArrowDown', below, 'far'],
    ['ArrowUp', far, 'below'],
    ['ArrowLeft', right, 'top'],
    ['ArrowUp', top, undefined],
  ] as const)('%s goes to the nearest number in its direction', (key, from, to) => {
    expect(nextArea(all, from, key)?.key).toBe(to);
  });
});

const fail = (): never => {
  throw new Error('There is no such box');
};
