import { editDisabledReason } from '../../domain/access/superuser.rule';
import { fullName, users, type UserDraft } from '../../domain/access/user';
import type { Format } from '../../domain/shared/format';
import type { FieldTextOf } from '../shared/record/record-conflict';
import { RecordTextField } from '../shared/record/record-fields';
import { FieldGrid, RecordLayout, Wide } from '../shared/record/record-layout';
import { RecordScreen } from '../shared/record/record-screen';
import type { ScreenProps } from '../shared/page/screen';
import { useAllowed, useFormat, useSession } from '../shared/runtime/use-session';
import { useText, type Translate } from '../shared/runtime/use-text';
import { UserGroups } from './user-groups.view';
import { UserRail } from './user-rail';

const EDIT_OFF = { superuser: 'access.user.superuserOnly', rights: 'access.user.moreRights' } as const;

const fieldTextOf =
  (text: Translate, format: Format, websites: ReadonlyMap<string, string>): FieldTextOf<UserDraft> =>
  (field, draft) => {
    const yesNo = (on: boolean): string => text(on ? 'shared.yes' : 'shared.no');
    switch (field) {
      case 'firstname':
      case 'surname':
      case 'email':
        return { label: text(`access.user.${field}`), value: draft[field] };
      case 'active':
        return { label: text('access.user.active'), value: yesNo(draft.active) };
      case 'su':
        return { label: text('access.user.superuser'), value: yesNo(draft.su) };
      case 'websites':
        return {
          label: text('access.user.websites'),
          value: format.list(draft.websites.map((id) => websites.get(id) ?? id)),
        };
      case 'usergroups':
        return { label: text('access.groups.title'), value: format.number(draft.usergroups.length) };
    }
  };

export const UserView = ({ params, title, action }: ScreenProps) => {
  const text = useText();
  const format = useFormat();
  const { me } = useSession();
  const allowed = useAllowed(users.right);
  const id = params['id'] ?? null;
  return (
    <RecordScreen
      resource={users}
      id={id}
      title={title}
      action={action}
      mayEdit={allowed.edit}
      editOff={(user) => {
        const reason = editDisabledReason(me, user);
        return reason && text(EDIT_OFF[reason]);
      }}
      nameOf={fullName}
      fieldText={fieldTextOf(text, format, new Map(me.websites.map((website) => [website.id, website.name])))}
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
            <RecordTextField
              name="firstname"
              label={text('access.user.firstname')}
              pattern={text('access.user.namePattern')}
              wrapsError
              required
            />
            <RecordTextField
              name="surname"
              label={text('access.user.surname')}
              pattern={text('access.user.namePattern')}
              wrapsError
              required
            />
            <Wide>
              <RecordTextField name="email" type="email" label={text('access.user.email')} required />
            </Wide>
          </FieldGrid>
          <UserGroups user={id} />
        </RecordLayout>
      )}
    </RecordScreen>
  );
};
