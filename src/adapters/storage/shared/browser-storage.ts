import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { token } from '../../../application/shared/token';

/** The part of `localStorage` that this class uses. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A stored value: its key without the prefix, the version of its shape, and its codec. */
export interface Slot<A> {
  readonly name: string;
  readonly version: number;
  readonly codec: t.Decoder<unknown, A>;
}

const PREFIX = 'kantoor.';
const Envelope = t.type({ version: t.number, value: t.unknown });

/**
 * Versioned slots in the browser's storage. Discards unreadable values and those of other versions. Never throws:
 * values that the browser cannot store are kept until the page closes.
 */
export class BrowserStorage {
  /** Values that the browser could not store, by key. */
  private readonly visit = new Map<string, string>();

  /** @param area gives the browser's storage; asking for it already throws where it is denied. */
  constructor(private readonly area: () => StorageArea) {}

  /** The stored value; null if absent or unreadable. */
  read<A>(slot: Slot<A>): A | null {
    const text = this.textOf(slot);
    if (text === null) return null;
    const value = decode(slot, text);
    if (value === null) this.remove(slot);
    return value;
  }

  write<A>(slot: Slot<A>, value: A): void {
    const [key, text] = [PREFIX + slot.name, JSON.stringify({ version: slot.version, value })];
    if (
      this.tryStorage((area) => {
        area.setItem(key, text);
        return true;
      }) === true
    )
      this.visit.delete(key);
    else {
      this.tryStorage((area) => {
        area.removeItem(key);
      });
      this.visit.set(key, text);
    }
  }

  remove(slot: Pick<Slot<unknown>, 'name'>): void {
    this.visit.delete(PREFIX + slot.name);
    this.tryStorage((area) => {
      area.removeItem(PREFIX + slot.name);
    });
  }

  /** Names of the stored slots with this prefix, without those kept only until the page closes. */
  names(beginning: string): readonly string[] {
    const keys = this.tryStorage((area) => Array.from({ length: area.length }, (_, index) => area.key(index) ?? ''));
    return (keys ?? []).filter((key) => key.startsWith(PREFIX + beginning)).map((key) => key.slice(PREFIX.length));
  }

  private textOf({ name }: Slot<unknown>): string | null {
    return this.visit.get(PREFIX + name) ?? this.tryStorage((area) => area.getItem(PREFIX + name)) ?? null;
  }

  private tryStorage<A>(use: (area: StorageArea) => A): A | undefined {
    try {
      return use(this.area());
    } catch {
      return undefined;
    }
  }
}

const decode = <A>({ version, codec }: Slot<A>, text: string): A | null => {
  try {
    const envelope = Envelope.decode(JSON.parse(text));
    if (!isRight(envelope) || envelope.right.version !== version) return null;
    const value = codec.decode(envelope.right.value);
    return isRight(value) ? value.right : null;
  } catch {
    return null;
  }
};

/** Container token of the storage. */
export const Slots = token<BrowserStorage>('browser-storage');
