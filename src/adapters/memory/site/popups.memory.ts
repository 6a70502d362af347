import type { Clock } from '../../../application/shared/ports/clock.port';
import { parseUtc } from '../../../domain/shared/instant';
import { popups, popupTable, type Popup, type PopupKind } from '../../../domain/site/popup';
import type { MemoryPeople } from '../access/published/memory-people';
import type { MemoryFiles } from '../library/published/memory-files';
import { showingPictures } from '../library/published/picture-reference.memory';
import type { MemoryCalls } from '../shared/memory-calls';
import { plainMemory } from '../shared/plain.memory';
import { storedOf } from '../shared/table-memory';

const SEED: readonly (Pick<Popup, 'title' | 'content'> & Partial<Popup>)[] = [
  {
    title: 'Open dag in Zwolle',
    content: '<p>Kom op <strong>5 december</strong> kijken hoe wij warmtepompen testen.</p>',
    start: parseUtc('2026-11-16 07:00:00'),
    end: parseUtc('2026-12-05 17:00:00'),
  },
  {
    title: 'Storing telefonie',
    content:
      '<p>Onze telefoon is vanmiddag slecht bereikbaar. Mail naar <a href="mailto:service@zilvermeeuw.example">service</a>.</p>',
    start: parseUtc('2026-11-19 11:30:00'),
    showOnce: true,
  },
  {
    title: 'New price list',
    content: '<p>The price list of 2027 is ready for you under <em>Documents</em>.</p>',
    start: parseUtc('2026-12-01 00:00:00'),
    popup: false,
    login: true,
  },
  {
    title: 'Wintercheck',
    content: '<h2>Klaar voor de winter?</h2><p>Plan de controle van je installatie.</p>',
    start: parseUtc('2026-10-01 06:00:00'),
    end: parseUtc('2027-02-28 23:00:00'),
    showOnce: true,
    image: { path: 'Nieuws/2026/wintercheck.jpg', name: 'wintercheck.jpg', thumbnail: null },
  },
];
const RECORDS = SEED.map((popup, index): Popup => ({ ...popups.blank, id: String(index + 1), ...popup }));

/** Popups in memory; the library records which picture each shows. */
export const popupsMemory = (calls: MemoryCalls, people: MemoryPeople, clock: Clock, files: MemoryFiles) =>
  plainMemory(popups, {
    seed: RECORDS,
    complete: ({ start, ...draft }, before, id, now) =>
      storedOf(popupTable, { ...draft, start: start ?? now }, before, id, now),
    ...showingPictures<PopupKind>(files, RECORDS, {
      module: popups.key,
      field: 'image',
      titleOf: ({ title }) => title,
      of: ({ image }) => image ?? null,
      put: (popup, image) => ({ ...popup, image }),
    }),
  })(calls, people, clock);
