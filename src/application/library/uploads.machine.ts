import { assign, emit, enqueueActions, fromCallback, setup, type ActorRefFrom, type EventObject } from 'xstate';
import type { Outcome } from '../../domain/shared/outcome';
import { unwired } from '../../domain/shared/outcome';
import type { Id } from '../../domain/shared/id';
import { phantom } from '../../domain/shared/phantom';
import type { LibraryPath } from '../../domain/library/path';
import {
  stateAfter,
  isPending,
  canRetry,
  startable,
  uploadOf,
  withState,
  type ExistingFile,
  type Upload,
  type UploadRequest,
} from '../../domain/library/upload-queue';
import { token } from '../shared/token';

interface UploadsContext {
  readonly uploads: readonly Upload[];
  /** Number of uploads so far; source of the next id. */
  readonly count: number;
  /** The session expired; waiting uploads resume on request. */
  readonly isPaused: boolean;
  /** Owner of the queue. */
  readonly person: Id | null;
}

type UploadsEvent =
  /** The current user; the queue of another user is cleared. */
  | { readonly type: 'person.came'; readonly person: Id }
  | { readonly type: 'files.added'; readonly wishes: readonly UploadRequest[] }
  | { readonly type: 'upload.progressed'; readonly id: Id; readonly share: number }
  /** Existing file of the same name; sent before the refusal. */
  | { readonly type: 'name.taken'; readonly id: Id; readonly taken: ExistingFile }
  | { readonly type: 'upload.finished'; readonly id: Id; readonly outcome: Outcome<LibraryPath> }
  | { readonly type: 'upload.cancelled'; readonly id: Id }
  | { readonly type: 'upload.retried'; readonly id: Id }
  /** Replaces the existing file in its known version. */
  | { readonly type: 'upload.replaced'; readonly id: Id }
  /** Removes a failed upload from the list. */
  | { readonly type: 'upload.dropped'; readonly id: Id }
  /** Retries failed uploads and continues waiting ones. */
  | { readonly type: 'queue.resumed' }
  | { readonly type: 'all.cancelled' }
  /** The user signed out. */
  | { readonly type: 'queue.emptied' }
  | { readonly type: 'list.cleared' };

const actorOf = (id: Id): string => `upload-${id}`;
const changed = ({ base, folders }: UploadRequest) => ({ type: 'folder.changed', base, folders }) as const;

const uploads = setup({
  types: {
    context: phantom<UploadsContext>(),
    events: phantom<UploadsEvent>(),
    emitted: phantom<
      /** A file was added below `base`; displayed data is stale. */
      | { readonly type: 'folder.changed'; readonly base: LibraryPath; readonly folders: readonly string[] }
      | { readonly type: 'file.stored'; readonly path: LibraryPath; readonly body: Blob }
    >(),
  },
  actors: {
    /**
     * Uploads one file and creates its folders. Sends `upload.progressed`, `name.taken`, `upload.finished`; aborts
     * when stopped.
     */
    sendFile: fromCallback<EventObject, Upload>(unwired('sendFile')),
  },
});

/** Starts waiting uploads up to the limit. */
const pump = uploads.enqueueActions(({ context, enqueue }) => {
  if (context.isPaused) return;
  for (const id of startable(context.uploads)) {
    const upload = context.uploads.find((candidate) => candidate.id === id);
    if (upload === undefined) continue;
    enqueue.assign({ uploads: ({ context: now }) => withState(now.uploads, id, { kind: 'sending', share: 0 }) });
    enqueue.spawnChild('sendFile', { id: actorOf(id), input: upload });
  }
});

const sending = (all: readonly Upload[]): readonly Upload[] => all.filter(({ state }) => state.kind === 'sending');

const stopAll = uploads.enqueueActions(({ context, enqueue }) => {
  for (const { id } of sending(context.uploads)) enqueue.stopChild(actorOf(id));
});

const tellAll = uploads.enqueueActions(({ context, enqueue }) => {
  for (const upload of sending(context.uploads)) enqueue(emit(changed(upload)));
});

const empty = uploads.assign({ uploads: [], isPaused: false });

const anew = (upload: Upload, replaces: ExistingFile | null): Upload => ({ ...uploadOf(upload.id, upload), replaces });

/** Retries one upload. @param replaced existing file to replace */
const again = (replaced: (upload: Upload) => ExistingFile | null) =>
  uploads.assign({
    uploads: ({ context, event }) =>
      context.uploads.map((upload) =>
        'id' in event && upload.id === event.id && canRetry(upload) ? anew(upload, replaced(upload)) : upload,
      ),
  });

/** Upload queue with limited concurrency, progress, cancel and retry. Outlives its screens. Rule R-LIB-07. */
export const uploadsMachine = uploads.createMachine({
  id: 'uploads',
  context: { uploads: [], count: 0, isPaused: false, person: null },
  on: {
    'person.came': [
      {
        guard: ({ context, event }) => context.person === null || context.person === event.person,
        actions: assign({ person: ({ event }) => event.person }),
      },
      { actions: [stopAll, empty, assign({ person: ({ event }) => event.person })] },
    ],
    'files.added': {
      actions: [
        assign(({ context: { uploads: before, count }, event: { wishes } }) => ({
          uploads: [...before, ...wishes.map((wish, place) => uploadOf(String(count + place + 1), wish))],
          count: count + wishes.length,
          isPaused: false,
        })),
        pump,
      ],
    },
    'upload.progressed': {
      actions: assign({
        uploads: ({ context, event: { id, share } }) => withState(context.uploads, id, { kind: 'sending', share }),
      }),
    },
    'name.taken': {
      actions: assign({
        uploads: ({ context, event: { id, taken } }) =>
          context.uploads.map((upload) => (upload.id === id ? { ...upload, existing: taken } : upload)),
      }),
    },
    'upload.finished': {
      actions: [
        assign(({ context, event: { id, outcome } }) => ({
          uploads: withState(context.uploads, id, stateAfter(outcome)),
          isPaused: context.isPaused || (outcome._tag === 'Left' && outcome.left.kind === 'Unauthenticated'),
        })),
        enqueueActions(({ context, event: { id, outcome }, enqueue }) => {
          const upload = context.uploads.find((candidate) => candidate.id === id);
          if (upload !== undefined && outcome._tag === 'Right') {
            enqueue(emit({ type: 'file.stored', path: outcome.right, body: upload.body }));
            enqueue(emit(changed(upload)));
          }
          enqueue.stopChild(actorOf(id));
        }),
        pump,
      ],
    },
    'upload.cancelled': {
      actions: [
        enqueueActions(({ context, event, enqueue }) => {
          const upload = context.uploads.find(({ id }) => id === event.id);
          // The upload may have completed before the cancellation.
          if (upload?.state.kind === 'sending') enqueue(emit(changed(upload)));
          enqueue.stopChild(actorOf(event.id));
        }),
        assign({
          uploads: ({ context, event }) =>
            context.uploads.map((upload) =>
              upload.id === event.id && isPending(upload) ? { ...upload, state: { kind: 'cancelled' } } : upload,
            ),
        }),
        pump,
      ],
    },
    'upload.retried': { actions: [again(({ replaces }) => replaces), pump] },
    'upload.replaced': { actions: [again(({ existing }) => existing), pump] },
    'upload.dropped': {
      actions: assign({
        uploads: ({ context, event }) =>
          context.uploads.filter((upload) => upload.id !== event.id || !canRetry(upload)),
      }),
    },
    'queue.resumed': {
      actions: [
        assign(({ context }) => ({
          isPaused: false,
          uploads: context.uploads.map((upload) =>
            upload.state.kind === 'refused' && upload.state.problem === 'failed'
              ? anew(upload, upload.replaces)
              : upload,
          ),
        })),
        pump,
      ],
    },
    'all.cancelled': {
      actions: [
        tellAll,
        stopAll,
        assign(({ context }) => ({
          isPaused: false,
          uploads: context.uploads.map((upload) =>
            isPending(upload) ? { ...upload, state: { kind: 'cancelled' } } : upload,
          ),
        })),
      ],
    },
    'queue.emptied': { actions: [stopAll, empty] },
    /** Keeps pending uploads. */
    'list.cleared': { actions: assign({ uploads: ({ context }) => context.uploads.filter(isPending) }) },
  },
});

export type UploadsMachine = typeof uploadsMachine;

/** The single queue of the page. */
export type UploadsActor = ActorRefFrom<UploadsMachine>;
export const UploadsActor = token<UploadsActor>('uploads-actor');
