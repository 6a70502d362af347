import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { LibraryPath } from '../../domain/library/path';
import type { Failure } from '../../domain/shared/failure';
import type { Answer } from '../shared/ports/call';
import type { Library } from './ports/library.port';

/**
 * Deletes what lies at a path. A path that leads nowhere may be a former one, which only looking it up tells: what has
 * another name or place by now did not go, and counts as changed; what is gone answers `NotFound`. Rule R-LIB-12.
 * @param look asks for what the path leads to
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
