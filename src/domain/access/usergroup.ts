import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { defineResource, type Kind } from '../shared/resource';
import { usergroupRule, type UsergroupFields } from './usergroup.rule';

/** `member`: whether the user in the query belongs to the group. */
export interface UsergroupRow {
  readonly id: Id;
  readonly name: string;
  /** Number of users. */
  readonly members: number;
  readonly member: boolean;
  /** Whether the current user holds all of its rights and may assign it. Rule R-ACC-06. */
  readonly givable: boolean;
  /** Null where the API does not say. */
  readonly added: Instant | null;
  /** Last save; null where the API does not say. */
  readonly changed: Instant | null;
}

/** Both lists are sorted by `idSet`. */
export type UsergroupDraft = UsergroupFields;

export type Usergroup = UsergroupRow & UsergroupDraft;

export type UsergroupFilter = { readonly name: string };

/** Filter of all groups that marks those of a user; null marks none. */
export type GroupsOfUser = UsergroupFilter & { readonly user: Id | null };

export interface UsergroupKind extends Kind {
  row: UsergroupRow;
  detail: Usergroup;
  draft: UsergroupDraft;
  filter: UsergroupFilter;
}

export interface GroupsOfUserKind extends Kind {
  row: UsergroupRow;
  filter: GroupsOfUser;
}

export const usergroups = defineResource<UsergroupKind>({
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
