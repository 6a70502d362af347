import { parseUtc } from '../../../domain/shared/instant';
import { redirects, type Redirect } from '../../../domain/site/redirect';
import { plainMemory } from '../shared/plain.memory';

const LAST_ADDED = parseUtc('2026-11-12 14:20:00') ?? 0;
const MINUTE = 60_000;
/** Some weeks apart, at different times of day. */
const addedAt = (index: number): number => LAST_ADDED - (index * 23 * 24 * 60 + ((index * 37) % 360)) * MINUTE;

/** From, to, and options: 302, catch-all, comments. Three form a loop, and two exceed the maximum number of steps. */
const SEED: readonly (readonly [string, string, Partial<Redirect>?])[] = [
  ['/airco', '/producten/airconditioning'],
  ['/producten/airconditioning', '/producten/airco-en-ventilatie', { comments: 'Samengevoegd met ventilatie' }],
  ['/actie', '/acties/winter', { status: '302' }],
  ['/acties/winter', '/acties/najaar', { status: '302' }],
  ['/acties/najaar', '/actie', { status: '302' }],
  ['/download/', '/documentatie', { catchAll: true, comments: 'Old download folder, kept for the printed catalogue' }],
  ['/download/prijslijst', '/documentatie/prijslijst', { catchAll: true }],
  ['/download/handleiding.pdf', '/documentatie'],
  ['/storing', 'https://service.zilvermeeuw.example/storing', { status: '302' }],
  ['/contact.html', '/contact'],
  ['/over-ons/vacatures.html', 'https://werken.zilvermeeuw.example/'],
  ['/dealers', '/vestigingen'],
];

/** Redirects in memory. */
export const redirectsMemory = plainMemory(redirects, {
  seed: SEED.map(([from, to, more], index) => ({
    ...redirects.blank,
    id: String(index + 1),
    from,
    to,
    datetime: addedAt(index),
    ...more,
  })),
  unique: [{ fields: ['from', 'catchAll'], code: 'URL_IN_USE' }],
});
