import { emailProblem, normaliseEmail } from '../shared/email.rule';
import { problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { personNameProblem } from './accept.rule';
import { LONGEST_PASSWORD, passwordDemands, repeatProblem, type PasswordDemand } from './password.rule';

/** What a person tells about themselves. */
export type Basics = {
  readonly firstname: string;
  readonly surname: string;
  readonly email: string;
};

/** One's own names and address. Rules R-SES-18 and R-SHR-01. */
export const basicsRule: Rule<Basics> = ({ firstname, surname, email }) =>
  problemsOf({
    firstname: personNameProblem(firstname),
    surname: personNameProblem(surname),
    email: emailProblem(email),
  });

/** The form in which they are stored: without blanks around them, composed, the address in small letters. */
export const cleanBasics = ({ firstname, surname, email }: Basics): Basics => ({
  firstname: firstname.trim().normalize('NFC'),
  surname: surname.trim().normalize('NFC'),
  email: normaliseEmail(email),
});

/** Changing one's own password: the old one as proof, the new one twice. */
export type PasswordChange = {
  readonly old: string;
  readonly password: string;
  readonly repeat: string;
};

/** What one's own new password needs; small letters are asked of nobody here. Rule R-SES-19. */
export const OWN_PASSWORD_DEMANDS: readonly PasswordDemand[] = ['length', 'uppercase', 'digits', 'special'];

/** A password that somebody gives themselves while signed in. Rule R-SES-19. */
export const ownPasswordProblem = (password: string): FieldProblem | null => {
  if (password === '') return 'required';
  const met = passwordDemands(password);
  return password.length <= LONGEST_PASSWORD && OWN_PASSWORD_DEMANDS.every((demand) => met[demand])
    ? null
    : 'pattern.default';
};

/** The whole form. Rule R-SES-19. */
export const passwordChangeRule: Rule<PasswordChange> = ({ old, password, repeat }) =>
  problemsOf({
    old: old === '' ? 'required' : null,
    password: ownPasswordProblem(password),
    repeat: repeatProblem(password, repeat),
  });
