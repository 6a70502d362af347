import type { Sharp } from 'sharp';
import {
  refuseUnreadable,
  readImageHeader,
  IMAGE_TIMEOUT,
  processInTurn,
  loadImageOpener,
  type OpenImage,
} from '../shared/image-processing';
import { hasNoMetadata, stripGifMetadata, stripPngMetadata, type RasterFormat } from './image-metadata';
import { sanitizeSvg } from './svg';
import { IMAGE_LIMITS, drawThumbnail } from './thumbnail-image';

/** Visually lossless. */
const QUALITY = 92;

/** The public copy of an image. */
export interface PublicImage {
  /** Null if the original can be served unchanged. */
  readonly reencoded: Buffer | null;
  /** Pixels, after rotation by EXIF orientation. */
  readonly size: { readonly width: number; readonly height: number };
  /** WebP. */
  readonly thumbnail: Buffer;
}

const RASTER_FORMATS: Readonly<Record<string, RasterFormat | undefined>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
};

/** Undefined for SVG and GIF. */
export const rasterOf = (extension: string): RasterFormat | undefined => RASTER_FORMATS[extension];

/** Reads an image when its processing starts, so that queued images take no memory. */
type ReadBytes = () => Promise<Buffer>;

/**
 * Creates the public copy of an image: upright, without metadata, with its colour profile; an SVG is sanitized.
 * Drawing the thumbnail proves that the whole image can be decoded. Rules R-LIB-03 and R-LIB-22.
 * @param person owner of the work in the processing queue
 * @param source format of the bytes, if other than the extension's
 */
export const createPublicImage = (
  person: number,
  read: ReadBytes,
  extension: string,
  source = rasterOf(extension),
): Promise<PublicImage> =>
  processInTurn(person, async () => {
    const bytes = await read();
    if (extension === 'svg') {
      const { markup, width, height, thumbnail } = await sanitizeSvg(bytes);
      return {
        reencoded: unlessSame(Buffer.from(markup), bytes),
        size: { width, height },
        thumbnail: Buffer.from(thumbnail),
      };
    }
    const open = await loadImageOpener(IMAGE_LIMITS);
    const head = await readImageHeader(open, bytes, IMAGE_LIMITS);
    const format = rasterOf(extension);
    const result =
      format === undefined
        ? stripGifMetadata(bytes)
        : ((source === format ? withoutReencoding(bytes, format, head) : null) ??
          (await refuseUnreadable(() =>
            reencode(open, bytes, { ...head, source }, format)
              .timeout({ seconds: IMAGE_TIMEOUT })
              .toBuffer(),
          )));
    return {
      reencoded: unlessSame(result, bytes),
      size: sizeOf(head.autoOrient),
      thumbnail: await drawThumbnail(open, result),
    };
  });

/** Strips metadata and keeps the encoded pixels; null if the image must be encoded again. */
const withoutReencoding = (
  bytes: Buffer,
  format: RasterFormat,
  { orientation = 1, space }: { readonly orientation?: number | undefined; readonly space: string },
): Buffer | null => {
  if (space === 'cmyk') return null;
  if (format === 'png') return orientation === 1 ? stripPngMetadata(bytes) : null;
  return hasNoMetadata(bytes, format) ? bytes : null;
};

const unlessSame = (result: Buffer, bytes: Buffer): Buffer | null => (result.equals(bytes) ? null : result);

export const createThumbnail = (person: number, read: ReadBytes, extension: string): Promise<Buffer> =>
  processInTurn(person, async () => {
    const bytes = await read();
    return extension === 'svg'
      ? Buffer.from((await sanitizeSvg(bytes)).thumbnail)
      : drawThumbnail(await loadImageOpener(IMAGE_LIMITS), bytes);
  });

const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({ width, height });

interface ImageHead {
  readonly space: string;
  readonly pages?: number | undefined;
  readonly source: RasterFormat | undefined;
}

const reencode = (
  open: OpenImage,
  bytes: Buffer,
  { space, pages = 1, source }: ImageHead,
  format: RasterFormat,
): Sharp => {
  const isAnimated = pages > 1 && format === 'webp';
  const upright = isAnimated ? open(bytes, { animated: true }) : open(bytes).autoOrient();
  // Converts CMYK to sRGB; other images keep their profile.
  const image = space === 'cmyk' ? upright : upright.keepIccProfile();
  if (format === 'png') return image.png();
  return format === 'webp'
    ? image.webp({ quality: QUALITY, lossless: source === 'png' })
    : image.flatten({ background: '#fff' }).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' });
};
