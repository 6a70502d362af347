import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { LibraryPath } from '../../domain/library/path';
import type { Failure } from '../../domain/shared/failure';
import type { Answer } from '../shared/ports/call';
import type { Library } from './ports/library.port';

/** Current path; null where the API does not say. */
interface Place {
  readonly path: LibraryPath | null;
}

/**
 * Deletes a path. A missing path is looked up: `Changed` when renamed or moved, `NotFound` when deleted, `NotOffered`
 * when it still exists there. Rules R-LIB-12 and R-SHR-54.
 */
export const removeWith =
  (library: Library) =>
  (path: LibraryPath, look: (path: LibraryPath) => Answer<Place>): Answer<void> =>
    pipe(
      library.remove(path),
      taskEither.orElse((failure) =>
        failure.kind === 'NotFound'
          ? pipe(
              look(path),
              taskEither.chain((found) =>
                taskEither.left<Failure>({ kind: (found.path ?? path) === path ? 'NotOffered' : 'Changed' }),
              ),
            )
          : taskEither.left(failure),
      ),
    );
