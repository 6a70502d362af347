import type { DraftOf, FilterOf, KindOf, RecordOf, RowOf } from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
import { usergroupFields, usergroupRule } from './usergroup.rule';

export type UsergroupRow = RowOf<typeof usergroupFields>;
export type UsergroupDraft = DraftOf<typeof usergroupFields>;
export type Usergroup = RecordOf<typeof usergroupFields>;
export type UsergroupKind = KindOf<typeof usergroupFields>;

/** Filter of the group list; `user` marks the groups of that user, null marks none. */
export type GroupsOfUser = FilterOf<typeof usergroupFields> & { readonly user: Id | null };

export interface GroupsOfUserKind extends Kind {
  row: UsergroupRow;
  filter: GroupsOfUser;
}

export const usergroups = defineResource<UsergroupKind>({
  ...valuesOf(usergroupFields),
  key: 'usergroups',
  right: 'usergroups',
  strings: { one: 'access.usergroup', many: 'access.usergroups' },
  order: { field: 'name', order: 'asc' },
  rule: usergroupRule,
});

export const groupName = ({ name }: Pick<UsergroupRow, 'name'>): string => name;
