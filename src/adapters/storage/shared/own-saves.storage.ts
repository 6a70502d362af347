import * as t from 'io-ts';
import { OWN_SAVES_LIMIT, type OwnSave, type OwnSaves } from '../../../application/shared/ports/own-saves.port';
import type { Id } from '../../../domain/shared/id';
import type { BrowserStorage, Slot } from './browser-storage';

const slotOf = (person: Id): Slot<readonly string[]> => ({
  name: `own-saves.${person}`,
  version: 1,
  codec: t.readonlyArray(t.string),
});

const nameOf = ({ resource, id, version }: OwnSave): string => JSON.stringify([resource, id, version]);

/** The last saves of each user on this computer, newest first, shared by all tabs. */
export const ownSavesStorage = (storage: BrowserStorage): OwnSaves => {
  const list = (person: Id): readonly string[] => storage.read(slotOf(person)) ?? [];
  return {
    has: (person, save) => list(person).includes(nameOf(save)),
    add: (person, save) => {
      storage.write(
        slotOf(person),
        [nameOf(save), ...list(person).filter((name) => name !== nameOf(save))].slice(0, OWN_SAVES_LIMIT),
      );
    },
  };
};
