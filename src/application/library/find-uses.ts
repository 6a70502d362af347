import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { pathOfRow, type LibraryRow } from '../../domain/library/folder-rows';
import type { FileUse } from '../../domain/library/library';
import { parentOf, ROOT, type LibraryPath } from '../../domain/library/path';
import type { Answer, CallOptions } from '../shared/ports/call';
import { MOST_LOOKED_UP, type FoundUses } from './library';
import type { Library } from './ports/library.port';

/** From this number of files on, one query for the folder replaces the queries per file. */
const MANY = 4;

const failed: FoundUses = { uses: null, hidden: 0, isIncomplete: true, isUnsupported: false };
/** Unsupported by the server. */
const untold: FoundUses = { uses: null, hidden: 0, isIncomplete: true, isUnsupported: true };

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Merges results; incomplete when any of them is. */
const together = (found: readonly FoundUses[]): FoundUses => {
  const uses = found.flatMap((part) => part.uses ?? []);
  return {
    uses: found.every((part) => part.uses === null)
      ? null
      : [...new Map(uses.map((use) => [`${use.module}/${use.id}`, use])).values()],
    hidden: sum(found.map(({ hidden }) => hidden)),
    isIncomplete: found.some(({ isIncomplete }) => isIncomplete),
    isUnsupported: found.every((part) => part.isUnsupported),
  };
};

const plain = ({ module, id, title, website }: FileUse): FileUse => ({ module, id, title, website });

/**
 * Records that use the given files and folders. A failure or an unsupported API does not block the deletion.
 * Rule R-LIB-12.
 */
export const findUsesWith =
  (library: Pick<Library, 'usage' | 'usageIn'>) =>
  (rows: readonly LibraryRow[], options: CallOptions): Answer<FoundUses> => {
    const ofFolder = (folder: LibraryPath, holds: (file: string) => boolean): Answer<FoundUses> =>
      pipe(
        library.usageIn(folder, options),
        taskEither.map((told): FoundUses =>
          told === null
            ? untold
            : {
                uses: told.uses.filter(({ files }) => files.some(holds)).map(plain),
                hidden: sum(Object.entries(told.hidden).flatMap(([file, count]) => (holds(file) ? [count] : []))),
                isIncomplete: told.total > told.uses.length,
                isUnsupported: false,
              },
        ),
        taskEither.orElse(() => taskEither.right(failed)),
      );
    const ofFile = (path: LibraryPath): Answer<FoundUses> =>
      pipe(
        library.usage(path, options),
        taskEither.map((told): FoundUses =>
          told === null ? untold : { ...told, isIncomplete: false, isUnsupported: false },
        ),
        taskEither.orElse(() => taskEither.right(failed)),
      );
    /** Queries up to the limit; the rest counts as unknown. */
    const each = (paths: readonly LibraryPath[], ask: (path: LibraryPath) => Answer<FoundUses>): Answer<FoundUses> =>
      pipe(
        paths.slice(0, MOST_LOOKED_UP),
        taskEither.traverseArray(ask),
        taskEither.map((found) => together([...found, ...(paths.length > MOST_LOOKED_UP ? [untold] : [])])),
      );
    const ofFiles = (
      folder: LibraryPath,
      files: readonly { readonly id: string; readonly path: LibraryPath }[],
    ): Answer<FoundUses> => {
      const paths = files.map(({ path }) => path);
      if (files.length < MANY || folder === ROOT) return each(paths, ofFile);
      const ids = new Set(files.map(({ id }) => id));
      return pipe(
        ofFolder(folder, (id) => ids.has(id)),
        taskEither.chain((found) => (found.uses === null ? each(paths, ofFile) : taskEither.right(found))),
      );
    };
    const files = rows.flatMap((row) => (row.kind === 'file' ? [row.file] : []));
    const folders = rows.filter(({ kind }) => kind === 'folder').map(pathOfRow);
    return pipe(
      [...new Set(files.map(({ path }) => parentOf(path)))].map((folder) =>
        ofFiles(
          folder,
          files.filter(({ path }) => parentOf(path) === folder),
        ),
      ),
      (questions) => [
        ...questions,
        ...(folders.length > 0 ? [each(folders, (folder) => ofFolder(folder, () => true))] : []),
      ],
      taskEither.sequenceArray,
      taskEither.map(together),
    );
  };
