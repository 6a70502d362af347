import { fold } from '../shared/fold';
import type { Id } from '../shared/id';
import type { Choice } from './block';

/** What is suggested without what is chosen already. Rule R-CON-16. */
export const stillOpen = (suggested: readonly Choice[], chosen: readonly Choice[]): readonly Choice[] =>
  suggested.filter(({ id }) => chosen.every((known) => known.id !== id));

/**
 * The name that a text would give to something new; null where one of what is seen has it already, whatever its case
 * and accents.
 */
export const newNameIn = (text: string, seen: readonly Choice[]): string | null => {
  const name = text.trim();
  return name === '' || seen.some(({ label }) => fold(label) === fold(name)) ? null : name;
};

/**
 * With one more; where only one can be chosen, it takes the place of the other. What is there already stays where it
 * is.
 */
export const withChoice = <Chosen extends Choice>(
  chosen: readonly Chosen[],
  choice: Chosen,
  multiple: boolean,
): readonly Chosen[] => {
  if (!multiple) return [choice];
  return chosen.some(({ id }) => id === choice.id) ? chosen : [...chosen, choice];
};

/** Without one of them. */
export const withoutChoice = <Chosen extends Choice>(chosen: readonly Chosen[], gone: Id): readonly Chosen[] =>
  chosen.filter(({ id }) => id !== gone);
