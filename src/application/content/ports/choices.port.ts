import type { Choice } from '../../../domain/content/block';
import type { TermModule } from '../../../domain/content/term';
import type { Id } from '../../../domain/shared/id';
import type { Money } from '../../../domain/shared/money';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Endpoint of the suggestions: `tag`, `category`, `branch`, `page`, `project`, `resource`, `assortment` … */
export type ChoiceSource = string;

/** What a person can add to where it is chosen. */
export type AddableSource = TermModule | 'emails/category';

/** A choice that is suggested: an item with its code and gross price, an account with its number. */
export interface Suggestion extends Choice {
  readonly code?: string;
  readonly grossPrice?: Money | null;
  readonly number?: string;
  /** What a route of a website is stored as, and whether it is a module. */
  readonly value?: string;
  readonly type?: string;
  /** Ids of the assortments of an item. */
  readonly assortments?: readonly Id[];
}

/** Rule R-CON-16. */
export interface Choices {
  /** At most 25 matches, or `limit`; none for a short text or an unsupported source. */
  suggest(
    source: ChoiceSource,
    text: string,
    options?: CallOptions & { readonly limit?: number | undefined },
  ): Answer<readonly Suggestion[]>;
  /** Adds a tag or category; `Conflict` when the name is taken. */
  add(source: AddableSource, label: string): Answer<Choice>;
  targets(options?: CallOptions): Answer<readonly Choice[]>;
}
export const Choices = token<Choices>('choices');
