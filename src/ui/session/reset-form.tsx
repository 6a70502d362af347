import { resetRule, type ResetForm as Form } from '../../domain/session/reset.rule';
import type { Failure } from '../../domain/shared/failure';
import type { Language } from '../../domain/shared/locale';
import { MessageStrip } from '../shared/page/message-strip';
import { useText, type Translate } from '../shared/runtime/use-text';
import { SubmitLinked } from './submit-linked';
import { useLinkedForm } from './use-linked-form';
import { NewPasswordFields } from './new-password-fields';
import { useSignInStyles } from './sign-in.styles';

interface ResetFormProps {
  readonly email: string;
  readonly language: Language;
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly onSubmit: (form: Form) => void;
}

const EMPTY = { password: '', repeat: '' };

const failureText = (failure: Failure, wait: number, text: Translate): string => {
  switch (failure.kind) {
    case 'FieldsRejected':
      return text('session.reset.refused.fields');
    case 'TooMany':
      return wait === 0 ? text('session.failed.tooMany.body') : text('session.failed.tooMany.wait', { count: wait });
    case 'Unreachable':
      if (wait > 0) return text('shared.failures.unreachable.wait', { count: wait });
      return failure.reason === 'server'
        ? text('session.reset.refused.other')
        : text('session.failed.unreachable.body');
    default:
      return text('session.reset.refused.other');
  }
};

export const ResetForm = ({ email, language, busy, failure, onSubmit }: ResetFormProps) => {
  const text = useText();
  const styles = useSignInStyles();
  const { values, submit, line, reason, wait } = useLinkedForm({
    empty: EMPTY,
    check: resetRule,
    busy,
    failure,
    formOf: () => text('session.newPassword.weak'),
    onSubmit,
  });
  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-busy={busy}>
      {failure !== null && (
        <MessageStrip inset intent="error" title={text('session.reset.refused.title')}>
          {failureText(failure, wait, text)}
        </MessageStrip>
      )}
      <NewPasswordFields
        email={email}
        language={language}
        typed={values.password}
        password={line('password', text('session.reset.fields.password'))}
        repeat={line('repeat', text('session.reset.fields.repeat'))}
      />
      <SubmitLinked reason={busy ? null : reason} disabled={busy || wait > 0}>
        {text(busy ? 'session.reset.submitting' : 'session.reset.submit')}
      </SubmitLinked>
    </form>
  );
};
