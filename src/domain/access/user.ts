import type { DraftOf, FilterOf, KindOf, RecordOf, RowOf } from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
import { userFields, userRule } from './user.rule';

export type UserRow = RowOf<typeof userFields>;
export type UserDraft = DraftOf<typeof userFields>;
export type User = RecordOf<typeof userFields>;

/** `name` is found in the first name and surname together. */
export type UserFilter = { readonly name: string } & FilterOf<typeof userFields>;

/** Filter of the user list; `usergroup` marks the members of that group, null marks none. */
export type UsersOfGroup = UserFilter & { readonly usergroup: Id | null };

export type UserKind = KindOf<typeof userFields, UserFilter>;

export interface UsersOfGroupKind extends Kind {
  row: UserRow;
  filter: UsersOfGroup;
}

const values = valuesOf(userFields);

export const users = defineResource<UserKind>({
  ...values,
  key: 'users',
  right: 'users',
  strings: { one: 'access.user', many: 'access.users' },
  order: { field: 'firstname', order: 'asc' },
  noFilter: { name: '', ...values.noFilter },
  rule: userRule,
});

export const fullName = (person: { readonly firstname: string; readonly surname: string }): string =>
  `${person.firstname} ${person.surname}`.trim();
