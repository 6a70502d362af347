import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { LibraryPath } from '../../domain/library/path';
import type { Failure } from '../../domain/shared/failure';
import type { Answer } from '../shared/ports/call';
import type { Library } from './ports/library.port';

/**
 * Deletes a path. A missing path is looked up: `Changed` when it was renamed or moved, `NotFound` when deleted.
 * Rule R-LIB-12.
 */
export const removeWith =
  (library: Library) =>
  (path: LibraryPath, look: (path: LibraryPath) => Answer<unknown>): Answer<void> =>
    pipe(
      library.remove(path),
      taskEither.orElse((failure) =>
        failure.kind === 'NotFound'
          ? pipe(
              look(path),
              taskEither.chain(() => taskEither.left<Failure>({ kind: 'Changed' })),
            )
          : taskEither.left(failure),
      ),
    );
