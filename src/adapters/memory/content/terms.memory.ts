import type { Clock } from '../../../application/shared/ports/clock.port';
import { token } from '../../../application/shared/token';
import { slugify, suggestSlug } from '../../../domain/shared/slug.rule';
import {
  categories,
  tags,
  type Term,
  type TermKind,
  type TermModule,
  type TermResource,
} from '../../../domain/content/term';
import { parseUtc } from '../../../domain/shared/instant';
import type { MemoryPeople } from '../access/published/memory-people';
import type { MemoryFiles } from '../library/published/memory-files';
import { showingPictures } from '../library/published/picture-reference.memory';
import type { MemoryCalls } from '../shared/memory-calls';
import { plainMemory, type OpenGateway } from '../shared/plain.memory';

const LAST_SAVED = parseUtc('2026-11-12 10:20:00') ?? 0;
const WEEK = 7 * 24 * 60 * 60_000;

/** The slug of a name, with the lowest number that makes it unique. */
export const freeUrl = (name: string, module: string, others: readonly Pick<Term, 'url'>[]): string =>
  Array.from({ length: others.length + 1 }, (_, place) => suggestSlug(name, module, place + 1)).find((url) =>
    others.every((other) => other.url !== url),
  ) ?? '';

type Terms = OpenGateway<TermKind>;

const memoryOf = (resource: TermResource, names: string) => {
  const seed = names.split(' | ').map((name, index): Term => ({
    ...resource.blank,
    id: String(index + 1),
    name,
    url: slugify(name),
    updated: LAST_SAVED - index * WEEK,
  }));
  return (calls: MemoryCalls, people: MemoryPeople, clock: Clock, files: MemoryFiles): Terms =>
    plainMemory(resource, {
      seed,
      complete: (draft, _, id, now, others) => ({
        ...draft,
        id,
        name: draft.name.trim(),
        url: draft.url.trim() === '' ? freeUrl(draft.name, resource.key, others) : draft.url.trim(),
        updated: now,
      }),
      unique: [
        { fields: ['name'], code: 'DUPLICATE' },
        { fields: ['url'], code: 'URL_IN_USE' },
      ],
      ...showingPictures<TermKind>(files, seed, {
        module: resource.key,
        field: 'meta.shareImage',
        titleOf: ({ name }) => name,
        of: ({ meta }) => meta.shareImage,
        put: (term, shareImage) => ({ ...term, meta: { ...term.meta, shareImage } }),
      }),
    })(calls, people, clock);
};

const tagsMemory = memoryOf(
  tags,
  'Hybride | Lucht-water | Stil wonen | Renovatie | Nieuwbouw | Subsidie | Onderhoud | Praktijkverhaal',
);
const categoriesMemory = memoryOf(
  categories,
  'Warmtepompen | Sanitair | Ventilatie | Ketels | Vloerverwarming | Regeltechniek',
);

/** Tags and categories in memory. */
export type MemoryTerms = Readonly<Record<TermModule, Terms>>;
export const MemoryTerms = token<MemoryTerms>('memory-terms');

export const termsMemory = (...parts: Parameters<typeof tagsMemory>): MemoryTerms => ({
  tag: tagsMemory(...parts),
  category: categoriesMemory(...parts),
});
