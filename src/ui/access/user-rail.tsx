import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { mayChangeSuperuser } from '../../domain/access/superuser.rule';
import { fullName, type User, type UserDraft } from '../../domain/access/user';
import type { Id } from '../../domain/shared/id';
import { PersonAvatar } from '../shared/controls/person-avatar';
import { Skeleton } from '../shared/controls/skeleton';
import { useEditing } from '../shared/record/record-fields';
import { RailSection } from '../shared/record/record-layout';
import { usePending } from '../shared/runtime/pending';
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

interface UserRailProps {
  /** `null` for a new user. */
  readonly id: Id | null;
  /** `null` while loading, and for a new user. */
  readonly user: User | null;
}

/** Photo, account, superuser flag and websites of a user. */
export const UserRail = ({ id, user }: UserRailProps) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const editing = useEditing();
  const { me } = useSession();
  const { values, setFieldValue } = useFormikContext<UserDraft>();
  const chosen = me.websites.filter(({ id }) => values.websites.includes(id));
  const own = id === me.id;
  const [isPending, isUnnamed] = [usePending(), usePending('firstname')];
  return (
    <>
      <RailSection handlesPending>
        <div className={styles.person}>
          {isPending ? (
            <Skeleton shape="avatar" />
          ) : (
            <PersonAvatar name={fullName(values)} picture={user?.avatar ?? null} size="large" />
          )}
          <div className={styles.words}>
            <p className={styles.name} data-tooltip={isUnnamed ? undefined : fullName(values)}>
              {isUnnamed ? <Skeleton /> : fullName(values)}
            </p>
            <p className={styles.hint}>{isPending ? <Skeleton /> : format.list(chosen.map(({ name }) => name))}</p>
          </div>
        </div>
      </RailSection>
      <RailSection handlesPending title={text('access.user.account')}>
        <ToggleRow
          name="active"
          checked={values.active}
          disabled={!editing}
          disabledReason={editing && own ? text('access.user.ownActive') : undefined}
          onChange={({ target }) => {
            void setFieldValue('active', target.checked);
          }}
        >
          {text('access.user.active')}
        </ToggleRow>
        {id !== null && mayChangeSuperuser({ actor: me, subject: { id } }) && (
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
        disabled={!editing}
        onChoose={(websites) => {
          void setFieldValue('websites', websites);
        }}
      />
    </>
  );
};
