import type { Sharp } from 'sharp';
import { asPicture, headOf, LONGEST_WORK, oneAtATime, openingPictures, type Open } from '../shared/picture-work';
import { bareGif, isBare, type Raster } from './bare-picture';
import { lookThrough } from './drawing';
import { BOUNDS, reduce } from './small-picture';

/** High enough that nobody sees it. */
const QUALITY = 92;

/** What websites show of a picture. */
export interface ShownPicture {
  /** Null where it is shown byte for byte as it came. */
  readonly redrawn: Buffer | null;
  /** In pixels, upright. */
  readonly size: { readonly width: number; readonly height: number };
  /** A WebP. */
  readonly thumbnail: Buffer;
}

const RASTERS: Readonly<Record<string, Raster | undefined>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp' };

/** The kind of picture of an extension; undefined for a drawing and for moving pictures of the old kind. */
export const rasterOf = (extension: string): Raster | undefined => RASTERS[extension];

/** The bytes of a picture, read when their turn comes: of many that wait, memory holds one. */
type Reading = () => Promise<Buffer>;

/**
 * Makes what websites show of a picture: upright, without anything but its look, in its own colours; of a drawing,
 * without anything that acts. Drawing the small picture proves that all of it can be read. Rule R-LIB-08.
 * @param came the kind of the bytes, where it may be another than the extension's
 */
export const shownPicture = (read: Reading, extension: string, came = rasterOf(extension)): Promise<ShownPicture> =>
  oneAtATime(async () => {
    const bytes = await read();
    if (extension === 'svg') {
      const { harmless, width, height, thumbnail } = await lookThrough(bytes);
      return {
        redrawn: differing(Buffer.from(harmless), bytes),
        size: { width, height },
        thumbnail: Buffer.from(thumbnail),
      };
    }
    const open = await openingPictures(BOUNDS);
    const head = await headOf(open, bytes, BOUNDS);
    const wanted = rasterOf(extension);
    const isRight = wanted === undefined || (came === wanted && isBare(bytes, wanted));
    const shown =
      extension === 'gif'
        ? bareGif(bytes)
        : isRight
          ? bytes
          : await asPicture(() =>
              redraw(open, bytes, { ...head, came }, wanted)
                .timeout({ seconds: LONGEST_WORK })
                .toBuffer(),
            );
    return {
      redrawn: differing(shown, bytes),
      size: isRight ? sizeOf(head) : sizeOf(head.autoOrient),
      thumbnail: await reduce(open, shown),
    };
  });

const differing = (shown: Buffer, bytes: Buffer): Buffer | null => (shown.equals(bytes) ? null : shown);

/** The small picture of what is shown. */
export const smallPicture = (read: Reading, extension: string): Promise<Buffer> =>
  oneAtATime(async () => {
    const bytes = await read();
    return extension === 'svg'
      ? Buffer.from((await lookThrough(bytes)).thumbnail)
      : reduce(await openingPictures(BOUNDS), bytes);
  });

const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({ width, height });

interface Head {
  readonly space: string;
  readonly pages?: number | undefined;
  readonly came: Raster | undefined;
}

const redraw = (open: Open, bytes: Buffer, { space, pages = 1, came }: Head, wanted: Raster): Sharp => {
  const isMoving = pages > 1 && wanted === 'webp';
  const upright = isMoving ? open(bytes, { animated: true }) : open(bytes).autoOrient();
  // The colours of a press are no colours of a screen: those alone are turned into the usual ones.
  const picture = space === 'cmyk' ? upright : upright.keepIccProfile();
  if (wanted === 'png') return picture.png();
  return wanted === 'webp'
    ? picture.webp({ quality: QUALITY, lossless: came === 'png' })
    : picture.flatten({ background: '#fff' }).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' });
};
