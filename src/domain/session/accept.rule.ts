import { LANGUAGES, type Language } from '../shared/locale';
import { problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { isStrongPassword } from './password.rule';

/** What the link of an invitation carries. */
export interface InvitationLink {
  readonly email: string;
  readonly code: string;
}

/** What somebody tells about themselves to get the account that they were invited to. */
export interface Acceptance {
  readonly firstname: string;
  readonly surname: string;
  readonly password: string;
  readonly language: Language;
}

/** The form: the password twice. */
export interface AcceptForm extends Acceptance {
  readonly repeat: string;
}

/** Characters of one name, as many as the user form takes. */
export const LONGEST_PERSON_NAME = 100;
/** Characters of a password; hashing more would only cost time. */
export const LONGEST_PASSWORD = 1_000;

// Letters, hyphens and blanks, with a letter at both ends, so that the user form takes the name as well.
const PERSON_NAME = /^\p{L}(?:[\p{L}\p{M} -]*[\p{L}\p{M}])?$/u;

const nameProblem = (name: string): FieldProblem | null => {
  const typed = name.trim().normalize('NFC');
  if (typed === '') return 'required';
  return typed.length <= LONGEST_PERSON_NAME && PERSON_NAME.test(typed) ? null : 'pattern.default';
};

const passwordProblem = (password: string): FieldProblem | null => {
  if (password === '') return 'required';
  return password.length <= LONGEST_PASSWORD && isStrongPassword(password) ? null : 'pattern.default';
};

const repeatProblem = (password: string, repeat: string): FieldProblem | null => {
  if (repeat === '') return 'required';
  return repeat === password ? null : 'notEqual';
};

/** Accepting an invitation: both names, a strong password typed twice, and a language of ours. Rules R-SES-02 and R-SES-12. */
export const acceptRule: Rule<Omit<AcceptForm, 'language'> & { readonly language: string }> = ({ firstname, surname, password, repeat, language }) =>
  problemsOf({
    firstname: nameProblem(firstname),
    surname: nameProblem(surname),
    password: passwordProblem(password),
    repeat: repeatProblem(password, repeat),
    language: LANGUAGES.some((known) => known === language) ? null : 'pattern.default',
  });
