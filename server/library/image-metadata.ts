export type RasterFormat = 'jpeg' | 'png' | 'webp';

/** Markers that rendering needs: tables, frames, scans, ICC profile, JFIF and Adobe. */
const isRenderingMarker = (marker: number): boolean =>
  [0xc4, 0xcc, 0xdb, 0xdd, 0xe0, 0xe2, 0xee].includes(marker) || (marker >= 0xc0 && marker <= 0xcf);
const ICC_PROFILE = 'ICC_PROFILE\0';

const isCleanJpeg = (bytes: Buffer): boolean => {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    const size = bytes.readUInt16BE(at + 2);
    if (marker === 0xda) {
      at = endOfScan(bytes, at + 2 + size);
      // No trailing data after the end marker: phones append videos and second images with metadata.
      if (bytes[at + 1] === 0xd9) return at + 2 === bytes.length;
      continue;
    }
    if (!isRenderingMarker(marker)) return false;
    if (marker === 0xe2 && bytes.toString('latin1', at + 4, at + 4 + ICC_PROFILE.length) !== ICC_PROFILE) return false;
    at += 2 + size;
  }
  return false;
};

/** Finds the next marker that is not part of the scan data. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isOfScan = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isOfScan) return at;
  }
  return bytes.length;
};

const PNG_CHUNKS = [
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'pHYs',
  'bKGD',
  'sBIT',
  'acTL',
  'fcTL',
  'fdAT',
];
/** Decoders ignore these chunks in an image that is not animated. */
const FRAME_CHUNKS = ['fcTL', 'fdAT'];
const WEBP_CHUNKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];

/**
 * Removes all chunks that rendering does not need, and trailing bytes, from a PNG; pixels stay encoded. Rule
 * R-LIB-22.
 */
export const stripPngMetadata = (bytes: Buffer): Buffer => {
  const kept = [bytes.subarray(0, 8)];
  let [name, isAnimated] = ['', false];
  for (let [at, end] = [8, 8]; name !== 'IEND' && at + 12 <= bytes.length; at = end) {
    name = bytes.toString('latin1', at + 4, at + 8);
    end = at + bytes.readUInt32BE(at) + 12;
    // Leaves out a truncated chunk; the decoder decides about the rest.
    if (end > bytes.length || !PNG_CHUNKS.includes(name)) continue;
    isAnimated ||= name === 'acTL';
    const isHiding = name === 'IEND' ? end - at > 12 : FRAME_CHUNKS.includes(name) && !isAnimated;
    if (!isHiding) kept.push(bytes.subarray(at, end));
  }
  return Buffer.concat(kept);
};

const isCleanWebp = (bytes: Buffer): boolean => {
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!WEBP_CHUNKS.includes(bytes.toString('latin1', at, at + 4))) return false;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return at === bytes.length;
};

/** Application blocks that affect rendering: loop count and colour profile. */
const GIF_APPLICATIONS = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

/** Removes comments, application data and trailing bytes from a GIF; image data stays unchanged. Rule R-LIB-22. */
export const stripGifMetadata = (bytes: Buffer): Buffer => {
  let at = 13 + colourTableSize(bytes[10]);
  const kept = [bytes.subarray(0, at)];
  for (;;) {
    const [kind, label] = [bytes[at], bytes[at + 1]];
    const isImage = kind === 0x2c;
    if (!isImage && kind !== 0x21) break;
    const end = skipSubBlocks(bytes, isImage ? at + 11 + colourTableSize(bytes[at + 9]) : at + 2);
    const isRendered =
      isImage ||
      label === 0xf9 ||
      (label === 0xff && GIF_APPLICATIONS.includes(bytes.toString('latin1', at + 3, at + 14)));
    if (isRendered) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, Buffer.of(0x3b)]);
};

/** Bytes of the colour table, from the packed field. */
const colourTableSize = (flags = 0): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Skips sub-blocks: each starts with its length, and length 0 ends them. */
const skipSubBlocks = (bytes: Buffer, from: number): number => {
  let at = from;
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += 1 + length;
  return at + 1;
};

/** Whether a JPEG or WebP contains only what rendering needs, so it can be served unchanged. Rule R-LIB-22. */
export const hasNoMetadata = (bytes: Buffer, kind: Exclude<RasterFormat, 'png'>): boolean =>
  ({ jpeg: isCleanJpeg, webp: isCleanWebp })[kind](bytes);
