import { emailProblem } from '../shared/email.rule';
import { isHeaderText } from '../shared/header-text.rule';
import { lengthProblem, problemsOf, type FieldProblem, type Problems, type Rule } from '../shared/rule';
import { MAX_RENDERED, renderedLength, type MailTemplate } from './mail-render.rule';
import { isVariableName, MAX_VALUE, MAX_VARIABLES, type VariableValues } from './mail-variables.rule';

export const MAX_EMAIL_CODE = 64;
export const MAX_MAIL_SUBJECT = 255;
export const MAX_MAIL_CONTENT = 200_000;
export const MAX_BCC = 2_000;
export const MAX_EMAIL_CATEGORY = 100;
export const MAX_ATTACHMENTS = 50;
export const MAX_ATTACHMENT_NAME = 200;
/** Bytes of all attachments together. Rule R-EML-06. */
export const MAX_ATTACHED = 10_485_760;
export const MAX_TEST_RECIPIENTS = 10;

/** A file of the library that goes with a mail. */
export interface AttachedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

export interface EmailTerms {
  /** By which the websites name the mail. */
  readonly code: string;
  readonly subject: string;
  readonly content: string;
  readonly variables: readonly string[];
  readonly values: VariableValues;
  readonly bcc: string;
  readonly attachments: readonly AttachedFile[];
}

/** Addresses that commas separate; a comma at the end is none. */
export const addressesIn = (list: string): readonly string[] => {
  const parts = list.split(',').map((part) => part.trim());
  return parts.at(-1) === '' ? parts.slice(0, -1) : parts;
};

/** Every address of a list is valid, and the list is one line. Rule R-EML-02. */
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

const codeProblem = (code: string): FieldProblem | null => {
  if (code.trim() === '') return 'required';
  return /^[A-Za-z0-9_.-]+$/.test(code.trim()) ? lengthProblem(code.trim(), MAX_EMAIL_CODE) : 'pattern.default';
};

const textProblem = (text: string, most: number): FieldProblem | null =>
  text.trim() === '' ? 'required' : lengthProblem(text, most);

/** Recipients save the file under this name. */
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

/** The mail with its values fits. Rule R-EML-04. */
export const renderedProblem = (template: MailTemplate, values: VariableValues): FieldProblem | null =>
  renderedLength(template, values) > MAX_RENDERED ? `tooLong.${MAX_RENDERED}` : null;

/** Rules R-EML-01, R-EML-02, R-EML-03 and R-EML-06. */
export const emailRule: Rule<EmailTerms> = ({ code, subject, content, variables, values, bcc, attachments }) => ({
  ...problemsOf({
    code: codeProblem(code),
    subject: isHeaderText(subject) ? textProblem(subject, MAX_MAIL_SUBJECT) : 'pattern.default',
    content: textProblem(content, MAX_MAIL_CONTENT),
    bcc: bcc.trim() === '' ? null : (addressListProblem(bcc) ?? lengthProblem(bcc, MAX_BCC)),
    values: valuesProblem(variables, values) ?? renderedProblem({ subject, content }, values),
    attachments: attachments.length > MAX_ATTACHMENTS || attachedBytes(attachments) > MAX_ATTACHED ? 'tooMany' : null,
  }),
  ...attachmentProblems(attachments),
});

/** Rule R-EML-09. */
export const emailCategoryProblem = (name: string): FieldProblem | null => textProblem(name.trim(), MAX_EMAIL_CATEGORY);
