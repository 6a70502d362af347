import { assign, setup, type ActorRefFrom } from 'xstate';
import { phantom } from '../../domain/shared/phantom';
import { token } from './token';

interface LeavingContext {
  /** What the person wanted to do when the question came. */
  readonly go: (() => void) | null;
  /** That way ends the work itself: there is nothing to keep. */
  readonly isEnd: boolean;
  /** Throws the unsaved work away, drafts included; stops what is being deleted. */
  readonly discard: (() => void) | null;
  /** What leaving would cut short. */
  readonly work: Work;
}

/**
 * Something is typed that is not saved and may (`keeping`) or may not (`typing`) be left lying for a while, or many
 * records are being deleted, call after call.
 */
export type Work = 'typing' | 'keeping' | 'deleting';

type LeavingEvent =
  | { readonly type: 'work.started'; readonly work: Work; readonly discard: () => void }
  /** It is on its way to the server: what comes of it decides. */
  | { readonly type: 'work.saving' }
  | { readonly type: 'work.finished' }
  /** A route change, a sign-out, another website: anything that would close the form. */
  | { readonly type: 'leave.attempted'; readonly go: () => void; readonly isEnd?: boolean }
  /** The work stays in the store of drafts, and is offered when it is opened again. */
  | { readonly type: 'leave.kept' }
  | { readonly type: 'leave.confirmed' }
  | { readonly type: 'leave.cancelled' };

const leaving = setup({ types: { context: phantom<LeavingContext>(), events: phantom<LeavingEvent>() } });
const take = leaving.assign(({ event }) =>
  event.type === 'work.started' ? { discard: event.discard, work: event.work } : {},
);

/** Leaving with unsaved work is always noticed: whoever wants to go asks here first. */
export const leavingMachine = leaving.createMachine({
  id: 'leaving',
  context: { go: null, isEnd: false, discard: null, work: 'typing' },
  initial: 'free',
  states: {
    free: {
      on: {
        'work.started': { target: 'holding', actions: take },
        'work.saving': 'saving',
        'leave.attempted': {
          actions: ({ event }) => {
            event.go();
          },
        },
      },
    },
    /** Whoever wants to go now waits: saved, there is nothing to ask; refused, there is. */
    saving: {
      on: {
        'leave.attempted': {
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
        'leave.attempted': {
          target: 'asking',
          actions: assign({ go: ({ event }) => event.go, isEnd: ({ event }) => event.isEnd === true }),
        },
      },
    },
    asking: {
      on: {
        'work.finished': { target: 'free', actions: assign({ go: null, discard: null }) },
        'leave.attempted': {
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

/** The one keeper of unsaved work of the page. */
export type LeavingActor = ActorRefFrom<typeof leavingMachine>;
export const LeavingActor = token<LeavingActor>('leaving-actor');
