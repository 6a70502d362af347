import { makeStyles, mergeClasses } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useCallback, useId, type ReactNode, type SyntheticEvent } from 'react';
import { addressesOf, inviteRule, MAX_INVITATIONS, type Invitation } from '../../domain/access/invite.rule';
import type { Problems } from '../../domain/shared/rule';
import { useFormat } from '../shared/runtime/use-session';
import { Button } from '../shared/controls/button';
import { CommandRow } from '../shared/record/command-row';
import * as deskShapes from '../shared/icons/desk-shapes';
import { PageHeader, UnsavedMark } from '../shared/page/page-header';
import { useSaveKey } from '../shared/record/form-keyboard.bridge';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText, type Translate } from '../shared/runtime/use-text';

interface InviteFormProps {
  readonly title: string;
  readonly action: string | undefined;
  readonly dirty: boolean;
  readonly sending: boolean;
  /** A draft is offered. */
  readonly offering: boolean;
  readonly onBack: () => void;
  readonly onBlur: () => void;
  readonly onInvite: () => void;
  readonly children: ReactNode;
}

const useStyles = makeStyles({
  form: { display: 'flex', flex: '1', flexDirection: 'column', minHeight: 0 },
  reason: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  hidden: { visibility: 'hidden' },
});

/** Missing fields, as text. */
const missingIn = (problems: Problems, text: Translate): readonly string[] => {
  const isEmail = (name: string): boolean => name.startsWith('emails.');
  return [
    ...(problems['emails.0'] === 'required' ? [text('access.invite.missing.first')] : []),
    ...(Object.entries(problems).some(([name, problem]) => isEmail(name) && problem !== 'required')
      ? [text('access.invite.missing.email')]
      : []),
    ...(problems['usergroups'] === undefined ? [] : [text('access.invite.missing.usergroups')]),
    ...(problems['websites'] === undefined ? [] : [text('access.invite.missing.websites')]),
  ];
};

/** Header and commands of the invitation form. */
export const InviteForm = ({ title, action, dirty, sending, offering, children, ...on }: InviteFormProps) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const reason = useId();
  const { values, submitForm } = useFormikContext<Invitation>();
  const { onInvite } = on;
  const problems = inviteRule(values);
  const missing = missingIn(problems, text);
  const over = problems['emails'] === 'tooMany' ? addressesOf(values.emails).length - MAX_INVITATIONS : 0;
  const off = over > 0 || missing.length > 0;
  const invite = useCallback(() => {
    if (sending || offering) return;
    // Formik only marks all fields as touched; the machine validates and sends.
    void submitForm();
    onInvite();
  }, [offering, onInvite, sending, submitForm]);
  useSaveKey(invite);
  return (
    <form
      noValidate
      className={styles.form}
      aria-busy={sending}
      onBlur={on.onBlur}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        invite();
      }}
    >
      <PageHeader title={title} action={action} onBack={on.onBack}>
        {dirty && <UnsavedMark />}
      </PageHeader>
      <CommandRow
        right={
          <span id={reason} role="status" className={mergeClasses(styles.reason, !off && styles.hidden)}>
            {over > 0
              ? text('access.invite.tooMany', { count: over, most: MAX_INVITATIONS })
              : off && text('access.invite.off', { list: format.list(missing) })}
          </span>
        }
      >
        <Button
          type="submit"
          look="primary"
          icon={deskShapes.mail}
          disabled={off || sending || offering}
          aria-describedby={off ? reason : undefined}
        >
          {text(sending ? 'access.invite.submitting' : 'access.invite.submit')}
        </Button>
      </CommandRow>
      {children}
    </form>
  );
};
