import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip as gzipOf,
  gzipSync,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib';

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

const brotliOptions = (plain: Buffer, level: number): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
});
const gzipOptions = (level: number): ZlibOptions => ({ level: Math.min(level, 9) });

/** @param level 1 (fast) to 11 (small) */
export const compress = (plain: Buffer, coding: ContentCoding, level: number): Buffer =>
  coding === 'br' ? brotliCompressSync(plain, brotliOptions(plain, level)) : gzipSync(plain, gzipOptions(level));

/** Compresses a stream; flushes after every write, so that the reader can decode everything written. */
export const compressor = (coding: ContentCoding): Transform =>
  coding === 'br'
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: FAST_LEVEL },
      })
    : createGzip({ flush: constants.Z_SYNC_FLUSH, level: FAST_LEVEL });

const [brotli, gzip] = [promisify(brotliCompress), promisify(gzipOf)];

/** Compresses a body that is sent often, in other threads. @param level 1 (fast) to 11 (small) */
export const compressAll = async (plain: Buffer, level: number): Promise<CompressedBody> => {
  const bodies = [brotli(plain, brotliOptions(plain, level)), gzip(plain, gzipOptions(level))] as const;
  const [br, zipped] = await Promise.all(bodies);
  return new CompressedBody(plain, br, zipped);
};
