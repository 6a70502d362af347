import type { Clock } from '../../../application/shared/ports/clock.port';
import type { Zone } from '../../../domain/shared/format';

const here: Zone = (instant) => -new Date(instant).getTimezoneOffset();

/** The computer's clock and zone. */
export const browserClock = (): Clock => ({ now: () => Date.now(), zone: () => here });
