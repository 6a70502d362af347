import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromCallback, fromPromise } from 'xstate';
import type { Failure } from '../../domain/shared/failure';
import type { FilterShape, ListQuery, Page } from '../../domain/shared/list-query';
import { titleKeyOf } from '../../domain/shared/modules/module-entries.rule';
import type { Fields } from '../../domain/shared/merge';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Identified, Listing, Resource } from '../../domain/shared/resource';
import type { Announcer } from './announcer';
import { followRows } from './follow-rows';
import { followFlags, type FlagSavings } from './flags/flag-savings';
import { removableIds, type ToggleProblem } from './overview';
import { overviewMachineOf, type OverviewMachine } from './overview.machine';
import type { Answer } from './ports/call';
import type { LiveEvents } from './ports/live-events.port';
import type { Reports } from './ports/reports.port';
import type { ListGateway, ResourceGateway } from './ports/resource-gateway.port';
import { loggedRemoval, tellKept } from './tell-removal';
import { token, type Token } from './token';

/** Lists whose failed toggle is announced as a status. Rule R-SHR-08. */
const OF_A_STATUS = ['users'];

const emptyWhenNotFound = <Row, Filter extends FilterShape>(
  answer: Answer<Page<Row>>,
  query: ListQuery<Filter>,
): Answer<Page<Row>> =>
  pipe(
    answer,
    taskEither.orElse((failure: Failure) =>
      failure.kind === 'NotFound'
        ? taskEither.right<Failure, Page<Row>>({ rows: [], total: 0, page: 1, perPage: query.perPage })
        : taskEither.left(failure),
    ),
  );

export const overviewOf = <Row extends Identified, Filter extends FilterShape>(
  resource: Listing<Row, Filter>,
): Token<OverviewMachine<Row, Filter>> => token(`overview.${resource.key}`);

/** Wires a read-only list. */
export const wireListing = <Row extends Identified, Filter extends FilterShape>(
  gateway: ListGateway<Row, Filter>,
): OverviewMachine<Row, Filter> =>
  overviewMachineOf<Row, Filter>().provide({
    actors: {
      loadPage: fromPromise(({ input, signal }) => emptyWhenNotFound(gateway.list(input, { signal }), input)()),
    },
  });

/** A flag that is set only after a question where its record has problems. */
export interface ToggleCheck<Row, Detail> {
  readonly field: keyof Row & string;
  readonly problemsOf: (record: Detail) => readonly ToggleProblem[];
}

export const wireOverview =
  <Row extends Identified, Detail extends Draft & Identified, Draft extends Fields, Filter extends FilterShape>(
    { key, strings }: Resource<Row, Detail, Draft, Filter>,
    check?: ToggleCheck<Row, Detail>,
  ) =>
  (
    gateway: ResourceGateway<Row, Detail, Draft, Filter>,
    announcer: Announcer,
    reports: Reports,
    savings: FlagSavings,
    live: Pick<LiveEvents, 'watchList'>,
  ): OverviewMachine<Row, Filter> => {
    const announceToggle = (): void => {
      announcer.say(
        'error',
        OF_A_STATUS.includes(key) ? 'shared.failures.unableToUpdateStatus' : 'shared.failures.unableToUpdate',
        NOTICE_TIME.error,
      );
    };
    const flagOf = (field: string): keyof Row & string => field as keyof Row & string; // The view passes a column of its own rows.
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
          tellKept(reports, announcer, key, removableIds(selection, kept));
        },
      },
    });
  };
