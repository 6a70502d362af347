import type { Sharp, SharpOptions } from 'sharp';
import { Refusal } from './refusal';

/** What a picture may measure; unpacking takes four bytes for each of its pixels. */
export interface PictureBounds {
  readonly pixels: number;
  readonly side: number;
}

/** Seconds that one drawing may take. */
export const LONGEST_WORK = 20;

let last: Promise<unknown> = Promise.resolve();

/** One picture after the other, so that memory holds one unpacked. */
export const oneAtATime = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
};

/** Opens a picture of unknown origin: what is broken in it is an error, not a guess. */
export type Open = (bytes: Buffer, more?: SharpOptions) => Sharp;

/** Not many starts of the server ever need the library, and it takes its time to load. */
export const openingPictures = async ({ pixels }: PictureBounds): Promise<Open> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return (bytes, more) => sharp(bytes, { limitInputPixels: pixels, failOn: 'error', sequentialRead: true, ...more });
};

/** Reads the head alone, so that what is too large (413) can be told from what is no picture (415). */
export const headOf = async (open: Open, bytes: Buffer, { pixels, side }: PictureBounds) => {
  const head = await asPicture(() => open(bytes, { limitInputPixels: false }).metadata());
  if (head.width * head.height > pixels || Math.max(head.width, head.height) > side)
    throw new Refusal(413, 'TOO_LARGE');
  return head;
};

/** What cannot be read as a picture is the sender's affair. */
export const asPicture = async <Result>(read: () => Promise<Result>): Promise<Result> => {
  try {
    return await read();
  } catch {
    throw new Refusal(415, 'UNSUPPORTED_TYPE');
  }
};
