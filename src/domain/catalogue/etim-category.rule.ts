import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';

export interface EtimCategoryFields {
  readonly name: string;
  readonly description: string;
  /** 1-based position; null for the last one. */
  readonly position: number | null;
}

/** Maximum characters (R-CAT-05). */
export const MAX_CATEGORY_NAME = 200;
export const MAX_CATEGORY_DESCRIPTION = 2_000;

const nameProblem = (name: string): FieldProblem | null =>
  name.trim() === '' ? 'required' : lengthProblem(name.trim(), MAX_CATEGORY_NAME);

const positionProblem = (position: number | null): FieldProblem | null => {
  if (position === null) return null;
  if (!Number.isSafeInteger(position)) return 'notWhole';
  return position >= 1 ? null : 'tooSmall.1';
};

/** Rule R-CAT-05. */
export const etimCategoryRule: Rule<EtimCategoryFields> = ({ name, description, position }) =>
  problemsOf({
    name: nameProblem(name),
    description: lengthProblem(description, MAX_CATEGORY_DESCRIPTION),
    position: positionProblem(position),
  });
