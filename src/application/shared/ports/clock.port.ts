import type { Instant } from '../../../domain/shared/instant';
import { token } from '../token';

/** The time, and the zone in which the browser stands: an IANA name or `LOCAL_ZONE`. */
export interface Clock {
  now(): Instant;
  zone(): string;
}
export const Clock = token<Clock>('clock');
