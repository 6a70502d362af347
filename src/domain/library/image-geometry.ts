import type { Dimensions } from './library';

/** A part of a picture, in its pixels from the left upper corner. */
export interface Rectangle extends Dimensions {
  readonly x: number;
  readonly y: number;
}

/** Where a pixel goes: x' = ax + cy + e, y' = bx + dy + f; in the order of a canvas. */
export interface Transform {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/**
 * A rectangle of pixels and how it lies: mirrored left to right first, then turned to the right by so many eighths (0
 * to 7).
 */
export interface Sheet {
  readonly size: Dimensions;
  readonly eighths: number;
  readonly mirrored: boolean;
}

const HALF = Math.SQRT1_2;
/**
 * Cosines of the eighths of a turn; sines are those of two eighths before. Quarters are exact, so that no pixel is
 * mixed with another.
 */
const COSINES: readonly number[] = [1, HALF, 0, -HALF, -1, -HALF, 0, HALF];
const cosine = (eighths: number): number => COSINES[(eighths + 8) % 8] ?? 1;

/** A direction and how it is turned. */
export interface Direction {
  readonly x: number;
  readonly y: number;
}

/** A direction, turned to the right; y points down. */
export const turned = ({ x, y }: Direction, eighths: number): Direction => {
  const [cos, sin] = [cosine(eighths), cosine(eighths - 2)];
  return { x: x * cos - y * sin + 0, y: x * sin + y * cos + 0 };
};

/** The smallest upright picture that holds a sheet, in whole pixels. Rule R-LIB-06. */
export const frameOf = ({ size: { width, height }, eighths }: Sheet): Dimensions => {
  if (eighths % 2 === 0) return eighths % 4 === 0 ? { width, height } : { width: height, height: width };
  const side = Math.ceil((width + height) * HALF);
  return { width: side, height: side };
};

/** From the pixels of a sheet to those of its frame. */
export const intoFrame = (sheet: Sheet): Transform => {
  const { size, eighths, mirrored } = sheet;
  const frame = frameOf(sheet);
  const right = turned({ x: mirrored ? -1 : 1, y: 0 }, eighths);
  const down = turned({ x: 0, y: 1 }, eighths);
  return {
    a: right.x,
    b: right.y,
    c: down.x,
    d: down.y,
    e: (frame.width - right.x * size.width - down.x * size.height) / 2,
    f: (frame.height - right.y * size.width - down.y * size.height) / 2,
  };
};

/** One after the other: first `before`, then `next`. */
export const followedBy = (before: Transform, next: Transform): Transform => ({
  a: next.a * before.a + next.c * before.b,
  b: next.b * before.a + next.d * before.b,
  c: next.a * before.c + next.c * before.d,
  d: next.b * before.c + next.d * before.d,
  e: next.a * before.e + next.c * before.f + next.e,
  f: next.b * before.e + next.d * before.f + next.f,
});

/** To the pixels of a part. */
export const intoPart = ({ x, y }: Rectangle): Transform => ({ a: 1, b: 0, c: 0, d: 1, e: -x, f: -y });
