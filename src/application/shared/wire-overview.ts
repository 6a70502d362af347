import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromCallback, fromPromise } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import type { ListQuery, Page } from '../../domain/shared/list-query';
import { titleKeyOf } from '../../domain/shared/modules/module-entries.rule';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { DetailOf, Kind, Listing, Resource } from '../../domain/shared/resource';
import type { Announcer } from './announcer';
import { followRows } from './follow-rows';
import { followFlags, type FlagSavings } from './flags/flag-savings';
import { removableIds, type ToggleProblem } from './overview';
import { overviewMachineOf, type OverviewMachine } from './overview.machine';
import type { Answer } from './ports/call';
import type { LiveEvents } from './ports/live-events.port';
import type { Reports } from './ports/reports.port';
import type { ListGateway, ResourceGateway } from './ports/resource-gateway.port';
import { loggedRemoval, reportNotDeleted } from './tell-removal';
import { token, type Token } from './token';

/** Lists whose failed toggles are announced as a status change. Rule R-SHR-08. */
const OF_A_STATUS = ['users'];

const emptyWhenNotFound = <K extends Kind>(
  answer: Answer<Page<K['row']>>,
  query: ListQuery<K['filter']>,
): Answer<Page<K['row']>> =>
  pipe(
    answer,
    taskEither.orElse((failure: Failure) =>
      failure.kind === 'NotFound'
        ? taskEither.right<Failure, Page<K['row']>>({ rows: [], total: 0, page: 1, perPage: query.perPage })
        : taskEither.left(failure),
    ),
  );

export const overviewOf = <K extends Kind>(resource: Listing<K>): Token<OverviewMachine<K>> =>
  token(`overview.${resource.key}`);

/** Wires a read-only list. */
export const wireListing = <K extends Kind>(gateway: ListGateway<K>): OverviewMachine<K> =>
  overviewMachineOf<K>().provide({
    actors: {
      loadPage: fromPromise(({ input, signal }) => emptyWhenNotFound(gateway.list(input, { signal }), input)()),
    },
  });

/** Check of a record before a flag is set; with problems, the flag needs confirmation. */
export interface ToggleCheck<K extends Kind> {
  readonly field: keyof K['row'] & string;
  readonly problemsOf: (record: DetailOf<K>) => readonly ToggleProblem[];
}

export const wireOverview =
  <K extends Kind>({ key, strings }: Resource<K>, check?: ToggleCheck<K>) =>
  (
    gateway: ResourceGateway<K>,
    announcer: Announcer,
    reports: Reports,
    savings: FlagSavings,
    live: Pick<LiveEvents, 'watchList'>,
  ): OverviewMachine<K> => {
    const announceToggle = (): void => {
      announcer.say(
        'error',
        OF_A_STATUS.includes(key) ? 'shared.failures.unableToUpdateStatus' : 'shared.failures.unableToUpdate',
        NOTICE_TIME.error,
      );
    };
    // The view passes a column of its own rows.
    const flagOf = (field: string) => field as keyof K['row'] & string;
    return wireListing(gateway).provide({
      actors: {
        followFlags: followFlags(
          savings.of(key, {
            save: ({ id, field, value }) => gateway.toggle(id, flagOf(field), value),
            announce: ({ failure }) => {
              if (failure !== null) announceToggle();
            },
          }),
        ),
        followRows: followRows(live, key),
        checkToggle: fromCallback(({ input, sendBack }) => {
          void gateway
            .get(input.id)()
            .then((outcome) => {
              sendBack(
                either.isLeft(outcome)
                  ? { type: 'check.failed', ...input, failure: outcome.left }
                  : { type: 'toggle.checked', ...input, problems: check?.problemsOf(outcome.right.record) ?? [] },
              );
            });
        }),
        removeRows: fromPromise(({ input }) =>
          loggedRemoval(reports, `${key} ${input.join(', ')}`, gateway.remove(input))(),
        ),
      },
      guards: { needsCheck: (_, { field, value }) => value && field === check?.field },
      actions: {
        announceFailure: (_, { failure }) => {
          announcer.failure(failure, strings.one, { title: titleKeyOf(key) });
        },
        announceToggle,
        announceRemoval: (_, { count }) => {
          announcer.say('success', `${strings.many}.deleted`, NOTICE_TIME.success, { count });
        },
        announceKept: ({ context: { selection, kept } }) => {
          reportNotDeleted(reports, announcer, key, removableIds(selection, kept));
        },
      },
    });
  };
