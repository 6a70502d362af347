import type { Rectangle } from '../shared/picture/crop-box';
import type { Dimensions } from './library';

export type { Rectangle };

/** Affine transform in canvas order: x' = ax + cy + e, y' = bx + dy + f. */
export interface Transform {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** Oriented rectangle: mirrored horizontally first, then rotated clockwise by eighths (0 to 7) of a turn. */
export interface OrientedArea {
  readonly size: Dimensions;
  readonly eighths: number;
  readonly mirrored: boolean;
}

const HALF = Math.SQRT1_2;
/** Cosines per eighth of a turn; exact for quarters, so that pixels are not interpolated. */
const COSINES: readonly number[] = [1, HALF, 0, -HALF, -1, -HALF, 0, HALF];
const cosine = (eighths: number): number => COSINES[(eighths + 8) % 8] ?? 1;

export interface Direction {
  readonly x: number;
  readonly y: number;
}

/** Rotates clockwise; y points down. */
export const rotate = ({ x, y }: Direction, eighths: number): Direction => {
  const [cos, sin] = [cosine(eighths), cosine(eighths - 2)];
  return { x: x * cos - y * sin + 0, y: x * sin + y * cos + 0 };
};

/** Bounding box of a rotated rectangle, in whole pixels. Rule R-LIB-21. */
export const boundingBoxOf = ({ size: { width, height }, eighths }: OrientedArea): Dimensions => {
  if (eighths % 2 === 0) return eighths % 4 === 0 ? { width, height } : { width: height, height: width };
  const side = Math.ceil((width + height) * HALF);
  return { width: side, height: side };
};

/** Transform from the rectangle's pixels to its bounding box. */
export const toBoundingBox = (area: OrientedArea): Transform => {
  const { size, eighths, mirrored } = area;
  const frame = boundingBoxOf(area);
  const right = rotate({ x: mirrored ? -1 : 1, y: 0 }, eighths);
  const down = rotate({ x: 0, y: 1 }, eighths);
  return {
    a: right.x,
    b: right.y,
    c: down.x,
    d: down.y,
    e: (frame.width - right.x * size.width - down.x * size.height) / 2,
    f: (frame.height - right.y * size.width - down.y * size.height) / 2,
  };
};

/** Composition: `before`, then `next`. */
export const composeTransforms = (before: Transform, next: Transform): Transform => ({
  a: next.a * before.a + next.c * before.b,
  b: next.b * before.a + next.d * before.b,
  c: next.a * before.c + next.c * before.d,
  d: next.b * before.c + next.d * before.d,
  e: next.a * before.e + next.c * before.f + next.e,
  f: next.b * before.e + next.d * before.f + next.f,
});

/** Transform to the pixels of a crop. */
export const toCrop = ({ x, y }: Rectangle): Transform => ({ a: 1, b: 0, c: 0, d: 1, e: -x, f: -y });
