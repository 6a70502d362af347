import type { Transform } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';

export type ContentCoding = 'br' | 'gzip';

/** Level that takes well under a millisecond for a page of rows. */
export const FAST_LEVEL = 4;

/** A response body compressed in advance. */
export class CompressedBody {
  constructor(
    readonly plain: Buffer,
    readonly br: Buffer,
    readonly gzip: Buffer,
  ) {}
}

/** The best supported coding that `Accept-Encoding` allows; null for none. */
export const negotiateCoding = (accepted: string | undefined): ContentCoding | null => {
  const offers = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim());
  const takes = (coding: ContentCoding) =>
    offers.some((offer) => offer.split(';')[0] === coding && !/;\s*q=0(\.0*)?$/.test(offer));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
};

/** @param level 1 (fast) to 11 (small) */
export const compress = (plain: Buffer, coding: ContentCoding, level: number): Buffer =>
  coding === 'br'
    ? brotliCompressSync(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      })
    : gzipSync(plain, { level: Math.min(level, 9) });

/** Compresses a stream; flushes after every write, so that the reader can decode everything written. */
export const compressor = (coding: ContentCoding): Transform =>
  coding === 'br'
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: FAST_LEVEL },
      })
    : createGzip({ flush: constants.Z_SYNC_FLUSH, level: FAST_LEVEL });

/** Compresses a body that is sent often. */
export const compressAll = (plain: Buffer, level: number): CompressedBody =>
  new CompressedBody(plain, compress(plain, 'br', level), compress(plain, 'gzip', level));
