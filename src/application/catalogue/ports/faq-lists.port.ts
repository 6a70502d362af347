import type { FaqCategoryRow } from '../../../domain/catalogue/faq-category';
import type { FaqQuestionRow, FoundFaqQuestion } from '../../../domain/catalogue/faq-question';
import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';
import type { NewOrder, Ordered } from './ordered.port';

/** FAQ lists of the website. Rule R-CAT-24. */
export interface FaqLists {
  categories(options?: CallOptions): Answer<Ordered<FaqCategoryRow>>;
  /** `NotFound` when the category does not exist. */
  questions(category: Id, options?: CallOptions): Answer<Ordered<FaqQuestionRow>>;
  /** Searches questions of all categories, in order: at most 100 by title and answer, else by title. Rule R-CAT-60. */
  search(term: string, options?: CallOptions): Answer<readonly FoundFaqQuestion[]>;
  /** @returns the version of the new order */
  sortCategories(order: NewOrder, options?: CallOptions): Answer<string | null>;
  sortQuestions(category: Id, order: NewOrder, options?: CallOptions): Answer<string | null>;
}
export const FaqLists = token<FaqLists>('faq-lists');
