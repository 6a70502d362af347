import type { Sharp, SharpOptions } from 'sharp';
import { createFairQueue } from './fair-queue';
import { Refusal } from './refusal';

/** Limits of an image; decoding takes four bytes per pixel. */
export interface ImageLimits {
  readonly pixels: number;
  readonly side: number;
}

/** Seconds. */
export const IMAGE_TIMEOUT = 20;

/** Processes at most two images at a time, to limit memory, and one per person. */
export const processInTurn = createFairQueue(2);

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
    throw new Refusal(413, 'TOO_LARGE', { body: { limit: 'pixels' } });
  return head;
};

/** Maps a decoding error to 415. */
export const refuseUnreadable = async <Result>(read: () => Promise<Result>): Promise<Result> => {
  try {
    return await read();
  } catch {
    throw unreadable();
  }
};

/** 415 for content of the right type that is damaged or incomplete. */
export const unreadable = (): Refusal => new Refusal(415, 'UNSUPPORTED_TYPE', { body: { reason: 'damaged' } });
