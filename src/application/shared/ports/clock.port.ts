import type { Zone } from '../../../domain/shared/format';
import type { Instant } from '../../../domain/shared/instant';
import { token } from '../token';

/** The time, and the zone in which the browser stands. */
export interface Clock {
  now(): Instant;
  zone(): Zone;
}
export const Clock = token<Clock>('clock');
