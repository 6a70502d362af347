import type { Clock } from '../../../application/shared/ports/clock.port';
import { LOCAL_ZONE } from '../../../domain/shared/format';

/** The computer's clock and zone. */
export const browserClock = (): Clock => ({ now: () => Date.now(), zone: () => LOCAL_ZONE });
