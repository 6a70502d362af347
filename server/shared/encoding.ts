import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Coding = 'br' | 'gzip';

/** A body that is ready in every coding. */
export class Encoded {
  constructor(
    readonly plain: Buffer,
    readonly br: Buffer,
    readonly gzip: Buffer,
  ) {}
}

/** The best coding that the client takes, by its `Accept-Encoding`; null for none. */
export const chooseCoding = (accepted: string | undefined): Coding | null => {
  const offers = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim());
  const takes = (coding: Coding) =>
    offers.some((offer) => offer.split(';')[0] === coding && !/;\s*q=0(\.0*)?$/.test(offer));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
};

/** Compresses one body. `level` runs from 1 (fast) to 11 (small). */
export const compress = (plain: Buffer, coding: Coding, level: number): Buffer =>
  coding === 'br'
    ? brotliCompressSync(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      })
    : gzipSync(plain, { level: Math.min(level, 9) });

/** A body in all codings, for what is sent often. */
export const encode = (plain: Buffer, level: number): Encoded =>
  new Encoded(plain, compress(plain, 'br', level), compress(plain, 'gzip', level));
