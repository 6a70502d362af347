import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';

/** R-OPS-01. */
export const ERROR_SOURCES = ['service', 'internal', 'external', 'combination'] as const;

export interface ErrorCodeFields {
  readonly code: string;
  readonly description: string;
  readonly control: string;
  readonly source: string;
}

/** Maximum characters (R-OPS-01). */
export const MAX_CODE = 50;
export const MAX_DESCRIPTION = 2_000;
export const MAX_CONTROL = 10_000;

const textProblem = (text: string, longest: number): FieldProblem | null => {
  if (text.trim() === '') return 'required';
  return lengthProblem(text.trim(), longest);
};

/** R-OPS-01. */
export const errorCodeRule: Rule<ErrorCodeFields> = ({ code, description, control, source }) =>
  problemsOf({
    code: textProblem(code, MAX_CODE),
    description: textProblem(description, MAX_DESCRIPTION),
    control: lengthProblem(control, MAX_CONTROL),
    // Another value than these is kept. Rule R-SHR-60.
    source: source === '' ? 'required' : null,
  });
