import { focusValue, type FocusPoint } from './focus-point.rule';
import type { Rectangle } from './image-geometry';
import type { Dimensions } from './library';

const start = (place: number, length: number, part: number): number =>
  Math.max(0, Math.min(length - part, ((place + 1) * length - part) / 2));

/**
 * What a page with room of another ratio shows of a picture: as much as fits, with the focus point as near to the
 * middle as can be. Rule R-LIB-05.
 */
export const viewAround = ({ width, height }: Dimensions, room: Dimensions, focus: FocusPoint): Rectangle => {
  const scale = Math.min(width / room.width, height / room.height);
  const view = { width: room.width * scale, height: room.height * scale };
  return { ...view, x: start(focus.x, width, view.width), y: start(focus.y, height, view.height) };
};

/** The finest step that the values of a focus point can tell. */
const FINEST = 0.001;

/** A focus point moved by so many pixels of the picture, by one thousandth at least. Rule R-LIB-05. */
export const nudgedPoint = (
  { x, y }: FocusPoint,
  right: number,
  down: number,
  { width, height }: Dimensions,
): FocusPoint => ({
  x: focusValue(x + right * Math.max(FINEST, 2 / width)),
  y: focusValue(y + down * Math.max(FINEST, 2 / height)),
});

/**
 * The values of a place in a picture, in pixels from its left upper corner; a place beside it counts as its edge. Rule
 * R-LIB-05.
 */
export const pointAt = (x: number, y: number, { width, height }: Dimensions): FocusPoint => ({
  x: focusValue((x / width) * 2 - 1),
  y: focusValue((y / height) * 2 - 1),
});

/** A focus point as it is stored and shown. */
export const roundedPoint = ({ x, y }: FocusPoint): FocusPoint => ({ x: focusValue(x), y: focusValue(y) });
