import { lengthProblem, type FieldProblem } from '../shared/rule';

/** Characters of the name of a template (R-CON-09). */
export const LONGEST_TEMPLATE_NAME = 100;

/** What is wrong with the name of a template. Rule R-CON-09. */
export const templateProblem = (name: string): FieldProblem | null => (name.trim() === '' ? 'required' : lengthProblem(name.trim(), LONGEST_TEMPLATE_NAME));
