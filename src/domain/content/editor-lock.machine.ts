import { assign, emit } from 'xstate';
import type { LockHolder } from './content-item';
import type { Lock, LockContext, LockOutcome } from './editor-lock';
import { lockSetup, type Denial } from './editor-lock.setup';

const outcomeOf = ({ event }: { readonly event: { readonly output: LockOutcome } }) => ({ outcome: event.output });
const lockOf = ({ event: { output } }: { readonly event: { readonly output: LockOutcome } }): Lock => ({
  since: output._tag === 'Right' ? output.right.since : null,
});
const denialOf = ({ event: { output } }: { readonly event: { readonly output: LockOutcome } }): Denial => ({
  failure: output._tag === 'Left' ? output.left : null,
});
const dropLock = { type: 'dropLock', params: ({ context }: { readonly context: LockContext }) => context.ref } as const;

/** Stores the holder for display. */
const SEEN = {
  actions: lockSetup.assign({ holder: ({ event }) => ('holder' in event ? event.holder : null) }),
} as const;
/**
 * Renews at once to learn who holds the lock. A renewal while nobody holds it would take the lock from the other user.
 */
const TAKEN = {
  guard: { type: 'isTaken', params: ({ event }: { readonly event: { readonly holder: LockHolder | null } }) => event },
  target: 'renewing',
} as const;

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
const regained = [
  { ...granted, actions: { type: 'storeLock', params: lockOf } },
  { ...denied, target: 'lost' },
] as const;
const deniedWhileHeld = { ...denied, guard: 'wasHeld', target: 'lost' } as const;

/**
 * Lock of an edited record: request, heartbeat, takeover, loss, release. Form values are never affected. Rules
 * R-CON-06, R-CON-07 and R-LIV-04.
 */
export const editorLockMachine = lockSetup.createMachine({
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
  invoke: { src: 'followLock', input: ({ context }) => context.ref },
  states: {
    free: {
      entry: assign({ wasHeld: false }),
      on: {
        'holder.seen': SEEN,
        'lock.changed': SEEN,
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
    /** The lock expired unnoticed. Requests a new one without a notice, because the save is repeated with it. */
    reacquiring: {
      on: { 'lock.released': 'releasing' },
      invoke: { src: 'acquireLock', input: ({ context }) => context.ref, onDone: regained },
    },
    /** Like `reacquiring`, for a lock that a former session of this user still holds. */
    retaking: {
      on: { 'lock.released': 'releasing' },
      invoke: {
        src: 'takeLockOver',
        input: ({ context }) => ({ ...context.ref, since: context.since }),
        onDone: regained,
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
          { guard: { type: 'isLockEnded', params: ({ event }) => event }, target: 'reacquiring' },
          { guard: { type: 'isLeftBehind', params: ({ event }) => event }, target: 'retaking' },
          {
            guard: { type: 'isLockRefusal', params: ({ event }) => event },
            target: 'lost',
            actions: { type: 'setLost', params: ({ event }) => ({ failure: event.locked }) },
          },
        ],
      },
      states: {
        idle: { after: { heartbeatInterval: 'renewing' }, on: { 'lock.changed': TAKEN, 'lock.doubted': 'renewing' } },
        renewing: {
          on: { 'lock.changed': { ...TAKEN, reenter: true } },
          invoke: {
            src: 'acquireLock',
            input: ({ context }) => context.ref,
            onDone: [
              {
                guard: { type: 'isNewLock', params: outcomeOf },
                target: 'idle',
                actions: [{ type: 'storeLock', params: lockOf }, emit({ type: 'lock.acquired' })],
              },
              { guard: { type: 'isGranted', params: outcomeOf }, target: 'idle' },
              { guard: { type: 'isTransient', params: outcomeOf }, target: 'retrying' },
              { target: '#editor-lock.lost', actions: [{ type: 'setLost', params: denialOf }, 'announceLost'] },
            ],
          },
        },
        retrying: { after: { retryDelay: 'renewing' }, on: { 'lock.changed': TAKEN } },
        /**
         * No heartbeat while saving: a late one would re-acquire the lock. `releaseLock` handles a heartbeat in flight.
         */
        saving: {
          on: {
            'save.succeeded': '#editor-lock.releasing',
            'save.outdated': 'renewing',
            // The save may have succeeded and released the lock.
            'save.refused': { guard: ({ event }) => event.locked === null, target: 'retrying' },
          },
        },
      },
    },
    /** Taken over or expired. Unsaved work stays and can continue after a takeover. */
    lost: {
      entry: emit({ type: 'lock.lost' }),
      on: {
        'holder.seen': SEEN,
        'lock.changed': SEEN,
        'lock.requested': 'requesting',
        'takeover.requested': { guard: 'mayTakeOver', target: 'confirmingTakeover' },
        'lock.released': { target: 'free', actions: dropLock },
        'save.succeeded': { target: 'free', actions: dropLock },
      },
    },
    /** A new request waits for the release, because the calls could arrive in reverse order. */
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
