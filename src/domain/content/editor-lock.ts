import type { Either } from 'fp-ts/Either';
import type { Failure } from '../shared/failure';
import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import type { LockHolder } from './content-item';

/** The locked record; `module` is its endpoint without the id. */
export interface LockRef {
  readonly module: string;
  readonly id: Id;
}

/** Why a lock was refused; `OpenElsewhere`: another tab of this browser holds it. */
export type LockFailure = Failure | { readonly kind: 'OpenElsewhere' };

/** `since` identifies the lock; null where the API does not send it. */
export interface Lock {
  readonly since: Instant | null;
}
export type LockOutcome = Either<LockFailure, Lock>;

/** A specific lock, own or foreign. */
export interface LockHandle extends LockRef {
  readonly since: Instant | null;
}

export interface LockInput {
  readonly ref: LockRef;
  readonly mayTakeOver: boolean;
  /** Display name of the current user, who may take over their own lock from another browser. */
  readonly ownName?: string | undefined;
  /** What notices call the record; a post by default. */
  readonly kind?: 'post' | 'record' | undefined;
}

/** Whether the user may take over from `holder`; the server has the final decision. Rule R-CON-06. */
export const canTakeOverFrom = ({ mayTakeOver, ownName }: LockInput, holder: string): boolean =>
  mayTakeOver || holder === ownName;

export interface LockContext extends LockInput {
  /** Start of the lock that this editor acquired last. */
  readonly since: Instant | null;
  /** Foreign lock holder, if known. */
  readonly holder: LockHolder | null;
  /** Why the lock was refused or lost. */
  readonly failure: LockFailure | null;
  /** Whether the lock was held before, so there may be unsaved work. */
  readonly wasHeld: boolean;
  /** The lock was requested again during the release. */
  readonly isRequestedAgain: boolean;
}

export type LockEvent =
  /** Lock state read from the record. */
  | { readonly type: 'holder.seen'; readonly holder: LockHolder | null }
  /** Live event: someone else acquired or released the lock. Rule R-LIV-04. */
  | { readonly type: 'lock.changed'; readonly holder: LockHolder | null }
  /** Live events of the lock may have been missed. */
  | { readonly type: 'lock.doubted' }
  | { readonly type: 'lock.requested' }
  | { readonly type: 'takeover.requested' }
  | { readonly type: 'takeover.confirmed' }
  | { readonly type: 'takeover.cancelled' }
  /** The edit ended or the screen was left. */
  | { readonly type: 'lock.released' }
  | { readonly type: 'save.started' }
  | { readonly type: 'save.succeeded' }
  /** Someone else saved, which also released this lock. The save is repeated on the new version. */
  | { readonly type: 'save.outdated' }
  /** `locked` is null when the save failed for a reason other than the lock. */
  | { readonly type: 'save.refused'; readonly locked: Failure | null };

export type LockEmitted =
  /** The newest version can be loaded and edited. */
  | { readonly type: 'lock.acquired' }
  /** The lock was taken over, or its renewal was refused. */
  | { readonly type: 'lock.lost' };

/** Whether a lock is the one that this editor acquired, possibly in a former session. */
export const isOwnLock = ({ since, ownName }: LockContext, holder: LockHolder | null): boolean =>
  holder !== null && since !== null && holder.name === ownName && holder.since === since;

export const holderIn = (failure: LockFailure | null): LockHolder | null =>
  failure?.kind === 'Locked' && failure.holder !== '' ? { name: failure.holder, since: failure.since } : null;
