import type { Sharp } from 'sharp';
import { Refusal } from '../shared/refusal';

/** Pixels of each side of a stored picture: the largest place that shows one, on a screen of high density. Rule R-SES-21. */
export const SIDE = 256;
/** What a picture may measure; unpacking takes four bytes for each of its pixels. Rule R-SES-21. */
const MOST_PIXELS = 25_000_000;
const LONGEST_SIDE = 10_000;
const LONGEST_WORK = 20;

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a square of a JPEG or PNG: turned as its camera says, cut in the middle, drawn anew, so that nothing of the
 * file but its look is kept. One picture after the other, so that memory holds one unpacked. Rule R-SES-21.
 * @returns a WebP
 */
export const squarePicture = (bytes: Buffer): Promise<Buffer> => {
  const made = last.then(() => make(bytes));
  last = made.catch(() => undefined);
  return made;
};

const make = async (bytes: Buffer): Promise<Buffer> => {
  // Not many starts of the server ever need it, and it takes its time to load.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // The head alone is read here, so that what is too large can be told from what is no picture.
  await checkSize(sharp(bytes, { limitInputPixels: false }));
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
  return asPicture(() => picture.autoOrient().resize(SIDE, SIDE, { fit: 'cover' }).webp({ quality: 85 }).timeout({ seconds: LONGEST_WORK }).toBuffer());
};

const checkSize = async (picture: Sharp): Promise<void> => {
  const { width, height } = await asPicture(() => picture.metadata());
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE) throw new Refusal(413, 'TOO_LARGE');
};

/** What cannot be read as a picture is the sender's affair. */
const asPicture = async <Result>(read: () => Promise<Result>): Promise<Result> => {
  try {
    return await read();
  } catch {
    throw new Refusal(415, 'UNSUPPORTED_TYPE');
  }
};
