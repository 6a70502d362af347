import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { firstValueFrom, fromEvent, race, timer } from 'rxjs';
import { createActor, fromCallback } from 'xstate';
import { isWithin, pathIn, type LibraryPath } from '../../domain/library/path';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import {
  forbiddenPartOf,
  foundTypeOf,
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
import type { CloseConfirmation } from '../shared/ports/close-confirmation.port';
import type { UploadProgress } from '../shared/upload-progress.machine';
import type { Library } from './ports/library.port';
import { hasTooManyPixels } from './has-too-many-pixels';
import { uploadsMachine, type UploadsActor } from './uploads.machine';

/**
 * Creates upload folders once each; existing folders count as created.
 * `forget` drops the cache, since folders can be deleted.
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
      // A failure is not cached: the next file tries again.
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

/** Reads the version of the file that caused a refusal; the result is the refusal in any case. Rule R-LIB-12. */
const readExistingWith =
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

const checkPixels =
  ({ body }: Upload): Answer<void> =>
  async () =>
    (await hasTooManyPixels(body)) ? either.left({ kind: 'TooLarge', limit: 'pixels' }) : either.right(undefined);

/** Uploads a file with its folders; `onTaken` receives the existing or changed file. Rules R-LIB-07 and R-LIB-12. */
const sendWith = (library: Library) => {
  const [{ folderOf, forget }, readExisting] = [folderMaker(library), readExistingWith(library)];
  const send = (upload: Upload, options: CallOptions, onTaken: (taken: ExistingFile) => void): Answer<LibraryPath> =>
    pipe(
      checkPixels(upload),
      taskEither.chain(() => folderOf(upload)),
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
              ? readExisting(path, failure, options, onTaken)
              : taskEither.left(failure),
          ),
        );
      }),
    );
  return (upload: Upload, options: CallOptions, onTaken: (taken: ExistingFile) => void): Answer<LibraryPath> =>
    pipe(
      send(upload, options, onTaken),
      // Recreates a folder that was deleted meanwhile.
      taskEither.orElse((failure) => {
        if (failure.kind !== 'NotFound' || upload.folders.length === 0 || upload.replaces !== null)
          return taskEither.left(failure);
        forget(upload);
        return send(upload, options, onTaken);
      }),
    );
};

/** Seconds before the next attempt when a 429 has no `Retry-After`. */
const DEFAULT_WAIT = 5;

/** Retries after a 429 once its waiting time has passed, until cancelled. Rule R-SHR-41. */
const patiently =
  (call: Answer<LibraryPath>, { signal }: CallOptions): Answer<LibraryPath> =>
  async () => {
    const outcome = await call();
    if (either.isRight(outcome) || outcome.left.kind !== 'TooMany' || signal === undefined) return outcome;
    const wait = Math.max(1, outcome.left.retryAfter ?? DEFAULT_WAIT);
    await firstValueFrom(race(timer(wait * 1000), fromEvent(signal, 'abort')), { defaultValue: null });
    return signal.aborted ? outcome : patiently(call, { signal })();
  };

/** Persistent notice about refused uploads, until closed or resolved. */
const tellRefused = (announcer: Announcer, [first, ...others]: readonly Upload[]): void => {
  const say = (key: string, values: Readonly<Record<string, string | number>>): void => {
    announcer.keepSaying('uploads', { intent: 'error', key: `library.upload.${key}`, values });
  };
  if (first?.state.kind !== 'refused') announcer.keepSaying('uploads', null);
  else if (others.length > 0) say('refusedSeveral', { count: others.length + 1, name: first.name });
  else {
    const { problem, failure } = first.state;
    const found = foundTypeOf(failure);
    const character = problem === 'name' ? forbiddenPartOf(first) : null;
    say(`refusedAs.${character === null ? problem : 'badCharacter'}`, {
      name: first.name,
      ...(found !== '' && { found }),
      ...(character !== null && { character }),
    });
  }
};

/**
 * The running queue: blocks page close while busy, clears on sign-out, reports progress. Rules R-LIB-07 and
 * R-LIB-15.
 */
export const uploadsActorOf = (
  library: Library,
  announcer: Announcer,
  closing: CloseConfirmation,
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
          const sending = send(input, options, (taken) => {
            sendBack({ type: 'name.taken', id, taken });
          });
          void patiently(sending, options)().then((outcome) => {
            if (!stop.signal.aborted) sendBack({ type: 'upload.finished', id, outcome });
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
  actor.subscribe(({ context: { uploads, isPaused } }) => {
    const busy = uploads.some(isPending);
    closing.setBlocked('uploads', busy);
    if (busy && !wasBusy) endedBefore = new Set(uploads.filter((upload) => !isPending(upload)).map(({ id }) => id));
    const run = currentRun(uploads, endedBefore);
    if (busy)
      progress.send({ type: 'uploads.moved', progress: { ...countsOf(run), share: progressOf(run), isPaused } });
    else if (wasBusy) progress.send({ type: 'uploads.ended', done: countsOf(run).done });
    wasBusy = busy;
    const refused = uploads.filter(({ state }) => state.kind === 'refused');
    const untold = refused.filter(({ id }) => !told.has(id));
    // A retried upload that fails again is announced again.
    const hasNone = refused.length === 0 && told.size > 0;
    told = new Set(refused.filter(({ id }) => !busy || told.has(id)).map(({ id }) => id));
    if (hasNone || (!busy && untold.length > 0)) tellRefused(announcer, untold);
  });
  progress.on('stop.wanted', () => {
    actor.send({ type: 'all.cancelled' });
  });
  signOuts.onSignOut(() => {
    actor.send({ type: 'queue.emptied' });
  });
  return actor.start();
};
