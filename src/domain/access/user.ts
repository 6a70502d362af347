import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { defineResource } from '../shared/resource';
import { userRule } from './user.rule';

export interface UserRow {
  readonly id: Id;
  readonly firstname: string;
  readonly surname: string;
  readonly email: string;
  /** Address of the picture, null when there is none. */
  readonly avatar: string | null;
  readonly active: boolean;
  readonly su: boolean;
  readonly lastLogin: Instant | null;
}

/** What the user form edits. */
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

/** All people, with the members of one group marked; null marks nobody. */
export type UsersOfGroup = UserFilter & { readonly usergroup: Id | null };

/** Users: the people who may sign in. */
export const users = defineResource<UserRow, User, UserDraft, UserFilter>({
  key: 'users',
  right: 'users',
  strings: { one: 'access.user', many: 'access.users' },
  sortable: ['firstname', 'surname', 'email', 'active', 'lastLogin'],
  order: { field: 'firstname', order: 'asc' },
  noFilter: { name: '', email: '', active: null },
  blank: { firstname: '', surname: '', email: '', active: true, su: false, websites: [], usergroups: [] },
  rule: userRule,
});

/** First name and surname as one line. */
export const fullName = (person: { readonly firstname: string; readonly surname: string }): string =>
  `${person.firstname} ${person.surname}`.trim();
