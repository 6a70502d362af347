import {
  refuseUnreadable,
  readImageHeader,
  IMAGE_TIMEOUT,
  processInTurn,
  loadImageOpener,
  type ImageLimits,
} from '../shared/image-processing';

/** Pixels of each side: the largest avatar of the console at double density. Rule R-SES-21. */
export const AVATAR_SIZE = 256;
/** Rule R-SES-21. */
const AVATAR_LIMITS: ImageLimits = { pixels: 25_000_000, side: 10_000 };

/** Draws a square WebP from a JPEG or PNG: rotated by EXIF, cropped at the centre, without metadata. Rule R-SES-21. */
export const drawAvatar = (person: number, bytes: Buffer): Promise<Buffer> =>
  processInTurn(person, async () => {
    const open = await loadImageOpener(AVATAR_LIMITS);
    await readImageHeader(open, bytes, AVATAR_LIMITS);
    return refuseUnreadable(() =>
      open(bytes)
        .autoOrient()
        .resize(AVATAR_SIZE, AVATAR_SIZE, { fit: 'cover' })
        .webp({ quality: 85 })
        .timeout({ seconds: IMAGE_TIMEOUT })
        .toBuffer(),
    );
  });
