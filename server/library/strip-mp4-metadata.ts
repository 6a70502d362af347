/** Boxes with metadata (location, device, author, tags) or unused space. */
const METADATA_BOXES = ['udta', 'meta', 'uuid', 'free', 'skip'];
/** Boxes that may contain metadata boxes. */
const CONTAINER_BOXES = ['moov', 'trak', 'mdia'];
/** Bytes of a box header with a 64-bit size. */
const MAX_HEADER = 16;

/**
 * Overwrites metadata boxes of an MP4 with `free` boxes of the same size, so that no offset changes. Rule R-LIB-22.
 * One pass suffices, because a child box directly follows its parent's header.
 */
export async function* stripMp4Metadata(
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<Buffer, void, undefined> {
  let rest = Buffer.alloc(0);
  // File offsets of the buffer and the next box, and the end of the range to blank.
  let [from, next, blankUntil] = [0, 0, 0];
  for await (const piece of pieces) {
    const bytes = Buffer.concat([rest, piece]);
    bytes.fill(0, 0, Math.min(bytes.length, Math.max(0, blankUntil - from)));
    while (next - from + MAX_HEADER <= bytes.length) {
      const at = next - from;
      const { name, head, size } = readBox(bytes, at);
      if (METADATA_BOXES.includes(name)) {
        bytes.write('free', at + 4, 'latin1');
        bytes.fill(0, at + head, Math.min(bytes.length, at + size));
        blankUntil = next + size;
      }
      next += CONTAINER_BOXES.includes(name) ? head : size;
    }
    const whole = Math.min(bytes.length, next - from);
    yield bytes.subarray(0, whole);
    [rest, from] = [bytes.subarray(whole), from + whole];
  }
  yield rest;
}

/** Reads a box header. A size of 0 or an invalid size means up to the end of the file. */
const readBox = (
  bytes: Buffer,
  at: number,
): { readonly name: string; readonly head: number; readonly size: number } => {
  const declared = bytes.readUInt32BE(at);
  const head = declared === 1 ? MAX_HEADER : 8;
  const size = declared === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : declared;
  return { name: bytes.toString('latin1', at + 4, at + 8), head, size: size < head ? Infinity : size };
};
