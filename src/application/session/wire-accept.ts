import { fromPromise } from 'xstate';
import type { AcceptForm } from '../../domain/session/accept.rule';
import type { MailedLinkMachine } from '../../domain/session/mailed-link.machine';
import type { Announcer } from '../shared/announcer';
import type { SessionGateway } from './ports/session-gateway.port';
import { HOME } from './outside-routes';
import type { SessionActor } from './session.service';
import { wireLink } from './wire-link';

export const wireAccept = (
  gateway: SessionGateway,
  session: SessionActor,
  announcer: Announcer,
): MailedLinkMachine<AcceptForm> =>
  wireLink<AcceptForm>(session, announcer, {
    expired: 'session.accept.linkExpired',
    invalid: 'session.accept.linkInvalid',
    failed: 'session.accept.failed',
    fields: 'session.accept.fields',
    mendable: ['firstname', 'surname', 'password', 'language'],
  }).provide({
    actors: {
      checkLink: fromPromise(({ input, signal }) => gateway.checkInvitation(input, { signal })()),
      saveForm: fromPromise(
        ({
          input: {
            link,
            form: { firstname, surname, password, language },
          },
        }) => gateway.acceptInvitation(link, { firstname, surname, password, language })(),
      ),
    },
    actions: {
      leadOn: ({ context }) => {
        // Navigate first: starting the session reads the current URL, which must no longer be the link.
        context.go(HOME);
        session.send({ type: 'session.started' });
      },
    },
  });
