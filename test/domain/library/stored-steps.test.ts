import type { ImageStep } from '../../../src/domain/library/image-steps';
import { validSteps } from '../../../src/domain/library/stored-steps';

const right: ImageStep = { kind: 'turn', to: 'right' };
const flip: ImageStep = { kind: 'flip', axis: 'x' };
const focus: ImageStep = { kind: 'focus', point: { x: 0.5, y: -1 } };
const crop = (x: number, y: number, width: number, height: number): ImageStep => ({
  kind: 'crop',
  box: { x, y, width, height },
});

describe('kept steps are taken as far as they fit the picture (R-LIB-06)', () => {
  const size = { width: 100, height: 50 };
  test.each<[string, readonly unknown[], number]>([
    ['all of them', [right, right, crop(0, 0, 50, 100), flip, focus], 5],
    ['a crop of a picture that became smaller', [flip, crop(0, 0, 101, 50), right], 1],
    ['a crop that begins outside', [crop(-1, 0, 5, 5)], 0],
    ['a crop of a crop that is larger', [crop(10, 10, 20, 20), crop(0, 0, 21, 20)], 1],
    ['a crop that is empty', [crop(0, 0, 0, 5)], 0],
    ['a crop between pixels', [crop(0.5, 0, 5, 5)], 0],
    ['a box that is none', [{ kind: 'crop', box: { x: 0, y: 0, width: '5', height: 5 } }], 0],
    ['a focus point outside', [right, { kind: 'focus', point: { x: 2, y: 0 } }], 1],
    ['a focus point without numbers', [{ kind: 'focus', point: { x: NaN, y: 0 } }], 0],
    ['a step of a later version', [flip, { kind: 'blur' }, flip], 1],
    ['another direction', [{ kind: 'turn', to: 'up' }], 0],
    ['another axis', [{ kind: 'flip', axis: 'z' }], 0],
    ['what is no step at all', [null], 0],
    ['text', ['turn'], 0],
  ])('%s', (_, kept, count) => {
    expect(validSteps(size, kept)).toEqual(kept.slice(0, count));
  });

  test('a picture may be too large on the way', () => {
    expect(validSteps({ width: 7_000, height: 7_000 }, [flip, right])).toEqual([flip, right]);
  });
});
