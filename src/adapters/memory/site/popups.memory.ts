import { either, taskEither } from 'fp-ts';
import { isRight } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Clock } from '../../../application/shared/ports/clock.port';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import type { Id } from '../../../domain/shared/id';
import { parseUtc } from '../../../domain/shared/instant';
import { sameValue } from '../../../domain/shared/same-value';
import { popups, type Popup, type PopupDraft, type PopupFilter, type PopupRow } from '../../../domain/site/popup';
import type { MemoryPeople } from '../access/published/memory-people';
import type { MemoryFiles } from '../library/published/memory-files';
import type { MemoryCalls } from '../shared/memory-calls';
import { rejected } from '../shared/memory-gateway';
import { plainMemory } from '../shared/plain.memory';

const SEED: readonly (Pick<Popup, 'title' | 'content'> & Partial<Popup>)[] = [
  { title: 'Open dag in Zwolle', content: '<p>Kom op <strong>5 december</strong> kijken hoe wij warmtepompen testen.</p>', start: parseUtc('2026-11-16 07:00:00'), end: parseUtc('2026-12-05 17:00:00') },
  { title: 'Storing telefonie', content: '<p>Onze telefoon is vanmiddag slecht bereikbaar. Mail naar <a href="mailto:service@zilvermeeuw.example">service</a>.</p>', start: parseUtc('2026-11-19 11:30:00'), showOnce: true },
  { title: 'New price list', content: '<p>The price list of 2027 is ready for you under <em>Documents</em>.</p>', start: parseUtc('2026-12-01 00:00:00'), popup: false, login: true },
  {
    title: 'Wintercheck', content: '<h2>Klaar voor de winter?</h2><p>Plan de controle van je installatie.</p>', start: parseUtc('2026-10-01 06:00:00'), end: parseUtc('2027-02-28 23:00:00'), showOnce: true,
    image: { path: 'Nieuws/2026/wintercheck.jpg', name: 'wintercheck.jpg', thumbnail: null },
  },
];
const RECORDS = SEED.map((popup, index): Popup => ({ ...popups.blank, id: String(index + 1), ...popup }));

const plain = plainMemory(popups, {
  seed: RECORDS,
  reading: { text: ({ title, content }) => `${title} ${content.replace(/<[^>]*>/g, ' ')}` },
  complete: (draft, _, id, now) => ({ ...draft, id, title: draft.title.trim(), start: draft.start ?? now }),
});

/** Popups in memory; the library knows which picture each of them shows. */
export const popupsMemory = (calls: MemoryCalls, people: MemoryPeople, clock: Clock, files: MemoryFiles): ResourceGateway<PopupRow, Popup, PopupDraft, PopupFilter> => {
  const gateway = plain(calls, people, clock);
  const useOf = (id: Id) => ({ module: popups.key, id });
  const showing = (id: Id, { title, image }: Pick<PopupDraft, 'title' | 'image'>): void => {
    const file = image === null ? either.left(null) : files.file(image.path);
    files.use(useOf(id), isRight(file) ? { title, file: file.right.id } : null);
  };
  const isThere = ({ image }: PopupDraft): boolean => image === null || pipe(files.file(image.path), either.exists(({ shown }) => shown.picture !== null));
  const forget = (...ids: readonly Id[]): void => { for (const id of ids) files.use(useOf(id), null); };
  for (const popup of RECORDS) showing(popup.id, popup);
  return {
    ...gateway,
    get: (id, options) => pipe(
      gateway.get(id, options),
      taskEither.map(({ record, version }) => ({ record: { ...record, image: record.image && files.shownBy(useOf(id), record.image.path) }, version })),
    ),
    save: (request, options) => (sameValue(request.draft.image, request.before.image) || isThere(request.draft)
      ? pipe(gateway.save(request, options), taskEither.map((saved) => { showing(saved.id, request.draft); return saved; }))
      : taskEither.left(rejected(['image']))),
    remove: (ids, options) => pipe(
      gateway.remove(ids, options),
      taskEither.map((report) => { forget(...ids.filter((id) => !report.refused.some((kept) => kept.id === id))); return report; }),
    ),
    removeOne: (request, options) => pipe(gateway.removeOne(request, options), taskEither.map(() => { forget(request.id); })),
  };
};
