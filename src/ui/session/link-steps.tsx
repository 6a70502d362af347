import { mergeClasses } from '@griffel/react';
import { useActor } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { LinkedForm, MailedLink } from '../../domain/session/mailed-link';
import type { MailedLinkMachine } from '../../domain/session/mailed-link.machine';
import type { Failure } from '../../domain/shared/failure';
import { Button } from '../shared/controls/button';
import { MessageStrip } from '../shared/page/message-strip';
import { refresh } from '../shared/icons/shapes';
import { useRetryWait } from '../shared/runtime/retry-wait.bridge';
import { useText } from '../shared/runtime/use-text';
import { useAcceptStyles } from './accept.styles';
import { OutsideFrame, type OutsideFrameProps } from './outside-frame';
import { useSignInStyles } from './sign-in.styles';

interface LinkWords {
  readonly title: string;
  readonly subtitle: string;
  readonly checking: string;
  readonly unreachable: { readonly title: string; readonly other: string };
  readonly saved: { readonly title: string; readonly body: string; readonly end: string };
}

export interface OpenForm<Form> {
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly submit: (form: Form) => void;
}

interface LinkStepsProps<Form> extends OutsideFrameProps {
  readonly machine: MailedLinkMachine<Form>;
  readonly linked: LinkedForm<Form>;
  readonly link: MailedLink;
  readonly words: LinkWords;
  readonly children: (open: OpenForm<Form>) => ReactNode;
}

/** Checks a mailed link, shows the form, then the result. */
export const LinkSteps = <Form,>({ machine, linked, link, words, children, ...frame }: LinkStepsProps<Form>) => {
  const text = useText();
  const styles = useAcceptStyles();
  const { quiet } = useSignInStyles();
  const outcome = useId();
  const [state, send] = useActor(machine, { input: { ...linked, link, go: frame.onNavigate } });
  const { failure } = state.context;
  const wait = useRetryWait(failure);

  if (state.matches('saved') || state.matches('ended')) {
    return (
      <OutsideFrame {...frame}>
        <h1>{words.saved.title}</h1>
        <div className={styles.step}>
          <p id={outcome} className={quiet}>
            {words.saved.body}
          </p>
          {/* Takes over the focus from the removed form. */}
          <Button
            autoFocus
            variant="primary"
            size="large"
            aria-describedby={outcome}
            onClick={() => {
              send({ type: 'end.requested' });
            }}
          >
            {words.saved.end}
          </Button>
        </div>
      </OutsideFrame>
    );
  }
  if (state.matches('open') || state.matches('saving')) {
    return (
      <OutsideFrame {...frame}>
        <h1>{words.title}</h1>
        <p className={mergeClasses(quiet, styles.email)}>{words.subtitle}</p>
        {children({
          busy: state.matches('saving'),
          failure,
          submit: (form) => {
            send({ type: 'form.submitted', form });
          },
        })}
      </OutsideFrame>
    );
  }
  return (
    <OutsideFrame {...frame}>
      <h1>{words.title}</h1>
      <div className={styles.step}>
        {state.matches('unreachable') ? (
          <>
            <MessageStrip inset intent="error" title={words.unreachable.title}>
              {wait === 0 ? words.unreachable.other : text('session.failed.tooMany.wait', { count: wait })}
            </MessageStrip>
            <Button
              variant="primary"
              size="large"
              icon={refresh}
              disabled={wait > 0}
              onClick={() => {
                send({ type: 'retry.requested' });
              }}
            >
              {text('shared.actions.retry')}
            </Button>
          </>
        ) : (
          <p role="status" className={styles.late}>
            {words.checking}
          </p>
        )}
      </div>
    </OutsideFrame>
  );
};
