/** The kinds of picture whose parts are known here. */
export type Raster = 'jpeg' | 'png' | 'webp';

/**
 * Segments of a JPEG that are needed to draw it: tables, frames, scans, its colours, and the mark of JFIF and Adobe.
 */
const isLookOfJpeg = (marker: number): boolean =>
  [0xc4, 0xcc, 0xdb, 0xdd, 0xe0, 0xe2, 0xee].includes(marker) || (marker >= 0xc0 && marker <= 0xcf);
const COLOURS = 'ICC_PROFILE\0';

const isBareJpeg = (bytes: Buffer): boolean => {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] ?? 0;
    const size = bytes.readUInt16BE(at + 2);
    if (marker === 0xda) {
      at = endOfScan(bytes, at + 2 + size);
      // Behind the end, telephones hide films and second pictures with data of their own.
      if (bytes[at + 1] === 0xd9) return at + 2 === bytes.length;
      continue;
    }
    if (!isLookOfJpeg(marker)) return false;
    if (marker === 0xe2 && bytes.toString('latin1', at + 4, at + 4 + COLOURS.length) !== COLOURS) return false;
    at += 2 + size;
  }
  return false;
};

/** Where the next marker stands that is no part of the scan; the end where there is none. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isOfScan = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isOfScan) return at;
  }
  return bytes.length;
};

const LOOK_OF_PNG = [
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
const LOOK_OF_WEBP = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];

/**
 * Whether a file is chunks of these names from a place to its end, and nothing else. @param read the name and the whole
 * length of the chunk at a place
 */
const isOfChunks = (
  bytes: Buffer,
  from: number,
  names: readonly string[],
  read: (at: number) => readonly [string, number],
): boolean => {
  let at = from;
  while (at + 8 <= bytes.length) {
    const [name, length] = read(at);
    if (!names.includes(name)) return false;
    at += length;
  }
  return at === bytes.length;
};

const isBarePng = (bytes: Buffer): boolean =>
  isOfChunks(bytes, 8, LOOK_OF_PNG, (at) => [bytes.toString('latin1', at + 4, at + 8), bytes.readUInt32BE(at) + 12]);

const isBareWebp = (bytes: Buffer): boolean =>
  isOfChunks(bytes, 12, LOOK_OF_WEBP, (at) => {
    const size = bytes.readUInt32LE(at + 4);
    return [bytes.toString('latin1', at, at + 4), 8 + size + (size % 2)];
  });

/** What programs write into a GIF that belongs to its look: how often it repeats, and its colours. */
const LOOK_OF_GIF = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

/**
 * A GIF without comments, without what programs wrote into it, and without what stands behind its end; its pictures
 * stay bit for bit. Rule R-LIB-08.
 */
export const bareGif = (bytes: Buffer): Buffer => {
  let at = 13 + coloursOf(bytes[10]);
  const kept = [bytes.subarray(0, at)];
  for (;;) {
    const [kind, label] = [bytes[at], bytes[at + 1]];
    const isPicture = kind === 0x2c;
    if (!isPicture && kind !== 0x21) break;
    const end = endOfBlocks(bytes, isPicture ? at + 11 + coloursOf(bytes[at + 9]) : at + 2);
    const isLook =
      isPicture ||
      label === 0xf9 ||
      (label === 0xff && LOOK_OF_GIF.includes(bytes.toString('latin1', at + 3, at + 14)));
    if (isLook) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, Buffer.of(0x3b)]);
};

/** Bytes of a table of colours, by the flags before it. */
const coloursOf = (flags = 0): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Blocks follow one another, each after its length; one of nothing is the last. */
const endOfBlocks = (bytes: Buffer, from: number): number => {
  let at = from;
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += 1 + length;
  return at + 1;
};

/**
 * Whether a picture carries nothing but its look and its colours, so that it can be shown byte for byte. Rule R-LIB-08.
 */
export const isBare = (bytes: Buffer, kind: Raster): boolean =>
  ({ jpeg: isBareJpeg, png: isBarePng, webp: isBareWebp })[kind](bytes);
