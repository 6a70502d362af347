/** Focus point of an image, kept visible by every crop; -1 (left, top) to 1 (right, bottom). Rule R-LIB-05. */
export interface FocusPoint {
  readonly x: number;
  readonly y: number;
}

/** Side of the focus point picker, in pixels. Rule R-LIB-05. */
export const FOCUS_PICKER_SIZE = 150;

export const MIDDLE: FocusPoint = { x: 0, y: 0 };

/** Clamps and rounds one coordinate to three decimals; `+ 0` removes negative zero. Rule R-LIB-05. */
export const focusValue = (value: number): number => Math.round(Math.max(-1, Math.min(1, value)) * 1000) / 1000 + 0;

/** Whether a coordinate is valid as it is. Rule R-LIB-05. */
export const isFocusValue = (value: number): boolean => Number.isFinite(value) && focusValue(value) === value;
