import * as t from 'io-ts';
import type { ColumnLayouts } from '../../../application/shared/ports/column-layouts.port';
import type { ColumnLayout } from '../../../domain/shared/list/column-layout';
import type { Id } from '../../../domain/shared/id';
import type { BrowserStorage, Slot } from './browser-storage';

export const Layout = t.type({ order: t.readonlyArray(t.string), hidden: t.readonlyArray(t.string) });

const slotOf = (person: Id): Slot<Readonly<Record<string, ColumnLayout>>> => ({
  name: `columns.${person}`,
  version: 1,
  codec: t.record(t.string, Layout),
});

/** Column layouts of lists on this computer, in one slot per user. */
export const columnLayoutsStorage = (storage: BrowserStorage): ColumnLayouts => {
  const lists = (person: Id): ReadonlyMap<string, ColumnLayout> =>
    new Map(Object.entries(storage.read(slotOf(person)) ?? {}));
  return {
    read: (person, list) => lists(person).get(list) ?? null,
    write: (person, list, layout) => {
      const others = [...lists(person)].filter(([name]) => name !== list);
      storage.write(slotOf(person), Object.fromEntries(layout === null ? others : [...others, [list, layout]]));
    },
  };
};
