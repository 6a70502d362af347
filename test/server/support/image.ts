import { existsSync, readFileSync } from 'node:fs';
// oxlint-disable-next-line kantoor/no-sleep -- Another process makes the file that is waited for.
import { setTimeout as delay } from 'node:timers/promises';

/** Where the dump lies that the set-up of the run makes. */
export const IMAGE = 'KANTOOR_DATABASE_IMAGE';

const file = (): string => process.env[IMAGE] ?? '';

/** Name of the file beside the dump that says that it could not be made. */
export const failed = (dump: string): string => `${dump}.failed`;

/** Resolves when the dump, which is made while tests run, is there. */
export const imageMade = async (): Promise<void> => {
  while (!existsSync(file())) {
    if (existsSync(failed(file()))) throw new Error('The embedded database with the demonstration data was not made.');
    await delay(100);
  }
};

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
export const demoImage = (): Blob => new Image(readFileSync(file()));
