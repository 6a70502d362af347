import { mergeClasses } from '@griffel/react';
import { useActor } from '@xstate/react';
import { useId, useState } from 'react';
import type { Accepting } from '../../application/session/wire-accept';
import type { InvitationLink } from '../../domain/session/accept.rule';
import { Button } from '../shared/button';
import { MessageStrip } from '../shared/message-strip';
import { refresh } from '../shared/shapes';
import { useText } from '../shared/use-text';
import { AcceptForm } from './accept-form';
import { useAcceptStyles } from './accept.styles';
import { OutsideFrame, type OutsideFrameProps } from './outside-frame';
import { useSignInStyles } from './sign-in.styles';

interface AcceptStepsProps extends OutsideFrameProps {
  readonly machine: Accepting['machine'];
  readonly link: InvitationLink;
  /** The account is being made: what its first page needs can be fetched already. */
  readonly onAccepting: () => void;
}

/** Checking the link of an invitation, asking, welcoming. */
export const AcceptSteps = ({ machine, link, onAccepting, ...frame }: AcceptStepsProps) => {
  const text = useText();
  const styles = useAcceptStyles();
  const { quiet } = useSignInStyles();
  const welcome = useId();
  const [name, setName] = useState('');
  const [state, send] = useActor(machine, { input: { link, go: frame.onNavigate } });
  const { failure } = state.context;

  if (state.matches('accepted') || state.matches('entered')) {
    return (
      <OutsideFrame {...frame}>
        <h1>{text('session.accept.accepted.title', { name })}</h1>
        <div className={styles.step}>
          <p id={welcome} className={quiet}>{text('session.accept.accepted.body')}</p>
          {/* The form is gone, and with it the focus; here it says what came of it. */}
          <Button autoFocus look="primary" size="large" aria-describedby={welcome} onClick={() => { send({ type: 'enter.requested' }); }}>
            {text('session.accept.accepted.enter')}
          </Button>
        </div>
      </OutsideFrame>
    );
  }
  if (state.matches('open') || state.matches('accepting')) {
    return (
      <OutsideFrame {...frame}>
        <h1>{text('session.accept.title')}</h1>
        <p className={mergeClasses(quiet, styles.email)}>{text('session.accept.subtitle', { email: link.email })}</p>
        <AcceptForm
          email={link.email}
          language={frame.language}
          busy={state.matches('accepting')}
          failure={failure}
          onSubmit={(form) => {
            onAccepting();
            setName(form.firstname.trim());
            send({ type: 'form.submitted', form });
          }}
        />
      </OutsideFrame>
    );
  }
  const wait = failure?.kind === 'TooMany' ? failure.retryAfter : null;
  return (
    <OutsideFrame {...frame}>
      <h1>{text('session.accept.title')}</h1>
      <div className={styles.step}>
        {state.matches('unreachable') ? (
          <>
            <MessageStrip inset intent="error" title={text('session.accept.unreachable.title')}>
              {wait === null ? text('session.accept.unreachable.other') : text('session.failed.tooMany.wait', { count: wait })}
            </MessageStrip>
            <Button look="primary" size="large" icon={refresh} onClick={() => { send({ type: 'retry.requested' }); }}>{text('shared.actions.retry')}</Button>
          </>
        ) : <p role="status" className={styles.late}>{text('session.accept.checking')}</p>}
      </div>
    </OutsideFrame>
  );
};
