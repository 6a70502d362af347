import { cleanSlug } from '../../../domain/content/slug.rule';
import { categories, tags, type Term, type TermResource } from '../../../domain/content/term';
import { parseUtc } from '../../../domain/shared/instant';
import { plainMemory } from '../shared/plain.memory';

const LAST_SAVED = parseUtc('2026-11-12 10:20:00') ?? 0;
const WEEK = 7 * 24 * 60 * 60_000;

const memoryOf = (resource: TermResource, names: readonly string[]) => plainMemory(resource, {
  seed: names.map((name, index): Term => ({ ...resource.blank, id: String(index + 1), name, url: cleanSlug(name), updated: LAST_SAVED - index * WEEK })),
  reading: { text: ({ name, url }) => `${name} ${url}`, first: ({ name }) => name },
  complete: (draft, _, id, now) => ({ ...draft, id, name: draft.name.trim(), url: draft.url.trim() === '' ? cleanSlug(draft.name) : draft.url.trim(), updated: now }),
  unique: { fields: ['name'], code: 'DUPLICATE' },
});

/** Tags in memory. */
export const tagsMemory = memoryOf(tags, ['Hybride', 'Lucht-water', 'Stil wonen', 'Renovatie', 'Nieuwbouw', 'Subsidie', 'Onderhoud', 'Praktijkverhaal']);

/** Categories in memory. */
export const categoriesMemory = memoryOf(categories, ['Warmtepompen', 'Sanitair', 'Ventilatie', 'Ketels', 'Vloerverwarming', 'Regeltechniek']);
