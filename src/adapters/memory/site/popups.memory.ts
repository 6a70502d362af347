import { parseUtc } from '../../../domain/shared/instant';
import { popups, type Popup } from '../../../domain/site/popup';
import { plainMemory } from '../shared/plain.memory';

const SEED: readonly (Pick<Popup, 'title' | 'content'> & Partial<Popup>)[] = [
  { title: 'Open dag in Zwolle', content: '<p>Kom op <strong>5 december</strong> kijken hoe wij warmtepompen testen.</p>', start: parseUtc('2026-11-16 07:00:00'), end: parseUtc('2026-12-05 17:00:00') },
  { title: 'Storing telefonie', content: '<p>Onze telefoon is vanmiddag slecht bereikbaar. Mail naar <a href="mailto:service@zilvermeeuw.example">service</a>.</p>', start: parseUtc('2026-11-19 11:30:00'), showOnce: true },
  { title: 'New price list', content: '<p>The price list of 2027 is ready for you under <em>Documents</em>.</p>', start: parseUtc('2026-12-01 00:00:00'), popup: false, login: true },
  { title: 'Wintercheck', content: '<h2>Klaar voor de winter?</h2><p>Plan de controle van je installatie.</p>', start: parseUtc('2026-10-01 06:00:00'), end: parseUtc('2027-02-28 23:00:00'), showOnce: true },
];

/** Popups in memory. */
export const popupsMemory = plainMemory(popups, {
  seed: SEED.map((popup, index) => ({ ...popups.blank, id: String(index + 1), ...popup })),
  reading: { text: ({ title, content }) => `${title} ${content.replace(/<[^>]*>/g, ' ')}` },
  complete: (draft, _, id, now) => ({ ...draft, id, title: draft.title.trim(), start: draft.start ?? now }),
});
