import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { fromPromise, waitFor } from 'xstate';
import { acceptMachine } from '../../domain/session/accept.machine';
import type { Failure } from '../../domain/shared/failure';
import { NOTICE_TIME } from '../../domain/shared/notice';
import { announceProblems, type Announcer } from '../shared/announcer';
import type { SessionGateway } from './ports/session-gateway.port';
import { HOME, SIGN_IN } from './routes';
import type { SessionParts } from './load-session';
import type { SessionActor } from './session.service';
import { speakLanguageWith, type SpeakLanguage } from './speak-language';

/** Signs out whoever is signed in. A sign-out that failed was already announced by the session. */
const leave = async (session: SessionActor, signal: AbortSignal): Promise<Either<Failure, void>> => {
  session.send({ type: 'sign-out.requested' });
  const settled = await waitFor(session, (state) => state.matches('signedOut') || state.matches({ signedIn: 'working' }), { signal });
  return settled.matches('signedOut') ? either.right(undefined) : either.left({ kind: 'Unreachable', reason: 'cut' });
};

const isExpired = (failure: Failure | null): boolean =>
  failure?.kind === 'FieldsRejected' && (failure.code === 'CODE_EXPIRED' || failure.fields['code'] === 'CODE_EXPIRED');

/** Fields of the form that a person can mend after the server refused them. */
const FORM_FIELDS: readonly string[] = ['firstname', 'surname', 'password', 'language'];

/** Plugs the acceptance of an invitation into the API and the session of the page. */
const wireAccept = (gateway: SessionGateway, session: SessionActor, announcer: Announcer): typeof acceptMachine =>
  acceptMachine.provide({
    actors: {
      leaveSession: fromPromise(({ signal }) => leave(session, signal)),
      checkInvitation: fromPromise(({ input, signal }) => gateway.checkInvitation(input, { signal })()),
      acceptInvitation: fromPromise(({ input }) => gateway.acceptInvitation(input.link, input.acceptance)()),
    },
    actions: {
      announceLink: (_, { failure }) => {
        announcer.say('error', isExpired(failure) ? 'session.accept.linkExpired' : 'session.accept.linkInvalid', NOTICE_TIME.error);
      },
      announceFailure: (_, { failure }) => {
        if (failure?.kind === 'FieldsRejected' && FORM_FIELDS.some((field) => field in failure.fields)) announcer.failure(failure, 'session.accept.fields');
        else announcer.say('error', 'session.accept.failed', NOTICE_TIME.error);
      },
      announceProblems: () => { announceProblems(announcer); },
      leadToSignIn: ({ context }) => { context.go(SIGN_IN); },
      enter: ({ context }) => {
        // First the way, then the session: the link must be gone when the desk looks where it is.
        context.go(HOME);
        session.send({ type: 'session.began' });
      },
    },
  });

/** What the screen of an invitation works with. */
export interface Accepting {
  readonly machine: typeof acceptMachine;
  readonly speak: SpeakLanguage;
}

/** All of it, plugged in. */
export const accepting = (parts: SessionParts, session: SessionActor, announcer: Announcer): Accepting =>
  ({ machine: wireAccept(parts.gateway, session, announcer), speak: speakLanguageWith(parts, announcer) });
