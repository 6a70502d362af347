import { LARGEST_PICTURE } from '../../src/domain/library/file-type.rule';
import { Refusal } from '../shared/refusal';
import type { Raster } from './bare-picture';
import { sniff } from './sniff';

const HEAD = /^data:image\/(png|jpeg|webp);base64,/;
/** Bytes of a form that brings the largest picture: four characters for three bytes, and some of them escaped. */
export const LARGEST_FORM = Math.ceil(LARGEST_PICTURE * 1.5);

/**
 * The picture in a data URL. Refuses what is none (400), what is another kind than it says (415), and what is too large
 * (413).
 */
export const readDataUrl = async (text: string): Promise<{ readonly bytes: Buffer; readonly kind: Raster }> => {
  const [head, told] = HEAD.exec(text.slice(0, 40)) ?? [];
  if (head === undefined)
    throw new Refusal(400, 'VALUE_NOT_VALID', { fields: { modified: { code: 'VALUE_NOT_VALID' } } });
  const bytes = Buffer.from(text.slice(head.length), 'base64');
  if (bytes.length > LARGEST_PICTURE) throw new Refusal(413, 'TOO_LARGE');
  if ((await sniff(bytes)) !== `image/${told ?? ''}`) throw new Refusal(415, 'UNSUPPORTED_TYPE');
  return { bytes, kind: told as Raster }; // one of the three that the pattern takes
};
