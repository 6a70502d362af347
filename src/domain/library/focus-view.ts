import { focusValue, type FocusPoint } from './focus-point.rule';
import type { Rectangle } from './image-geometry';
import type { Dimensions } from './library';

const start = (place: number, length: number, part: number): number =>
  Math.max(0, Math.min(length - part, ((place + 1) * length - part) / 2));

/**
 * Visible part of an image in an area of another ratio: the largest fit, centred on the focus point. Rule
 * R-LIB-05.
 */
export const cropAround = ({ width, height }: Dimensions, room: Dimensions, focus: FocusPoint): Rectangle => {
  const scale = Math.min(width / room.width, height / room.height);
  const view = { width: room.width * scale, height: room.height * scale };
  return { ...view, x: start(focus.x, width, view.width), y: start(focus.y, height, view.height) };
};

/** Smallest step of a coordinate. */
const MIN_STEP = 0.001;

/** Moves a focus point by pixels, at least by one step. Rule R-LIB-05. */
export const nudgePoint = (
  { x, y }: FocusPoint,
  right: number,
  down: number,
  { width, height }: Dimensions,
): FocusPoint => ({
  x: focusValue(x + right * Math.max(MIN_STEP, 2 / width)),
  y: focusValue(y + down * Math.max(MIN_STEP, 2 / height)),
});

/** Focus point at a pixel position; positions outside are clamped. Rule R-LIB-05. */
export const pointAt = (x: number, y: number, { width, height }: Dimensions): FocusPoint => ({
  x: focusValue((x / width) * 2 - 1),
  y: focusValue((y / height) * 2 - 1),
});

export const roundedPoint = ({ x, y }: FocusPoint): FocusPoint => ({ x: focusValue(x), y: focusValue(y) });
