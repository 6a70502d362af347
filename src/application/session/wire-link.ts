import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { fromPromise, waitFor } from 'xstate';
import { isExpiredLink } from '../../domain/session/mailed-link';
import { mailedLinkMachineOf, type MailedLinkMachine } from '../../domain/session/mailed-link.machine';
import type { Failure } from '../../domain/shared/failure';
import { NOTICE_TIME } from '../../domain/shared/notice';
import { announceProblems, type Announcer } from '../shared/announcer';
import { SIGN_IN } from './outside-routes';
import type { SessionActor } from './session.service';

/** Signs out the current user. The session announces a failed sign-out itself. */
const leave = async (session: SessionActor, signal: AbortSignal): Promise<Either<Failure, void>> => {
  session.send({ type: 'sign-out.requested' });
  const reached = await waitFor(
    session,
    (state) => state.matches('signedOut') || state.matches({ signedIn: 'working' }),
    { signal },
  );
  return reached.matches('signedOut') ? either.right(undefined) : either.left({ kind: 'Unreachable', reason: 'cut' });
};

/** String keys of one kind of link. */
interface LinkWords {
  readonly expired: string;
  readonly invalid: string;
  readonly failed: string;
  /** Prefix of the field labels. */
  readonly fields: string;
  /** Fields whose server errors are shown at the field. */
  readonly mendable: readonly string[];
}

/** Wiring shared by all mailed links. */
export const wireLink = <Form>(
  session: SessionActor,
  announcer: Announcer,
  words: LinkWords,
): MailedLinkMachine<Form> =>
  mailedLinkMachineOf<Form>().provide({
    actors: { leaveSession: fromPromise(({ signal }) => leave(session, signal)) },
    actions: {
      announceLink: (_, { failure }) => {
        announcer.say('error', isExpiredLink(failure) ? words.expired : words.invalid, NOTICE_TIME.error);
      },
      announceFailure: (_, { failure }) => {
        if (failure?.kind === 'FieldsRejected' && words.mendable.some((field) => field in failure.fields))
          announcer.failure(failure, words.fields);
        else announcer.say('error', words.failed, NOTICE_TIME.error);
      },
      announceProblems: () => {
        announceProblems(announcer);
      },
      leadToSignIn: ({ context }) => {
        context.go(SIGN_IN);
      },
    },
  });
