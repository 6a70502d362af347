/** A body that travels as it is: a picture, a document. */
export interface RawBody {
  /** Media type as the sender tells it, without parameters, in small letters; empty when it was not told. */
  readonly type: string;
  /** What the sender calls the file; undefined when there is none. */
  readonly name: string | undefined;
  /**
   * The bytes as they come, to be read once. Breaks with a refusal past the endpoint's bound, and where the line is
   * cut.
   */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Whether the sender still waits for an answer, as far as is known. */
  readonly isAwaited: () => boolean;
}

/** All bytes of a body at once; for bodies whose bound is small. */
export const bytesOf = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const gathered: Uint8Array[] = [];
  for await (const chunk of chunks) gathered.push(chunk);
  return Buffer.concat(gathered);
};

/** An answer that is no JSON and goes out as it is. */
export class Bytes {
  /** @param type its media type */
  constructor(
    readonly type: string,
    readonly bytes: Uint8Array,
  ) {}
}

/** An answer that is too large to be held: its bytes are asked for as they go out. */
export class ByteStream {
  /** @param type its media type @param size of all chunks together, in bytes */
  constructor(
    readonly type: string,
    readonly size: number,
    readonly chunks: () => AsyncIterable<Uint8Array>,
  ) {}
}
