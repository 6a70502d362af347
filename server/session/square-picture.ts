import {
  asPicture,
  headOf,
  LONGEST_WORK,
  oneAtATime,
  openingPictures,
  type PictureBounds,
} from '../shared/picture-work';

/**
 * Pixels of each side of a stored picture: the largest place that shows one, on a screen of high density. Rule
 * R-SES-21.
 */
export const SIDE = 256;
/** Rule R-SES-21. */
const BOUNDS: PictureBounds = { pixels: 25_000_000, side: 10_000 };

/**
 * Makes a square of a JPEG or PNG: turned as its camera says, cut in the middle, drawn anew, so that nothing of the
 * file but its look is kept. Rule R-SES-21.
 * @returns a WebP
 */
export const squarePicture = (bytes: Buffer): Promise<Buffer> =>
  oneAtATime(async () => {
    const open = await openingPictures(BOUNDS);
    await headOf(open, bytes, BOUNDS);
    return asPicture(() =>
      open(bytes)
        .autoOrient()
        .resize(SIDE, SIDE, { fit: 'cover' })
        .webp({ quality: 85 })
        .timeout({ seconds: LONGEST_WORK })
        .toBuffer(),
    );
  });
