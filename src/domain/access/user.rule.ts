import { emailProblem, MAX_EMAIL_LENGTH } from '../shared/email.rule';
import { custom, type CheckedOf, type FieldTable } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';
import type { Id } from '../shared/id';
import { MAX_PERSON_NAME, personNameProblem } from '../shared/person-name.rule';

const NAME = {
  kind: 'line',
  most: MAX_PERSON_NAME,
  required: true,
  listed: true,
  sortable: true,
  searched: true,
} as const;

/** `avatar`: URL of a picture; `editable`: false with rights that the current user cannot give. Rule R-ACC-07. */
export const userFields = {
  firstname: NAME,
  surname: NAME,
  email: { ...NAME, most: MAX_EMAIL_LENGTH, filter: 'contains' },
  avatar: { ...custom<string | null>(null), given: true, listed: true },
  active: { kind: 'flag', initial: true, listed: true, sortable: true, filter: 'yesNo' },
  su: { kind: 'flag', listed: true },
  editable: { kind: 'flag', given: true, listed: true },
  lastLogin: { kind: 'moment', given: true, listed: true, sortable: true },
  websites: custom<readonly Id[]>([]),
  usergroups: custom<readonly Id[]>([]),
} as const satisfies FieldTable;

export type UserFields = CheckedOf<typeof userFields>;

/** Rules R-ACC-01 and R-SHR-01. */
export const userRule = ruleOf(userFields, ({ firstname, surname, email }) => ({
  firstname: personNameProblem(firstname, { digits: true }),
  surname: personNameProblem(surname, { digits: true }),
  email: emailProblem(email),
}));
