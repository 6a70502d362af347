import { isHeaderText } from '../shared/header-text.rule';
import { problemsOf, type FieldProblem, type Rule } from '../shared/rule';

export type SupportRequest = {
  readonly subject: string;
  readonly message: string;
};

/** Maximum characters; a subject is one line. Rule R-SES-20. */
export const MAX_SUBJECT = 200;
export const MAX_SUPPORT_MESSAGE = 10_000;

const subjectProblem = (subject: string): FieldProblem | null => {
  const typed = subject.trim();
  if (typed === '') return 'required';
  return typed.length <= MAX_SUBJECT && isHeaderText(typed) ? null : 'pattern.default';
};

const messageProblem = (message: string): FieldProblem | null => {
  if (message.trim() === '') return 'required';
  return message.trim().length <= MAX_SUPPORT_MESSAGE ? null : 'pattern.default';
};

/** Rule R-SES-20. */
export const supportRule: Rule<SupportRequest> = ({ subject, message }) =>
  problemsOf({ subject: subjectProblem(subject), message: messageProblem(message) });
