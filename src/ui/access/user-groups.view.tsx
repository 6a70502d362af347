import { useFormikContext } from 'formik';
import { useCallback, useMemo } from 'react';
import { groupsOf, UsergroupPicker } from '../../application/access/usergroup-picker';
import type { UserDraft } from '../../domain/access/user';
import { groupName, type UsergroupRow } from '../../domain/access/usergroup';
import type { Id } from '../../domain/shared/id';
import { useFormat } from '../shared/runtime/use-session';
import type { Column } from '../shared/table/column';
import { useEditing } from '../shared/record/record-fields';
import { useService } from '../shared/runtime/use-service';
import { useText } from '../shared/runtime/use-text';
import { MemberList } from './member-list';

interface UserGroupsProps {
  /** Null for a new user. */
  readonly user: Id | null;
}

/** All groups, the user's first. Groups that may not be assigned are disabled. Rule R-ACC-06. */
export const UserGroups = ({ user }: UserGroupsProps) => {
  const text = useText();
  const format = useFormat();
  const editing = useEditing();
  const { values, setFieldValue } = useFormikContext<UserDraft>();
  const first = useMemo(() => groupsOf(user), [user]);
  const columns = useMemo(
    (): readonly Column<UsergroupRow>[] => [
      { key: 'name', title: text('access.groups.columns.name'), sortable: true, phone: 'title', cell: groupName },
      {
        key: 'members',
        title: text('access.groups.columns.members'),
        sortable: true,
        numeric: true,
        quiet: true,
        width: 110,
        cell: (group) => format.number(group.members),
      },
    ],
    [format, text],
  );
  const closed = useMemo(
    () => ({ of: ({ givable }: UsergroupRow) => !givable, reason: text('access.groups.closed') }),
    [text],
  );
  const choose = useCallback(
    (chosen: readonly Id[]) => {
      void setFieldValue('usergroups', chosen);
    },
    [setFieldValue],
  );
  return (
    <MemberList
      strings="access.groups"
      list={useService(UsergroupPicker)}
      first={first}
      columns={columns}
      nameOf={groupName}
      chosen={values.usergroups}
      onChoose={choose}
      disabled={!editing}
      closed={closed}
      counted={user === null ? 'access.groups.chosenOf' : 'access.groups.memberOf'}
      sortsByMember={user !== null}
    />
  );
};
