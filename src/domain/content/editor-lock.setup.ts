import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '../shared/failure';
import { unwired } from '../shared/outcome';
import { phantom } from '../shared/phantom';
import type { LockHolder } from './content-item';
import {
  canTakeOverFrom,
  holderIn,
  isOwnLock,
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

/** Why a lock was refused. */
export interface Denial {
  readonly failure: LockFailure | null;
}

/** Failures that say nothing about the lock; only the heartbeat failed. */
const TRANSIENT: readonly LockFailure['kind'][] = ['Unreachable', 'Unauthenticated', 'TooMany', 'Malformed'];

/** Actors, actions and guards of the lock of an editor. */
export const lockSetup = setup({
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
    /** Sends `lock.changed`; silent where the API has no live events. */
    followLock: fromCallback<LockEvent, LockRef>(() => undefined),
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
    /** The old lock expired and a new one began; someone may have saved in between. */
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
    isTaken: ({ context }, { holder }: { readonly holder: LockHolder | null }) =>
      holder !== null && !isOwnLock(context, holder),
    isRequestedAgain: ({ context }) => context.isRequestedAgain,
    isLockRefusal: (_, { locked }: { readonly locked: Failure | null }) => locked !== null,
    /** A former session of this editor still holds the lock. */
    isLeftBehind: ({ context }, { locked }: { readonly locked: Failure | null }) =>
      isOwnLock(context, holderIn(locked?.kind === 'Locked' ? locked : null)),
    /** The lock expired and nobody else holds it. */
    isLockEnded: (_, { locked }: { readonly locked: Failure | null }) =>
      locked?.kind === 'Locked' && holderIn(locked) === null,
  },
  delays: { heartbeatInterval: HEARTBEAT_INTERVAL, retryDelay: HEARTBEAT_RETRY_DELAY },
});
