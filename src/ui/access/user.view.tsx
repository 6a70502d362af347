import { useMemo } from 'react';
import { editDisabledReason } from '../../domain/access/superuser.rule';
import { fullName, users, type UserDraft } from '../../domain/access/user';
import { PlainRecord } from '../shared/record/plain-record';
import { RecordTextField } from '../shared/record/record-fields';
import { FieldGrid, RecordLayout, Wide } from '../shared/record/record-layout';
import type { ScreenProps } from '../shared/page/screen';
import { useFormat, useSession } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { UserGroups } from './user-groups.view';
import { UserRail } from './user-rail';

const EDIT_OFF = { superuser: 'access.user.superuserOnly', rights: 'access.user.moreRights' } as const;

const NAMES = { su: 'access.user.superuser', usergroups: 'access.groups.title' } as const;

export const UserView = (props: ScreenProps) => {
  const text = useText();
  const format = useFormat();
  const { me } = useSession();
  const id = props.params['id'] ?? null;
  const words = useMemo(() => {
    const websites = new Map(me.websites.map((website) => [website.id, website.name]));
    return { websites: (ids: UserDraft['websites']) => format.list(ids.map((one) => websites.get(one) ?? one)) };
  }, [format, me.websites]);
  return (
    <PlainRecord
      {...props}
      resource={users}
      editDisabledReason={(user) => {
        const reason = editDisabledReason(me, user);
        return reason && { key: EDIT_OFF[reason] };
      }}
      nameOf={fullName}
      names={NAMES}
      words={words}
      facts={(user) => (
        <span>
          {user.lastLogin === null
            ? text('access.user.neverSignedIn')
            : text('access.user.lastLogin', { when: format.dateTime(user.lastLogin) })}
        </span>
      )}
    >
      {(user) => (
        <RecordLayout rail={<UserRail id={id} user={user} />}>
          <FieldGrid>
            <RecordTextField<UserDraft> name="firstname" pattern={text('access.user.namePattern')} wrapsError />
            <RecordTextField<UserDraft> name="surname" pattern={text('access.user.namePattern')} wrapsError />
            <Wide>
              <RecordTextField<UserDraft> name="email" type="email" />
            </Wide>
          </FieldGrid>
          <UserGroups user={id} />
        </RecordLayout>
      )}
    </PlainRecord>
  );
};
