import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { LibraryRow } from '../../domain/library/folder-rows';
import type { FolderContents, FolderNode, LibraryFile } from '../../domain/library/library';
import type { LibraryPath } from '../../domain/library/path';
import type { Failure } from '../../domain/shared/failure';
import { failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import { noSelection } from '../../domain/shared/list/selection';
import type { RowsShown } from '../shared/follow-rows';
import {
  afterRow,
  searchesWholeLibrary,
  noRemoval,
  noRemovalTargets,
  type FoundUses,
  type LibraryContext,
  type LibraryEvent,
  type Naming,
} from './library';

const isTransient = (failure: Failure | null): boolean =>
  ['Unreachable', 'TooMany', 'Malformed'].includes(failure?.kind ?? '');

interface MoveInput {
  readonly paths: readonly LibraryPath[];
  readonly target: LibraryPath;
}

export const libraryParts = setup({
  types: {
    context: phantom<LibraryContext>(),
    events: phantom<LibraryEvent>(),
    input: phantom<Pick<LibraryContext, 'path' | 'wanted' | 'term' | 'everywhere' | 'sort'>>(),
    emitted: phantom<
      /** `from` is null for a new folder. The URL may have to be updated. */
      | { readonly type: 'path.changed'; readonly from: LibraryPath | null; readonly to: LibraryPath }
      /** The open folder does not exist. */
      | { readonly type: 'folder.lost'; readonly path: LibraryPath }
    >(),
  },
  actors: {
    loadTree: fromPromise<Outcome<readonly FolderNode[]>>(unwired('loadTree')),
    loadFolder: fromPromise<Outcome<FolderContents>, LibraryPath>(unwired('loadFolder')),
    /** Null when the API has no search. */
    lookEverywhere: fromPromise<Outcome<readonly LibraryFile[] | null>, string>(unwired('lookEverywhere')),
    /** Null when the name is unchanged. */
    saveName: fromPromise<Outcome<LibraryPath | null>, { readonly naming: Naming | null; readonly name: string }>(
      unwired('saveName'),
    ),
    findUses: fromPromise<Outcome<FoundUses>, readonly LibraryRow[]>(unwired('findUses')),
    removeRow: fromPromise<Outcome<void>, LibraryRow | undefined>(unwired('removeRow')),
    /** Number of moved files. */
    moveFiles: fromPromise<Outcome<number>, MoveInput>(unwired('moveFiles')),
    takeHome: fromPromise<Outcome<void>, LibraryPath>(unwired('takeHome')),
    /** Sends `rows.doubted`. */
    followRows: fromCallback<RowsShown>(unwired('followRows')),
  },
  actions: {
    announceTreeFailure: (_, _params: { readonly failure: Failure | null }) => unwired('announceTreeFailure')(),
    announceNamed: (_, _params: { readonly naming: Naming | null; readonly path: LibraryPath | null }) =>
      unwired('announceNamed')(),
    announceNameRefused: (_, _params: { readonly naming: Naming | null; readonly failure: Failure | null }) =>
      unwired('announceNameRefused')(),
    announceRemoved: (_, _params: { readonly count: number }) => unwired('announceRemoved')(),
    announceKept: unwired('announceKept'),
    announceMoved: (_, _params: { readonly count: number; readonly failure: Failure | null }) =>
      unwired('announceMoved')(),
    announceFailure: (_, _params: { readonly failure: Failure | null }) => unwired('announceFailure')(),
    clearSelection: assign({ selection: noSelection }),
    doubt: assign({ isDoubtful: true }),
    trust: assign({ isDoubtful: false }),
    forgetRemoval: assign({ removal: noRemoval, targets: noRemovalTargets }),
  },
  guards: {
    found: (_, event: { readonly output: Outcome<readonly LibraryFile[] | null> }) => valueOf(event) !== null,
    isGone: (_, event: { readonly output: Outcome<unknown> }) => failureOf(event)?.kind === 'NotFound',
    /** Transient failure of loading a folder that is already displayed. */
    isDelayed: ({ context }, event: { readonly output: Outcome<unknown> }) =>
      context.contents !== null && isTransient(failureOf(event)),
    /** Transient failure of a load that the user did not request. */
    isQuiet: (
      { context: { isDoubtful } },
      { known, failure }: { readonly known: unknown; readonly failure: Failure | null },
    ) => isDoubtful && known !== null && isTransient(failure),
    isTreeOld: ({ context }) => context.isTreeOld,
    isFoundOld: ({ context }) => context.isFoundOld,
    searchesWholeLibrary: ({ context }) => searchesWholeLibrary(context),
    isLast: ({ context: { removal } }) => removal.stopped || removal.left.length <= 1,
    allGone: ({ context }, event: { readonly output: Outcome<void> }) => {
      const next = afterRow(context.removal, failureOf(event));
      return next.left.length === 0 && next.refused.length === 0;
    },
  },
});
