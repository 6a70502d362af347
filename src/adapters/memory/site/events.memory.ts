import { parseUtc } from '../../../domain/shared/instant';
import { events, type SiteEvent } from '../../../domain/site/event';
import { plainMemory } from '../shared/plain.memory';
import { rejected } from '../shared/refusals';

/** Milliseconds; users pick moments by the minute. */
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

/** Events in memory. A new or changed publication moment must not be in the past. Rule R-SIT-10. */
export const eventsMemory = plainMemory(events, {
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
  refusal: ({ online }, before, _all, now) =>
    typeof online === 'number' && online !== before?.online && online < now - MINUTE ? rejected(['online']) : null,
});
