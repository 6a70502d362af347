import { isRight } from 'fp-ts/Either';
import type * as t from 'io-ts';

/** Where the memory outlives a reload of the page; `localStorage` is one. */
export type MemoryStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** One thing on the shelf. */
export interface Drawer<A> {
  /** What was kept; null where nothing was, or nothing that can be read. */
  read(): A | null;
  /** A browser that keeps nothing, or no more, has a memory that ends with the page. */
  keep(value: A): void;
}

export const storedValueOf = <A>(
  shelf: MemoryStorage | null,
  name: string,
  codec: t.Decoder<unknown, A>,
): Drawer<A> => ({
  read: () => {
    try {
      const read = codec.decode(JSON.parse(shelf?.getItem(name) ?? 'null'));
      return isRight(read) ? read.right : null;
    } catch {
      return null;
    }
  },
  keep: (value) => {
    try {
      shelf?.setItem(name, JSON.stringify(value));
    } catch {
      // Full or denied: see above.
    }
  },
});
