import { either } from 'fp-ts';
import type { Clock } from '../../../application/shared/ports/clock.port';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import { parseUtc } from '../../../domain/shared/instant';
import { events, type SiteEvent, type SiteEventKind } from '../../../domain/site/event';
import type { Callers } from '../shared/caller';
import type { MemoryCalls } from '../shared/memory-calls';
import { rejected } from '../shared/memory-gateway';
import { plainMemory } from '../shared/plain.memory';

/** A moment is picked by the minute. */
const MINUTE = 60_000;

const event = (id: string, title: string, changed: Partial<SiteEvent>): SiteEvent => ({
  ...events.blank,
  id,
  title,
  description: 'Kom langs en laat je bijpraten.',
  status: 'published',
  categories: [{ id: '1', label: 'Warmtepompen' }],
  targets: [{ id: '1', label: 'Installateurs' }],
  ...changed,
});

const plain = plainMemory(events, {
  seed: [
    event('1', 'Open dag Zwolle', {
      online: parseUtc('2026-11-02 08:00:00'),
      start: parseUtc('2026-12-05 09:00:00'),
      end: parseUtc('2026-12-05 16:00:00'),
    }),
    event('2', 'Training warmtepompen', {
      status: 'draft',
      start: parseUtc('2027-01-14 08:30:00'),
      end: parseUtc('2027-01-14 15:30:00'),
    }),
    event('3', 'Nieuwjaarsborrel', { internal: true, start: parseUtc('2027-01-08 16:00:00') }),
  ],
});

/** Events in memory. A moment of publication that is set is not in the past. Rule R-SIT-10. */
export const eventsMemory = (calls: MemoryCalls, people: Callers, clock: Clock): ResourceGateway<SiteEventKind> => {
  const gateway = plain(calls, people, clock);
  return {
    ...gateway,
    save: (request, options) => {
      const { draft, before } = request;
      const isPast =
        draft.online !== before.online && typeof draft.online === 'number' && draft.online < clock.now() - MINUTE;
      return isPast ? calls.answer(() => either.left(rejected(['online'])), options) : gateway.save(request, options);
    },
  };
};
