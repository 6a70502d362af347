import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { SessionSignals } from '../session/ports/session-signals.port';
import type { Answer } from '../shared/ports/call';
import type { Usergroups } from './ports/usergroups.port';

/** Decorates the gateway: a saved or deleted group reloads rights and menu in every tab. Rule R-ACC-13. */
export const withRightsReload = (
  usergroups: Usergroups,
  signals: Pick<SessionSignals, 'emitLocally' | 'broadcast'>,
): Usergroups => {
  const told = <A>(answer: Answer<A>): Answer<A> =>
    pipe(
      answer,
      taskEither.chainFirstIOK(() => () => {
        signals.emitLocally('rights-changed');
        signals.broadcast('rights-changed');
      }),
    );
  return {
    ...usergroups,
    save: (request, options) => told(usergroups.save(request, options)),
    removeOne: (request, options) => told(usergroups.removeOne(request, options)),
    remove: (ids, options) => told(usergroups.remove(ids, options)),
  };
};
