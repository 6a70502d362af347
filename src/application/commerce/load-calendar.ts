import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { CalendarRecords } from '../../domain/commerce/calendar';
import type { Period } from '../../domain/commerce/promotion.rule';
import { addDays } from '../../domain/shared/calendar-date';
import type { Failure } from '../../domain/shared/failure';
import { parseUtc } from '../../domain/shared/instant';
import type { FoundDated } from '../../domain/site/published/dated';
import type { Contexts } from '../shared/contexts';
import type { Answer, CallOptions } from '../shared/ports/call';
import type { Token } from '../shared/token';
import { EventDates, PopupDates, type DatedSource } from '../site/ports/dated.port';
import type { CommerceExtras } from './ports/commerce-extras.port';
import { progressPart, termsOfRecords, unlessForbidden, type TermGateways } from './terms-of-records';

const PART_MISSING: Failure = { kind: 'Unreachable', reason: 'cut' };

/** Moments of a period with a margin of one day on both sides, because the user's time zone decides. */
const momentsOf = ({ start, end }: Period): readonly [from: number, until: number] => {
  const at = (day: string): number => parseUtc(`${day} 00:00:00`) ?? 0;
  return [at(addDays(start, -1)), at(addDays(end, 2))];
};

/**
 * Events or popups of a period, for an API without a calendar call. Loads the code of their context first. Null where
 * the user may not read them.
 */
const datedIn = (
  contexts: Contexts,
  context: 'event' | 'site',
  source: Token<DatedSource>,
  period: Period,
  options?: CallOptions,
): Answer<FoundDated | null> =>
  pipe(
    taskEither.tryCatch(
      () => contexts.service(context, source),
      () => PART_MISSING,
    ),
    taskEither.chain((dated) => unlessForbidden(dated.between(...momentsOf(period), options))),
  );

/** Loads the records of a period: one call, or the individual lists where the API lacks that call. Rule R-COM-45. */
export const loadCalendar =
  (extras: CommerceExtras, gateways: TermGateways, contexts: Contexts) =>
  (period: Period, options?: CallOptions): Answer<CalendarRecords> => {
    return pipe(
      extras.calendar(period, options),
      taskEither.chain((answer) =>
        answer !== null
          ? taskEither.right(answer)
          : pipe(
              taskEither.Do,
              taskEither.bind('events', () =>
                datedIn(contexts, 'event', EventDates, period, progressPart(options, 0, 0.05)),
              ),
              taskEither.bind('popups', () =>
                datedIn(contexts, 'site', PopupDates, period, progressPart(options, 0.05, 0.35)),
              ),
              taskEither.bind('terms', () => termsOfRecords(gateways)(period, progressPart(options, 0.4, 0.6))),
              taskEither.map(({ events, popups, terms }) => ({
                ...terms,
                events: events?.found ?? null,
                popups: popups?.found ?? null,
                isTruncated: terms.isTruncated || events?.isTruncated === true || popups?.isTruncated === true,
                unread: terms.unread + (popups?.unread ?? 0),
              })),
            ),
      ),
    );
  };
