/** Bytes at the beginning of a picture within which one that moves says so, whatever is described in it before. */
export const MOVING_WITHIN = 2 * 1024 * 1024;

const textAt = (bytes: Uint8Array, place: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(place, place + length));

/** A WebP says in the flags of its extended head whether it moves. */
const WEBP_MOVES = 0b10;
const webpMoves = (bytes: Uint8Array): boolean =>
  textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 8) === 'WEBPVP8X' && ((bytes[20] ?? 0) & WEBP_MOVES) !== 0;

/**
 * A PNG that moves says so in a chunk before its first pixels; each chunk is its length, its name, its bytes and a sum
 * of four.
 */
const pngMoves = (bytes: Uint8Array): boolean => {
  if (textAt(bytes, 0, 8) !== '\x89PNG\r\n\x1A\n') return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let place = 8; place + 8 <= bytes.length; place += 12 + view.getUint32(place)) {
    const chunk = textAt(bytes, place + 4, 4);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
};

/**
 * Whether the bytes of a PNG or a WebP are a moving picture, of which the editor would leave only the first. Rule
 * R-LIB-06.
 */
export const isMoving = (bytes: Uint8Array): boolean => webpMoves(bytes) || pngMoves(bytes);
