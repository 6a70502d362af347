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

/** Edit step; a turn is 45 degrees. Rule R-LIB-06. */
export type ImageStep =
  | { readonly kind: 'crop'; readonly box: Rectangle }
  | { readonly kind: 'turn'; readonly to: 'left' | 'right' }
  | { readonly kind: 'flip'; readonly axis: 'x' | 'y' }
  | { readonly kind: 'focus'; readonly point: FocusPoint };

/** Image after edit steps. */
export interface Edited {
  /** Orientation of the last crop, or of the whole image. */
  readonly sheet: Sheet;
  /** Crops in order, each with the orientation it was cut from. */
  readonly cuts: readonly { readonly sheet: Sheet; readonly box: Rectangle }[];
  /** Unrounded focus point. */
  readonly focus: FocusPoint;
}

export const untouched = (size: Dimensions, focus: FocusPoint): Edited => ({
  sheet: { size, eighths: 0, mirrored: false },
  cuts: [],
  focus,
});

export const sizeOf = ({ sheet }: Edited): Dimensions => frameOf(sheet);

/** Changes the orientation and keeps the focus point on the same spot of the image. Rule R-LIB-05. */
const laid = (edited: Edited, sheet: Sheet, move: (place: Direction) => Direction): Edited => {
  const [before, after] = [frameOf(edited.sheet), frameOf(sheet)];
  const place = move({ x: edited.focus.x * before.width, y: edited.focus.y * before.height });
  return { ...edited, sheet, focus: { x: place.x / after.width, y: place.y / after.height } };
};

/** Coordinate (-1 to 1) relative to a crop; clamped to its edges. */
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

/** Rules R-LIB-05 and R-LIB-06. */
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
      // Mirroring reverses the rotation; a vertical flip is a mirror plus half a turn.
      const eighths = (8 - sheet.eighths + (step.axis === 'x' ? 0 : 4)) % 8;
      const [right, down] = step.axis === 'x' ? [-1, 1] : [1, -1];
      return laid(edited, { ...sheet, eighths, mirrored: !sheet.mirrored }, ({ x, y }) => ({
        x: x * right + 0,
        y: y * down + 0,
      }));
    }
  }
};

export const afterSteps = (size: Dimensions, focus: FocusPoint, steps: readonly ImageStep[]): Edited =>
  steps.reduce(afterStep, untouched(size, focus));

/** Whether the pixels differ from the file; steps may cancel out. Rule R-LIB-06. */
export const hasNewPixels = ({ sheet, cuts }: Edited): boolean =>
  cuts.length > 0 || sheet.eighths !== 0 || sheet.mirrored;

/** Whether a size exceeds the limits: rotated images have larger frames. Rule R-LIB-06. */
export const isTooLarge = ({ width, height }: Dimensions): boolean =>
  width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE;

/** Drawing from the original file in one pass, so that quality does not degrade per step. */
export interface Drawing extends Dimensions {
  /** From pixels of the file to pixels of the drawing. */
  readonly transform: Transform;
  /** Intersection of these areas is drawn. */
  readonly clips: readonly (Dimensions & { readonly transform: Transform })[];
}

/** Rule R-LIB-06. */
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
