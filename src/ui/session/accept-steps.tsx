import { useState } from 'react';
import type { AcceptForm as Form } from '../../domain/session/accept.rule';
import { acceptance } from '../../domain/session/linked-forms';
import type { MailedLink } from '../../domain/session/mailed-link';
import type { MailedLinkMachine } from '../../domain/session/mailed-link.machine';
import { useText } from '../shared/runtime/use-text';
import { AcceptForm } from './accept-form';
import { LinkSteps } from './link-steps';
import type { OutsideFrameProps } from './outside-frame';

interface AcceptStepsProps extends OutsideFrameProps {
  readonly machine: MailedLinkMachine<Form>;
  readonly link: MailedLink;
  /** Starts prefetching the first page. */
  readonly onAccepting: () => void;
}

/** Checks an invitation link, shows the form, then the welcome page. */
export const AcceptSteps = ({ machine, link, onAccepting, ...frame }: AcceptStepsProps) => {
  const text = useText();
  const [name, setName] = useState('');
  return (
    <LinkSteps
      {...frame}
      machine={machine}
      linked={acceptance}
      link={link}
      words={{
        title: text('session.accept.title'),
        subtitle: text('session.accept.subtitle', { email: link.email }),
        checking: text('session.accept.checking'),
        unreachable: {
          title: text('session.accept.unreachable.title'),
          other: text('session.accept.unreachable.other'),
        },
        saved: {
          title: text('session.accept.accepted.title', { name }),
          body: text('session.accept.accepted.body'),
          end: text('session.accept.accepted.enter'),
        },
      }}
    >
      {({ busy, failure, submit }) => (
        <AcceptForm
          email={link.email}
          language={frame.language}
          busy={busy}
          failure={failure}
          onLanguage={frame.onLanguage}
          onSubmit={(form) => {
            onAccepting();
            setName(form.firstname.trim());
            submit(form);
          }}
        />
      )}
    </LinkSteps>
  );
};
