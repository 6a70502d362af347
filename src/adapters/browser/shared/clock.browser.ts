import type { Clock } from '../../../application/shared/ports/clock.port';

/** The computer's clock and zone. */
export const browserClock = (): Clock => ({
  now: () => Date.now(),
  // eslint-disable-next-line no-restricted-syntax -- the zone is read here; nothing is formatted
  zone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
});
