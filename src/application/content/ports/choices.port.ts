import type { Choice } from '../../../domain/content/block';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/**
 * What can be chosen, by the call that suggests it: `tag`, `category`, `branch`, `page`, `project`, `resource`,
 * `assortment` …
 */
export type ChoiceSource = string;

/** Suggestions for pickers and chips. Rule R-CON-16. */
export interface Choices {
  /** Those in which the text is found, at most 25; too short a text, or what an API does not have, suggests nothing. */
  suggest(source: ChoiceSource, text: string, options?: CallOptions): Answer<readonly Choice[]>;
  /** Makes a new tag or category; `Conflict` when there is one of that name. */
  add(source: 'tag' | 'category', label: string): Answer<Choice>;
  /** All target groups. */
  targets(options?: CallOptions): Answer<readonly Choice[]>;
}
export const Choices = token<Choices>('choices');
