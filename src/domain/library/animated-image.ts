/** Leading bytes that contain the animation marker, whatever metadata precedes it. */
export const ANIMATION_HEADER_BYTES = 2 * 1024 * 1024;

const textAt = (bytes: Uint8Array, place: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(place, place + length));

/** Animation flag of the WebP VP8X header. */
const WEBP_ANIMATION_FLAG = 0b10;
const isAnimatedWebp = (bytes: Uint8Array): boolean =>
  textAt(bytes, 0, 4) === 'RIFF' &&
  textAt(bytes, 8, 8) === 'WEBPVP8X' &&
  ((bytes[20] ?? 0) & WEBP_ANIMATION_FLAG) !== 0;

/** An animated PNG has an `acTL` chunk before `IDAT`; a chunk is length, name, data and CRC. */
const isAnimatedPng = (bytes: Uint8Array): boolean => {
  if (textAt(bytes, 0, 8) !== '\x89PNG\r\n\x1A\n') return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let place = 8; place + 8 <= bytes.length; place += 12 + view.getUint32(place)) {
    const chunk = textAt(bytes, place + 4, 4);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
};

/** Whether a PNG or WebP is animated; editing would keep only the first frame. Rule R-LIB-06. */
export const isAnimated = (bytes: Uint8Array): boolean => isAnimatedWebp(bytes) || isAnimatedPng(bytes);
