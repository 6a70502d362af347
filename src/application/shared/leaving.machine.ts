import { assign, createActor, setup, type ActorRefFrom } from 'xstate';
import { phantom } from '../../domain/shared/phantom';
import { token } from './token';
import type { UnsavedWork } from './unsaved-work';

interface LeavingContext {
  /** Navigation that continues after the confirmation. */
  readonly go: (() => void) | null;
  /** The navigation cancels the edit, so its draft cannot be kept. */
  readonly isEnd: boolean;
  /** Discards drafts, or stops the deletion. */
  readonly discard: (() => void) | null;
  readonly work: Work;
}

/** Unsaved changes that may (`keeping`) or may not (`typing`) be kept as a draft, or a running bulk deletion. */
export type Work = 'typing' | 'keeping' | 'deleting';

type LeavingEvent =
  | { readonly type: 'work.started'; readonly work: Work; readonly discard: () => void }
  /** A save is running; its outcome decides. */
  | { readonly type: 'work.saving' }
  | { readonly type: 'work.finished' }
  /** Any navigation that would close the form. */
  | { readonly type: 'leave.requested'; readonly go: () => void; readonly isEnd?: boolean }
  /** Keeps the draft, which is offered on the next visit. */
  | { readonly type: 'leave.kept' }
  | { readonly type: 'leave.confirmed' }
  | { readonly type: 'leave.cancelled' };

const leaving = setup({ types: { context: phantom<LeavingContext>(), events: phantom<LeavingEvent>() } });
const take = leaving.assign(({ event }) =>
  event.type === 'work.started' ? { discard: event.discard, work: event.work } : {},
);

/** Guards navigation while there is unsaved work. */
export const leavingMachine = leaving.createMachine({
  id: 'leaving',
  context: { go: null, isEnd: false, discard: null, work: 'typing' },
  initial: 'free',
  states: {
    free: {
      on: {
        'work.started': { target: 'holding', actions: take },
        'work.saving': 'saving',
        'leave.requested': {
          actions: ({ event }) => {
            event.go();
          },
        },
      },
    },
    /** Navigation waits for the save: continues on success, asks on failure. */
    saving: {
      on: {
        'leave.requested': {
          actions: assign({ go: ({ event }) => event.go, isEnd: ({ event }) => event.isEnd === true }),
        },
        'work.finished': {
          target: 'free',
          actions: [
            ({ context }) => {
              context.go?.();
            },
            assign({ go: null, discard: null }),
          ],
        },
        'work.started': [
          { guard: ({ context }) => context.go !== null, target: 'asking', actions: take },
          { target: 'holding', actions: take },
        ],
      },
    },
    holding: {
      on: {
        'work.started': { actions: take },
        'work.saving': 'saving',
        'work.finished': { target: 'free', actions: assign({ discard: null }) },
        'leave.requested': {
          target: 'asking',
          actions: assign({ go: ({ event }) => event.go, isEnd: ({ event }) => event.isEnd === true }),
        },
      },
    },
    asking: {
      on: {
        'work.finished': { target: 'free', actions: assign({ go: null, discard: null }) },
        'leave.requested': {
          actions: assign({ go: ({ event }) => event.go, isEnd: ({ event }) => event.isEnd === true }),
        },
        'leave.cancelled': { target: 'holding', actions: assign({ go: null }) },
        'leave.kept': {
          guard: ({ context }) => context.work === 'keeping' && !context.isEnd,
          target: 'free',
          actions: [
            ({ context }) => {
              context.go?.();
            },
            assign({ go: null, discard: null }),
          ],
        },
        'leave.confirmed': {
          target: 'free',
          actions: [
            ({ context }) => {
              context.discard?.();
              context.go?.();
            },
            assign({ go: null, discard: null }),
          ],
        },
      },
    },
  },
});

/** The single guard of the page. */
export type LeavingActor = ActorRefFrom<typeof leavingMachine>;
export const LeavingActor = token<LeavingActor>('leaving-actor');

/** Starts the guard and registers it as the source of `UnsavedWork`. */
export const startLeaving = (unsaved: UnsavedWork): LeavingActor => {
  const leaving = createActor(leavingMachine).start();
  unsaved.isThere = () => {
    const { discard, work } = leaving.getSnapshot().context;
    return discard !== null && work !== 'deleting';
  };
  return leaving;
};
