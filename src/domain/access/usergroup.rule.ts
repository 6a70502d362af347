import { problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import type { Id } from '../shared/id';
import { normalizeText } from '../shared/normalize';

export type UsergroupFields = {
  readonly name: string;
  /** Right codes. */
  readonly rights: readonly string[];
  /** Members. */
  readonly users: readonly Id[];
};

/** Maximum characters (R-ACC-11). */
export const MAX_GROUP_NAME = 100;

const nameProblem = (name: string): FieldProblem | null => {
  const typed = normalizeText(name.trim());
  if (typed === '') return 'required';
  return typed.length <= MAX_GROUP_NAME && !/\p{Cc}/u.test(typed) ? null : 'pattern.default';
};

const atLeastOne = (list: readonly unknown[]): FieldProblem | null => (list.length === 0 ? 'required' : null);

/** Rule R-ACC-11. */
export const usergroupRule: Rule<UsergroupFields> = ({ name, rights, users }) =>
  problemsOf({ name: nameProblem(name), rights: atLeastOne(rights), users: atLeastOne(users) });
