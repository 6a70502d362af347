import fc from 'fast-check';
import { MIDDLE, type FocusPoint } from '../../../src/domain/library/focus-point.rule';
import { roundedPoint } from '../../../src/domain/library/focus-view';
import type { Transform } from '../../../src/domain/library/image-geometry';
import {
  applyStep,
  applySteps,
  drawingOf,
  hasNewPixels,
  isTooLarge,
  sizeOf,
  type EditedImage,
  type ImageStep,
} from '../../../src/domain/library/image-steps';

const right: ImageStep = { kind: 'turn', to: 'right' };
const left: ImageStep = { kind: 'turn', to: 'left' };
const flipX: ImageStep = { kind: 'flip', axis: 'x' };
const flipY: ImageStep = { kind: 'flip', axis: 'y' };
const crop = (x: number, y: number, width: number, height: number): ImageStep => ({
  kind: 'crop',
  box: { x, y, width, height },
});
const focusOn = (x: number, y: number): ImageStep => ({ kind: 'focus', point: { x, y } });

const PICTURE = { width: 300, height: 200 };
const after = (...steps: readonly ImageStep[]) => applySteps(PICTURE, { x: 0.5, y: -0.5 }, steps);
const at = ({ a, b, c, d, e, f }: Transform, x: number, y: number) =>
  [a * x + c * y + e, b * x + d * y + f].map((place) => Math.round(place * 1e6) / 1e6 + 0);

describe('the size of a picture (R-LIB-06)', () => {
  test.each<[string, readonly ImageStep[], number, number]>([
    ['nothing', [], 300, 200],
    ['45 degrees', [right], 354, 354],
    ['45 degrees to the left', [left], 354, 354],
    ['a quarter', [right, right], 200, 300],
    ['three eighths', [right, right, right], 354, 354],
    ['half a turn', [left, left, left, left], 300, 200],
    ['three quarters', [left, left], 200, 300],
    ['there and back', [right, left], 300, 200],
    ['all the way round', [right, right, right, right, right, right, right, right], 300, 200],
    ['a flip', [flipX], 300, 200],
    ['a flip of what lies across', [right, right, flipY], 200, 300],
    ['a crop', [crop(10, 20, 100, 50)], 100, 50],
    ['a crop of what was turned', [right, right, crop(0, 0, 100, 300)], 100, 300],
    ['a quarter of a crop', [crop(10, 20, 100, 50), left, left], 50, 100],
    ['45 degrees of a crop', [crop(10, 20, 100, 50), left], 107, 107],
    ['a focus point', [focusOn(1, 1)], 300, 200],
  ])('after %s', (_, steps, width, height) => {
    expect(sizeOf(after(...steps))).toEqual({ width, height });
  });

  test.each([
    [50_000_000, 1, true],
    [20_001, 1, true],
    [10_000, 5_000, false],
    [10_000, 5_001, true],
    [20_000, 2_500, false],
  ])('%i by %i is too large: %s', (width, height, tooLarge) => {
    expect(isTooLarge({ width, height })).toBe(tooLarge);
  });
});

describe('the focus point stays on its place in the picture (R-LIB-05)', () => {
  // The focus point starts at x 225, y 50 of 300 by 200.
  test.each<[string, readonly ImageStep[], FocusPoint]>([
    ['nothing', [], { x: 0.5, y: -0.5 }],
    ['flip x', [flipX], { x: -0.5, y: -0.5 }],
    ['flip y', [flipY], { x: 0.5, y: 0.5 }],
    ['a quarter to the right', [right, right], { x: 0.5, y: 0.5 }],
    ['a quarter to the left', [left, left], { x: -0.5, y: -0.5 }],
    ['half a turn', [right, right, right, right], { x: -0.5, y: 0.5 }],
    ['45 degrees to the right', [right], { x: 0.499, y: 0.1 }],
    ['45 degrees to the left', [left], { x: 0.1, y: -0.499 }],
    ['there and back', [right, left], { x: 0.5, y: -0.5 }],
    ['a crop around it', [crop(175, 0, 100, 100)], { x: 0, y: 0 }],
    ['a crop that leaves it out at the right', [crop(0, 0, 100, 100)], { x: 1, y: 0 }],
    ['a crop that leaves it out above', [crop(150, 100, 150, 100)], { x: 0, y: -1 }],
    ['a crop and a flip', [crop(150, 0, 150, 200), flipX], { x: 0, y: -0.5 }],
    ['a focus point of its own', [flipX, focusOn(0.25, 0.75), flipX], { x: -0.25, y: 0.75 }],
  ])('through %s', (_, steps, point) => {
    expect(roundedPoint(after(...steps).focus)).toEqual(point);
  });
});

test.each<[string, readonly ImageStep[], FocusPoint]>([
  ['a crop without the middle of the picture', [crop(0, 0, 100, 50)], MIDDLE],
  ['a crop of what was turned and flipped', [right, flipX, crop(0, 0, 100, 50), left], MIDDLE],
  ['a crop after a point was chosen', [focusOn(-0.5, -0.5), crop(0, 0, 100, 100)], { x: 0.5, y: 0 }],
  ['a crop after the middle was chosen again', [focusOn(1, 1), focusOn(0, 0), crop(0, 0, 100, 50)], { x: 1, y: 1 }],
])('an unset focus point stays unset: %s (R-LIB-05)', (_, steps, point) => {
  expect(roundedPoint(applySteps(PICTURE, MIDDLE, steps).focus)).toEqual(point);
});

/** A crop around the focus point with `room` pixels on each side, limited by the picture. */
const around = (edited: EditedImage, room: number): ImageStep => {
  const { width, height } = sizeOf(edited);
  const [x, y] = [Math.floor(((edited.focus.x + 1) * width) / 2), Math.floor(((edited.focus.y + 1) * height) / 2)];
  const [startX, startY] = [Math.max(0, Math.min(width - 1, x) - room), Math.max(0, Math.min(height - 1, y) - room)];
  return crop(startX, startY, Math.min(width, x + room + 1) - startX, Math.min(height, y + room + 1) - startY);
};

test('the focus point goes where the drawing puts its pixel (R-LIB-05)', () => {
  const kind = fc.oneof(fc.constantFrom(right, left, flipX, flipY), fc.integer({ min: 1, max: 100 }));
  fc.assert(
    fc.property(
      fc.array(kind, { maxLength: 8 }),
      fc.integer({ min: 1, max: 299 }),
      fc.integer({ min: 1, max: 199 }),
      (kinds, x, y) => {
        const edited = kinds.reduce<EditedImage>(
          (before, next) => applyStep(before, typeof next === 'number' ? around(before, next) : next),
          applySteps(PICTURE, { x: x / 150 - 1, y: y / 100 - 1 }, []),
        );
        const { width, height, transform } = drawingOf(edited);
        const [placeX = 0, placeY = 0] = at(transform, x, y);
        expect([((edited.focus.x + 1) * width) / 2, ((edited.focus.y + 1) * height) / 2]).toEqual([
          expect.closeTo(placeX, 3),
          expect.closeTo(placeY, 3),
        ]);
      },
    ),
  );
});

describe('the drawing of all steps at once (R-LIB-21)', () => {
  test.each<
    [string, readonly ImageStep[], readonly (readonly [readonly [number, number], readonly [number, number]])[]]
  >([
    [
      'nothing',
      [],
      [
        [
          [0, 0],
          [0, 0],
        ],
        [
          [300, 200],
          [300, 200],
        ],
      ],
    ],
    [
      'flip x',
      [flipX],
      [
        [
          [0, 0],
          [300, 0],
        ],
        [
          [300, 200],
          [0, 200],
        ],
      ],
    ],
    [
      'flip y',
      [flipY],
      [
        [
          [0, 0],
          [0, 200],
        ],
        [
          [300, 200],
          [300, 0],
        ],
      ],
    ],
    [
      'a quarter to the right',
      [right, right],
      [
        [
          [0, 0],
          [200, 0],
        ],
        [
          [300, 0],
          [200, 300],
        ],
        [
          [0, 200],
          [0, 0],
        ],
      ],
    ],
    [
      'a quarter to the left',
      [left, left],
      [
        [
          [0, 0],
          [0, 300],
        ],
        [
          [300, 0],
          [0, 0],
        ],
        [
          [300, 200],
          [200, 0],
        ],
      ],
    ],
    [
      'a quarter and a flip',
      [right, right, flipX],
      [
        [
          [0, 0],
          [0, 0],
        ],
        [
          [300, 0],
          [0, 300],
        ],
      ],
    ],
    [
      'a flip and a quarter',
      [flipX, right, right],
      [
        [
          [0, 0],
          [200, 300],
        ],
        [
          [300, 0],
          [200, 0],
        ],
      ],
    ],
    [
      'a crop',
      [crop(10, 20, 100, 50)],
      [
        [
          [10, 20],
          [0, 0],
        ],
        [
          [110, 70],
          [100, 50],
        ],
      ],
    ],
    [
      'a crop, turned',
      [crop(10, 20, 100, 50), right, right],
      [
        [
          [10, 20],
          [50, 0],
        ],
        [
          [110, 70],
          [0, 100],
        ],
      ],
    ],
    [
      'a crop of a crop',
      [crop(10, 20, 100, 50), crop(5, 5, 10, 10)],
      [
        [
          [15, 25],
          [0, 0],
        ],
      ],
    ],
    [
      '45 degrees',
      [right],
      [
        [
          [150, 100],
          [177, 177],
        ],
        [
          [0, 0],
          [141.644660942, 0.223304703],
        ],
      ],
    ],
  ])('%s', (_, steps, places) => {
    const { transform } = drawingOf(after(...steps));
    for (const [[x, y], [toX, toY]] of places)
      expect(at(transform, x, y)).toEqual([expect.closeTo(toX, 5), expect.closeTo(toY, 5)]);
  });

  test.each<[string, readonly ImageStep[]]>([
    ['quarters', [right, right, right, left, left, left, left, left]],
    ['flips', [flipX, flipY, right, flipX, right, flipY]],
    ['eighths and crops', [crop(1, 2, 3, 4), right, right, crop(0, 1, 2, 2), left, flipX, left]],
  ])('%s that end upright move whole pixels by whole pixels', (_, steps) => {
    const { transform } = drawingOf(after(...steps));
    expect(Object.values(transform).filter((value) => !Number.isInteger(value))).toEqual([]);
  });

  test('what a crop left out does not come back when it is turned', () => {
    const { clips, width, height } = drawingOf(after(right, crop(100, 100, 100, 60), left));
    expect({ width, height }).toEqual({ width: 114, height: 114 });
    expect(clips).toHaveLength(1);
    const [clip] = clips;
    expect(clip).toMatchObject({ width: 100, height: 60 });
    // The centre of the crop is the centre of the drawing.
    expect(clip && at(clip.transform, 50, 30)).toEqual([57, 57]);
    expect(
      drawingOf(after(crop(0, 0, 10, 10), crop(1, 1, 5, 5), flipX)).clips.map(({ width: wide, height: high }) => [
        wide,
        high,
      ]),
    ).toEqual([
      [5, 5],
      [10, 10],
    ]);
  });

  test.each<[string, readonly ImageStep[], boolean]>([
    ['nothing', [], false],
    ['a focus point', [focusOn(1, 1)], false],
    ['there and back', [right, left], false],
    ['two flips', [flipX, flipX], false],
    ['both flips and half a turn', [flipX, flipY, right, right, right, right], false],
    ['a flip', [flipY], true],
    ['an eighth', [left], true],
    ['a crop', [crop(0, 0, 299, 200)], true],
  ])('%s: new pixels %s', (_, steps, isNew) => {
    expect(hasNewPixels(after(...steps))).toBe(isNew);
  });

  test('a picture of one pixel can be turned and cropped', () => {
    const edited = applySteps({ width: 1, height: 1 }, MIDDLE, [right, crop(0, 0, 1, 1), right, right]);
    expect([sizeOf(edited), edited.focus]).toEqual([{ width: 1, height: 1 }, expect.anything()]);
  });
});
