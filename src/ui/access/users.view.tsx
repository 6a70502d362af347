import { useMemo } from 'react';
import type { RowToggle } from '../../application/shared/flags/row-toggle';
import { can } from '../../domain/shared/permission';
import { activeDisabledReason } from '../../domain/access/superuser.rule';
import { fullName, users, type UserRow } from '../../domain/access/user';
import type { Format } from '../../domain/shared/format';
import { WIDTHS, type Column } from '../shared/table/column';
import { Highlight } from '../shared/controls/highlight';
import { AddButton } from '../shared/list/add-button';
import { ListScreen } from '../shared/list/list-screen';
import { PersonAvatar } from '../shared/controls/person-avatar';
import { useAllowed, useFormat, useSession } from '../shared/runtime/use-session';
import { Toggle } from '../shared/controls/toggle';
import type { Translate } from '../shared/runtime/use-text';
import { useText } from '../shared/runtime/use-text';
import { UserFilters } from './user-filters';

/** An en space between photo and name saves an element per row. */
const GAP = '\u2002';

const ACTIVE_OFF = {
  own: 'access.user.ownActive',
  superuser: 'access.user.superuserOnly',
  rights: 'access.user.moreRights',
} as const;

const columnsOf =
  (text: Translate, format: Format, mayEdit: boolean, switchOff: (row: UserRow) => string | null) =>
  (toggle: (change: RowToggle) => void): readonly Column<UserRow>[] => [
    {
      key: 'firstname',
      title: text('access.users.columns.name'),
      sortable: true,
      phone: 'title',
      value: fullName,
      cell: (row, term) => (
        <>
          <PersonAvatar name={fullName(row)} picture={row.avatar} />
          {GAP}
          <Highlight text={fullName(row)} term={term} />
        </>
      ),
    },
    {
      key: 'email',
      title: text('access.users.columns.email'),
      sortable: true,
      share: 40,
      quiet: true,
      cell: (row) => row.email,
    },
    {
      key: 'active',
      title: text('access.users.columns.active'),
      sortable: true,
      width: 104,
      phone: 'named',
      value: ({ active }) => text(active ? 'shared.yes' : 'shared.no'),
      cell: (row) => (
        <Toggle
          checked={row.active}
          disabled={!mayEdit}
          disabledReason={mayEdit ? (switchOff(row) ?? undefined) : undefined}
          aria-label={text('access.users.activeOf', { name: fullName(row) })}
          onChange={({ target }) => {
            toggle({ id: row.id, field: 'active', value: target.checked });
          }}
        />
      ),
    },
    {
      key: 'lastLogin',
      title: text('access.users.columns.lastLogin'),
      sortable: true,
      width: WIDTHS.moment,
      fold: 'medium',
      quiet: true,
      value: ({ lastLogin }) => (lastLogin === null ? null : format.stamp(lastLogin)),
      cell: (row) => (row.lastLogin === null ? text('access.users.never') : format.dateTime(row.lastLogin)),
    },
  ];

export const UsersView = () => {
  const text = useText();
  const format = useFormat();
  const { me } = useSession();
  const allowed = useAllowed(users.right);
  const columns = useMemo(
    () =>
      columnsOf(text, format, allowed.edit, (row) => {
        const off = activeDisabledReason(me, row);
        return off && text(ACTIVE_OFF[off]);
      }),
    [allowed.edit, format, me, text],
  );
  return (
    <ListScreen
      resource={users}
      strings="access.users"
      allowed={allowed}
      columns={columns}
      nameOf={fullName}
      kept={me.id}
      filters={(filter, change) => <UserFilters filter={filter} onChange={change} />}
      primary={can(me, 'users.add') && <AddButton labelKey="access.users.invite" to="/users/invite" />}
    />
  );
};
