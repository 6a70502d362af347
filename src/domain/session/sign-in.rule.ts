import { emailProblem } from '../shared/email.rule';
import { problemsOf, type Rule } from '../shared/rule';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Characters below which a password cannot be right, so that the server need not be asked. */
export const SHORTEST_PASSWORD = 10;

/** Sign-in: an address, and a password of ten characters or more. Rule R-SES-01. */
export const signInRule: Rule<Credentials> = ({ email, password }) =>
  problemsOf({
    email: emailProblem(email),
    password: password === '' ? 'required' : password.length < SHORTEST_PASSWORD ? 'tooShort' : null,
  });
