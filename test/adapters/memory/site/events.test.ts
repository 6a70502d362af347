import { right } from 'fp-ts/Either';
import { eventsMemory } from '../../../../src/adapters/memory/site/events.memory';
import { MemoryCalls } from '../../../../src/adapters/memory/shared/memory-calls';
import { events } from '../../../../src/domain/site/event';

const NOW = Date.UTC(2026, 10, 20, 9);
const caller = { id: '1', su: true, rights: [], websites: ['1'] };
const people = {
  storage: null,
  websites: [{ id: '1' }],
  activeWebsite: () => '1',
  callerWho: () => right(caller),
};

test.each([
  [60_000, 'Right'],
  [60_001, 'Left'],
])('a publication %i ms ago: %s (R-SIT-10)', async (age, expected) => {
  const gateway = eventsMemory(new MemoryCalls(), people, { now: () => NOW, zone: () => 'UTC' });
  const draft = {
    ...events.blank,
    title: 'Zomerfeest',
    description: 'Kom je ook?',
    online: NOW - age,
    start: NOW,
    categories: [{ id: '1', label: 'Warmtepompen' }],
    targets: [{ id: '1', label: 'Installateurs' }],
  };
  const saved = await gateway.save({ id: null, version: null, draft, before: events.blank })();
  expect(saved._tag).toBe(expected);
});
