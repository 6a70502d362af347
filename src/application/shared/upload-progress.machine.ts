import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { phantom } from '../../domain/shared/phantom';
import { token } from './token';

/** Progress of the upload queue. */
export interface UploadProgressed {
  /** Finished and expected files. */
  readonly done: number;
  readonly total: number;
  /** Share of bytes, 0 to 1. */
  readonly share: number;
  /** Paused until the user resumes. */
  readonly isPaused: boolean;
}

type UploadProgressEvent =
  | { readonly type: 'uploads.moved'; readonly progress: UploadProgressed }
  /** The queue is idle. */
  | { readonly type: 'uploads.ended'; readonly done: number }
  /** The user left the page anyway. */
  | { readonly type: 'uploads.stopped' };

/** Milliseconds that the result is shown. Rule R-LIB-15. */
export const RESULT_TIME = 6_000;

const NOTHING: UploadProgressed = { done: 0, total: 0, share: 0, isPaused: false };

/** Upload progress for every screen; leaving the page can stop the uploads. Rule R-LIB-15. */
export const uploadProgressMachine = setup({
  types: {
    context: phantom<UploadProgressed>(),
    events: phantom<UploadProgressEvent>(),
    /** Asks the queue to abort. */
    emitted: phantom<{ readonly type: 'stop.wanted' }>(),
  },
  actions: { take: assign(({ event }) => (event.type === 'uploads.moved' ? event.progress : {})) },
  delays: { told: RESULT_TIME },
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

export type UploadProgress = ActorRefFrom<typeof uploadProgressMachine>;
export const UploadProgress = token<UploadProgress>('upload-progress');
