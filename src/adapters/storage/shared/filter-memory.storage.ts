import * as t from 'io-ts';
import type { FilterMemory } from '../../../application/shared/ports/filter-memory.port';
import type { BrowserStorage, Slot } from './browser-storage';

const SLOT: Slot<Readonly<Record<string, string>>> = {
  name: 'filters',
  version: 1,
  codec: t.record(t.string, t.string),
};

/** The last query of each list, in one slot, so that sign-out clears all of them in every tab. */
export const filterMemoryStorage = (storage: BrowserStorage): FilterMemory => {
  const lists = (): ReadonlyMap<string, string> => new Map(Object.entries(storage.read(SLOT) ?? {}));
  return {
    recall: (list) => lists().get(list) ?? null,
    remember: (list, search) => {
      storage.write(SLOT, Object.fromEntries([...lists(), [list, search]]));
    },
    clear: () => {
      storage.remove(SLOT);
    },
  };
};
