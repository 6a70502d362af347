import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '../shared/failure';
import { unwired } from '../shared/outcome';
import { phantom } from '../shared/phantom';
import {
  canTakeOverFrom,
  holderIn,
  type Lock,
  type LockContext,
  type LockEmitted,
  type LockEvent,
  type LockFailure,
  type LockHandle,
  type LockInput,
  type LockOutcome,
  type LockRef,
} from './editor-lock';
import { HEARTBEAT_INTERVAL, HEARTBEAT_RETRY_DELAY } from './lock.rule';

interface Denial {
  readonly failure: LockFailure | null;
}

/** Failures that say nothing about the lock: the heartbeat did not get through. */
const TRANSIENT: readonly LockFailure['kind'][] = ['Unreachable', 'Unauthenticated', 'TooMany', 'Malformed'];

const lock = setup({
  types: {
    context: phantom<LockContext>(),
    events: phantom<LockEvent>(),
    input: phantom<LockInput>(),
    emitted: phantom<LockEmitted>(),
  },
  actors: {
    /** Renews the lock when this editor already holds it. */
    acquireLock: fromPromise<LockOutcome, LockRef>(unwired('acquireLock')),
    takeLockOver: fromPromise<LockOutcome, LockHandle>(unwired('takeLockOver')),
    releaseLock: fromPromise<unknown, LockHandle>(unwired('releaseLock')),
  },
  actions: {
    storeLock: assign((_, { since }: Lock) => ({ since })),
    setDenied: assign(({ context }, { failure }: Denial) => ({ failure, holder: holderIn(failure) ?? context.holder })),
    setLost: assign((_, { failure }: Denial) => ({ failure, holder: holderIn(failure) })),
    /** Drops the local lock state. */
    dropLock: (_, _ref: LockRef) => unwired('dropLock')(),
    announceGranted: unwired('announceGranted'),
    announceDenied: (_, _denial: Denial) => unwired('announceDenied')(),
    announceLost: unwired('announceLost'),
  },
  guards: {
    isGranted: (_, { outcome }: { readonly outcome: LockOutcome }) => outcome._tag === 'Right',
    /** The old lock expired and a new one began: someone may have saved in between. */
    isNewLock: ({ context }, { outcome }: { readonly outcome: LockOutcome }) =>
      outcome._tag === 'Right' && outcome.right.since !== context.since,
    canOfferTakeover: ({ context }, { outcome }: { readonly outcome: LockOutcome }) =>
      outcome._tag === 'Left' &&
      outcome.left.kind === 'Locked' &&
      canTakeOverFrom(context, outcome.left.holder) &&
      !context.wasHeld,
    isTransient: (_, { outcome }: { readonly outcome: LockOutcome }) =>
      outcome._tag === 'Left' && TRANSIENT.includes(outcome.left.kind),
    mayTakeOver: ({ context }) => context.holder !== null && canTakeOverFrom(context, context.holder.name),
    wasHeld: ({ context }) => context.wasHeld,
    isRequestedAgain: ({ context }) => context.isRequestedAgain,
    isLockRefusal: (_, { locked }: { readonly locked: Failure | null }) => locked !== null,
    /** The lock ended and nobody else has it. */
    isLockEnded: (_, { locked }: { readonly locked: Failure | null }) =>
      locked?.kind === 'Locked' && holderIn(locked) === null,
  },
  delays: { heartbeatInterval: HEARTBEAT_INTERVAL, retryDelay: HEARTBEAT_RETRY_DELAY },
});

const outcomeOf = ({ event }: { readonly event: { readonly output: LockOutcome } }) => ({ outcome: event.output });
const lockOf = ({ event: { output } }: { readonly event: { readonly output: LockOutcome } }): Lock => ({
  since: output._tag === 'Right' ? output.right.since : null,
});
const denialOf = ({ event: { output } }: { readonly event: { readonly output: LockOutcome } }): Denial => ({
  failure: output._tag === 'Left' ? output.left : null,
});
const LOST: LockEmitted = { type: 'lock.lost' };
const dropLock = { type: 'dropLock', params: ({ context }: { readonly context: LockContext }) => context.ref } as const;

const granted = {
  guard: { type: 'isGranted', params: outcomeOf },
  target: 'held',
  actions: [{ type: 'storeLock', params: lockOf }, 'announceGranted'],
} as const;
const denied = {
  target: 'free',
  actions: [
    { type: 'setDenied', params: denialOf },
    { type: 'announceDenied', params: denialOf },
  ],
} as const;
const deniedWhileHeld = { ...denied, guard: 'wasHeld', target: 'lost' } as const;

/**
 * Lock of a record in edit: request, heartbeat, takeover, loss, release.
 * It never affects what was typed. Rules R-CON-06 and R-CON-07.
 */
export const editorLockMachine = lock.createMachine({
  id: 'editor-lock',
  context: ({ input }) => ({
    ...input,
    since: null,
    holder: null,
    failure: null,
    wasHeld: false,
    isRequestedAgain: false,
  }),
  initial: 'free',
  states: {
    free: {
      entry: assign({ wasHeld: false }),
      on: {
        'holder.seen': { actions: assign({ holder: ({ event }) => event.holder }) },
        'lock.requested': 'requesting',
        'takeover.requested': { guard: 'mayTakeOver', target: 'confirmingTakeover' },
      },
    },
    requesting: {
      on: { 'lock.released': 'releasing' },
      invoke: {
        src: 'acquireLock',
        input: ({ context }) => context.ref,
        onDone: [
          granted,
          {
            guard: { type: 'canOfferTakeover', params: outcomeOf },
            target: 'confirmingTakeover',
            actions: { type: 'setDenied', params: denialOf },
          },
          deniedWhileHeld,
          denied,
        ],
      },
    },
    /** Asks a user who may take over for confirmation. */
    confirmingTakeover: {
      on: {
        'takeover.confirmed': 'takingOver',
        'takeover.cancelled': [{ guard: 'wasHeld', target: 'lost' }, { target: 'free' }],
        'lock.released': { target: 'free', actions: dropLock },
      },
    },
    takingOver: {
      on: { 'lock.released': 'releasing' },
      invoke: {
        src: 'takeLockOver',
        input: ({ context }) => ({ ...context.ref, since: context.holder?.since ?? null }),
        onDone: [granted, deniedWhileHeld, denied],
      },
    },
    held: {
      entry: [assign({ holder: null, failure: null, wasHeld: true }), emit({ type: 'lock.acquired' })],
      initial: 'idle',
      on: {
        'lock.released': 'releasing',
        'save.started': '.saving',
        // The save reports the refusal, so no notice is shown here.
        'save.refused': [
          { guard: { type: 'isLockEnded', params: ({ event }) => event }, target: 'requesting' },
          {
            guard: { type: 'isLockRefusal', params: ({ event }) => event },
            target: 'lost',
            actions: [{ type: 'setLost', params: ({ event }) => ({ failure: event.locked }) }, emit(LOST)],
          },
        ],
      },
      states: {
        idle: { after: { heartbeatInterval: 'renewing' } },
        renewing: {
          invoke: {
            src: 'acquireLock',
            input: ({ context }) => context.ref,
            onDone: [
              {
                guard: { type: 'isNewLock', params: outcomeOf },
                target: 'idle',
                actions: [{ type: 'storeLock', params: lockOf }, emit({ type: 'lock.acquired' })],
              },
              {
                guard: { type: 'isGranted', params: outcomeOf },
                target: 'idle',
                actions: { type: 'storeLock', params: lockOf },
              },
              { guard: { type: 'isTransient', params: outcomeOf }, target: 'retrying' },
              {
                target: '#editor-lock.lost',
                actions: [{ type: 'setLost', params: denialOf }, 'announceLost', emit(LOST)],
              },
            ],
          },
        },
        retrying: { after: { retryDelay: 'renewing' } },
        /**
         * No heartbeat while saving: a late one would re-acquire the lock. `releaseLock` covers one already in
         * flight.
         */
        saving: {
          on: {
            'save.succeeded': '#editor-lock.releasing',
            'save.outdated': 'renewing',
            'save.refused': [
              { guard: { type: 'isLockEnded', params: ({ event }) => event }, target: '#editor-lock.requesting' },
              {
                guard: { type: 'isLockRefusal', params: ({ event }) => event },
                target: '#editor-lock.lost',
                actions: [{ type: 'setLost', params: ({ event }) => ({ failure: event.locked }) }, emit(LOST)],
              },
              // The save may have got through and released the lock.
              { target: 'retrying' },
            ],
          },
        },
      },
    },
    /** Taken over or expired: unsaved work stays and can go on after a takeover. */
    lost: {
      on: {
        'holder.seen': { actions: assign({ holder: ({ event }) => event.holder }) },
        'lock.requested': 'requesting',
        'takeover.requested': { guard: 'mayTakeOver', target: 'confirmingTakeover' },
        'lock.released': { target: 'free', actions: dropLock },
        'save.succeeded': { target: 'free', actions: dropLock },
      },
    },
    /** A new request waits for the release: the two calls could overtake each other. */
    releasing: {
      entry: assign({ holder: null, failure: null, wasHeld: false, isRequestedAgain: false }),
      on: {
        'lock.requested': { actions: assign({ isRequestedAgain: true }) },
        'lock.released': { actions: assign({ isRequestedAgain: false }) },
      },
      invoke: {
        src: 'releaseLock',
        input: ({ context }) => ({ ...context.ref, since: context.since }),
        onDone: [{ guard: 'isRequestedAgain', target: 'requesting' }, { target: 'free' }],
        onError: [{ guard: 'isRequestedAgain', target: 'requesting' }, { target: 'free' }],
      },
    },
  },
});
