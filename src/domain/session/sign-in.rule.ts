import { emailProblem } from '../shared/email.rule';
import { problemsOf, type Rule } from '../shared/rule';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Shorter passwords cannot be valid and are not sent. */
export const MIN_PASSWORD_LENGTH = 10;

/** Rule R-SES-01. */
export const signInRule: Rule<Credentials> = ({ email, password }) =>
  problemsOf({
    email: emailProblem(email),
    password: password === '' ? 'required' : password.length < MIN_PASSWORD_LENGTH ? 'tooShort' : null,
  });
