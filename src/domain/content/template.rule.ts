import type { FieldProblem } from '../shared/rule';
import { singleLineProblem } from '../shared/fields/single-line.rule';
import type { ContentModule } from './modules.rule';

/** Characters of a template name (R-CON-09). */
export const MAX_TEMPLATE_NAME = 100;

/** Modules that a template can be limited to, in display order (R-CON-09). */
export const TEMPLATE_MODULES = [
  'news',
  'blog',
  'reference',
  'page',
  'press',
  'branch',
] as const satisfies readonly ContentModule[];

/** Rule R-CON-09. */
export const templateProblem = (name: string): FieldProblem | null =>
  singleLineProblem(name, { most: MAX_TEMPLATE_NAME, required: true });
