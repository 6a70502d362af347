import { isRight } from 'fp-ts/Either';
import type * as t from 'io-ts';

/** Storage that outlives a reload of the page, such as `localStorage`. */
export type PersistentStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** One stored value. */
export interface StoredValue<A> {
  /** The stored value; null if absent or unreadable. */
  read(): A | null;
  /** If the browser cannot store it, the value is lost when the page closes. */
  keep(value: A): void;
}

export const storedValueOf = <A>(
  storage: PersistentStorage | null,
  name: string,
  codec: t.Decoder<unknown, A>,
): StoredValue<A> => ({
  read: () => {
    try {
      const read = codec.decode(JSON.parse(storage?.getItem(name) ?? 'null'));
      return isRight(read) ? read.right : null;
    } catch {
      return null;
    }
  },
  keep: (value) => {
    try {
      storage?.setItem(name, JSON.stringify(value));
    } catch {
      // Storage full or denied: see `keep`.
    }
  },
});
