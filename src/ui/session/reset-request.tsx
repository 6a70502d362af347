import { mergeClasses } from '@griffel/react';
import { useActor } from '@xstate/react';
import { useId } from 'react';
import { SIGN_IN } from '../../application/session/outside-routes';
import type { Account } from '../../application/session/wire-account';
import type { Failure } from '../../domain/shared/failure';
import { Button } from '../shared/controls/button';
import { LinkText } from '../shared/controls/link-text';
import { MessageStrip } from '../shared/page/message-strip';
import { useRetryWait } from '../shared/runtime/retry-wait.bridge';
import { useText, type Translate } from '../shared/runtime/use-text';
import { useAcceptStyles } from './accept.styles';
import { EmailField } from './email-field';
import { OutsideFrame, type OutsideFrameProps } from './outside-frame';
import { useSignInStyles } from './sign-in.styles';

interface ResetRequestProps extends OutsideFrameProps {
  readonly machine: Account['request'];
  /** The e-mail address from the sign-in page. */
  readonly typed?: string;
}

const failureText = (failure: Failure | null, wait: number, text: Translate): string => {
  switch (failure?.kind) {
    case undefined:
    case 'FieldsRejected':
      return text('session.request.failed.invalid');
    case 'TooMany':
      return wait === 0 ? text('session.failed.tooMany.body') : text('session.failed.tooMany.wait', { count: wait });
    case 'Unreachable':
      if (wait > 0) return text('shared.failures.unreachable.wait', { count: wait });
      return failure.reason === 'server'
        ? text('session.request.failed.other')
        : text('session.failed.unreachable.body');
    default:
      return text('session.request.failed.other');
  }
};

/** Requests a reset link; does not reveal whether the account exists. */
export const ResetRequest = ({ machine, typed = '', ...frame }: ResetRequestProps) => {
  const text = useText();
  const form = useSignInStyles();
  const styles = useAcceptStyles();
  const outcome = useId();
  const [state, send] = useActor(machine);
  const { email, failure, problems } = state.context;
  const wait = useRetryWait(failure);

  if (state.matches('sent')) {
    return (
      <OutsideFrame {...frame}>
        <h1>{text('session.request.sent.title')}</h1>
        <div className={styles.step}>
          <p id={outcome} className={form.quiet}>
            {text('session.request.sent.body', { email })}
          </p>
          <p className={form.quiet}>{text('session.request.sent.again')}</p>
          {/* Takes over the focus from the removed form. */}
          <Button
            autoFocus
            variant="primary"
            size="large"
            aria-describedby={outcome}
            onClick={() => {
              frame.onNavigate(SIGN_IN);
            }}
          >
            {text('session.request.back')}
          </Button>
        </div>
      </OutsideFrame>
    );
  }
  const busy = state.matches('sending');
  const problem = problems['email'];
  return (
    <OutsideFrame {...frame}>
      <h1>{text('session.request.title')}</h1>
      <p className={mergeClasses(form.quiet, styles.email)}>{text('session.request.subtitle')}</p>
      <form
        noValidate
        className={form.form}
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          const email = new FormData(event.currentTarget).get('email');
          send({ type: 'email.submitted', email: typeof email === 'string' ? email : '' });
        }}
      >
        {(state.matches({ asking: 'refused' }) || state.matches({ asking: 'throttled' })) && (
          <MessageStrip inset intent="error" title={text('session.request.failed.title')}>
            {failureText(failure, wait, text)}
          </MessageStrip>
        )}
        <EmailField
          defaultValue={typed}
          size="large"
          error={
            problem === undefined
              ? undefined
              : text(problem === 'required' ? 'shared.fields.required' : 'shared.fields.pattern.email')
          }
          readOnly={busy}
        />
        <Button type="submit" variant="primary" size="large" disabled={busy || wait > 0}>
          {text(busy ? 'session.request.submitting' : 'session.request.submit')}
        </Button>
      </form>
      <p className={form.forgot}>
        <LinkText href={SIGN_IN}>{text('session.request.back')}</LinkText>
      </p>
    </OutsideFrame>
  );
};
