import * as t from 'io-ts';
import type { ViewStore } from '../../../application/shared/ports/view-store.port';
import type { Id } from '../../../domain/shared/id';
import { NO_VIEWS, type SavedViews } from '../../../domain/shared/list/saved-view';
import type { BrowserStorage, Slot } from './browser-storage';
import { Layout } from './column-layouts.storage';

const slotOf = (person: Id): Slot<Readonly<Record<string, SavedViews>>> => ({
  name: `views.${person}`,
  version: 1,
  codec: t.record(
    t.string,
    t.type({
      views: t.readonlyArray(t.type({ name: t.string, search: t.string, columns: t.union([Layout, t.null]) })),
      standard: t.union([t.string, t.null]),
    }),
  ),
});

/** Saved views on this computer, in one slot per user. */
export const viewStoreStorage = (storage: BrowserStorage): ViewStore => {
  const lists = (person: Id): ReadonlyMap<string, SavedViews> =>
    new Map(Object.entries(storage.read(slotOf(person)) ?? {}));
  return {
    read: (person, list) => lists(person).get(list) ?? NO_VIEWS,
    write: (person, list, views) => {
      storage.write(slotOf(person), Object.fromEntries([...lists(person), [list, views]]));
    },
  };
};
