import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Announcer } from './announcer';
import type { Answer } from './ports/call';
import type { Reports } from './ports/reports.port';

/**
 * The call of a deletion; when it fails that is logged, and whoever asked shows it. @param what the records, for the
 * log. Rule R-SHR-34
 */
export const loggedRemoval = <A>(reports: Reports, what: string, answer: Answer<A>): Answer<A> =>
  pipe(
    answer,
    taskEither.orElseFirstIOK(({ kind }) => () => {
      if (kind !== 'Unauthenticated') reports.report(`Deleting ${what} failed: ${kind}`);
    }),
  );

/** Somebody was asked, and said no: logged, and said in passing. Rule R-SHR-34. */
export const tellKept = (reports: Reports, announcer: Announcer, what: string): void => {
  reports.report(`Deleting ${what}: not removed`, 'message');
  announcer.say('info', 'shared.list.notRemoved', NOTICE_TIME.success);
};
