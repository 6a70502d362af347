import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { Instant } from '../../domain/shared/instant';
import { defaultQuery } from '../../domain/shared/list-query';
import { isMoment } from '../../domain/shared/typed-moment';
import type { EventRow, SiteEventKind } from '../../domain/site/event';
import type { PopupKind } from '../../domain/site/popup';
import type { Dated, FoundDated } from '../../domain/site/published/dated';
import type { ResourceGateway } from '../shared/ports/resource-gateway.port';
import { readAll } from '../shared/read-all';
import { someAtATime } from '../shared/some-at-a-time';
import type { DatedSource } from './ports/dated.port';

/** Maximum records of an answer. */
const MOST_FOUND = 200;

const foundBetween = (dated: readonly Dated[], from: Instant, until: Instant, unread = 0): FoundDated => {
  const found = dated.filter(({ start, end }) => start < until && (end === null || end >= from));
  return { found: found.slice(0, MOST_FOUND), isTruncated: found.length > MOST_FOUND, unread };
};

const momentOf = (typed: EventRow['start']): Instant | null => (isMoment(typed) ? typed : null);

const datedOf = ({ id, title, start, end }: Pick<EventRow, 'id' | 'title' | 'start' | 'end'>): readonly Dated[] => {
  const at = momentOf(start);
  return at === null ? [] : [{ id, title, start: at, end: momentOf(end) }];
};

/** Events by time, from their list. An event without an end lasts only for its start moment. */
export const eventDates = (events: ResourceGateway<SiteEventKind>): DatedSource => ({
  between: (from, until, options) =>
    pipe(
      readAll<SiteEventKind>(events, defaultQuery({ title: '', status: '', internal: null }), options),
      taskEither.map((rows) =>
        foundBetween(
          rows.flatMap(datedOf).map((event) => ({ ...event, end: event.end ?? event.start })),
          from,
          until,
        ),
      ),
    ),
});

/** Maximum popups whose ends are loaded: the newest that have started. */
const MOST_READ = 400;

/**
 * Popups by time. The list has no ends, so the records are loaded, six at a time. Skips deleted popups; a popup that
 * the user may not open has no end.
 */
export const popupDates = (popups: ResourceGateway<PopupKind>): DatedSource => ({
  between: (from, until, options) =>
    pipe(
      readAll<PopupKind>(popups, defaultQuery({ title: '', popup: null, showOnce: null, login: null }), options),
      taskEither.chain((rows) => {
        const begun = rows
          .filter(({ start }) => (momentOf(start) ?? until) < until)
          .sort((one, other) => (momentOf(other.start) ?? 0) - (momentOf(one.start) ?? 0));
        return pipe(
          someAtATime(
            begun.slice(0, MOST_READ),
            (row) =>
              pipe(
                popups.get(row.id, options?.signal === undefined ? {} : { signal: options.signal }),
                taskEither.map(({ record }) => ({ dated: datedOf(record), isRead: true })),
                taskEither.orElse((failure) => {
                  if (failure.kind === 'NotFound') return taskEither.right({ dated: [], isRead: true });
                  return failure.kind === 'Forbidden'
                    ? taskEither.right({ dated: datedOf({ ...row, end: null }), isRead: false })
                    : taskEither.left(failure);
                }),
              ),
            options,
          ),
          taskEither.map((read) => {
            const found = foundBetween(
              read.flatMap(({ dated }) => dated),
              from,
              until,
              read.filter(({ isRead }) => !isRead).length,
            );
            return { ...found, isTruncated: found.isTruncated || begun.length > MOST_READ };
          }),
        );
      }),
    ),
});
