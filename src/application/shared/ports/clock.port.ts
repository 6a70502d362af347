import type { Instant } from '../../../domain/shared/instant';
import { token } from '../token';

/** The time, and the zone in which the browser stands (IANA name). */
export interface Clock {
  now(): Instant;
  zone(): string;
}
export const Clock = token<Clock>('clock');
