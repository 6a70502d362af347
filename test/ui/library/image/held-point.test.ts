import { act, renderHook } from '@testing-library/react';
import type { FocusPoint } from '../../../../src/domain/library/focus-point.rule';
import { useDebouncedPoint } from '../../../../src/ui/library/image/held-point';

const [START, ONE, TWO, OTHER] = [0, 0.05, 0.1, -0.5].map((x): FocusPoint => ({ x, y: 0 })) as [
  FocusPoint,
  FocusPoint,
  FocusPoint,
  FocusPoint,
]; // cast: four numbers give four
const REST = 100;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const hold = () => {
  const applied: FocusPoint[] = [];
  const apply = (point: FocusPoint): void => {
    applied.push(point);
  };
  const { result, rerender } = renderHook(({ point }) => useDebouncedPoint(point, apply), {
    initialProps: { point: START },
  });
  return {
    applied,
    held: () => result.current.held,
    move: (point: FocusPoint) => {
      act(() => {
        result.current.move(point);
      });
    },
    rest: (milliseconds = REST) => {
      act(() => {
        jest.advanceTimersByTime(milliseconds);
      });
    },
    stored: (point: FocusPoint) => {
      rerender({ point });
    },
  };
};

test('follows a move at once and applies it after a debounce (R-LIB-05)', () => {
  const focus = hold();
  focus.move(ONE);
  focus.move(TWO);
  expect([focus.held(), focus.applied]).toEqual([TWO, []]);
  focus.rest();
  expect(focus.applied).toEqual([TWO]);
});

test('a further move begins the debounce anew', () => {
  const focus = hold();
  focus.move(ONE);
  focus.rest(REST - 1);
  focus.move(TWO);
  focus.rest(REST - 1);
  expect(focus.applied).toEqual([]);
  focus.rest(1);
  expect(focus.applied).toEqual([TWO]);
});

test('keeps a move made while the previous one is applied', () => {
  const focus = hold();
  focus.move(ONE);
  focus.rest();
  focus.move(TWO);
  focus.stored({ ...ONE });
  expect(focus.held()).toEqual(TWO);
  focus.rest();
  expect(focus.applied).toEqual([ONE, TWO]);
});

test('takes over a point from outside, such as undo', () => {
  const focus = hold();
  focus.move(ONE);
  focus.rest();
  focus.stored(OTHER);
  expect(focus.held()).toEqual(OTHER);
});
