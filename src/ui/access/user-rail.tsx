import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { mayChangeSuperuser } from '../../domain/access/superuser.rule';
import { fullName, type User, type UserDraft } from '../../domain/access/user';
import { PersonAvatar } from '../shared/controls/person-avatar';
import { useEditing } from '../shared/record/record-fields';
import { RailSection } from '../shared/record/record-layout';
import { useFormat, useSession } from '../shared/runtime/use-session';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { ToggleRow } from '../shared/controls/toggle';
import { useText } from '../shared/runtime/use-text';
import { WebsiteToggles } from './website-toggles';

const useStyles = makeStyles({
  person: { display: 'flex', alignItems: 'center', gap: '14px', minHeight: '60px', minWidth: 0 },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  // Long names must not push the account out of sight.
  name: {
    display: '-webkit-box',
    overflow: 'hidden',
    fontWeight: tokens.fontWeightSemibold,
    // oxlint-disable-next-line typescript/no-deprecated -- No browser clamps lines without it.
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
  },
  hint: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

/** Photo, account, superuser flag and websites of a user. */
export const UserRail = ({ user, ready }: { readonly user: User | null; readonly ready: boolean }) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const editing = useEditing();
  const { me } = useSession();
  const { values, setFieldValue } = useFormikContext<UserDraft>();
  const chosen = me.websites.filter(({ id }) => values.websites.includes(id));
  const own = user?.id === me.id;
  return (
    <>
      <RailSection>
        <div className={styles.person}>
          <PersonAvatar name={fullName(values)} picture={user?.avatar ?? null} size="large" />
          <div className={styles.words}>
            <p className={styles.name} data-tooltip={fullName(values)}>
              {fullName(values)}
            </p>
            <p className={styles.hint}>{format.list(chosen.map(({ name }) => name))}</p>
          </div>
        </div>
      </RailSection>
      <RailSection title={text('access.user.account')}>
        <ToggleRow
          name="active"
          checked={values.active}
          disabled={!editing}
          off={editing && own ? text('access.user.ownActive') : undefined}
          onChange={({ target }) => {
            void setFieldValue('active', target.checked);
          }}
        >
          {text('access.user.active')}
        </ToggleRow>
        {user !== null && mayChangeSuperuser({ actor: me, subject: user }) && (
          <>
            <ToggleRow
              name="su"
              checked={values.su}
              disabled={!editing}
              onChange={({ target }) => {
                void setFieldValue('su', target.checked);
              }}
            >
              {text('access.user.superuser')}
            </ToggleRow>
            <p className={styles.hint}>{text('access.user.superuserHint')}</p>
          </>
        )}
      </RailSection>
      <WebsiteToggles
        websites={me.websites}
        chosen={values.websites}
        ready={ready}
        disabled={!editing}
        onChoose={(websites) => {
          void setFieldValue('websites', websites);
        }}
      />
    </>
  );
};
