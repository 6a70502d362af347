/**
 * Boxes that tell of a film instead of being it: where and with what it was taken, by whom, names and tags; and what
 * was left of earlier ones.
 */
const TELLING = ['udta', 'meta', 'uuid', 'free', 'skip'];
/** Boxes of others, among which those may be. */
const HOLDING = ['moov', 'trak', 'mdia'];
/** Bytes of the longest head of a box. */
const HEAD = 16;

/**
 * The pieces of an MP4 in which everything that tells of it is empty space of the same size: nothing else changes its
 * place, so that all that points to it stays true. Boxes follow one another, a box in another right after its head; so
 * one way through is enough, and only a head that is cut by the end of a piece is held back. Rule R-LIB-08.
 */
export async function* bareFilm(
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
): AsyncGenerator<Buffer, void, undefined> {
  let held = Buffer.alloc(0);
  // From the first byte of the film: where what is at hand begins, where the next box does, and until where there is
  // empty space.
  let [from, next, empty] = [0, 0, 0];
  for await (const piece of pieces) {
    const bytes = Buffer.concat([held, piece]);
    bytes.fill(0, 0, Math.min(bytes.length, Math.max(0, empty - from)));
    while (next - from + HEAD <= bytes.length) {
      const at = next - from;
      const { name, head, size } = boxAt(bytes, at);
      if (TELLING.includes(name)) {
        bytes.write('free', at + 4, 'latin1');
        bytes.fill(0, at + head, Math.min(bytes.length, at + size));
        empty = next + size;
      }
      next += HOLDING.includes(name) ? head : size;
    }
    const whole = Math.min(bytes.length, next - from);
    yield bytes.subarray(0, whole);
    [held, from] = [bytes.subarray(whole), from + whole];
  }
  yield held;
}

/** The box at a place. One that tells no length of its own goes to the end, and so does what is none. */
const boxAt = (bytes: Buffer, at: number): { readonly name: string; readonly head: number; readonly size: number } => {
  const told = bytes.readUInt32BE(at);
  const head = told === 1 ? HEAD : 8;
  const size = told === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : told;
  return { name: bytes.toString('latin1', at + 4, at + 8), head, size: size < head ? Infinity : size };
};
