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

/** Reports and announces a declined deletion. Rule R-SHR-34. */
export const tellKept = (reports: Reports, announcer: Announcer): void => {
  reports.report('Not removed', 'message');
  announcer.say('info', 'shared.list.notRemoved', NOTICE_TIME.success);
};
