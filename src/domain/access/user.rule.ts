import { emailProblem } from '../shared/email.rule';
import { problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { normalizeText } from '../shared/normalize';

/** Fields that the rule reads. */
export interface UserFields {
  readonly firstname: string;
  readonly surname: string;
  readonly email: string;
}

/** Maximum characters (R-ACC-01). */
export const MAX_USER_NAME = 100;

// Letters, digits, blanks, underscores and hyphens, starting and ending with a letter.
const USER_NAME = /^\p{L}(?:[\p{L}\p{M}\p{N} _-]*[\p{L}\p{M}])?$/u;

/** First name or surname. Rule R-ACC-01. */
export const userNameProblem = (name: string): FieldProblem | null => {
  const typed = normalizeText(name.trim());
  if (typed === '') return 'required';
  return typed.length <= MAX_USER_NAME && USER_NAME.test(typed) ? null : 'pattern.default';
};

/** Rules R-ACC-01 and R-SHR-01. */
export const userRule: Rule<UserFields> = (user) =>
  problemsOf({
    firstname: userNameProblem(user.firstname),
    surname: userNameProblem(user.surname),
    email: emailProblem(user.email),
  });
