import type { Id } from '../../domain/shared/id';
import { token } from './token';

/** Who is at work, asked at the moment it matters; null when nobody is signed in. */
export interface CurrentPerson {
  id(): Id | null;
}
export const CurrentPerson = token<CurrentPerson>('current-person');
