import type { Clock } from '../../../application/shared/ports/clock.port';

/** Milliseconds for which a zone that was read still holds. */
const ZONE_HOLDS = 1000;

/** The computer's clock and zone. The zone is asked for many times with every picture of a form, and reading it takes a while. */
export const browserClock = (): Clock => {
  let [zone, readAt] = ['', -ZONE_HOLDS];
  return {
    now: () => Date.now(),
    zone: () => {
      if (performance.now() - readAt < ZONE_HOLDS) return zone;
      // eslint-disable-next-line no-restricted-syntax -- the zone is read here; nothing is formatted
      [zone, readAt] = [Intl.DateTimeFormat().resolvedOptions().timeZone, performance.now()];
      return zone;
    },
  };
};
