import { either } from 'fp-ts';
import type { SparePartIcons } from '../../../application/spare-parts/ports/spare-part-icons.port';
import { mayChoose } from '../../../domain/shared/offered-records.rule';
import type { MemoryPeople } from '../access/published/memory-people';
import { answerTo } from '../shared/answer-to';
import type { MemoryCalls } from '../shared/memory-calls';

const ICONS = [
  { en: 'Burner', nl: 'Brander', path: 'M12 2c3 4 6 7 6 11a6 6 0 0 1-12 0c0-2 1-4 3-6 0 2 1 3 2 3 1-2 1-5 1-8z' },
  { en: 'Pump', nl: 'Pomp', path: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 3v10l6-5z' },
  { en: 'Gas valve', nl: 'Gasklep', path: 'M3 7l9 5-9 5zm18 0l-9 5 9 5zM11 3h2v7h-2z' },
] as const;

/** The icons of categories in memory, with names in the user's language. */
export const sparePartIconsMemory = (calls: MemoryCalls, people: MemoryPeople): SparePartIcons => ({
  all: (options) =>
    answerTo(calls, people)(
      (caller) => mayChoose(caller, 'svgicons/spare-part-category'),
      options,
      () =>
        either.right(
          ICONS.map(({ path, ...names }, place) => ({
            id: String(place + 1),
            name: names[people.language()],
            svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`,
          })),
        ),
    ),
});
