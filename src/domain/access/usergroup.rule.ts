import { custom, type FieldTable } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';
import type { Id } from '../shared/id';

/**
 * `members`: number of users; `member`: whether the user in the query is a member; `givable`: the current user holds
 * all of its rights and may assign it (R-ACC-06). `rights` are codes; both lists are sorted by `idSet`.
 */
export const usergroupFields = {
  name: { kind: 'line', most: 100, required: true, listed: true, sortable: true, searched: true, filter: 'contains' },
  members: { ...custom(0), given: true, listed: true, sortable: true },
  member: { kind: 'flag', given: true, listed: true },
  givable: { kind: 'flag', given: true, listed: true },
  added: { kind: 'moment', given: true, listed: true },
  changed: { kind: 'moment', given: true, listed: true, sortable: true },
  rights: { ...custom<readonly string[]>([]), required: true },
  users: { ...custom<readonly Id[]>([]), required: true },
} as const satisfies FieldTable;

/** Rule R-ACC-11. */
export const usergroupRule = ruleOf(usergroupFields);
