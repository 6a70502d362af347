import { contentProblemOf, foundTypeOf } from '../../domain/library/upload-queue';
import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromCallback, fromPromise } from 'xstate';
import { files, type FileRecordKind } from '../../domain/library/file-record';
import { nameOf, type LibraryPath } from '../../domain/library/path';
import { reportNameOf } from '../../domain/shared/failure';
import { titleKeyOf } from '../../domain/shared/modules/module-entries.rule';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Announcer } from '../shared/announcer';
import { isOfFields } from '../shared/describe-failure';
import type { CurrentPerson } from '../shared/current-person';
import type { Answer, CallOptions } from '../shared/ports/call';
import type { Clock } from '../shared/ports/clock.port';
import type { Drafts } from '../shared/ports/drafts.port';
import type { FileSaves } from '../shared/ports/file-saves.port';
import type { OwnSaves } from '../shared/ports/own-saves.port';
import type { Reports } from '../shared/ports/reports.port';
import type { RecordMachine } from '../shared/record/record.machine';
import { token } from '../shared/token';
import { deletedMessage, wireRecord } from '../shared/record/wire-record';
import { fileActsMachine, type FileActsMachine } from './file-acts.machine';
import { fileGatewayOf } from './file-gateway';
import type { Library } from './ports/library.port';

export const FileActs = token<FileActsMachine>('file-acts');

/** Record machine of a file; load failures are reported and shown on the page, without a notice. */
export const wireFileRecord = (
  library: Library,
  drafts: Drafts,
  ownSaves: OwnSaves,
  person: CurrentPerson,
  clock: Clock,
  announcer: Announcer,
  reports: Reports,
): RecordMachine<FileRecordKind> =>
  wireRecord(files)(fileGatewayOf(library), drafts, ownSaves, person, clock, announcer, reports).provide({
    actions: {
      announceFailure: ({ context }, { failure }) => {
        if (failure?.kind === 'NotFound' && context.remoteChange?.isDeleted === true)
          announcer.sayAll('warning', NOTICE_TIME.warning, [deletedMessage(context.remoteChange)]);
        else if (context.stored !== null)
          announcer.failure(failure, files.strings.one, { title: titleKeyOf(files.key) });
        else if (failure !== null && failure.kind !== 'Unauthenticated')
          reports.report(`file ${context.id ?? ''}: ${reportNameOf(failure)}`);
      },
      announceRefusal: ({ context }, { failure }) => {
        if (failure === null || failure.kind === 'Unauthenticated') return;
        if (failure.kind === 'NotFound')
          announcer.sayAll('error', NOTICE_TIME.error, [deletedMessage(context.remoteChange)]);
        else if (isOfFields(failure)) announcer.failure(failure, files.strings.one);
        else announcer.say('error', 'library.file.notSaved', NOTICE_TIME.error);
      },
    },
  });

/** Downloads a file to the user's device. */
export const downloadWith =
  (library: Library, saves: FileSaves) =>
  (path: LibraryPath, options: CallOptions): Answer<void> =>
    pipe(
      library.download(path, options),
      taskEither.map((bytes) => {
        saves.save({ name: nameOf(path), bytes });
      }),
    );

/** Rule R-LIB-08. */
export const wireFileActs = (library: Library, saves: FileSaves, announcer: Announcer): FileActsMachine => {
  const takeHome = downloadWith(library, saves);
  return fileActsMachine.provide({
    actors: {
      findUses: fromPromise(({ input, signal }) => library.usage(input, { signal })()),
      restoreFile: fromPromise(({ input: { path, version } }) => library.restore(path, version)()),
      takeHome: fromPromise(({ input, signal }) => takeHome(input, { signal })()),
      sendBytes: fromCallback(({ input: { path, file, version }, sendBack }) => {
        const stop = new AbortController();
        if (file !== null) {
          void library
            .replace(path, file, version, {
              signal: stop.signal,
              onProgress: (share) => {
                sendBack({ type: 'replace.progressed', share });
              },
            })()
            .then((outcome) => {
              if (!stop.signal.aborted) sendBack({ type: 'replace.finished', outcome });
            });
        } else sendBack({ type: 'replace.finished', outcome: either.right(undefined) });
        return () => {
          stop.abort();
        };
      }),
    },
    actions: {
      announceFailure: (_, { failure }) => {
        const problem = failure === null ? null : contentProblemOf(failure);
        const found = foundTypeOf(failure);
        if (problem !== null)
          announcer.say(
            'error',
            `library.file.replace.${problem}`,
            NOTICE_TIME.long,
            found === '' ? undefined : { found },
          );
        else announcer.failure(failure, files.strings.one, { title: titleKeyOf(files.key) });
      },
      announceOvertaken: (_, { failure }) => {
        announcer.say(
          'error',
          failure?.kind === 'NotFound' ? 'shared.failures.gone' : 'library.file.replace.changed',
          NOTICE_TIME.long,
        );
      },
      announceReplaced: () => {
        announcer.say('success', 'library.file.replaced', NOTICE_TIME.saved);
      },
      announceRestored: () => {
        announcer.say('success', 'library.file.restored', NOTICE_TIME.saved);
      },
    },
  });
};
