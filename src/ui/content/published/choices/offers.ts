import type { Suggestion } from '../../../../application/content/ports/choices.port';
import type { Choice } from '../../../../domain/content/block';
import { newChoiceName, unchosen } from '../../../../domain/content/choices';
import type { Suggesting } from './suggest.bridge';

/** A line of the list under a picker: something to choose, or a name to add. */
export type Offer =
  | { readonly key: string; readonly kind: 'choice'; readonly choice: Suggestion }
  | { readonly key: 'add'; readonly kind: 'add'; readonly name: string };

/** What a picker offers now; a new name only once it is known what there is. */
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

/** What is to be said where nothing, or not everything, is offered; nothing where the list says it. */
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
