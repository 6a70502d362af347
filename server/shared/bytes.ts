/** A request body that is a file. */
export interface RawBody {
  /** Media type without parameters, lower case; empty when not sent. */
  readonly type: string;
  /** File name from `Content-Disposition`. */
  readonly name: string | undefined;
  /** Can be read once. Throws a `Refusal` beyond the endpoint's size limit and when the connection breaks. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Whether the client is still connected, as far as the server knows. */
  readonly isConnected: () => boolean;
}

/** Reads a body into memory; for small limits only. */
export const readAll = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const received: Uint8Array[] = [];
  for await (const chunk of chunks) received.push(chunk);
  return Buffer.concat(received);
};

/** A binary response body. */
export class Bytes {
  /** @param type media type */
  constructor(
    readonly type: string,
    readonly bytes: Uint8Array,
  ) {}
}

/** A streamed response body. */
export class ByteStream {
  /** @param type media type @param size total bytes; null: not known before its end */
  constructor(
    readonly type: string,
    readonly size: number | null,
    readonly chunks: () => AsyncIterable<Uint8Array>,
  ) {}
}
