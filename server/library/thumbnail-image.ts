import { LONGEST_SIDE, MOST_PIXELS } from '../../src/domain/library/file-type.rule';
import { asPicture, LONGEST_WORK, type Open, type PictureBounds } from '../shared/picture-work';

/** Rule R-LIB-03. */
export const IMAGE_LIMITS: PictureBounds = { pixels: MOST_PIXELS, side: LONGEST_SIDE };
/** Pixels: the largest thumbnail of the console at double density. Rule R-LIB-08. */
const THUMBNAIL_SIZE = { width: 360, height: 240 };

/** Draws a WebP thumbnail. Refuses with 415 what cannot be decoded completely. */
export const drawThumbnail = (open: Open, bytes: Buffer): Promise<Buffer> =>
  asPicture(() =>
    open(bytes)
      .resize({ ...THUMBNAIL_SIZE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: LONGEST_WORK })
      .toBuffer(),
  );
