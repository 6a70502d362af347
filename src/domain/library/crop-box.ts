import type { Rectangle } from './image-geometry';
import type { Dimensions } from './library';

/** Share of a side that the box has when cropping begins. */
const FIRST_SHARE = 0.8;

/** The box with which cropping begins: in the middle, with the picture's own ratio. Rule R-LIB-06. */
export const firstBox = (frame: Dimensions): Rectangle => {
  const [width, height] = [
    Math.max(1, Math.round(frame.width * FIRST_SHARE)),
    Math.max(1, Math.round(frame.height * FIRST_SHARE)),
  ];
  return { x: Math.floor((frame.width - width) / 2), y: Math.floor((frame.height - height) / 2), width, height };
};

const clamp = (value: number, lowest: number, highest: number): number =>
  Math.max(lowest, Math.min(highest, Math.round(value)));

/** The nearest box that lies in the frame, in whole pixels, one at least. Rule R-LIB-06. */
export const fitBox = (box: Rectangle, frame: Dimensions): Rectangle => {
  const [width, height] = [clamp(box.width, 1, frame.width), clamp(box.height, 1, frame.height)];
  return { x: clamp(box.x, 0, frame.width - width), y: clamp(box.y, 0, frame.height - height), width, height };
};

/** Moved by so many pixels, as far as the frame goes. */
export const movedBox = (box: Rectangle, right: number, down: number, frame: Dimensions): Rectangle =>
  fitBox({ ...box, x: box.x + right, y: box.y + down }, frame);

/** Made wider and higher by so many pixels at its right and lower edges, as far as the frame goes. */
export const resizedBox = (box: Rectangle, wider: number, higher: number, frame: Dimensions): Rectangle => ({
  ...box,
  width: clamp(box.width + wider, 1, frame.width - box.x),
  height: clamp(box.height + higher, 1, frame.height - box.y),
});

/** Whether it holds all of the frame: cropping to it would do nothing. */
export const isWhole = (box: Rectangle, frame: Dimensions): boolean =>
  box.width === frame.width && box.height === frame.height;

/** Ratios that have a name of their own, the longer side first. */
const RATIOS: readonly (readonly [number, number])[] = [
  [1, 1],
  [5, 4],
  [4, 3],
  [3, 2],
  [16, 10],
  [16, 9],
  [2, 1],
  [21, 9],
  [3, 1],
];
/** So far from a ratio it is still called by its name. */
const NEAR = 0.005;

/** "3:2", or null where no usual ratio is near. */
export const ratioName = ({ width, height }: Dimensions): string | null => {
  const [long, short] = width >= height ? [width, height] : [height, width];
  const found = RATIOS.find(([a, b]) => Math.abs(long / short / (a / b) - 1) < NEAR);
  if (found === undefined) return null;
  return width >= height ? `${found[0]}:${found[1]}` : `${found[1]}:${found[0]}`;
};
