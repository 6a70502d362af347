import { publicationMachine, type PublicationEvent } from '../../../../src/domain/content/publication.machine';
import type { Instant } from '../../../../src/domain/shared/instant';
import { walk } from '../../support/walk';

export const [FIRST, NOW, LATER, EMBARGO] = [1_000, 5_000, 9_000, 7_000];

/** All events of the publication of an item. */
export const publicationHappenings = {
  draft: { type: 'draft.chosen' },
  publish: { type: 'published.chosen', now: NOW },
  unpublish: { type: 'unpublished.chosen' },
  pick: { type: 'date.picked', online: LATER },
  type: { type: 'date.picked', online: '12-1' },
  other: { type: 'other.chosen', stored: { status: 'embargo', online: EMBARGO } },
} as const satisfies Readonly<Record<string, PublicationEvent>>;

/** A walk of all events in all states, on an item that was first online at this time, or never. */
export const walkedPublication = (firstOnline: Instant | null) =>
  walk(publicationMachine, { input: { firstOnline }, events: publicationHappenings, remember: ({ online }) => online });
