import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';

export interface EtimCombinationFields {
  readonly description: string;
  readonly unit: string;
  /** One line of text with `%code%` placeholders. */
  readonly template: string;
}

/** Maximum characters, and maximum number of features (R-CAT-07). */
export const MAX_COMBINATION_DESCRIPTION = 200;
export const MAX_COMBINATION_UNIT = 50;
export const MAX_TEMPLATE = 1_000;
export const MAX_COMBINATION_FEATURES = 50;

const descriptionProblem = (description: string): FieldProblem | null =>
  description.trim() === '' ? 'required' : lengthProblem(description.trim(), MAX_COMBINATION_DESCRIPTION);

const templateProblem = (template: string): FieldProblem | null =>
  lengthProblem(template, MAX_TEMPLATE) ?? (/[\r\n\u2028\u2029]/.test(template) ? 'pattern.default' : null);

/** Rule R-CAT-07. */
export const etimCombinationRule: Rule<EtimCombinationFields> = ({ description, unit, template }) =>
  problemsOf({
    description: descriptionProblem(description),
    unit: lengthProblem(unit.trim(), MAX_COMBINATION_UNIT),
    template: templateProblem(template),
  });
