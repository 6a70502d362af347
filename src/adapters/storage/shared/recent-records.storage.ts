import * as t from 'io-ts';
import {
  RECENT_LIMIT,
  type RecentRecord,
  type RecentRecords,
} from '../../../application/shared/ports/recent-records.port';
import type { Id } from '../../../domain/shared/id';
import type { BrowserStorage, Slot } from './browser-storage';

const slotOf = (person: Id): Slot<readonly RecentRecord[]> => ({
  name: `recent.${person}`,
  version: 1,
  codec: t.readonlyArray(t.type({ path: t.string, module: t.string, title: t.string })),
});

/** Recently opened records on this computer, in one slot per user. */
export const recentRecordsStorage = (storage: BrowserStorage): RecentRecords => {
  const list = (person: Id): readonly RecentRecord[] => storage.read(slotOf(person)) ?? [];
  const without = (person: Id, path: string): readonly RecentRecord[] =>
    list(person).filter((record) => record.path !== path);
  return {
    list,
    add: (person, record) => {
      storage.write(slotOf(person), [record, ...without(person, record.path)].slice(0, RECENT_LIMIT));
    },
    forget: (person, path) => {
      storage.write(slotOf(person), without(person, path));
    },
  };
};
