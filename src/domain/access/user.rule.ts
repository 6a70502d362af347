import { emailProblem } from '../shared/email.rule';
import { problemsOf, type FieldProblem, type Rule } from '../shared/rule';

/** What a person may fill in about a user; the fields that the rule reads. */
export interface UserFields {
  readonly firstname: string;
  readonly surname: string;
  readonly email: string;
}

/** Characters of one name (R-ACC-01); longer ones are refused so that no column or badge has to hold a novel. */
export const LONGEST_NAME = 100;

// Begins and ends with a letter; between them letters, digits, blanks, underscores and hyphens. One letter is enough.
const USER_NAME = /^\p{L}(?:[\p{L}\p{M}\p{N} _-]*[\p{L}\p{M}])?$/u;

/** A first name or surname in the user form. Rule R-ACC-01. */
export const userNameProblem = (name: string): FieldProblem | null => {
  const typed = name.trim().normalize('NFC');
  if (typed === '') return 'required';
  return typed.length <= LONGEST_NAME && USER_NAME.test(typed) ? null : 'pattern.default';
};

/** The user form as a whole: both names and the address. Rules R-ACC-01 and R-SHR-01. */
export const userRule: Rule<UserFields> = (user) =>
  problemsOf({
    firstname: userNameProblem(user.firstname),
    surname: userNameProblem(user.surname),
    email: emailProblem(user.email),
  });
