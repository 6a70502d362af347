import type { Failure } from '../shared/failure';
import type { Outcome } from '../shared/outcome';
import type { Id } from '../shared/id';
import { extensionOf, nameProblem, tidyName } from './name.rule';
import { fileProblem, type FileProblem } from './file-type.rule';
import type { LibraryPath } from './path';

/**
 * Why a file did not come in. `name` is one that the library cannot hold, `exists` one that is taken; `changed` is one
 * whose file is another by now.
 */
export type UploadProblem = FileProblem | 'unlike' | 'name' | 'exists' | 'changed' | 'failed';

export type UploadState =
  | { readonly kind: 'waiting' }
  /** `share` from 0 to 1; at 1 the server is still at work on it. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'done'; readonly path: LibraryPath }
  | { readonly kind: 'refused'; readonly problem: UploadProblem; readonly failure: Failure | null }
  | { readonly kind: 'cancelled' };

/** A file that a person wants in the library. */
export interface UploadWish {
  /** The folder that it was dropped in, which is there. */
  readonly base: LibraryPath;
  /** Folders below it that came along, which are made on the way. */
  readonly folders: readonly string[];
  readonly name: string;
  readonly body: Blob;
}

/**
 * A file that has the name of one on its way, in the version that was there when that was told; null where an API has
 * none.
 */
export interface Taken {
  readonly version: string | null;
}

export interface Upload extends UploadWish {
  readonly id: Id;
  readonly state: UploadState;
  /** What this one was refused for, and may take the place of; null where nobody could look. */
  readonly taken: Taken | null;
  /** It takes the place of this one, not of what came there later. Rule R-LIB-12. */
  readonly replaces: Taken | null;
}

/** Files that are under way at once. Rule R-LIB-07. */
export const AT_ONCE = 3;

/** What a wish becomes in the queue: what cannot come in anyway is refused before anything is sent. Rule R-LIB-07. */
export const uploadOf = (id: Id, wish: UploadWish): Upload => {
  const name = tidyName(wish.name);
  const isSound = [...wish.folders.map(tidyName), name].every((part) => nameProblem(part) === null);
  const problem: UploadProblem | null = isSound ? fileProblem(extensionOf(name), wish.body.size) : 'name';
  return {
    ...wish,
    id,
    name,
    folders: wish.folders.map(tidyName),
    taken: null,
    replaces: null,
    state: problem === null ? { kind: 'waiting' } : { kind: 'refused', problem, failure: null },
  };
};

/** What a failure of the call is to a person. */
export const uploadProblemOf = (failure: Failure): UploadProblem => {
  switch (failure.kind) {
    case 'Conflict':
      return 'exists';
    case 'Changed':
      return 'changed';
    // Of a kind that can be kept, by its name: what is in it is something else.
    case 'Unsupported':
      return 'unlike';
    case 'TooLarge':
      return 'size';
    default:
      return 'failed';
  }
};

/**
 * Where a file stands when its call is over. One that met a session that had ended waits for the next one. Rule
 * R-LIB-07.
 */
export const afterOutcome = (outcome: Outcome<LibraryPath>): UploadState => {
  if (outcome._tag === 'Right') return { kind: 'done', path: outcome.right };
  return outcome.left.kind === 'Unauthenticated'
    ? { kind: 'waiting' }
    : { kind: 'refused', problem: uploadProblemOf(outcome.left), failure: outcome.left };
};

/** The ids that may start now, in their order. Rule R-LIB-07. */
export const startable = (uploads: readonly Upload[]): readonly Id[] => {
  const free = AT_ONCE - uploads.filter(({ state }) => state.kind === 'sending').length;
  return uploads
    .filter(({ state }) => state.kind === 'waiting')
    .slice(0, Math.max(0, free))
    .map(({ id }) => id);
};

export const withState = (uploads: readonly Upload[], id: Id, state: UploadState): readonly Upload[] =>
  uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload));

export const isUnderWay = ({ state }: Upload): boolean => state.kind === 'waiting' || state.kind === 'sending';

/** Refused for a file that has its name: it may take the place of that one, after a question. */
export const isTaken = ({ state }: Upload): boolean =>
  state.kind === 'refused' && (state.problem === 'exists' || state.problem === 'changed');

/** What can be sent once more by itself. */
export const mayTryAgain = ({ state }: Upload): boolean => state.kind === 'refused' || state.kind === 'cancelled';

/** Share of all bytes that have gone, from 0 to 1; what was refused or given up does not count. Rule R-LIB-07. */
export const shareOf = (uploads: readonly Upload[]): number => {
  const counted = uploads.filter(({ state }) => state.kind !== 'refused' && state.kind !== 'cancelled');
  const all = counted.reduce((sum, { body }) => sum + body.size, 0);
  const gone = counted.reduce(
    (sum, { body, state }) =>
      sum + body.size * (state.kind === 'done' ? 1 : state.kind === 'sending' ? state.share : 0),
    0,
  );
  return all === 0 ? 1 : gone / all;
};

/** Those of one go: what had ended before it began is left out, unless it is tried once more. Rule R-LIB-15. */
export const runOf = (uploads: readonly Upload[], endedBefore: ReadonlySet<Id>): readonly Upload[] =>
  uploads.filter((upload) => !endedBefore.has(upload.id) || isUnderWay(upload));

/** How many of them are in, and how many that could be; what was refused or given up does not count. Rule R-LIB-15. */
export const countsOf = (uploads: readonly Upload[]): { readonly done: number; readonly total: number } => {
  const done = uploads.filter(({ state }) => state.kind === 'done').length;
  return { done, total: done + uploads.filter(isUnderWay).length };
};

/** Lines of the queue that are drawn; of thousands nobody reads each. */
export const MOST_SHOWN = 100;
const PLACES: Readonly<Record<UploadState['kind'], number>> = {
  refused: 0,
  sending: 1,
  waiting: 2,
  cancelled: 3,
  done: 4,
};

/** What is shown of the queue: first what wants an answer, then what is under way, then what is over. Rule R-LIB-07. */
export const foremost = (uploads: readonly Upload[]): readonly Upload[] =>
  [...uploads].sort((a, b) => PLACES[a.state.kind] - PLACES[b.state.kind]).slice(0, MOST_SHOWN);
