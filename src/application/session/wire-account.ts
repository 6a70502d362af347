import { fromPromise } from 'xstate';
import { resetRequestMachine } from '../../domain/session/reset-request.machine';
import type { AcceptForm } from '../../domain/session/accept.rule';
import type { MailedLinkMachine } from '../../domain/session/mailed-link.machine';
import type { ResetForm } from '../../domain/session/reset.rule';
import type { Announcer } from '../shared/announcer';
import type { SessionParts } from './load-session';
import type { SessionActor } from './session.service';
import { switchLanguageWith, type SwitchLanguage } from './switch-language';
import { wireAccept } from './wire-accept';
import { wireReset } from './wire-reset';

/** Machines and actions of the invitation and reset screens. */
export interface Account {
  readonly accept: MailedLinkMachine<AcceptForm>;
  readonly request: typeof resetRequestMachine;
  readonly reset: MailedLinkMachine<ResetForm>;
  readonly speak: SwitchLanguage;
}

export const accountOf = (parts: SessionParts, session: SessionActor, announcer: Announcer): Account => ({
  accept: wireAccept(parts.gateway, session, announcer),
  request: resetRequestMachine.provide({
    actors: { requestReset: fromPromise(({ input, signal }) => parts.gateway.requestReset(input.email, { signal })()) },
  }),
  reset: wireReset(parts.gateway, session, announcer),
  speak: switchLanguageWith(parts, announcer),
});
