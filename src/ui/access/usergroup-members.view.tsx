import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useCallback, useMemo } from 'react';
import { MemberPicker, membersOf } from '../../application/access/member-picker';
import { mayEditUser } from '../../domain/access/superuser.rule';
import { fullName, type UserRow } from '../../domain/access/user';
import type { UsergroupDraft } from '../../domain/access/usergroup';
import type { Id } from '../../domain/shared/id';
import { useSession } from '../shared/runtime/use-session';
import type { Column } from '../shared/table/column';
import { Highlight } from '../shared/controls/highlight';
import { PersonAvatar } from '../shared/controls/person-avatar';
import { useEditing, useFieldError } from '../shared/record/record-fields';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useService } from '../shared/runtime/use-service';
import { useText } from '../shared/runtime/use-text';
import { MemberList } from './member-list';

const useStyles = makeStyles({
  person: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalMNudge,
    minHeight: '44px',
    minWidth: 0,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, lineHeight: tokens.lineHeightBase200 },
  word: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  email: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
});

interface UsergroupMembersProps {
  /** `null` for a new group. */
  readonly group: Id | null;
  /** The group has rights that the person lacks. Rule R-ACC-12. */
  readonly closed: boolean;
}

/** All users, members first, with a switch each. */
export const UsergroupMembers = ({ group, closed }: UsergroupMembersProps) => {
  const styles = useStyles();
  const text = useText();
  const editing = useEditing();
  const problem = useFieldError('users');
  const { values, setFieldValue } = useFormikContext<UsergroupDraft>();
  const first = useMemo(() => membersOf(group), [group]);
  const columns = useMemo(
    (): readonly Column<UserRow>[] => [
      {
        key: 'firstname',
        title: text('access.members.columns.name'),
        sortable: true,
        phone: 'title',
        cell: (row, term) => (
          <span className={styles.person} data-tooltip={row.email}>
            <PersonAvatar name={fullName(row)} picture={row.avatar} size="medium" />
            <span className={styles.words}>
              <span className={styles.word}>
                <Highlight text={fullName(row)} term={term} />
              </span>
              <span className={`${styles.word} ${styles.email}`}>
                <Highlight text={row.email} term={term} />
              </span>
            </span>
          </span>
        ),
      },
    ],
    [styles, text],
  );
  const { me } = useSession();
  const superusers = useMemo(
    () => ({ of: (row: UserRow) => !mayEditUser(me, row), reason: text('access.members.superusers') }),
    [me, text],
  );
  const choose = useCallback(
    (chosen: readonly Id[]) => {
      void setFieldValue('users', chosen);
    },
    [setFieldValue],
  );
  return (
    <MemberList
      narrow
      strings="access.members"
      list={useService(MemberPicker)}
      first={first}
      columns={columns}
      nameOf={fullName}
      chosen={values.users}
      onChoose={choose}
      disabled={!editing || closed}
      closed={superusers}
      counted="access.members.memberOf"
      sortsByMember={group !== null}
      error={problem !== undefined && values.users.length === 0 ? text('access.usergroup.noMembers') : problem}
    />
  );
};
