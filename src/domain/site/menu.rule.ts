import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';

/** Maximum characters. Rule R-NAV-01. */
export const MAX_MENU_TITLE = 200;
export const MAX_MENU_CODE = 64;

export type MenuFields = {
  readonly title: string;
  /** The name by which the website finds it; it never changes. */
  readonly code: string;
};

const CODE = /^[a-z0-9]+(?:[_-][a-z0-9]+)*$/i;

const codeProblem = (code: string): FieldProblem | null => {
  if (code === '') return 'required';
  return lengthProblem(code, MAX_MENU_CODE) ?? (CODE.test(code) ? null : 'pattern.default');
};

/** Rule R-NAV-01. */
export const menuRule: Rule<MenuFields> = ({ title, code }) =>
  problemsOf({
    title: title.trim() === '' ? 'required' : lengthProblem(title.trim(), MAX_MENU_TITLE),
    code: codeProblem(code.trim()),
  });
