import { useSelector } from '@xstate/react';
import { SessionActor } from '../../application/session/session.service';
import type { Credentials } from '../../domain/session/sign-in.rule';
import type { Failure } from '../../domain/shared/failure';
import { useRetryWait } from '../shared/runtime/retry-wait.bridge';
import { useService } from '../shared/runtime/use-service';
import { useText, type Translate } from '../shared/runtime/use-text';

const failureText = (failure: Failure | null, wait: number, text: Translate): { title: string; body: string } => {
  const kind =
    failure === null
      ? 'invalid'
      : failure.kind === 'Unauthenticated' || failure.kind === 'FieldsRejected'
        ? 'refused'
        : failure.kind === 'TooMany'
          ? 'tooMany'
          : failure.kind === 'Unreachable' && failure.reason !== 'server'
            ? 'unreachable'
            : 'other';
  return {
    title: text(`session.failed.${kind}.title`),
    body: wait === 0 ? text(`session.failed.${kind}.body`) : text('session.failed.tooMany.wait', { count: wait }),
  };
};

const notKeptText = (text: Translate): { title: string; body: string } => ({
  title: text('session.failed.notKept.title'),
  body: text('session.failed.notKept.body'),
});

/** State of the sign-in form, shared by page and dialog. */
export const useSignInForm = () => {
  const text = useText();
  const session = useService(SessionActor);
  const { failure, problems } = useSelector(session, ({ context }) => context);
  const busy = useSelector(session, (state) => !state.hasTag('asking'));
  const refused = useSelector(session, (state) => state.hasTag('refused'));
  const notKept = useSelector(session, (state) => state.hasTag('notKept'));
  const wait = useRetryWait(failure);
  const errorOf = (field: string, wrong: 'shared.fields.pattern.email' | 'shared.fields.tooShort') => {
    const problem = problems[field];
    return problem === undefined ? undefined : text(problem === 'required' ? 'shared.fields.required' : wrong);
  };
  return {
    busy,
    throttled: wait > 0,
    failure: notKept ? notKeptText(text) : refused ? failureText(failure, wait, text) : null,
    errors: {
      email: errorOf('email', 'shared.fields.pattern.email'),
      password: errorOf('password', 'shared.fields.tooShort'),
    },
    onSubmit: (credentials: Credentials): void => {
      session.send({ type: 'credentials.submitted', credentials });
    },
  };
};
