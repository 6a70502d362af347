import { either } from 'fp-ts';
import { createActor, fromPromise } from 'xstate';
import { defaultQuery, type FilterShape } from '../../domain/shared/list-query';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Identified, Listing } from '../../domain/shared/resource';
import type { Announcer } from './announcer';
import { bulkRemovalMachineOf, type BulkRemovalMachine } from './bulk-removal.machine';
import type { CurrentPerson } from './current-person';
import type { Reports } from './ports/reports.port';
import type { ListGateway, ResourceGateway } from './ports/resource-gateway.port';
import { readAll } from './read-all';
import type { RunningRemoval } from './running-removal';
import { loggedRemoval, tellKept } from './tell-removal';
import { token, type Token } from './token';

/** The part of the gateway that bulk deletion uses. */
export interface RemovalGateway<Row extends Identified, Filter extends FilterShape>
  extends Pick<ListGateway<Row, Filter>, 'list'>, Pick<ResourceGateway<Row, never, never, Filter>, 'remove'> {}

/** Token; lists without deletion have none. */
export const removalGatewayOf = <Row extends Identified, Filter extends FilterShape>({
  key,
}: Listing<Row, Filter>): Token<RemovalGateway<Row, Filter>> => token(`gateway.${key}`);

interface Wiring<Row extends Identified, Filter extends FilterShape> {
  readonly resource: Listing<Row, Filter>;
  readonly gateway: RemovalGateway<Row, Filter>;
  readonly announcer: Announcer;
  readonly reports: Reports;
  readonly person: CurrentPerson;
}

export const wireBulkRemoval = <Row extends Identified, Filter extends FilterShape>({
  resource,
  gateway,
  announcer,
  reports,
  person,
}: Wiring<Row, Filter>): BulkRemovalMachine<Row, Filter> =>
  bulkRemovalMachineOf<Row, Filter>().provide({
    actors: {
      collectRows: fromPromise(({ input, signal }) =>
        readAll(gateway, input.query ?? defaultQuery(resource.noFilter), { signal, onCount: input.onCount })(),
      ),
      // Never aborted: only the answer tells whether it was executed.
      removeBatch: fromPromise(({ input }) =>
        input.person === person.id()
          ? loggedRemoval(reports, `${resource.key} ${input.ids.join(', ')}`, gateway.remove(input.ids))()
          : Promise.resolve(either.left({ kind: 'Unauthenticated' } as const)),
      ),
    },
    actions: {
      announceKept: ({ context: { rows } }) => {
        const ids = rows.map(({ id }) => id);
        tellKept(reports, announcer, resource.key, ids);
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
export const removalActor = <Row extends Identified, Filter extends FilterShape>(
  running: RunningRemoval<Row, Filter>,
  wiring: Wiring<Row, Filter>,
): NonNullable<RunningRemoval<Row, Filter>['actor']> => {
  running.actor ??= createActor(wireBulkRemoval(wiring)).start();
  return running.actor;
};
