import { LANGUAGES, type Language } from '../shared/locale';
import { problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { newPasswordProblem, repeatProblem } from './password.rule';
import { normalizeText } from '../shared/normalize';

/** Data of the new account. */
export interface Acceptance {
  readonly firstname: string;
  readonly surname: string;
  readonly password: string;
  readonly language: Language;
}

export interface AcceptForm extends Acceptance {
  readonly repeat: string;
}

/** Same limit as in the user form. */
export const MAX_PERSON_NAME = 100;

// Letters, hyphens and blanks, starting and ending with a letter; the user form accepts these too.
const PERSON_NAME = /^\p{L}(?:[\p{L}\p{M} -]*[\p{L}\p{M}])?$/u;

/** First name or surname that people enter for themselves. Rules R-SES-12 and R-SES-18. */
export const personNameProblem = (name: string): FieldProblem | null => {
  const typed = normalizeText(name.trim());
  if (typed === '') return 'required';
  return typed.length <= MAX_PERSON_NAME && PERSON_NAME.test(typed) ? null : 'pattern.default';
};

/** Rules R-SES-02 and R-SES-12. */
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
