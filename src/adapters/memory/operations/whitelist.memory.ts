import { whitelist } from '../../../domain/operations/whitelist-entry';
import { parseUtc } from '../../../domain/shared/instant';
import { plainMemory } from '../shared/plain.memory';

const SEED: readonly (readonly [string, string, string])[] = [
  ['https://cdn.consent.example/cookie-banner/v4.js', '2026-01-12 08:30:00', 'Cookiemelding'],
  ['https://*.kaarten.example', '2026-02-03 13:05:00', 'Kaarten op vestigingen en dealers'],
  ['https://js.betaal.example/v3/', '2026-05-18 09:41:00', 'Betalen in de webwinkel'],
  ['https://player.film.example/api/player.js', '2026-09-07 15:20:00', 'Training videos'],
];

/** The whitelist in memory. */
export const whitelistMemory = plainMemory(whitelist, {
  seed: SEED.map(([source, datetime, comments], index) => ({
    id: String(index + 1),
    type: 'js',
    source,
    comments,
    datetime: parseUtc(datetime),
  })),
});
