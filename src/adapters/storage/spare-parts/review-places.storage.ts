import * as t from 'io-ts';
import { MOST_PLACES, type ReviewPlaces } from '../../../application/spare-parts/ports/review-places.port';
import type { Id } from '../../../domain/shared/id';
import type { BrowserStorage, Slot } from '../shared/browser-storage';

const slotOf = (person: Id): Slot<readonly (readonly [Id, Id])[]> => ({
  name: `reviews.${person}`,
  version: 1,
  codec: t.readonlyArray(t.tuple([t.string, t.string])),
});

/** Review positions on this computer, newest last, in one slot per user. */
export const reviewPlacesStorage = (storage: BrowserStorage): ReviewPlaces => {
  const places = (person: Id) => storage.read(slotOf(person)) ?? [];
  return {
    recall: (person, reference) => places(person).find(([of]) => of === reference)?.[1] ?? null,
    remember: (person, reference, item) => {
      const others = places(person).filter(([of]) => of !== reference);
      storage.write(
        slotOf(person),
        item === null ? others : [...others, [reference, item] as const].slice(-MOST_PLACES),
      );
    },
  };
};
