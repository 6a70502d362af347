import { MAX_SIDE, MAX_PIXELS } from './file-type.rule';
import { MIDDLE, type FocusPoint } from './focus-point.rule';
import {
  composeTransforms,
  boundingBoxOf,
  toBoundingBox,
  toCrop,
  rotate,
  type Direction,
  type Rectangle,
  type OrientedArea,
  type Transform,
} from './image-geometry';
import type { Dimensions } from './library';

/** Edit step; a turn is 45 degrees. Rule R-LIB-21. */
export type ImageStep =
  | { readonly kind: 'crop'; readonly box: Rectangle }
  | { readonly kind: 'turn'; readonly to: 'left' | 'right' }
  | { readonly kind: 'flip'; readonly axis: 'x' | 'y' }
  | { readonly kind: 'focus'; readonly point: FocusPoint };

/** Image after edit steps. */
export interface EditedImage {
  /** Orientation of the last crop, or of the whole image. */
  readonly area: OrientedArea;
  /** Crops in order, each with the orientation it was cut from. */
  readonly crops: readonly { readonly area: OrientedArea; readonly box: Rectangle }[];
  /** Focus point, not rounded. */
  readonly focus: FocusPoint;
  /** Whether the user set the focus point; otherwise it is the middle of the resulting image. */
  readonly isFocusSet: boolean;
}

export const unedited = (size: Dimensions, focus: FocusPoint): EditedImage => ({
  area: { size, eighths: 0, mirrored: false },
  crops: [],
  focus,
  // The API has no value for "unset": it sends the middle.
  isFocusSet: focus.x !== MIDDLE.x || focus.y !== MIDDLE.y,
});

export const sizeOf = ({ area }: EditedImage): Dimensions => boundingBoxOf(area);

/** Changes the orientation and keeps the focus point on the same spot of the image. Rule R-LIB-05. */
const reorient = (edited: EditedImage, area: OrientedArea, move: (place: Direction) => Direction): EditedImage => {
  const [before, after] = [boundingBoxOf(edited.area), boundingBoxOf(area)];
  const place = move({ x: edited.focus.x * before.width, y: edited.focus.y * before.height });
  return { ...edited, area, focus: { x: place.x / after.width, y: place.y / after.height } };
};

/** Coordinate (-1 to 1) relative to a crop; clamped to its edges. */
const coordinateIn = (place: number, length: number, start: number, part: number): number =>
  Math.max(-1, Math.min(1, ((((place + 1) * length) / 2 - start) / part) * 2 - 1));

const crop = ({ area, crops, focus, isFocusSet }: EditedImage, box: Rectangle): EditedImage => {
  const frame = boundingBoxOf(area);
  return {
    isFocusSet,
    area: { size: { width: box.width, height: box.height }, eighths: 0, mirrored: false },
    crops: [...crops, { area, box }],
    focus: isFocusSet
      ? {
          x: coordinateIn(focus.x, frame.width, box.x, box.width),
          y: coordinateIn(focus.y, frame.height, box.y, box.height),
        }
      : MIDDLE,
  };
};

/** Rules R-LIB-05 and R-LIB-06. */
export const applyStep = (edited: EditedImage, step: ImageStep): EditedImage => {
  const { area } = edited;
  switch (step.kind) {
    case 'crop':
      return crop(edited, step.box);
    case 'focus':
      return { ...edited, focus: step.point, isFocusSet: true };
    case 'turn': {
      const by = step.to === 'right' ? 1 : 7;
      return reorient(edited, { ...area, eighths: (area.eighths + by) % 8 }, (place) => rotate(place, by));
    }
    case 'flip': {
      // Mirroring reverses the rotation; a vertical flip is a mirror plus half a turn.
      const eighths = (8 - area.eighths + (step.axis === 'x' ? 0 : 4)) % 8;
      const [right, down] = step.axis === 'x' ? [-1, 1] : [1, -1];
      return reorient(edited, { ...area, eighths, mirrored: !area.mirrored }, ({ x, y }) => ({
        x: x * right + 0,
        y: y * down + 0,
      }));
    }
  }
};

export const applySteps = (size: Dimensions, focus: FocusPoint, steps: readonly ImageStep[]): EditedImage =>
  steps.reduce(applyStep, unedited(size, focus));

/** Whether the pixels differ from the file; steps may cancel out. Rule R-LIB-06. */
export const hasNewPixels = ({ area, crops }: EditedImage): boolean =>
  crops.length > 0 || area.eighths !== 0 || area.mirrored;

/** Whether a size exceeds the limits: rotated images have larger frames. Rule R-LIB-06. */
export const isTooLarge = ({ width, height }: Dimensions): boolean =>
  width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE;

/** Drawing instructions relative to the original file; one pass, so that quality does not degrade per step. */
export interface Drawing extends Dimensions {
  /** From pixels of the file to pixels of the drawing. */
  readonly transform: Transform;
  /** Only the intersection of these areas is drawn. */
  readonly clips: readonly (Dimensions & { readonly transform: Transform })[];
}

/** Rule R-LIB-06. */
export const drawingOf = ({ area, crops }: EditedImage): Drawing => {
  let transform = toBoundingBox(area);
  let size = area.size;
  const clips: Drawing['clips'][number][] = [];
  for (const cut of [...crops].reverse()) {
    clips.push({ ...size, transform });
    transform = composeTransforms(composeTransforms(toBoundingBox(cut.area), toCrop(cut.box)), transform);
    ({ size } = cut.area);
  }
  return { ...boundingBoxOf(area), transform, clips };
};
