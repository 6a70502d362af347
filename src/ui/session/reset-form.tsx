import { resetRule, type ResetForm as Form } from '../../domain/session/reset.rule';
import type { Failure } from '../../domain/shared/failure';
import type { Language } from '../../domain/shared/locale';
import { Button } from '../shared/controls/button';
import { MessageStrip } from '../shared/page/message-strip';
import { useText, type Translate } from '../shared/runtime/use-text';
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

const failureText = (failure: Failure, text: Translate): string => {
  switch (failure.kind) {
    case 'FieldsRejected':
      return text('session.reset.refused.fields');
    case 'TooMany':
      return failure.retryAfter === null
        ? text('session.failed.tooMany.body')
        : text('session.failed.tooMany.wait', { count: failure.retryAfter });
    case 'Unreachable':
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
  const { values, submit, line } = useLinkedForm({
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
          {failureText(failure, text)}
        </MessageStrip>
      )}
      <NewPasswordFields
        email={email}
        language={language}
        typed={values.password}
        password={line('password', text('session.reset.fields.password'))}
        repeat={line('repeat', text('session.reset.fields.repeat'))}
      />
      <Button type="submit" look="primary" size="large" disabled={busy}>
        {text(busy ? 'session.reset.submitting' : 'session.reset.submit')}
      </Button>
    </form>
  );
};
