import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { SupportRequest } from '../../domain/session/support.rule';
import type { Announcer } from '../shared/announcer';
import type { CurrentPerson } from '../shared/current-person';
import { draftKeeperOf } from '../shared/draft-keeper';
import type { Clock } from '../shared/ports/clock.port';
import type { Drafts } from '../shared/ports/drafts.port';
import { token } from '../shared/token';
import type { OwnFormMachine } from './own-form.machine';
import type { Support } from './ports/support.port';
import { wireOwnForm } from './wire-own-form';

export const SupportForm = token<OwnFormMachine<SupportRequest>>('support-form');

/** The form as it opens, and after a question has gone. */
export const BLANK_REQUEST: SupportRequest = { subject: '', message: '' };

/** Plugs a question to the people who help in; whatever happens, its words stay. Rule R-SES-20. */
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
    // What has gone is not kept, not even when nobody waits for the answer any more: it would be sent twice.
    save: (request) =>
      pipe(
        support.ask(request),
        taskEither.chainFirstTaskK(() => () => keeper.drop(null)),
        taskEither.map(() => BLANK_REQUEST),
      ),
  });
};
