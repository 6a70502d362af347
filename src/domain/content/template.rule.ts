import { lengthProblem, type FieldProblem } from '../shared/rule';
import type { ContentModule } from './modules.rule';

/** Characters of the name of a template (R-CON-09). */
export const LONGEST_TEMPLATE_NAME = 100;

/** Modules to which a template can be kept, in the order in which they are offered (R-CON-09). */
export const RESTRICTABLE = [
  'news',
  'blog',
  'reference',
  'page',
  'press',
  'branch',
] as const satisfies readonly ContentModule[];

/** What is wrong with the name of a template. Rule R-CON-09. */
export const templateProblem = (name: string): FieldProblem | null =>
  name.trim() === '' ? 'required' : lengthProblem(name.trim(), LONGEST_TEMPLATE_NAME);
