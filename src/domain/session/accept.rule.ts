import { LANGUAGES, type Language } from '../shared/locale';
import { problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { newPasswordProblem, repeatProblem } from './password.rule';

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

// Letters, hyphens and blanks, with a letter at both ends, so that the user form takes the name as well.
const PERSON_NAME = /^\p{L}(?:[\p{L}\p{M} -]*[\p{L}\p{M}])?$/u;

/** One of the two names that people give of themselves. Rules R-SES-12 and R-SES-18. */
export const personNameProblem = (name: string): FieldProblem | null => {
  const typed = name.trim().normalize('NFC');
  if (typed === '') return 'required';
  return typed.length <= LONGEST_PERSON_NAME && PERSON_NAME.test(typed) ? null : 'pattern.default';
};

/**
 * Accepting an invitation: both names, a strong password typed twice, and a language of ours. Rules R-SES-02 and
 * R-SES-12.
 */
export const acceptRule: Rule<Omit<AcceptForm, 'language'> & { readonly language: string }> = ({
  firstname,
  surname,
  password,
  repeat,
  language,
}) =>
  problemsOf({
    firstname: personNameProblem(firstname),
    surname: personNameProblem(surname),
    password: newPasswordProblem(password),
    repeat: repeatProblem(password, repeat),
    language: LANGUAGES.some((known) => known === language) ? null : 'pattern.default',
  });
