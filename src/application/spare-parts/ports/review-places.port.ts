import type { Id } from '../../../domain/shared/id';
import { token } from '../../shared/token';

/** Where each user left the review of a reference; kept after sign-out. Rule R-SPA-13. */
export interface ReviewPlaces {
  /** Item at which the review continues; null for the beginning. */
  recall(person: Id, reference: Id): Id | null;
  /** @param item null deletes the place */
  remember(person: Id, reference: Id, item: Id | null): void;
}
export const ReviewPlaces = token<ReviewPlaces>('review-places');

/** Maximum stored references; the oldest are deleted. */
export const MOST_PLACES = 100;
