import { personNameProblem } from '../shared/person-name.rule';
import { LANGUAGES, type Language } from '../shared/locale';
import { problemsOf, type Rule } from '../shared/rule';
import { newPasswordProblem, repeatProblem } from './password.rule';

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
