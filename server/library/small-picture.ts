import { LONGEST_SIDE, MOST_PIXELS } from '../../src/domain/library/file-type.rule';
import { asPicture, LONGEST_WORK, type Open, type PictureBounds } from '../shared/picture-work';

/** Rule R-LIB-03. */
export const BOUNDS: PictureBounds = { pixels: MOST_PIXELS, side: LONGEST_SIDE };
/** Pixels of a small picture: the largest place that shows one, on a screen of high density. Rule R-LIB-08. */
const THUMBNAIL = { width: 360, height: 240 };

/** Draws the small picture, a WebP. Refuses with 415 what cannot be read to its end. */
export const reduce = (open: Open, bytes: Buffer): Promise<Buffer> =>
  asPicture(() =>
    open(bytes)
      .resize({ ...THUMBNAIL, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: LONGEST_WORK })
      .toBuffer(),
  );
