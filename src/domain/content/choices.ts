import { foldCase } from '../shared/fold';
import type { Id } from '../shared/id';
import type { Choice } from './block';

/** Suggestions without those already chosen. Rule R-CON-16. */
export const unchosen = <Suggested extends Choice>(
  suggested: readonly Suggested[],
  chosen: readonly Choice[],
): readonly Suggested[] => suggested.filter(({ id }) => chosen.every((known) => known.id !== id));

/** Name for a new choice; null when a suggestion has the same name, ignoring case and accents. */
export const newChoiceName = (text: string, seen: readonly Choice[]): string | null => {
  const name = text.trim();
  return name === '' || seen.some(({ label }) => foldCase(label) === foldCase(name)) ? null : name;
};

/** Adds a choice; replaces the present one in a single-choice field. */
export const withChoice = <Chosen extends Choice>(
  chosen: readonly Chosen[],
  choice: Chosen,
  multiple: boolean,
): readonly Chosen[] => {
  if (!multiple) return [choice];
  return chosen.some(({ id }) => id === choice.id) ? chosen : [...chosen, choice];
};

export const withoutChoice = <Chosen extends Choice>(chosen: readonly Chosen[], removed: Id): readonly Chosen[] =>
  chosen.filter(({ id }) => id !== removed);
