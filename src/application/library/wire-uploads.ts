import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { createActor, fromCallback } from 'xstate';
import { isWithin, pathIn, type LibraryPath } from '../../domain/library/path';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import {
  countsOf,
  isPending,
  currentRun,
  progressOf,
  type ExistingFile,
  type Upload,
} from '../../domain/library/upload-queue';
import type { Announcer } from '../shared/announcer';
import type { SignOuts } from '../shared/current-person';
import type { Answer, CallOptions } from '../shared/ports/call';
import type { Closing } from '../shared/ports/closing.port';
import type { UploadProgress } from '../shared/upload-progress.machine';
import type { Library } from './ports/library.port';
import { uploadsMachine, type UploadsActor } from './uploads.machine';

/**
 * Makes the folders on the way of a file, each once however many files lie in it; one that is there already will do.
 * @returns `forget` makes them anew for the next one: folders go as well
 */
const folderMaker = (library: Library) => {
  const made = new Map<LibraryPath, Promise<Awaited<ReturnType<Answer<LibraryPath>>>>>();
  const make =
    (parent: LibraryPath, name: string): Answer<LibraryPath> =>
    () => {
      const path = pathIn(parent, name);
      const making =
        made.get(path) ??
        pipe(
          library.addFolder(parent, name),
          taskEither.orElse((failure) =>
            failure.kind === 'Conflict' ? taskEither.right(path) : taskEither.left(failure),
          ),
        )();
      made.set(path, making);
      // Asked anew by the next one: whoever had no right, no line or a full folder may have it by then.
      void making.then((outcome) => {
        if (outcome._tag === 'Left') made.delete(path);
      });
      return making;
    };
  return {
    folderOf: ({ base, folders }: Upload): Answer<LibraryPath> =>
      folders.reduce<Answer<LibraryPath>>(
        (way, name) =>
          pipe(
            way,
            taskEither.chain((parent) => make(parent, name)),
          ),
        taskEither.right(base),
      ),
    forget: ({ base }: Upload): void => {
      for (const path of [...made.keys()].filter((known) => isWithin(known, base))) made.delete(path);
    },
  };
};

/**
 * Looks at the file that another one was refused for, which stays refused. Of what cannot be looked at nothing is told:
 * another try then asks anew whether it is there. Rule R-LIB-12.
 */
const lookAtWith =
  (library: Library) =>
  (
    path: LibraryPath,
    failure: Failure,
    { signal }: CallOptions,
    onTaken: (taken: ExistingFile) => void,
  ): Answer<never> =>
  async () => {
    const found = await library.file(path, { signal })();
    if (either.isRight(found)) onTaken({ version: found.right.version });
    return either.left(failure);
  };

/**
 * One file with everything before it; `onTaken` hears what has its name, or has changed since. Rules R-LIB-07 and
 * R-LIB-12.
 */
const sendWith = (library: Library) => {
  const [{ folderOf, forget }, lookAt] = [folderMaker(library), lookAtWith(library)];
  const send = (upload: Upload, options: CallOptions, onTaken: (taken: ExistingFile) => void): Answer<LibraryPath> =>
    pipe(
      folderOf(upload),
      taskEither.chain((folder): Answer<LibraryPath> => {
        const path = pathIn(folder, upload.name);
        const file = { name: upload.name, body: upload.body };
        if (options.signal?.aborted === true) return taskEither.left({ kind: 'Unreachable', reason: 'cancelled' });
        const stored =
          upload.replaces === null
            ? library.upload(folder, file, options)
            : pipe(
                library.replace(path, file, upload.replaces.version, options),
                taskEither.map(() => path),
              );
        return pipe(
          stored,
          taskEither.orElse((failure) =>
            ['Conflict', 'Changed'].includes(failure.kind)
              ? lookAt(path, failure, options, onTaken)
              : taskEither.left(failure),
          ),
        );
      }),
    );
  return (upload: Upload, options: CallOptions, onTaken: (taken: ExistingFile) => void): Answer<LibraryPath> =>
    pipe(
      send(upload, options, onTaken),
      // A folder on the way that somebody deleted since is made once more.
      taskEither.orElse((failure) => {
        if (failure.kind !== 'NotFound' || upload.folders.length === 0 || upload.replaces !== null)
          return taskEither.left(failure);
        forget(upload);
        return send(upload, options, onTaken);
      }),
    );
};

/**
 * One that did not come in is named with its reason, of several how many: until somebody closes it, or has done
 * something about each.
 */
const tellRefused = (announcer: Announcer, [first, ...others]: readonly Upload[]): void => {
  const say = (key: string, values: Readonly<Record<string, string | number>>): void => {
    announcer.keepSaying('uploads', { intent: 'error', key: `library.upload.${key}`, values });
  };
  if (first?.state.kind !== 'refused') announcer.keepSaying('uploads', null);
  else if (others.length > 0) say('refusedSeveral', { count: others.length + 1, name: first.name });
  else say(`refusedAs.${first.state.problem}`, { name: first.name });
};

/**
 * The queue, plugged in and running. Closing the page asks while files are under way; signing out leaves nothing of it;
 * how it goes, and what did not come in, is also told where the queue is not in sight. Rules R-LIB-07 and R-LIB-15.
 */
export const uploadsActorOf = (
  library: Library,
  announcer: Announcer,
  closing: Closing,
  signOuts: SignOuts,
  progress: UploadProgress,
): UploadsActor => {
  const send = sendWith(library);
  const actor = createActor(
    uploadsMachine.provide({
      actors: {
        sendFile: fromCallback(({ input, sendBack }) => {
          const stop = new AbortController();
          const { id } = input;
          const options = {
            signal: stop.signal,
            onProgress: (share: number) => {
              sendBack({ type: 'upload.progressed', id, share });
            },
          };
          void send(input, options, (taken) => {
            sendBack({ type: 'name.taken', id, taken });
          })().then((outcome) => {
            if (!stop.signal.aborted) sendBack({ type: 'upload.settled', id, outcome });
          });
          return () => {
            stop.abort();
          };
        }),
      },
    }),
  );
  let told: ReadonlySet<Id> = new Set();
  let [wasBusy, endedBefore]: [boolean, ReadonlySet<Id>] = [false, new Set()];
  actor.subscribe(({ context: { uploads, held } }) => {
    const busy = uploads.some(isPending);
    closing.hold(busy);
    if (busy && !wasBusy) endedBefore = new Set(uploads.filter((upload) => !isPending(upload)).map(({ id }) => id));
    const run = currentRun(uploads, endedBefore);
    if (busy) progress.send({ type: 'uploads.moved', progress: { ...countsOf(run), share: progressOf(run), held } });
    else if (wasBusy) progress.send({ type: 'uploads.ended', done: countsOf(run).done });
    wasBusy = busy;
    const refused = uploads.filter(({ state }) => state.kind === 'refused');
    const untold = refused.filter(({ id }) => !told.has(id));
    // What is tried once more is told anew.
    const hasNone = refused.length === 0 && told.size > 0;
    told = new Set(refused.filter(({ id }) => !busy || told.has(id)).map(({ id }) => id));
    if (hasNone || (!busy && untold.length > 0)) tellRefused(announcer, refused);
  });
  progress.on('stop.wanted', () => {
    actor.send({ type: 'all.cancelled' });
  });
  signOuts.onSignOut(() => {
    actor.send({ type: 'queue.emptied' });
  });
  return actor.start();
};
