import type { Dimensions } from './library';

/** Leading bytes that contain the size, whatever metadata precedes it. */
export const SIZE_HEADER_BYTES = 2 * 1024 * 1024;

const isAt = (bytes: Uint8Array, place: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[place + index] === letter.charCodeAt(0));

const pngSize = (view: DataView): Dimensions => ({ width: view.getUint32(16), height: view.getUint32(20) });

const gifSize = (view: DataView): Dimensions => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) });

/** WebP has three headers: lossy (14 bits a side), lossless (14 bits, packed) and extended (24 bits). */
const webpSize = (bytes: Uint8Array, view: DataView): Dimensions | null => {
  if (isAt(bytes, 12, 'VP8X')) {
    return {
      width: (view.getUint32(24, true) & 0xff_ff_ff) + 1,
      height: (view.getUint32(26, true) >>> 8) + 1,
    };
  }
  if (isAt(bytes, 12, 'VP8L')) {
    const packed = view.getUint32(21, true);
    return { width: (packed & 0x3f_ff) + 1, height: ((packed >>> 14) & 0x3f_ff) + 1 };
  }
  return isAt(bytes, 12, 'VP8 ')
    ? { width: view.getUint16(26, true) & 0x3f_ff, height: view.getUint16(28, true) & 0x3f_ff }
    : null;
};

/** Start-of-frame markers; C4, C8 and CC between them are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpegSize = (view: DataView): Dimensions | null => {
  for (let place = 2; view.getUint8(place) === 0xff;) {
    const marker = view.getUint8(place + 1);
    if (isFrame(marker)) return { width: view.getUint16(place + 7), height: view.getUint16(place + 5) };
    // A marker may be preceded by fill bytes.
    place += marker === 0xff ? 1 : 2 + view.getUint16(place + 2);
  }
  return null;
};

/** Pixels of a PNG, GIF, WebP or JPEG as its header states; null for others and where the header ends early. Rule R-LIB-18. */
export const imageSizeIn = (bytes: Uint8Array): Dimensions | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (isAt(bytes, 0, '\x89PNG')) return pngSize(view);
    if (isAt(bytes, 0, 'GIF8')) return gifSize(view);
    if (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP')) return webpSize(bytes, view);
    return isAt(bytes, 0, '\xFF\xD8') ? jpegSize(view) : null;
  } catch (failure) {
    if (failure instanceof RangeError) return null;
    throw failure;
  }
};
