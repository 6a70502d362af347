import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';

/** Maximum characters of label and code (R-SPA-01). */
export const MAX_CATEGORY_TEXT = 50;

interface CategoryFields {
  readonly label: string;
  readonly codeToMatch: string;
}

const textProblem = (text: string): FieldProblem | null =>
  text.trim() === '' ? 'required' : lengthProblem(text.trim(), MAX_CATEGORY_TEXT);

/** R-SPA-01. */
export const sparePartCategoryRule: Rule<CategoryFields> = ({ label, codeToMatch }) =>
  problemsOf({ label: textProblem(label), codeToMatch: textProblem(codeToMatch) });
