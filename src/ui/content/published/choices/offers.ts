import type { Suggestion } from '../../../../application/content/ports/choices.port';
import type { Choice } from '../../../../domain/content/block';
import { newChoiceName, unchosen } from '../../../../domain/content/choices';
import type { Suggesting } from './suggest.bridge';

/** An option of the picker's list: a suggestion, or a new term to add. */
export type Offer =
  | { readonly key: string; readonly kind: 'choice'; readonly choice: Suggestion }
  | { readonly key: 'add'; readonly kind: 'add'; readonly name: string };

/** The options of a picker. Adding a term is offered only after the suggestions have loaded. */
export const offersOf = (
  { state, text, choices }: Suggesting,
  chosen: readonly Choice[],
  addable: boolean,
): readonly Offer[] => {
  const open = unchosen(choices, chosen).map((choice): Offer => ({
    key: `choice ${choice.id}`,
    kind: 'choice',
    choice,
  }));
  const name = addable && (state === 'shown' || state === 'idle') ? newChoiceName(text, [...choices, ...chosen]) : null;
  return name === null ? open : [...open, { key: 'add', kind: 'add', name }];
};

/** The status message if not all suggestions can be shown; none if the list shows it. */
export const statusTextOf = (
  { state, choices, text }: Suggesting,
  offers: readonly Offer[],
): 'adding' | 'failed' | 'searching' | 'short' | 'nothing' | 'allChosen' | null => {
  if (state === 'adding' || state === 'failed') return state;
  if (text.trim() === '' || offers.length > 0) return null;
  if (state === 'idle') return 'short';
  if (state !== 'shown') return 'searching';
  return choices.length > 0 ? 'allChosen' : 'nothing';
};
