import type { SnapshotFrom } from 'xstate';
import { searchesWholeLibrary } from '../../../application/library/library';
import type { LibraryMachine } from '../../../application/library/library.machine';

/** Whether the requested folder or search results are loaded. */
export const isShown = (snapshot: SnapshotFrom<LibraryMachine>) => {
  const { context } = snapshot;
  return searchesWholeLibrary(context)
    ? {
        everywhere: true,
        failed: snapshot.matches({ look: 'failed' }),
        failure: context.lookFailure,
        busy: snapshot.matches({ look: 'asking' }) && !(context.isDoubtful && context.found !== null),
      }
    : {
        everywhere: false,
        failed: snapshot.matches({ folder: 'failed' }),
        failure: context.failure,
        busy: context.contents === null,
      };
};
