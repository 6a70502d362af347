import { MAX_IMAGE_BYTES } from '../../src/domain/library/file-type.rule';
import { Refusal } from '../shared/refusal';
import type { RasterFormat } from './image-metadata';
import { sniffType } from './file-signature';

const PREFIX = /^data:image\/(png|jpeg|webp);base64,/;
/** Bytes of a form with the largest image: base64 takes 4 characters per 3 bytes, some of them percent-encoded. */
export const LARGEST_IMAGE_FORM = Math.ceil(MAX_IMAGE_BYTES * 1.5);

/**
 * Decodes the image in a data URL. Refuses with 400 (no data URL), 415 (format differs from the declared one) or 413.
 */
export const readDataUrl = async (text: string): Promise<{ readonly bytes: Buffer; readonly kind: RasterFormat }> => {
  const [prefix, format] = PREFIX.exec(text.slice(0, 40)) ?? [];
  if (prefix === undefined)
    throw new Refusal(400, 'VALUE_NOT_VALID', { fields: { modified: { code: 'VALUE_NOT_VALID' } } });
  const bytes = Buffer.from(text.slice(prefix.length), 'base64');
  if (bytes.length > MAX_IMAGE_BYTES) throw new Refusal(413, 'TOO_LARGE');
  if ((await sniffType(bytes)) !== `image/${format ?? ''}`) throw new Refusal(415, 'UNSUPPORTED_TYPE');
  return { bytes, kind: format as RasterFormat }; // cast: `PREFIX` matches only raster formats
};
