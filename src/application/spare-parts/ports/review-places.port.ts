import type { Id } from '../../../domain/shared/id';
import { token } from '../../shared/token';

/** Where each person left the review of a reference; kept after sign-out. Rule R-SPA-13. */
export interface ReviewPlaces {
  /** The item at which it goes on; null for the beginning. */
  recall(person: Id, reference: Id): Id | null;
  /** @param item null forgets the place */
  remember(person: Id, reference: Id, item: Id | null): void;
}
export const ReviewPlaces = token<ReviewPlaces>('review-places');

/** References whose places are kept; older ones are forgotten. */
export const MOST_PLACES = 100;
