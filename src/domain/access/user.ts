import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { defineResource, type Kind } from '../shared/resource';
import { userRule } from './user.rule';

export interface UserRow {
  readonly id: Id;
  readonly firstname: string;
  readonly surname: string;
  readonly email: string;
  /** Picture URL, or null. */
  readonly avatar: string | null;
  readonly active: boolean;
  readonly su: boolean;
  /** False when they hold rights that the current user cannot give. Rule R-ACC-07. */
  readonly editable: boolean;
  readonly lastLogin: Instant | null;
}

export type UserDraft = {
  readonly firstname: string;
  readonly surname: string;
  readonly email: string;
  readonly active: boolean;
  readonly su: boolean;
  readonly websites: readonly Id[];
  readonly usergroups: readonly Id[];
};

export type User = UserRow & UserDraft;

export type UserFilter = {
  readonly name: string;
  readonly email: string;
  readonly active: boolean | null;
};

/** Filter of all users that marks the members of a group; null marks none. */
export type UsersOfGroup = UserFilter & { readonly usergroup: Id | null };

export interface UserKind extends Kind {
  row: UserRow;
  detail: User;
  draft: UserDraft;
  filter: UserFilter;
}

export interface UsersOfGroupKind extends Kind {
  row: UserRow;
  filter: UsersOfGroup;
}

export const users = defineResource<UserKind>({
  key: 'users',
  right: 'users',
  strings: { one: 'access.user', many: 'access.users' },
  sortable: ['firstname', 'surname', 'email', 'active', 'lastLogin'],
  order: { field: 'firstname', order: 'asc' },
  noFilter: { name: '', email: '', active: null },
  blank: { firstname: '', surname: '', email: '', active: true, su: false, websites: [], usergroups: [] },
  rule: userRule,
});

export const fullName = (person: { readonly firstname: string; readonly surname: string }): string =>
  `${person.firstname} ${person.surname}`.trim();
