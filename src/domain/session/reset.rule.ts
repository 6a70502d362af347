import { emailProblem } from '../shared/email.rule';
import { problemsOf, type Rule } from '../shared/rule';
import { newPasswordProblem, repeatProblem } from './password.rule';

export interface ResetForm {
  readonly password: string;
  readonly repeat: string;
}

/** Rule R-SES-02. */
export const resetRule: Rule<ResetForm> = ({ password, repeat }) =>
  problemsOf({ password: newPasswordProblem(password), repeat: repeatProblem(password, repeat) });

/** Rule R-SES-15. */
export const resetRequestRule: Rule<{ readonly email: string }> = ({ email }) =>
  problemsOf({ email: emailProblem(email) });
