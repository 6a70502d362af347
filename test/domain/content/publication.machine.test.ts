import {
  publicationAfter,
  publicationMachine,
  type PublicationEvent,
} from '../../../src/domain/content/publication.machine';
import { PUBLICATION_STATUSES, type Publication } from '../../../src/domain/content/publication.rule';
import type { Instant } from '../../../src/domain/shared/instant';
import { nameOf, reached, restingStates, tableOf } from '../support/walk';
import { EMBARGO, FIRST, LATER, NOW, publicationHappenings, walkedPublication } from './support/publication-events';

describe('the status of an item, every event in every state (R-CON-03)', () => {
  test('an item that was online has three', () => {
    const steps = walkedPublication(FIRST);
    expect(reached(steps)).toEqual(restingStates(publicationMachine));
    expect(tableOf(steps)).toEqual({
      draft: { publish: 'published', unpublish: 'unpublished', other: 'other' },
      published: { draft: 'draft', unpublish: 'unpublished', other: 'other' },
      unpublished: { draft: 'draft', publish: 'published', other: 'other' },
      other: { draft: 'draft', publish: 'published', unpublish: 'unpublished' },
    });
  });

  test('one that never was cannot be taken offline', () => {
    expect(tableOf(walkedPublication(null))).toEqual({
      draft: { publish: 'published', other: 'other' },
      published: { draft: 'draft', other: 'other' },
      other: { draft: 'draft', publish: 'published' },
    });
  });

  test('a draft has no date, an unpublished item its first, a published item the current or the picked one, by every path', () => {
    for (const { before, event, after } of [...walkedPublication(FIRST), ...walkedPublication(null)]) {
      const { online, firstOnline } = after.context;
      const [from, to] = [nameOf(before.value), nameOf(after.value)];
      if (to === 'draft') expect(online).toBeNull();
      if (to === 'unpublished') expect(online).toBe(firstOnline);
      if (to === 'other') expect(online).toBe(EMBARGO);
      if (to === 'published' && from !== 'published') expect(online).toBe(NOW);
      if (to === 'published' && from === 'published')
        expect([event, online]).toEqual([
          event,
          event === 'pick' ? LATER : event === 'type' ? '12-1' : before.context.online,
        ]);
    }
  });
});

describe('what a form makes of a choice (R-CON-25)', () => {
  const was: Publication = { status: 'published', online: FIRST };
  test.each<[string, Publication, Instant | null, PublicationEvent, Publication]>([
    [
      'a draft is published now',
      { status: 'draft', online: null },
      null,
      publicationHappenings.publish,
      { status: 'published', online: NOW },
    ],
    ['what is published stays as it is when it is chosen again', was, FIRST, publicationHappenings.publish, was],
    ['it becomes a draft', was, FIRST, publicationHappenings.draft, { status: 'draft', online: null }],
    [
      'it is taken offline, with its first moment',
      { status: 'published', online: LATER },
      FIRST,
      publicationHappenings.unpublish,
      { status: 'unpublished', online: FIRST },
    ],
    [
      'it never was online',
      { status: 'published', online: LATER },
      null,
      publicationHappenings.unpublish,
      { status: 'published', online: LATER },
    ],
    [
      'it is online again',
      { status: 'unpublished', online: FIRST },
      FIRST,
      publicationHappenings.publish,
      { status: 'published', online: NOW },
    ],
    ['its moment is picked', was, FIRST, publicationHappenings.pick, { status: 'published', online: LATER }],
    ['a moment is typed', was, FIRST, publicationHappenings.type, { status: 'published', online: '12-1' }],
    [
      'a draft has no moment to pick',
      { status: 'draft', online: null },
      FIRST,
      publicationHappenings.pick,
      { status: 'draft', online: null },
    ],
    [
      'nor has what is offline',
      { status: 'unpublished', online: FIRST },
      FIRST,
      publicationHappenings.pick,
      { status: 'unpublished', online: FIRST },
    ],
    [
      'a status that the console does not know has no moment to pick',
      { status: 'embargo', online: EMBARGO },
      null,
      publicationHappenings.pick,
      { status: 'embargo', online: EMBARGO },
    ],
    [
      'another one is chosen in its place',
      { status: 'embargo', online: EMBARGO },
      FIRST,
      publicationHappenings.unpublish,
      { status: 'unpublished', online: FIRST },
    ],
    [
      'it is chosen again, with its moment',
      { status: 'draft', online: null },
      null,
      publicationHappenings.other,
      { status: 'embargo', online: EMBARGO },
    ],
  ])('%s', (_, before, firstOnline, event, after) => {
    expect(publicationAfter({ ...before, firstOnline }, event)).toEqual(after);
  });

  test.each(PUBLICATION_STATUSES)('from %s every choice leads to a status that is one', (status) => {
    for (const event of Object.values(publicationHappenings))
      expect([...PUBLICATION_STATUSES, 'embargo']).toContain(
        publicationAfter({ status, online: null, firstOnline: FIRST }, event).status,
      );
  });
});
