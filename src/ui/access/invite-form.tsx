import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import type { ReactNode, SyntheticEvent } from 'react';
import { addressesOf, inviteRule, MAX_INVITATIONS, type Invitation } from '../../domain/access/invite.rule';
import type { Problems } from '../../domain/shared/rule';
import { useFormat } from '../shared/runtime/use-session';
import type { Command, DisabledReason } from '../shared/commands/command';
import { usePress } from '../shared/commands/command.bridge';
import { CommandButton } from '../shared/commands/command-button';
import { CommandRow, DisabledReasonText } from '../shared/record/command-row';
import { DRAFT_OFFERED_REASON, SAVING_REASON } from '../shared/record/disabled-reasons';
import * as shellShapes from '../shared/icons/shell-shapes';
import { PageHeader, UnsavedMark } from '../shared/page/page-header';
import { useSaveKey } from '../shared/record/form-keyboard.bridge';
import { useText, type Translate } from '../shared/runtime/use-text';

interface InviteFormProps {
  readonly title: string;
  readonly action: string | undefined;
  readonly dirty: boolean;
  readonly sending: boolean;
  /** A draft is on offer. */
  readonly offering: boolean;
  readonly onBack: () => void;
  readonly onBlur: () => void;
  readonly onInvite: () => void;
  readonly children: ReactNode;
}

const useStyles = makeStyles({
  form: { display: 'flex', flex: '1', flexDirection: 'column', minHeight: 0 },
});

/** Names of the missing fields. */
const missingFieldsOf = (problems: Problems, text: Translate): readonly string[] => {
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
  const { values, submitForm } = useFormikContext<Invitation>();
  const { onInvite } = on;
  const problems = inviteRule(values);
  const missing = missingFieldsOf(problems, text);
  const over = problems['emails'] === 'tooMany' ? addressesOf(values.emails).length - MAX_INVITATIONS : 0;
  const disabledReason: DisabledReason | null = sending
    ? SAVING_REASON
    : offering
      ? DRAFT_OFFERED_REASON
      : over > 0
        ? { key: 'access.invite.tooMany', values: { count: over, most: MAX_INVITATIONS } }
        : missing.length > 0
          ? { key: 'access.invite.off', values: { list: format.list(missing) } }
          : null;
  const command: Command = {
    key: 'invite',
    label: sending ? 'access.invite.submitting' : 'access.invite.submit',
    icon: shellShapes.mail,
    shortcut: `${text('shell.keys.ctrl')} S`,
    disabledReason,
    run: () => {
      // Formik only marks all fields as touched; the machine validates and sends.
      void submitForm();
      onInvite();
    },
  };
  const press = usePress();
  const invite = (): void => {
    press(command);
  };
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
      <CommandRow reason={<DisabledReasonText isLive disabledReason={disabledReason} />}>
        <CommandButton type="submit" variant="primary" command={command} />
      </CommandRow>
      {children}
    </form>
  );
};
