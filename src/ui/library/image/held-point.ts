import { useCallback, useState } from 'react';
import type { FocusPoint } from '../../../domain/library/focus-point.rule';
import { roundedPoint } from '../../../domain/library/focus-view';
import { isSamePoint } from '../../../domain/library/image-editor';
import { useChange } from '../../shared/runtime/effects.bridge';
import { useDebouncedValue } from '../../shared/runtime/debounce.bridge';

/** Debounce of focus point moves, in ms. Rule R-LIB-05. */
const FOCUS_REST = 100;

/**
 * A focus point that follows the pointer at once and is applied after a debounce; applying it does not cancel a newer
 * move.
 * @param apply keep its identity
 */
export const useDebouncedPoint = (point: FocusPoint | null, apply: (point: FocusPoint) => void) => {
  const [held, setHeld] = useState({ point, moved: point });
  const rested = useDebouncedValue(held.moved, FOCUS_REST);
  if (held.point !== point)
    setHeld({
      point,
      moved: point !== null && rested !== null && isSamePoint(point, roundedPoint(rested)) ? held.moved : point,
    });
  useChange(
    rested,
    useCallback(
      (last: FocusPoint | null) => {
        if (last !== null) apply(last);
      },
      [apply],
    ),
  );
  return {
    held: held.point === point ? held.moved : point,
    move: (moved: FocusPoint): void => {
      setHeld({ point, moved });
    },
  };
};
