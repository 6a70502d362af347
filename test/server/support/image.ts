import { existsSync, readFileSync } from 'node:fs';
// oxlint-disable-next-line kantoor/no-sleep -- Another process makes the file that is waited for.
import { setTimeout as delay } from 'node:timers/promises';

/** Environment variable with the path of the dump that the set-up makes. */
export const IMAGE = 'KANTOOR_DATABASE_IMAGE';

const file = (): string => process.env[IMAGE] ?? '';

/** Path of the file that marks a failed dump. */
export const failed = (dump: string): string => `${dump}.failed`;

/** Resolves when the dump exists; it is made while tests run. */
export const imageMade = async (): Promise<void> => {
  while (!existsSync(file())) {
    if (existsSync(failed(file()))) throw new Error('The embedded database with the demonstration data was not made.');
    await delay(100);
  }
};

/** A file whose bytes are passed on without copying: a plain `Blob` copies seventy megabytes three times. */
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

/**
 * The dump of an embedded database with the demonstration data: loading it takes a fifth of the time of making it.
 */
export const demoImage = (): Blob => new Image(readFileSync(file()));
