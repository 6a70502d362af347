import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { FileDetail, FileUse, FileUses } from '../../domain/library/library';
import type { LibraryPath } from '../../domain/library/path';
import type { Failure } from '../../domain/shared/failure';
import { byOutcome, failureOf, unwired, valueOf, type Outcome } from '../../domain/shared/outcome';
import { phantom } from '../../domain/shared/phantom';
import type { SentFile } from './ports/library.port';

interface FileActsContext {
  readonly path: LibraryPath;
  /** Records that use the file; null while loading and where unknown. Rule R-LIB-12. */
  readonly uses: readonly FileUse[] | null;
  /** Number of further records that the user may not see. */
  readonly hidden: number;
  /** The API does not support usage, so the screen omits it. */
  readonly isUnsupported: boolean;
  /** Replacement file, under its chosen name. */
  readonly sent: SentFile | null;
  /** State of the file when the action was requested; provides its version. */
  readonly seen: FileDetail | null;
  /** Upload progress, 0 to 1. */
  readonly share: number;
  /** Public URL, while the URL dialog is open. */
  readonly url: string;
}

export type FileActsEvent =
  /** Reloads the usage before a deletion. */
  | { readonly type: 'uses.requested' }
  /** Type and size are already checked. */
  | { readonly type: 'replace.requested'; readonly file: SentFile; readonly seen: FileDetail }
  /** The user compared both files. */
  | { readonly type: 'replace.confirmed' }
  | { readonly type: 'replace.progressed'; readonly share: number }
  | { readonly type: 'replace.finished'; readonly outcome: Outcome<void> }
  | { readonly type: 'replace.cancelled' }
  | { readonly type: 'restore.requested'; readonly seen: FileDetail }
  | { readonly type: 'restore.confirmed' }
  | { readonly type: 'restore.cancelled' }
  | { readonly type: 'download.requested' }
  | { readonly type: 'url.requested'; readonly url: string }
  | { readonly type: 'url.closed' };

/** Actions on a file: replace, restore, download, show URL. Rule R-LIB-08. */
export const fileActsMachine = setup({
  types: {
    context: phantom<FileActsContext>(),
    events: phantom<FileActsEvent>(),
    input: phantom<Pick<FileActsContext, 'path'>>(),
    /** The content may have changed; displayed data is stale. */
    emitted: phantom<{ readonly type: 'file.changed'; readonly path: LibraryPath }>(),
  },
  actors: {
    findUses: fromPromise<Outcome<FileUses | null>, LibraryPath>(unwired('findUses')),
    restoreFile: fromPromise<Outcome<LibraryPath>, { readonly path: LibraryPath; readonly version: string | null }>(
      unwired('restoreFile'),
    ),
    takeHome: fromPromise<Outcome<void>, LibraryPath>(unwired('takeHome')),
    /** Sends `replace.progressed` and `replace.finished`; stopping it aborts the upload. */
    sendBytes: fromCallback<
      FileActsEvent,
      { readonly path: LibraryPath; readonly file: SentFile | null; readonly version: string | null }
    >(unwired('sendBytes')),
  },
  actions: {
    announceFailure: (_, _params: { readonly failure: Failure | null }) => unwired('announceFailure')(),
    /** Not replaced: the stored file changed, so the user has to review it first. */
    announceOvertaken: (_, _params: { readonly failure: Failure | null }) => unwired('announceOvertaken')(),
    announceReplaced: unwired('announceReplaced'),
    announceRestored: unwired('announceRestored'),
  },
  guards: {
    arrived: (_, event: { readonly outcome: Outcome<void> }) => event.outcome._tag === 'Right',
    changedMeanwhile: (_, event: { readonly output: Outcome<unknown> }) => failureOf(event)?.kind === 'Changed',
    /** Changed or deleted by someone else. */
    overtaken: (_, { outcome }: { readonly outcome: Outcome<void> }) =>
      outcome._tag === 'Left' && ['Changed', 'NotFound'].includes(outcome.left.kind),
  },
}).createMachine({
  id: 'file-acts',
  context: ({ input }) => ({
    ...input,
    uses: null,
    hidden: 0,
    isUnsupported: false,
    sent: null,
    seen: null,
    share: 0,
    url: '',
  }),
  type: 'parallel',
  states: {
    uses: {
      initial: 'looking',
      states: {
        looking: {
          invoke: {
            src: 'findUses',
            input: ({ context }) => context.path,
            onDone: {
              target: 'known',
              actions: assign({
                uses: ({ event }) => valueOf(event)?.uses ?? null,
                hidden: ({ event }) => valueOf(event)?.hidden ?? 0,
                isUnsupported: ({ event: { output } }) => output._tag === 'Right' && output.right === null,
              }),
            },
          },
        },
        known: { on: { 'uses.requested': 'looking', 'replace.requested': 'looking' } },
      },
    },
    act: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'replace.requested': {
              target: 'comparing',
              actions: assign({ sent: ({ event }) => event.file, seen: ({ event }) => event.seen, share: 0 }),
            },
            'restore.requested': { target: 'confirming', actions: assign({ seen: ({ event }) => event.seen }) },
            'download.requested': 'downloading',
            'url.requested': { target: 'telling', actions: assign({ url: ({ event }) => event.url }) },
          },
        },
        /** Shows old and new file, since replacing overwrites the old one. */
        comparing: { on: { 'replace.confirmed': 'replacing', 'replace.cancelled': 'idle' } },
        replacing: {
          invoke: {
            src: 'sendBytes',
            input: ({ context: { path, sent, seen } }) => ({ path, file: sent, version: seen?.version ?? null }),
          },
          on: {
            'replace.progressed': { actions: assign({ share: ({ event }) => event.share }) },
            'replace.finished': [
              {
                guard: { type: 'arrived', params: ({ event }) => event },
                target: 'idle',
                actions: ['announceReplaced', emit(({ context }) => ({ type: 'file.changed', path: context.path }))],
              },
              {
                guard: { type: 'overtaken', params: ({ event }) => event },
                target: 'idle',
                actions: [
                  {
                    type: 'announceOvertaken',
                    params: ({ event: { outcome } }) => ({ failure: outcome._tag === 'Left' ? outcome.left : null }),
                  },
                  emit(({ context }) => ({ type: 'file.changed', path: context.path })),
                ],
              },
              {
                target: 'idle',
                actions: {
                  type: 'announceFailure',
                  params: ({ event: { outcome } }) => ({ failure: outcome._tag === 'Left' ? outcome.left : null }),
                },
              },
            ],
            // The upload may have completed, so displayed data is stale.
            'replace.cancelled': {
              target: 'idle',
              actions: emit(({ context }) => ({ type: 'file.changed', path: context.path })),
            },
          },
        },
        confirming: { on: { 'restore.confirmed': 'restoring', 'restore.cancelled': 'idle' } },
        restoring: {
          invoke: {
            src: 'restoreFile',
            input: ({ context: { path, seen } }) => ({ path, version: seen?.version ?? null }),
            onDone: byOutcome(
              {
                target: 'idle',
                actions: [
                  'announceRestored',
                  emit(({ context, event }) => ({ type: 'file.changed', path: valueOf(event) ?? context.path })),
                ],
              },
              // Shows the changed file before another attempt.
              {
                guard: { type: 'changedMeanwhile', params: ({ event }) => event },
                target: 'idle',
                actions: [
                  { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
                  emit(({ context }) => ({ type: 'file.changed', path: context.path })),
                ],
              },
              {
                target: 'idle',
                actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
              },
            ),
          },
        },
        downloading: {
          invoke: {
            src: 'takeHome',
            input: ({ context }) => context.path,
            onDone: byOutcome(
              { target: 'idle' },
              {
                target: 'idle',
                actions: { type: 'announceFailure', params: ({ event }) => ({ failure: failureOf(event) }) },
              },
            ),
          },
        },
        telling: { on: { 'url.closed': 'idle' } },
      },
    },
  },
});

export type FileActsMachine = typeof fileActsMachine;
