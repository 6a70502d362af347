import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromPromise } from 'xstate';
import { pathOfRow, type LibraryRow } from '../../domain/library/folder-rows';
import { files } from '../../domain/library/file-record';
import type { FolderNode } from '../../domain/library/library';
import { renameStem, stemOf, normalizeName } from '../../domain/library/name.rule';
import { nameOf, parentOf, type LibraryPath } from '../../domain/library/path';
import { isAbsent, type Failure } from '../../domain/shared/failure';
import { titleKeyOf } from '../../domain/shared/modules/module-entries.rule';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Announcer } from '../shared/announcer';
import { followRows } from '../shared/follow-rows';
import type { Answer, CallOptions } from '../shared/ports/call';
import type { FileSaves } from '../shared/ports/file-saves.port';
import type { LiveEvents } from '../shared/ports/live-events.port';
import type { Reports } from '../shared/ports/reports.port';
import { loggedRemoval, reportNotDeleted } from '../shared/tell-removal';
import { token } from '../shared/token';
import type { Naming } from './library';
import { libraryMachine, type LibraryMachine } from './library.machine';
import type { Library } from './ports/library.port';
import { findUsesWith } from './find-uses';
import { removeWith } from './remove-from';
import { downloadWith } from './wire-file';

export const WiredLibrary = token<LibraryMachine>('library-machine');

const noTree: readonly FolderNode[] = [];

/** Complete name: a file keeps its extension. */
const wholeName = (naming: Naming, name: string): string =>
  naming.kind === 'file' ? renameStem(nameOf(naming.path), name) : normalizeName(name);

/** Initial value of the name field. */
export const startName = (naming: Naming | null): string => {
  if (naming === null || naming.kind === 'folder.new') return '';
  return naming.kind === 'file' ? stemOf(nameOf(naming.path)) : nameOf(naming.path);
};

const saveNameWith =
  (library: Library) =>
  (naming: Naming | null, typed: string, options: CallOptions): Answer<LibraryPath | null> => {
    if (naming === null) return taskEither.right(null);
    const name = wholeName(naming, typed);
    switch (naming.kind) {
      case 'folder.new':
        return library.addFolder(naming.parent, name, options);
      case 'folder':
        return name === nameOf(naming.path) ? taskEither.right(null) : library.renameFolder(naming.path, name, options);
      case 'file':
        return name === nameOf(naming.path) ? taskEither.right(null) : library.renameFile(naming.path, name, options);
    }
  };

/** Moves files folder by folder. @param onHalf receives the number of files moved before a failure */
const moveWith =
  (library: Library, onHalf: (count: number) => void) =>
  (paths: readonly LibraryPath[], target: LibraryPath): Answer<number> => {
    let gone = 0;
    return pipe(
      [...new Set(paths.map(parentOf))].filter((from) => from !== target),
      taskEither.traverseSeqArray((from) => {
        const names = paths.filter((path) => parentOf(path) === from).map(nameOf);
        return pipe(
          library.move(from, names, target),
          taskEither.map(() => {
            gone += names.length;
          }),
        );
      }),
      taskEither.map(() => gone),
      taskEither.mapLeft((failure) => {
        if (gone > 0) onHalf(gone);
        return failure;
      }),
    );
  };

/** A tree that answers 404 is empty. Rule R-LIB-04. */
export const wireLibrary = (
  library: Library,
  announcer: Announcer,
  reports: Reports,
  saves: FileSaves,
  live: Pick<LiveEvents, 'watchList'>,
): LibraryMachine => {
  const say = (
    intent: 'success' | 'info' | 'error',
    key: string,
    duration: number,
    values?: Readonly<Record<string, string | number>>,
  ): void => {
    announcer.say(intent, `library.overview.${key}`, duration, values);
  };
  const words = { title: titleKeyOf(files.key) };
  const [saveName, findUses, takeHome] = [saveNameWith(library), findUsesWith(library), downloadWith(library, saves)];
  const remove = (row: LibraryRow): Answer<void> =>
    removeWith(library)(pathOfRow(row), (path): Answer<{ readonly path: LibraryPath | null }> =>
      row.kind === 'file' ? library.file(path) : library.folder(path),
    );
  /** Number of files that the last move moved before it failed. */
  let half = 0;
  const move = moveWith(library, (count) => {
    half = count;
  });
  return libraryMachine.provide({
    actors: {
      loadTree: fromPromise(({ signal }) =>
        pipe(
          library.tree({ signal }),
          taskEither.orElse((failure: Failure) =>
            isAbsent(failure) ? taskEither.right(noTree) : taskEither.left(failure),
          ),
        )(),
      ),
      loadFolder: fromPromise(({ input, signal }) => library.folder(input, { signal })()),
      lookEverywhere: fromPromise(({ input, signal }) => library.search(input, { signal })()),
      saveName: fromPromise(({ input: { naming, name }, signal }) => saveName(naming, name, { signal })()),
      findUses: fromPromise(({ input, signal }) => findUses(input, { signal })()),
      // Never aborted: without the answer, the outcome of the deletion is unknown.
      removeRow: fromPromise(({ input }) =>
        input === undefined
          ? Promise.resolve(either.right(undefined))
          : loggedRemoval(reports, `library ${pathOfRow(input)}`, remove(input))(),
      ),
      moveFiles: fromPromise(({ input: { paths, target } }) => {
        half = 0;
        return move(paths, target)();
      }),
      takeHome: fromPromise(({ input, signal }) => takeHome(input, { signal })()),
      followRows: followRows(live, files.key),
    },
    actions: {
      announceFailure: (_, { failure }) => {
        announcer.failure(failure, undefined, words);
      },
      announceTreeFailure: (_, { failure }) => {
        // The page itself reports missing rights.
        if (failure?.kind !== 'Unauthenticated' && failure?.kind !== 'Forbidden')
          announcer.say('error', 'library.overview.treeFailed', NOTICE_TIME.error, undefined, 'top');
      },
      announceNamed: (_, { naming, path }) => {
        if (path === null) say('info', 'sameName', NOTICE_TIME.success);
        else
          say('success', naming?.kind === 'folder.new' ? 'folderAdded' : 'renamed', NOTICE_TIME.told, {
            name: nameOf(path),
          });
      },
      announceNameRefused: (_, { naming, failure }) => {
        if (failure?.kind === 'NotFound') say('error', 'goneMeanwhile', NOTICE_TIME.error);
        else if (failure?.kind === 'Conflict')
          say('error', naming?.kind === 'file' ? 'fileExists' : 'folderExists', NOTICE_TIME.error);
        else announcer.failure(failure, 'library.overview.field', words);
      },
      announceRemoved: (_, { count }) => {
        say('success', 'removed', NOTICE_TIME.told, { count });
      },
      announceKept: ({ context: { targets } }) => {
        reportNotDeleted(reports, announcer, files.key, targets.rows.map(pathOfRow));
      },
      announceMoved: (_, { count, failure }) => {
        if (failure === null) {
          say('success', 'moved', NOTICE_TIME.told, { count });
          return;
        }
        const reason = failure.kind === 'Conflict' ? 'Exists' : failure.kind === 'NotFound' ? 'Gone' : null;
        const key = half > 0 ? 'library.overview.movePart' : 'library.overview.move';
        const said = [
          half > 0 ? { key, values: { count: half } } : null,
          reason === null ? failure : { key: `${key}${reason}` },
        ];
        announcer.sayAll('error', NOTICE_TIME.field, said, undefined, words);
      },
    },
  });
};
