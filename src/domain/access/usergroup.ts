import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { defineResource } from '../shared/resource';
import { usergroupRule, type UsergroupFields } from './usergroup.rule';

/** A group in a list; `member` says whether the user that the list was asked for belongs to it. */
export interface UsergroupRow {
  readonly id: Id;
  readonly name: string;
  /** How many people are in it. */
  readonly members: number;
  readonly member: boolean;
  /** Whoever asked may give it to people: they hold its every right. Rule R-ACC-06. */
  readonly givable: boolean;
  /** The last save; null where the API does not tell. */
  readonly changed: Instant | null;
}

/** What the form of a group edits; both lists are sets in the order of `idSet`. */
export type UsergroupDraft = UsergroupFields;

export type Usergroup = UsergroupRow & UsergroupDraft;

export type UsergroupFilter = { readonly name: string };

/** All groups, with those of one user marked; null marks none. */
export type GroupsOfUser = UsergroupFilter & { readonly user: Id | null };

/** User groups: people get their rights through them. */
export const usergroups = defineResource<UsergroupRow, Usergroup, UsergroupDraft, UsergroupFilter>({
  key: 'usergroups',
  right: 'usergroups',
  strings: { one: 'access.usergroup', many: 'access.usergroups' },
  sortable: ['name', 'members', 'changed'],
  order: { field: 'name', order: 'asc' },
  noFilter: { name: '' },
  blank: { name: '', rights: [], users: [] },
  rule: usergroupRule,
});

export const groupName = ({ name }: Pick<UsergroupRow, 'name'>): string => name;
