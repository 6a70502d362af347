import { lengthProblem, type FieldProblem } from '../rule';

/** Control characters, line and paragraph separators, and halves of surrogate pairs. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Whether a text without the space around it is a single line. Rule R-SHR-88. */
export const isSingleLine = (text: string): boolean => !NOT_IN_A_LINE.test(text.trim());

interface LineTerms {
  /** Maximum characters, without the space around the text. */
  readonly most: number;
  readonly required?: boolean;
}

/** Validates a name or another text of a single line. Rule R-SHR-88. */
export const singleLineProblem = (text: string, { most, required = false }: LineTerms): FieldProblem | null => {
  const line = text.trim();
  if (required && line === '') return 'required';
  return lengthProblem(line, most) ?? (isSingleLine(line) ? null : 'pattern.default');
};
