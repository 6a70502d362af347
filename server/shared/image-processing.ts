import type { Sharp, SharpOptions } from 'sharp';
import { Refusal } from './refusal';

/** Limits of an image; decoding takes four bytes per pixel. */
export interface ImageLimits {
  readonly pixels: number;
  readonly side: number;
}

/** Seconds. */
export const IMAGE_TIMEOUT = 20;

let last: Promise<unknown> = Promise.resolve();

/** Processes one image at a time, to bound memory. */
export const runSerially = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
};

/** Opens an untrusted image; corrupt data is an error. */
export type OpenImage = (bytes: Buffer, more?: SharpOptions) => Sharp;

/** Loads sharp on first use, because it is slow to load and few starts need it. */
export const loadImageOpener = async ({ pixels }: ImageLimits): Promise<OpenImage> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return (bytes, more) => sharp(bytes, { limitInputPixels: pixels, failOn: 'error', sequentialRead: true, ...more });
};

/** Reads the header. Refuses with 413 when too large, with 415 when it is no image. */
export const readImageHeader = async (open: OpenImage, bytes: Buffer, { pixels, side }: ImageLimits) => {
  const head = await refuseUnreadable(() => open(bytes, { limitInputPixels: false }).metadata());
  if (head.width * head.height > pixels || Math.max(head.width, head.height) > side)
    throw new Refusal(413, 'TOO_LARGE');
  return head;
};

/** Turns a decoding error into 415. */
export const refuseUnreadable = async <Result>(read: () => Promise<Result>): Promise<Result> => {
  try {
    return await read();
  } catch {
    throw new Refusal(415, 'UNSUPPORTED_TYPE');
  }
};
