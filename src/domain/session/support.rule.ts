import { problemsOf, type FieldProblem, type Rule } from '../shared/rule';

/** A question to the people who help. */
export type SupportRequest = {
  readonly subject: string;
  readonly message: string;
};

/** Characters of a subject, which is one line, and of a message. Rule R-SES-20. */
export const LONGEST_SUBJECT = 200;
export const LONGEST_QUESTION = 10_000;

const subjectProblem = (subject: string): FieldProblem | null => {
  const typed = subject.trim();
  if (typed === '') return 'required';
  return typed.length <= LONGEST_SUBJECT && !/\p{Cc}/u.test(typed) ? null : 'pattern.default';
};

const messageProblem = (message: string): FieldProblem | null => {
  if (message.trim() === '') return 'required';
  return message.trim().length <= LONGEST_QUESTION ? null : 'pattern.default';
};

/** Both are required. Rule R-SES-20. */
export const supportRule: Rule<SupportRequest> = ({ subject, message }) =>
  problemsOf({ subject: subjectProblem(subject), message: messageProblem(message) });
