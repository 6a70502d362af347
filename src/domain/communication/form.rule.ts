import type { FieldTable } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';
import { lengthProblem, problemsOf, type FieldProblem, type Problems, type Rule } from '../shared/rule';
import { singleLineProblem } from '../shared/fields/single-line.rule';

/** Rule R-FRM-02. */
export const FIELD_TYPES = ['text', 'textarea', 'radio', 'checkbox'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** Whether the field is answered by choosing an option. Rule R-FRM-02. */
export const hasOptions = (type: string): boolean => type === 'radio' || type === 'checkbox';

export const MAX_LABEL = 200;
export const MAX_FIELD_NAME = 64;
export const MAX_OPTIONS = 100;
export const MAX_FIELDS = 200;

/** One option of a radio or checkbox field. */
export interface FieldOption {
  readonly label: string;
  readonly value: string;
}

/**
 * Cleans a field name: keeps letters, underscores and spaces, and replaces the first space by an underscore. Rule
 * R-FRM-03.
 */
export const cleanFieldName = (typed: string): string => typed.replace(/[^\p{L}_ ]/gu, '').replace(' ', '_');

/** Whether a name is already clean. Cleaning is not idempotent: it would replace the next space. Rule R-FRM-03. */
export const isCleanFieldName = (name: string): boolean => /^(?:[\p{L}_]*|\p{L}*_[\p{L}_ ]*)$/u.test(name);

/** Stored form of a submitted field name. Rule R-FRM-03. */
export const storedFieldName = (sent: string): string => (isCleanFieldName(sent) ? sent : cleanFieldName(sent));

/** `number`: number of the subject under which requests are filed. */
export const formFields = {
  name: { kind: 'line', most: 200, required: true, listed: true, sortable: true, searched: true, filter: 'contains' },
  number: { kind: 'line', most: 64, listed: true },
  subject: { kind: 'line', most: 200, listed: true, sortable: true, searched: true },
} as const satisfies FieldTable;

/** Rule R-FRM-01. */
export const formRule = ruleOf(formFields);

export interface FieldTerms {
  /** Rule R-SHR-60. */
  readonly type: string;
  readonly label: string;
  readonly name: string;
  readonly options: readonly FieldOption[];
}

const labelProblem = (label: string): FieldProblem | null =>
  singleLineProblem(label, { most: MAX_LABEL, required: true });

const fieldNameProblem = (name: string): FieldProblem | null => {
  if (name.trim() === '') return 'required';
  return isCleanFieldName(name) ? lengthProblem(name, MAX_FIELD_NAME) : 'pattern.default';
};

const optionProblems = (options: readonly FieldOption[]): Problems =>
  problemsOf(
    Object.fromEntries(
      options.flatMap(({ label, value }, index) => [
        [`options.${index}.label`, labelProblem(label)],
        [`options.${index}.value`, labelProblem(value)],
      ]),
    ),
  );

const countProblem = ({ length }: readonly FieldOption[]): FieldProblem | null => {
  if (length === 0) return 'required';
  return length > MAX_OPTIONS ? 'tooMany' : null;
};

/**
 * Validates one field. A field of an unknown type has no requirements of its own. Rules R-FRM-02, R-FRM-03 and
 * R-SHR-60.
 */
export const fieldProblems: Rule<FieldTerms> = ({ type, label, name, options }) =>
  FIELD_TYPES.some((known) => known === type)
    ? {
        ...problemsOf({
          label: labelProblem(label),
          name: fieldNameProblem(name),
          options: hasOptions(type) ? countProblem(options) : null,
        }),
        ...(hasOptions(type) && optionProblems(options)),
      }
    : {};
