import { either } from 'fp-ts';
import { createActor, fromPromise } from 'xstate';
import { defaultQuery } from '../../domain/shared/list-query';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Kind, Listing } from '../../domain/shared/resource';
import type { Announcer } from './announcer';
import { bulkRemovalMachineOf, type BulkRemovalMachine } from './bulk-removal.machine';
import type { CurrentPerson } from './current-person';
import type { Reports } from './ports/reports.port';
import type { ResourceGateway } from './ports/resource-gateway.port';
import { readAll } from './read-all';
import type { RunningRemoval } from './running-removal';
import { loggedRemoval, reportNotDeleted } from './tell-removal';
import { token, type Token } from './token';

/** The part of the gateway that bulk deletion uses. */
export type RemovalGateway<K extends Kind> = Pick<ResourceGateway<K>, 'list' | 'remove'>;

/** Container token; not bound for lists without deletion. */
export const removalGatewayOf = <K extends Kind>({ key }: Listing<K>): Token<RemovalGateway<K>> =>
  token(`gateway.${key}`);

interface Wiring<K extends Kind> {
  readonly resource: Listing<K>;
  readonly gateway: RemovalGateway<K>;
  readonly announcer: Announcer;
  readonly reports: Reports;
  readonly person: CurrentPerson;
}

export const wireBulkRemoval = <K extends Kind>({
  resource,
  gateway,
  announcer,
  reports,
  person,
}: Wiring<K>): BulkRemovalMachine<K> =>
  bulkRemovalMachineOf<K>().provide({
    actors: {
      collectRows: fromPromise(({ input, signal }) =>
        readAll(gateway, input.query ?? defaultQuery(resource.noFilter), { signal, onCount: input.onCount })(),
      ),
      // Never aborted: without the answer, the outcome is unknown.
      removeBatch: fromPromise(({ input }) =>
        input.person === person.id()
          ? loggedRemoval(reports, `${resource.key} ${input.ids.join(', ')}`, gateway.remove(input.ids))()
          : Promise.resolve(either.left({ kind: 'Unauthenticated' } as const)),
      ),
    },
    actions: {
      announceKept: ({ context: { rows } }) => {
        const ids = rows.map(({ id }) => id);
        reportNotDeleted(reports, announcer, resource.key, ids);
      },
      announceRemoval: (_, { count }) => {
        announcer.say('success', `${resource.strings.many}.deleted`, NOTICE_TIME.success, { count });
      },
      announceEnd: (_, { failure, done, count }) => {
        if (failure?.kind === 'Unauthenticated')
          announcer.say('warning', 'shared.whole.signedOut', NOTICE_TIME.long, { done, count });
      },
    },
  });

/** The running or last deletion, else a new one. */
export const removalActor = <K extends Kind>(
  running: RunningRemoval<K>,
  wiring: Wiring<K>,
): NonNullable<RunningRemoval<K>['actor']> => {
  running.actor ??= createActor(wireBulkRemoval(wiring)).start();
  return running.actor;
};
