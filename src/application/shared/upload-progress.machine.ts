import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { phantom } from '../../domain/shared/phantom';
import { token } from './token';

/** How far files that are being uploaded have come. */
export interface UploadProgressed {
  /** Files that are in, and those that are wanted in. */
  readonly done: number;
  readonly total: number;
  /** Of their bytes, from 0 to 1. */
  readonly share: number;
  /** They wait until their person goes on. */
  readonly held: boolean;
}

type UploadProgressEvent =
  | { readonly type: 'uploads.moved'; readonly progress: UploadProgressed }
  /** Nothing is under way any more. */
  | { readonly type: 'uploads.ended'; readonly done: number }
  /** Somebody leaves all the same. */
  | { readonly type: 'uploads.stopped' };

/** What came in is told for so many milliseconds. Rule R-LIB-15. */
export const TOLD = 6_000;

const NOTHING: UploadProgressed = { done: 0, total: 0, share: 0, held: false };

/**
 * Uploads as every screen sees them: the library says how they go, whoever leaves the page may stop them. Rule
 * R-LIB-15.
 */
export const uploadProgressMachine = setup({
  types: {
    context: phantom<UploadProgressed>(),
    events: phantom<UploadProgressEvent>(),
    /** To the library, which breaks them off. */
    emitted: phantom<{ readonly type: 'stop.wanted' }>(),
  },
  actions: { take: assign(({ event }) => (event.type === 'uploads.moved' ? event.progress : {})) },
  delays: { told: TOLD },
}).createMachine({
  id: 'upload-progress',
  context: NOTHING,
  initial: 'idle',
  on: { 'uploads.moved': { target: '.running', actions: 'take' } },
  states: {
    idle: {},
    running: {
      on: {
        'uploads.moved': { actions: 'take' },
        'uploads.ended': [
          {
            guard: ({ event }) => event.done > 0,
            target: 'finished',
            actions: assign(({ event: { done } }) => ({ ...NOTHING, done })),
          },
          { target: 'idle' },
        ],
        'uploads.stopped': { actions: emit({ type: 'stop.wanted' }) },
      },
    },
    finished: { after: { told: 'idle' } },
  },
});

/** The one of the page. */
export type UploadProgress = ActorRefFrom<typeof uploadProgressMachine>;
export const UploadProgress = token<UploadProgress>('upload-progress');
