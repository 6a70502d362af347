/** Size in pixels. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** Area in pixels of a frame, from its top left. */
export interface Rectangle extends Dimensions {
  readonly x: number;
  readonly y: number;
}

/** Share of each side that the initial box covers. */
const INITIAL_SHARE = 0.8;

/** Initial crop box: centred, with the image's ratio. Rule R-LIB-21. */
export const initialBox = (frame: Dimensions): Rectangle => {
  const [width, height] = [
    Math.max(1, Math.round(frame.width * INITIAL_SHARE)),
    Math.max(1, Math.round(frame.height * INITIAL_SHARE)),
  ];
  return { x: Math.floor((frame.width - width) / 2), y: Math.floor((frame.height - height) / 2), width, height };
};

/** Whether the box is unchanged since its start: applying it crops nothing. Rule R-LIB-21. */
export const isInitialBox = (box: Rectangle, frame: Dimensions): boolean => {
  const { x, y, width, height } = initialBox(frame);
  return box.x === x && box.y === y && box.width === width && box.height === height;
};

const clamp = (value: number, lowest: number, highest: number): number =>
  Math.max(lowest, Math.min(highest, Math.round(value)));

/** Clamps a box to the frame, in whole pixels of at least 1. Rule R-LIB-21. */
export const fitBox = (box: Rectangle, frame: Dimensions): Rectangle => {
  const [width, height] = [clamp(box.width, 1, frame.width), clamp(box.height, 1, frame.height)];
  return { x: clamp(box.x, 0, frame.width - width), y: clamp(box.y, 0, frame.height - height), width, height };
};

/** Offsets in pixels. */
export const moveBox = (box: Rectangle, right: number, down: number, frame: Dimensions): Rectangle =>
  fitBox({ ...box, x: box.x + right, y: box.y + down }, frame);

/** Resizes at the right and bottom edges, in pixels, within the frame. */
export const resizeBox = (box: Rectangle, wider: number, higher: number, frame: Dimensions): Rectangle => ({
  ...box,
  width: clamp(box.width + wider, 1, frame.width - box.x),
  height: clamp(box.height + higher, 1, frame.height - box.y),
});

/** Whether the box covers the whole frame, so that cropping would have no effect. */
export const coversFrame = (box: Rectangle, frame: Dimensions): boolean =>
  box.width === frame.width && box.height === frame.height;

/** Common aspect ratios, longer side first. */
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
/** Relative tolerance of a named ratio. */
const RATIO_TOLERANCE = 0.005;

/** Name such as "3:2"; null when no common ratio is close. */
export const ratioName = ({ width, height }: Dimensions): string | null => {
  const [long, short] = width >= height ? [width, height] : [height, width];
  const found = RATIOS.find(([a, b]) => Math.abs(long / short / (a / b) - 1) < RATIO_TOLERANCE);
  if (found === undefined) return null;
  return width >= height ? `${found[0]}:${found[1]}` : `${found[1]}:${found[0]}`;
};
