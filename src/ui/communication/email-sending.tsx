import { makeStyles } from '@griffel/react';
import { Send20Regular } from '@fluentui/react-icons/svg/send';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { Email, EmailDraft } from '../../domain/communication/email';
import { addressesIn, recipientsProblem } from '../../domain/communication/email.rule';
import { problemCount, type MailFindings } from '../../domain/communication/mail-findings';
import { RecordChoice } from '../content/published/choices/record-choices';
import { Button } from '../shared/controls/button';
import { LinkButton } from '../shared/controls/link-text';
import { TextField } from '../shared/controls/text-field';
import { RecordToggle } from '../shared/record/plain-fields';
import { RecordTextField } from '../shared/record/record-fields';
import { RailSection } from '../shared/record/record-layout';
import { usePending } from '../shared/runtime/pending';
import { useSession } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useTestMail } from './emails.bridge';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: sizes.fieldGap, marginTop: tokens.spacingVerticalS },
  problems: {
    marginTop: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorStatusWarningForeground1,
  },
  send: { display: 'flex', justifyContent: 'end', marginTop: tokens.spacingVerticalSNudge },
});

/** Sends the stored template to addresses. Rule R-EML-08. */
const TestMailSection = ({ stored }: { readonly stored: Email | null }) => {
  const styles = useStyles();
  const text = useText();
  const { me } = useSession();
  const isPending = usePending();
  const { dirty } = useFormikContext<EmailDraft>();
  const test = useTestMail();
  const [recipients, setRecipients] = useState(me.email);
  const [tried, setTried] = useState(false);
  const problem = recipientsProblem(recipients);
  const error =
    (tried && problem !== null) || test.isRefused
      ? text(problem === 'tooMany' ? 'communication.testMail.tooMany' : 'communication.testMail.notValid')
      : undefined;
  const off =
    stored === null && !isPending
      ? text('communication.testMail.unsaved')
      : dirty
        ? text('communication.testMail.changed')
        : undefined;
  const send = (): void => {
    setTried(true);
    if (stored !== null && off === undefined && problem === null && !test.isSending)
      test.send(stored.code, addressesIn(recipients));
  };
  return (
    <RailSection handlesPending title={text('communication.testMail.title')}>
      <TextField
        label={text('communication.testMail.recipients')}
        value={recipients}
        hint={text('communication.testMail.hint')}
        error={error}
        wrapsError
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setRecipients(target.value);
          setTried(false);
          test.change();
        }}
        onKeyDown={(event) => {
          // Prevent Enter from saving the surrounding form.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <div className={styles.send}>
        <Button
          icon={Send20Regular}
          disabledReason={off}
          aria-busy={test.isSending}
          disabled={isPending || test.isSending}
          onClick={send}
        >
          {text(test.isSending ? 'communication.testMail.sending' : 'communication.testMail.send')}
        </Button>
      </div>
    </RailSection>
  );
};

interface EmailSendingProps {
  readonly stored: Email | null;
  readonly findings: MailFindings;
  readonly onProof: () => void;
}

/** Whether the e-mail is sent and to whom, and a test e-mail. */
export const EmailSending = ({ stored, findings, onProof }: EmailSendingProps) => {
  const styles = useStyles();
  const text = useText();
  const isPending = usePending();
  const count = isPending ? 0 : problemCount(findings);
  return (
    <>
      <RailSection handlesPending title={text('communication.email.sending')}>
        <RecordToggle<EmailDraft> name="active" />
        {count > 0 && (
          <p className={styles.problems}>
            <LinkButton onClick={onProof}>{text('communication.proof.problems', { count })}</LinkButton>
          </p>
        )}
        <div className={styles.fields}>
          <RecordChoice<EmailDraft> source="emails/category" addable="emails/category" name="category" />
          <RecordTextField<EmailDraft>
            name="bcc"
            hint={text('communication.email.bccHint')}
            pattern={text('communication.email.bccNotValid')}
            wrapsError
          />
        </div>
      </RailSection>
      <TestMailSection stored={stored} />
    </>
  );
};
