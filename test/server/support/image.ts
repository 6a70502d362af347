import { readFileSync } from 'node:fs';

/** Where the dump lies that the set-up of the run made. */
export const IMAGE = 'KANTOOR_DATABASE_IMAGE';

/**
 * A file whose bytes are handed over as they are: a plain one copies seventy megabytes three times before they are
 * read.
 */
class Image extends Blob {
  readonly #bytes: Buffer<ArrayBuffer>;
  constructor(bytes: Buffer<ArrayBuffer>) {
    super();
    this.#bytes = bytes;
  }
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes.buffer);
  }
}

/** What an embedded database with the demonstration data looks like: beginning with it takes a fifth of making it. */
export const demoImage = (): Blob => new Image(readFileSync(process.env[IMAGE] ?? ''));
