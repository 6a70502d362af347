import { events } from '../../../src/domain/site/event';
import { categories } from '../../../src/domain/content/term';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { answered } from '../support/answered';
import { plainContract } from '../shared/plain.contract';

const NOON = Date.UTC(2031, 5, 15, 12);
/** Choices of the first website, with the labels of the API. */
const choice = (label: string) => [{ id: '1', label }];

// Rule R-SIT-10.
export const eventsContract = plainContract({
  resource: events,
  draft: (number) => ({
    ...events.blank,
    title: `Zomerfeest ${String(number)}`,
    description: 'Kom je ook?',
    status: 'published' as const,
    online: NOON,
    start: NOON + number * 60_000,
    end: NOON + 3_600_000,
    categories: choice('Warmtepompen'),
    targets: choice('Installateurs'),
  }),
  change: { title: 'Winterfeest', status: 'draft', online: null, end: null, internal: true },
  wrong: [
    ['no title', { title: ' ' }, ['title']],
    ['no description', { description: '' }, ['description']],
    ['no category', { categories: [] }, ['categories']],
    ['no target group', { targets: [] }, ['targets']],
    ['a start before it is online', { start: NOON - 60_000 }, ['start']],
    ['an end before the start', { end: NOON - 60_000, start: NOON }, ['end']],
    ['a publication in the past', { online: Date.UTC(2020, 0, 1) }, ['online']],
  ],
  finding: [
    ['a part of its title', { term: 'zomerfeest 0' }, true],
    ['a word of its description', { term: 'kom je' }, true],
    ['its status', { filter: { ...events.noFilter, status: 'published' } }, true],
    ['another status', { filter: { ...events.noFilter, status: 'draft' } }, false],
    ['events for colleagues', { filter: { ...events.noFilter, internal: true } }, false],
  ],
  perWebsite: true,
  elsewhere: async (backend) => {
    const { rows } = await answered(backend.gateway(categories).list(defaultQuery(categories.noFilter)));
    // The memory backend has categories on the first website only, and does not check them.
    return rows.length === 0 ? {} : { categories: rows.slice(0, 1).map(({ id, name }) => ({ id, label: name })) };
  },
});
