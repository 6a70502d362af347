import type { Zone } from '../../../domain/shared/format';
import type { Instant } from '../../../domain/shared/instant';
import { token } from '../token';

/** Current time and local time zone. */
export interface Clock {
  now(): Instant;
  zone(): Zone;
}
export const Clock = token<Clock>('clock');
