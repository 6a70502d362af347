import type { Failure } from '../shared/failure';
import type { Outcome } from '../shared/outcome';
import type { Id } from '../shared/id';
import { extensionOf, forbiddenCharacterIn, nameProblem, normalizeName } from './name.rule';
import { fileProblem, type FileProblem } from './file-type.rule';
import type { LibraryPath } from './path';

/** Why the server refuses content. `unlike`: it does not match the extension; `found`: it has another known type. */
export type ContentProblem = 'size' | 'pixels' | 'work' | 'unlike' | 'found' | 'damaged' | 'entities';

/** Why an upload is refused. `name`: invalid; `exists`: name taken; `changed`: the existing file changed meanwhile. */
export type UploadProblem = FileProblem | ContentProblem | 'name' | 'exists' | 'changed' | 'failed';

export type UploadState =
  | { readonly kind: 'waiting' }
  /** `share` from 0 to 1; at 1 the server still processes the file. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'done'; readonly path: LibraryPath }
  | { readonly kind: 'refused'; readonly problem: UploadProblem; readonly failure: Failure | null }
  | { readonly kind: 'cancelled' };

export interface UploadRequest {
  /** Existing target folder. */
  readonly base: LibraryPath;
  /** Subfolders that are created for the upload. */
  readonly folders: readonly string[];
  readonly name: string;
  readonly body: Blob;
}

/** Existing file of the same name, with its version; null where the API has none. */
export interface ExistingFile {
  readonly version: string | null;
}

export interface Upload extends UploadRequest {
  readonly id: Id;
  readonly state: UploadState;
  /** The existing file that caused the refusal and can be replaced. */
  readonly existing: ExistingFile | null;
  /** Replaces exactly this version, not a later one. Rule R-LIB-12. */
  readonly replaces: ExistingFile | null;
}

/** Parallel uploads. Rule R-LIB-07. */
export const MAX_PARALLEL_UPLOADS = 3;

/** Queue entry of a request; invalid names and types are refused before sending. Rule R-LIB-07. */
export const uploadOf = (id: Id, wish: UploadRequest): Upload => {
  const name = normalizeName(wish.name);
  const isSound = [...wish.folders.map(normalizeName), name].every((part) => nameProblem(part) === null);
  const problem: UploadProblem | null = isSound ? fileProblem(extensionOf(name), wish.body.size) : 'name';
  return {
    ...wish,
    id,
    name,
    folders: wish.folders.map(normalizeName),
    existing: null,
    replaces: null,
    state: problem === null ? { kind: 'waiting' } : { kind: 'refused', problem, failure: null },
  };
};

/** The first character that the name or a folder of an upload may not contain; null when there is none. */
export const forbiddenPartOf = ({ folders, name }: Pick<Upload, 'folders' | 'name'>): string | null =>
  [...folders, name].map(forbiddenCharacterIn).find((character) => character !== null) ?? null;

export const uploadProblemOf = (failure: Failure): UploadProblem => {
  switch (failure.kind) {
    case 'Conflict':
      return 'exists';
    case 'Changed':
      return 'changed';
    default:
      return contentProblemOf(failure) ?? 'failed';
  }
};

/** Problem with the content of a file; null for other failures. Rule R-LIB-03. */
export const contentProblemOf = (failure: Failure): ContentProblem | null => {
  if (failure.kind === 'TooLarge') return failure.limit ?? 'size';
  if (failure.kind !== 'Unsupported') return null;
  return failure.reason ?? (failure.found === undefined ? 'unlike' : 'found');
};

/** Detected type of refused content; empty when unknown. */
export const foundTypeOf = (failure: Failure | null): string =>
  failure?.kind === 'Unsupported' ? (failure.found ?? '').toUpperCase() : '';

/** State after the call. An upload that was refused with 401 waits for the next sign-in. Rule R-LIB-07. */
export const stateAfter = (outcome: Outcome<LibraryPath>): UploadState => {
  if (outcome._tag === 'Right') return { kind: 'done', path: outcome.right };
  return outcome.left.kind === 'Unauthenticated'
    ? { kind: 'waiting' }
    : { kind: 'refused', problem: uploadProblemOf(outcome.left), failure: outcome.left };
};

/** Ids to start now, in queue order. Rule R-LIB-07. */
export const startable = (uploads: readonly Upload[]): readonly Id[] => {
  const free = MAX_PARALLEL_UPLOADS - uploads.filter(({ state }) => state.kind === 'sending').length;
  return uploads
    .filter(({ state }) => state.kind === 'waiting')
    .slice(0, Math.max(0, free))
    .map(({ id }) => id);
};

export const withState = (uploads: readonly Upload[], id: Id, state: UploadState): readonly Upload[] =>
  uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload));

export const isPending = ({ state }: Upload): boolean => state.kind === 'waiting' || state.kind === 'sending';

/** Whether the upload was refused because of an existing file that can be replaced. */
export const isNameTaken = ({ state }: Upload): boolean =>
  state.kind === 'refused' && (state.problem === 'exists' || state.problem === 'changed');

export const canRetry = ({ state }: Upload): boolean => state.kind === 'refused' || state.kind === 'cancelled';

/** Progress by bytes, 0 to 1, without refused and cancelled uploads. Rule R-LIB-07. */
export const progressOf = (uploads: readonly Upload[]): number => {
  const counted = uploads.filter(({ state }) => state.kind !== 'refused' && state.kind !== 'cancelled');
  const all = counted.reduce((sum, { body }) => sum + body.size, 0);
  const gone = counted.reduce(
    (sum, { body, state }) =>
      sum + body.size * (state.kind === 'done' ? 1 : state.kind === 'sending' ? state.share : 0),
    0,
  );
  return all === 0 ? 1 : gone / all;
};

/** Uploads of the current run: without those that ended before, unless retried. Rule R-LIB-15. */
export const currentRun = (uploads: readonly Upload[], endedBefore: ReadonlySet<Id>): readonly Upload[] =>
  uploads.filter((upload) => !endedBefore.has(upload.id) || isPending(upload));

/** Finished and expected uploads, without refused and cancelled ones. Rule R-LIB-15. */
export const countsOf = (uploads: readonly Upload[]): { readonly done: number; readonly total: number } => {
  const done = uploads.filter(({ state }) => state.kind === 'done').length;
  return { done, total: done + uploads.filter(isPending).length };
};

/** Maximum entries displayed. */
export const MAX_VISIBLE_UPLOADS = 100;
const DISPLAY_ORDER: Readonly<Record<UploadState['kind'], number>> = {
  refused: 0,
  sending: 1,
  waiting: 2,
  cancelled: 3,
  done: 4,
};

/** Displayed entries: refused first, then running, then finished. Rule R-LIB-07. */
export const visibleUploads = (uploads: readonly Upload[]): readonly Upload[] =>
  [...uploads].sort((a, b) => DISPLAY_ORDER[a.state.kind] - DISPLAY_ORDER[b.state.kind]).slice(0, MAX_VISIBLE_UPLOADS);
