import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { reportNameOf } from '../../domain/shared/failure';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Announcer } from './announcer';
import type { Answer } from './ports/call';
import type { Reports } from './ports/reports.port';

/** Reports a failed deletion; the caller shows it. @param what records, for the report. Rule R-SHR-34 */
export const loggedRemoval = <A>(reports: Reports, what: string, answer: Answer<A>): Answer<A> =>
  pipe(
    answer,
    taskEither.orElseFirstIOK((failure) => () => {
      if (failure.kind !== 'Unauthenticated') reports.report(`Deleting ${what} failed: ${reportNameOf(failure)}`);
    }),
  );

/** Maximum records named in a report. */
const MOST_NAMED = 50;

/** Reports and announces a declined deletion. Rule R-SHR-34. @param what kind of the records */
export const reportNotDeleted = (
  reports: Reports,
  announcer: Announcer,
  what: string,
  ids: readonly string[] = [],
): void => {
  const named = ids.slice(0, MOST_NAMED).join(', ');
  reports.report(`Not removed: ${what} ${named}${ids.length > MOST_NAMED ? ' …' : ''}`.trim(), 'message');
  announcer.say('info', 'shared.list.notRemoved', NOTICE_TIME.success);
};
