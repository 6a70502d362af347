import { emailProblem, normaliseEmail } from '../shared/email.rule';
import { problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { personNameProblem } from '../shared/person-name.rule';
import { MAX_PASSWORD_LENGTH, passwordRequirements, repeatProblem, type PasswordRequirement } from './password.rule';
import { normalizeText } from '../shared/normalize';

export type Basics = {
  readonly firstname: string;
  readonly surname: string;
  readonly email: string;
};

/** Rules R-SES-18 and R-SHR-01. */
export const basicsRule: Rule<Basics> = ({ firstname, surname, email }) =>
  problemsOf({
    firstname: personNameProblem(firstname),
    surname: personNameProblem(surname),
    email: emailProblem(email),
  });

/** Normalized for storage: trimmed, NFC, address in lower case. */
export const normalizeBasics = ({ firstname, surname, email }: Basics): Basics => ({
  firstname: normalizeText(firstname.trim()),
  surname: normalizeText(surname.trim()),
  email: normaliseEmail(email),
});

export type PasswordChange = {
  readonly old: string;
  readonly password: string;
  readonly repeat: string;
};

/** Requirements for a signed-in user's own password: without lower case. Rule R-SES-19. */
export const OWN_PASSWORD_REQUIREMENTS: readonly PasswordRequirement[] = ['length', 'uppercase', 'digits', 'special'];

/** Rule R-SES-19. */
export const ownPasswordProblem = (password: string): FieldProblem | null => {
  if (password === '') return 'required';
  const met = passwordRequirements(password);
  return password.length <= MAX_PASSWORD_LENGTH && OWN_PASSWORD_REQUIREMENTS.every((demand) => met[demand])
    ? null
    : 'pattern.default';
};

/** Rule R-SES-19. */
export const passwordChangeRule: Rule<PasswordChange> = ({ old, password, repeat }) =>
  problemsOf({
    old: old === '' ? 'required' : null,
    password: ownPasswordProblem(password),
    repeat: repeatProblem(password, repeat),
  });
