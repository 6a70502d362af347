import { emailProblem } from '../shared/email.rule';
import { problemsOf, type Rule } from '../shared/rule';
import { newPasswordProblem, repeatProblem } from './password.rule';

/** A new password, typed twice. */
export interface ResetForm {
  readonly password: string;
  readonly repeat: string;
}

/** Choosing a new password behind a mailed link. Rule R-SES-02. */
export const resetRule: Rule<ResetForm> = ({ password, repeat }) =>
  problemsOf({ password: newPasswordProblem(password), repeat: repeatProblem(password, repeat) });

/** Asking for that link takes an address. Rule R-SES-15. */
export const resetRequestRule: Rule<{ readonly email: string }> = ({ email }) =>
  problemsOf({ email: emailProblem(email) });
