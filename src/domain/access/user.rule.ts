import { emailProblem } from '../shared/email.rule';
import { personNameProblem } from '../shared/person-name.rule';
import { problemsOf, type Rule } from '../shared/rule';

/** Fields that the rule reads. */
export interface UserFields {
  readonly firstname: string;
  readonly surname: string;
  readonly email: string;
}

/** Rules R-ACC-01 and R-SHR-01. */
export const userRule: Rule<UserFields> = (user) =>
  problemsOf({
    firstname: personNameProblem(user.firstname, { digits: true }),
    surname: personNameProblem(user.surname, { digits: true }),
    email: emailProblem(user.email),
  });
