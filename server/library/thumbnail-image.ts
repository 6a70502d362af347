import { MAX_SIDE, MAX_PIXELS } from '../../src/domain/library/file-type.rule';
import { refuseUnreadable, IMAGE_TIMEOUT, type OpenImage, type ImageLimits } from '../shared/image-processing';

/** Rule R-LIB-18. */
export const IMAGE_LIMITS: ImageLimits = { pixels: MAX_PIXELS, side: MAX_SIDE };
/** Pixels: the largest thumbnail of the console at double density. Rule R-LIB-22. */
const THUMBNAIL_SIZE = { width: 360, height: 240 };

/** Draws a WebP thumbnail. Refuses with 415 an image that cannot be decoded completely. */
export const drawThumbnail = (open: OpenImage, bytes: Buffer): Promise<Buffer> =>
  refuseUnreadable(() =>
    open(bytes)
      .resize({ ...THUMBNAIL_SIZE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: IMAGE_TIMEOUT })
      .toBuffer(),
  );
