import { newPassword } from '../../domain/session/linked-forms';
import type { MailedLink } from '../../domain/session/mailed-link';
import type { MailedLinkMachine } from '../../domain/session/mailed-link.machine';
import type { ResetForm as Form } from '../../domain/session/reset.rule';
import { useText } from '../shared/runtime/use-text';
import { LinkSteps } from './link-steps';
import type { OutsideFrameProps } from './outside-frame';
import { ResetForm } from './reset-form';

interface ResetStepsProps extends OutsideFrameProps {
  readonly machine: MailedLinkMachine<Form>;
  readonly link: MailedLink;
}

/** Checks a reset link, asks for the password, and leads to sign-in. */
export const ResetSteps = ({ machine, link, ...frame }: ResetStepsProps) => {
  const text = useText();
  return (
    <LinkSteps
      {...frame}
      machine={machine}
      linked={newPassword}
      link={link}
      words={{
        title: text('session.reset.title'),
        subtitle: text('session.reset.subtitle', { email: link.email }),
        checking: text('session.reset.checking'),
        unreachable: { title: text('session.reset.unreachable.title'), other: text('session.reset.unreachable.other') },
        saved: {
          title: text('session.reset.saved.title'),
          body: text('session.reset.saved.body'),
          end: text('session.reset.saved.signIn'),
        },
      }}
    >
      {({ busy, failure, submit }) => (
        <ResetForm email={link.email} language={frame.language} busy={busy} failure={failure} onSubmit={submit} />
      )}
    </LinkSteps>
  );
};
