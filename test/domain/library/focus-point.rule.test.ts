import { FOCUS_PICKER_SIZE, focusValue, isFocusValue, MIDDLE } from '../../../src/domain/library/focus-point.rule';

test('the figures of a focus point (R-LIB-05)', () => {
  expect([FOCUS_PICKER_SIZE, MIDDLE]).toEqual([150, { x: 0, y: 0 }]);
});

test.each([
  [0.12345, 0.123],
  [0.9996, 1],
  [2, 1],
  [-7, -1],
  [-0.0004, 0],
  [0, 0],
  [-0.5, -0.5],
])('%d is kept as %d (R-LIB-05)', (typed, value) => {
  expect(focusValue(typed)).toBe(value);
});

test.each([
  [0, true],
  [-1, true],
  [0.001, true],
  [0.0001, false],
  [1.001, false],
  [Number.NaN, false],
  [Infinity, false],
])('%d stands as it is: %p (R-LIB-05)', (value, stands) => {
  expect(isFocusValue(value)).toBe(stands);
});
