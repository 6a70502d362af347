import { LONGEST_SIDE, MOST_PIXELS } from './file-type.rule';
import type { FocusPoint } from './focus-point.rule';
import {
  followedBy,
  frameOf,
  intoFrame,
  intoPart,
  turned,
  type Direction,
  type Rectangle,
  type Sheet,
  type Transform,
} from './image-geometry';
import type { Dimensions } from './library';

/** One thing done to a picture. Turning is by an eighth, 45 degrees. Rule R-LIB-06. */
export type ImageStep =
  | { readonly kind: 'crop'; readonly box: Rectangle }
  | { readonly kind: 'turn'; readonly to: 'left' | 'right' }
  | { readonly kind: 'flip'; readonly axis: 'x' | 'y' }
  | { readonly kind: 'focus'; readonly point: FocusPoint };

/** What has come of a picture. */
export interface Edited {
  /** How its last crop lies, or all of it where nothing was cropped. */
  readonly sheet: Sheet;
  /** Crops in their order, each with what it was cut from. */
  readonly cuts: readonly { readonly sheet: Sheet; readonly box: Rectangle }[];
  /** The focus point, not yet rounded. */
  readonly focus: FocusPoint;
}

/** A picture to which nothing was done. */
export const untouched = (size: Dimensions, focus: FocusPoint): Edited => ({
  sheet: { size, eighths: 0, mirrored: false },
  cuts: [],
  focus,
});

/** Its size in pixels. */
export const sizeOf = ({ sheet }: Edited): Dimensions => frameOf(sheet);

/** The focus point stays on the same place of the picture, whatever frame is around it. Rule R-LIB-05. */
const laid = (edited: Edited, sheet: Sheet, move: (place: Direction) => Direction): Edited => {
  const [before, after] = [frameOf(edited.sheet), frameOf(sheet)];
  const place = move({ x: edited.focus.x * before.width, y: edited.focus.y * before.height });
  return { ...edited, sheet, focus: { x: place.x / after.width, y: place.y / after.height } };
};

/**
 * A place along one side, from -1 to 1, seen from a part of that side; one that was cut off moves to the nearest edge.
 */
const within = (place: number, length: number, start: number, part: number): number =>
  Math.max(-1, Math.min(1, ((((place + 1) * length) / 2 - start) / part) * 2 - 1));

const cropped = ({ sheet, cuts, focus }: Edited, box: Rectangle): Edited => {
  const frame = frameOf(sheet);
  return {
    sheet: { size: { width: box.width, height: box.height }, eighths: 0, mirrored: false },
    cuts: [...cuts, { sheet, box }],
    focus: { x: within(focus.x, frame.width, box.x, box.width), y: within(focus.y, frame.height, box.y, box.height) },
  };
};

/** What comes of a picture by one more step. Rules R-LIB-05 and R-LIB-06. */
export const afterStep = (edited: Edited, step: ImageStep): Edited => {
  const { sheet } = edited;
  switch (step.kind) {
    case 'crop':
      return cropped(edited, step.box);
    case 'focus':
      return { ...edited, focus: step.point };
    case 'turn': {
      const by = step.to === 'right' ? 1 : 7;
      return laid(edited, { ...sheet, eighths: (sheet.eighths + by) % 8 }, (place) => turned(place, by));
    }
    case 'flip': {
      // Seen in a mirror a turn goes the other way; upside down is a mirror and half a turn.
      const eighths = (8 - sheet.eighths + (step.axis === 'x' ? 0 : 4)) % 8;
      const [right, down] = step.axis === 'x' ? [-1, 1] : [1, -1];
      return laid(edited, { ...sheet, eighths, mirrored: !sheet.mirrored }, ({ x, y }) => ({
        x: x * right + 0,
        y: y * down + 0,
      }));
    }
  }
};

/** What comes of a picture by several steps. */
export const afterSteps = (size: Dimensions, focus: FocusPoint, steps: readonly ImageStep[]): Edited =>
  steps.reduce(afterStep, untouched(size, focus));

/** Whether its pixels are no longer those of the file: steps may have undone each other. Rule R-LIB-06. */
export const hasNewPixels = ({ sheet, cuts }: Edited): boolean =>
  cuts.length > 0 || sheet.eighths !== 0 || sheet.mirrored;

/** Whether the library takes no picture of this size: turned pictures have larger frames. Rule R-LIB-06. */
export const isTooLarge = ({ width, height }: Dimensions): boolean =>
  width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE;

/** How an edited picture is drawn at once from the one in the file, so that no step makes it worse. */
export interface Drawing extends Dimensions {
  /** From the pixels of the file to those of the drawing. */
  readonly transform: Transform;
  /** Of all that is drawn only what lies in each of these stays. */
  readonly clips: readonly (Dimensions & { readonly transform: Transform })[];
}

/** The drawing of an edited picture. Rule R-LIB-06. */
export const drawingOf = ({ sheet, cuts }: Edited): Drawing => {
  let transform = intoFrame(sheet);
  let size = sheet.size;
  const clips: Drawing['clips'][number][] = [];
  for (const cut of [...cuts].reverse()) {
    clips.push({ ...size, transform });
    transform = followedBy(followedBy(intoFrame(cut.sheet), intoPart(cut.box)), transform);
    ({ size } = cut.sheet);
  }
  return { ...frameOf(sheet), transform, clips };
};
