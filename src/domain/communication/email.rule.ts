import { emailProblem } from '../shared/email.rule';
import { isHeaderText } from '../shared/header-text.rule';
import { custom, type CheckedOf, type DraftOf, type FieldTable } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';
import { lengthProblem, problemsOf, type FieldProblem, type Problems } from '../shared/rule';
import { singleLineProblem } from '../shared/fields/single-line.rule';
import { MAX_RENDERED, renderedLength, type MailTemplate } from './mail-render.rule';
import { isVariableName, MAX_VALUE, MAX_VARIABLES, type VariableValues } from './mail-variables.rule';

export const MAX_EMAIL_CATEGORY = 100;
export const MAX_ATTACHMENTS = 50;
export const MAX_ATTACHMENT_NAME = 200;
/** Maximum total bytes of all attachments. Rule R-EML-06. */
export const MAX_ATTACHED = 10_485_760;
export const MAX_TEST_RECIPIENTS = 10;

/** A library file attached to a mail. */
export interface AttachedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * `code`: name by which websites request the mail; `variables`: names that the websites fill in; `values`: sample
 * values, and values of variables of this template only; `bcc`: comma-separated; `active`: whether the mail is sent.
 */
export const emailFields = {
  code: { kind: 'line', most: 64, required: true, listed: true, sortable: true, searched: true },
  subject: {
    kind: 'line',
    most: 255,
    required: true,
    listed: true,
    sortable: true,
    searched: true,
    filter: 'contains',
  },
  content: { kind: 'html', most: 200_000, required: true },
  variables: custom<readonly string[]>([]),
  values: custom<VariableValues>({}),
  bcc: { kind: 'line', most: 2_000 },
  active: { kind: 'flag', listed: true, sortable: true, filter: 'yesNo' },
} as const satisfies FieldTable;

type Own = Pick<DraftOf<typeof emailFields>, 'variables' | 'values'> & {
  readonly attachments: readonly AttachedFile[];
};

/** Splits a comma-separated list; ignores a trailing comma. */
export const addressesIn = (list: string): readonly string[] => {
  const parts = list.split(',').map((part) => part.trim());
  return parts.at(-1) === '' ? parts.slice(0, -1) : parts;
};

/** Each address must be valid, and the list must be one line. Rule R-EML-02. */
export const addressListProblem = (list: string): FieldProblem | null => {
  const addresses = addressesIn(list);
  return isHeaderText(list) && addresses.length > 0 && addresses.every((address) => emailProblem(address) === null)
    ? null
    : 'pattern.default';
};

/** Rule R-EML-08. */
export const recipientsProblem = (list: string): FieldProblem | null => {
  if (list.trim() === '') return 'required';
  return addressListProblem(list) ?? (addressesIn(list).length > MAX_TEST_RECIPIENTS ? 'tooMany' : null);
};

export const attachedBytes = (attachments: readonly AttachedFile[]): number =>
  attachments.reduce((sum, { size }) => sum + size, 0);

/** Mail clients save the attachment under this name. */
const attachmentNameProblem = (name: string): FieldProblem | null => {
  if (name === '') return 'required';
  return isHeaderText(name) && !/[/\\]/.test(name) ? lengthProblem(name, MAX_ATTACHMENT_NAME) : 'pattern.default';
};

const attachmentProblems = (attachments: readonly AttachedFile[]): Problems =>
  problemsOf(
    Object.fromEntries(
      attachments.map(({ name }, place) => [`attachments.${place}.name`, attachmentNameProblem(name.trim())]),
    ),
  );

const valuesProblem = (variables: readonly string[], values: VariableValues): FieldProblem | null => {
  const names = new Set([...variables, ...Object.keys(values)]);
  if (names.size > MAX_VARIABLES) return 'tooMany';
  if (![...names].every(isVariableName)) return 'pattern.default';
  return lengthProblem(
    Object.values(values).reduce((longest, value) => (value.length > longest.length ? value : longest), ''),
    MAX_VALUE,
  );
};

/** Checks the length of the mail after its variables are filled in. Rule R-EML-04. */
export const renderedProblem = (template: MailTemplate, values: VariableValues): FieldProblem | null =>
  renderedLength(template, values) > MAX_RENDERED ? `tooLong.${MAX_RENDERED}` : null;

/** Rules R-EML-01, R-EML-02, R-EML-03 and R-EML-06. */
export const emailRule = ruleOf(
  emailFields,
  ({ code, subject, content, bcc, variables, values, attachments }: CheckedOf<typeof emailFields> & Own) => ({
    code: /^[A-Za-z0-9_.-]+$/.test(code.trim()) ? null : 'pattern.default',
    subject: isHeaderText(subject) ? null : 'pattern.default',
    bcc: bcc.trim() === '' ? null : addressListProblem(bcc),
    values: valuesProblem(variables, values) ?? renderedProblem({ subject, content }, values),
    attachments: attachments.length > MAX_ATTACHMENTS || attachedBytes(attachments) > MAX_ATTACHED ? 'tooMany' : null,
    ...attachmentProblems(attachments),
  }),
);

/** Rule R-EML-09. */
export const emailCategoryProblem = (name: string): FieldProblem | null =>
  singleLineProblem(name, { most: MAX_EMAIL_CATEGORY, required: true });
