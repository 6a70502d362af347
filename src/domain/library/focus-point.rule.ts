/**
 * The place of a picture that stays in view however it is cut; from -1 (left, top) to 1 (right, bottom). Rule R-LIB-05.
 */
export interface FocusPoint {
  readonly x: number;
  readonly y: number;
}

/** The side of the square on which it is chosen, in pixels. Rule R-LIB-05. */
export const FOCUS_BOX = 150;

export const MIDDLE: FocusPoint = { x: 0, y: 0 };

/** The nearest value that one of its two numbers can have: three decimals, never a negative zero. Rule R-LIB-05. */
export const focusValue = (value: number): number => Math.round(Math.max(-1, Math.min(1, value)) * 1000) / 1000 + 0;

/** Whether a number can be one of the two as it stands. Rule R-LIB-05. */
export const isFocusValue = (value: number): boolean => Number.isFinite(value) && focusValue(value) === value;
