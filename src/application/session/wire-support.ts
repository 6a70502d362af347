import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { SupportRequest } from '../../domain/session/support.rule';
import type { Announcer } from '../shared/announcer';
import type { CurrentPerson } from '../shared/current-person';
import { draftKeeperOf } from '../shared/drafts/draft-keeper';
import type { Clock } from '../shared/ports/clock.port';
import type { Drafts } from '../shared/ports/drafts.port';
import { token } from '../shared/token';
import type { OwnFormMachine } from './own-form.machine';
import type { Support } from './ports/support.port';
import { wireOwnForm } from './wire-own-form';

export const SupportForm = token<OwnFormMachine<SupportRequest>>('support-form');

/** Initial values, also after sending. */
export const BLANK_REQUEST: SupportRequest = { subject: '', message: '' };

/** Support request; the text survives a failure. Rule R-SES-20. */
export const wireSupport = (
  support: Support,
  drafts: Drafts,
  person: CurrentPerson,
  clock: Clock,
  announcer: Announcer,
): OwnFormMachine<SupportRequest> => {
  const keeper = draftKeeperOf('support', BLANK_REQUEST, drafts, person, clock, announcer);
  return wireOwnForm<SupportRequest>({
    keeper,
    announcer,
    said: 'session.support.sent',
    labels: 'session.support.fields',
    onSaved: () => undefined,
    // Deletes the draft even if the form was closed meanwhile, so that it is not sent twice.
    save: (request) =>
      pipe(
        support.ask(request),
        taskEither.chainFirstTaskK(() => () => keeper.drop(null)),
        taskEither.map(() => BLANK_REQUEST),
      ),
  });
};
