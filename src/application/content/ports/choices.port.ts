import type { Choice } from '../../../domain/content/block';
import type { TermModule } from '../../../domain/content/term';
import type { Id } from '../../../domain/shared/id';
import type { Money } from '../../../domain/shared/money';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Endpoint of the suggestions: `tag`, `category`, `branch`, `page`, `project`, `resource`, `assortment` … */
export type ChoiceSource = string;

/** Kinds of choices that can be added in a picker. */
export type AddableSource = TermModule | 'emails/category';

/** A suggestion; for an item with code and gross price, for an account with its number. */
export interface Suggestion extends Choice {
  readonly code?: string;
  readonly grossPrice?: Money | null;
  readonly number?: string;
  /** Stored value of a website route, and whether the route is a module. */
  readonly value?: string;
  readonly type?: string;
  /** Ids of the item's assortments. */
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
