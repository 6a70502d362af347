import { problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import type { Id } from '../shared/id';

/** What a person fills in about a user group. */
export type UsergroupFields = {
  readonly name: string;
  /** Codes of the rights that it gives. */
  readonly rights: readonly string[];
  /** Its members. */
  readonly users: readonly Id[];
};

/** Characters of the name of a group (R-ACC-11). */
export const LONGEST_GROUP_NAME = 100;

const nameProblem = (name: string): FieldProblem | null => {
  const typed = name.trim().normalize('NFC');
  if (typed === '') return 'required';
  return typed.length <= LONGEST_GROUP_NAME && !/\p{Cc}/u.test(typed) ? null : 'pattern.default';
};

const atLeastOne = (list: readonly unknown[]): FieldProblem | null => (list.length === 0 ? 'required' : null);

/** A group has a name, gives at least one right and has at least one member. Rule R-ACC-11. */
export const usergroupRule: Rule<UsergroupFields> = ({ name, rights, users }) =>
  problemsOf({ name: nameProblem(name), rights: atLeastOne(rights), users: atLeastOne(users) });
