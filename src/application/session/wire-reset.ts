import { fromPromise } from 'xstate';
import type { MailedLinkMachine } from '../../domain/session/mailed-link.machine';
import type { ResetForm } from '../../domain/session/reset.rule';
import type { Announcer } from '../shared/announcer';
import type { SessionGateway } from './ports/session-gateway.port';
import { SIGN_IN } from './outside-routes';
import type { SessionActor } from './session.service';
import { wireLink } from './wire-link';

/** Wires the password reset link to the API. */
export const wireReset = (
  gateway: SessionGateway,
  session: SessionActor,
  announcer: Announcer,
): MailedLinkMachine<ResetForm> =>
  wireLink<ResetForm>(session, announcer, {
    expired: 'session.reset.linkExpired',
    invalid: 'session.reset.linkInvalid',
    failed: 'session.reset.failed',
    fields: 'session.reset.fields',
    mendable: ['password'],
  }).provide({
    actors: {
      checkLink: fromPromise(({ input, signal }) => gateway.checkReset(input, { signal })()),
      saveForm: fromPromise(({ input: { link, form } }) => gateway.saveNewPassword(link, form.password)()),
    },
    actions: {
      leadOn: ({ context }) => {
        context.go(SIGN_IN);
      },
    },
  });
