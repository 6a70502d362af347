import type { Either } from 'fp-ts/Either';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '../shared/failure';
import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { unwired } from '../shared/outcome';
import { phantom } from '../shared/phantom';
import type { LockHolder } from './content-item';
import { RENEW_AGAIN, RENEW_EVERY } from './lock.rule';

/** The locked record; `module` is the first segment of its endpoint. */
export interface LockRef {
  readonly module: string;
  readonly id: Id;
}

/** Why a lock was refused; `OpenElsewhere`: another tab of this browser holds it. */
export type LockFailure = Failure | { readonly kind: 'OpenElsewhere' };

/** `since` identifies the lock where the API sends it. */
export interface Lock {
  readonly since: Instant | null;
}
export type LockOutcome = Either<LockFailure, Lock>;

/** A specific lock, own or foreign. */
export interface LockOf extends LockRef {
  readonly since: Instant | null;
}

interface LockInput {
  readonly ref: LockRef;
  readonly mayTakeOver: boolean;
  /** Display name of the current user: their own lock from another browser may be taken over. */
  readonly own?: string | undefined;
}

/** Whether the current user may take over from `holder`; the server decides finally. Rule R-CON-06. */
export const mayTakeFrom = ({ mayTakeOver, own }: LockInput, holder: string): boolean => mayTakeOver || holder === own;

interface LockContext extends LockInput {
  /** The lock that this editor received last. */
  readonly since: Instant | null;
  /** Known foreign holder. */
  readonly holder: LockHolder | null;
  /** Why the lock was refused or lost. */
  readonly failure: LockFailure | null;
  /** Whether the lock was held before, so that there may be unsaved work. */
  readonly wasHeld: boolean;
  /** Requested again during release. */
  readonly wanted: boolean;
}

export type LockEvent =
  /** Lock state read from the record. */
  | { readonly type: 'holder.seen'; readonly holder: LockHolder | null }
  | { readonly type: 'lock.requested' }
  | { readonly type: 'takeover.requested' }
  | { readonly type: 'takeover.confirmed' }
  | { readonly type: 'takeover.cancelled' }
  /** The edit ended or the screen was left. */
  | { readonly type: 'lock.released' }
  | { readonly type: 'save.started' }
  | { readonly type: 'save.succeeded' }
  /** `locked` is null when the save failed for another reason than the lock. */
  | { readonly type: 'save.refused'; readonly locked: Failure | null };

export type LockNews =
  /** The newest version can be loaded and edited. */
  { readonly type: 'lock.acquired' } | { readonly type: 'lock.lost' };

const holderIn = (failure: LockFailure | null): LockHolder | null =>
  failure?.kind === 'Locked' ? { name: failure.holder, since: failure.since } : null;

interface Denial {
  readonly failure: LockFailure | null;
}

/** Failures that say nothing about the lock: the heartbeat did not get through. */
const MAY_PASS: readonly LockFailure['kind'][] = ['Unreachable', 'Unauthenticated', 'TooMany', 'Malformed'];

const lock = setup({
  types: {
    context: phantom<LockContext>(),
    events: phantom<LockEvent>(),
    input: phantom<LockInput>(),
    emitted: phantom<LockNews>(),
  },
  actors: {
    /** Renews the lock when this editor already holds it. */
    acquireLock: fromPromise<LockOutcome, LockRef>(unwired('acquireLock')),
    takeLockOver: fromPromise<LockOutcome, LockOf>(unwired('takeLockOver')),
    releaseLock: fromPromise<unknown, LockOf>(unwired('releaseLock')),
  },
  actions: {
    note: assign((_, { since }: Lock) => ({ since })),
    deny: assign(({ context }, { failure }: Denial) => ({ failure, holder: holderIn(failure) ?? context.holder })),
    lose: assign((_, { failure }: Denial) => ({ failure, holder: holderIn(failure) })),
    /** Drops the local lock state. */
    letGo: (_, _ref: LockRef) => unwired('letGo')(),
    announceGranted: unwired('announceGranted'),
    announceDenied: (_, _denial: Denial) => unwired('announceDenied')(),
    announceLost: unwired('announceLost'),
  },
  guards: {
    given: (_, { outcome }: { readonly outcome: LockOutcome }) => outcome._tag === 'Right',
    /** The old lock expired and a new one began: someone may have saved in between. */
    givenAnew: ({ context }, { outcome }: { readonly outcome: LockOutcome }) =>
      outcome._tag === 'Right' && outcome.right.since !== context.since,
    askable: ({ context }, { outcome }: { readonly outcome: LockOutcome }) =>
      outcome._tag === 'Left' &&
      outcome.left.kind === 'Locked' &&
      mayTakeFrom(context, outcome.left.holder) &&
      !context.wasHeld,
    doubtful: (_, { outcome }: { readonly outcome: LockOutcome }) =>
      outcome._tag === 'Left' && MAY_PASS.includes(outcome.left.kind),
    mayTakeOver: ({ context }) => context.holder !== null && mayTakeFrom(context, context.holder.name),
    wasHeld: ({ context }) => context.wasHeld,
    wanted: ({ context }) => context.wanted,
    deniedByLock: (_, { locked }: { readonly locked: Failure | null }) => locked !== null,
  },
  delays: { untilRenewal: RENEW_EVERY, untilNextTry: RENEW_AGAIN },
});

const outcomeOf = ({ event }: { readonly event: { readonly output: LockOutcome } }) => ({ outcome: event.output });
const lockOf = ({ event: { output } }: { readonly event: { readonly output: LockOutcome } }): Lock => ({
  since: output._tag === 'Right' ? output.right.since : null,
});
const denialOf = ({ event: { output } }: { readonly event: { readonly output: LockOutcome } }): Denial => ({
  failure: output._tag === 'Left' ? output.left : null,
});
const LOST: LockNews = { type: 'lock.lost' };
const letGo = { type: 'letGo', params: ({ context }: { readonly context: LockContext }) => context.ref } as const;

/**
 * Lock of a record in edit: request, heartbeat, takeover, loss, release.
 * It never affects what was typed. Rules R-CON-06 and R-CON-07.
 */
export const editorLockMachine = lock.createMachine({
  id: 'editor-lock',
  context: ({ input }) => ({ ...input, since: null, holder: null, failure: null, wasHeld: false, wanted: false }),
  initial: 'free',
  states: {
    free: {
      entry: assign({ wasHeld: false }),
      on: {
        'holder.seen': { actions: assign({ holder: ({ event }) => event.holder }) },
        'lock.requested': 'requesting',
        'takeover.requested': { guard: 'mayTakeOver', target: 'asking' },
      },
    },
    requesting: {
      on: { 'lock.released': 'releasing' },
      invoke: {
        src: 'acquireLock',
        input: ({ context }) => context.ref,
        onDone: [
          {
            guard: { type: 'given', params: outcomeOf },
            target: 'held',
            actions: [{ type: 'note', params: lockOf }, 'announceGranted'],
          },
          {
            guard: { type: 'askable', params: outcomeOf },
            target: 'asking',
            actions: { type: 'deny', params: denialOf },
          },
          {
            guard: 'wasHeld',
            target: 'lost',
            actions: [
              { type: 'deny', params: denialOf },
              { type: 'announceDenied', params: denialOf },
            ],
          },
          {
            target: 'free',
            actions: [
              { type: 'deny', params: denialOf },
              { type: 'announceDenied', params: denialOf },
            ],
          },
        ],
      },
    },
    /** Asks a user who may take over for confirmation. */
    asking: {
      on: {
        'takeover.confirmed': 'takingOver',
        'takeover.cancelled': [{ guard: 'wasHeld', target: 'lost' }, { target: 'free' }],
        'lock.released': { target: 'free', actions: letGo },
      },
    },
    takingOver: {
      on: { 'lock.released': 'releasing' },
      invoke: {
        src: 'takeLockOver',
        input: ({ context }) => ({ ...context.ref, since: context.holder?.since ?? null }),
        onDone: [
          {
            guard: { type: 'given', params: outcomeOf },
            target: 'held',
            actions: [{ type: 'note', params: lockOf }, 'announceGranted'],
          },
          {
            guard: 'wasHeld',
            target: 'lost',
            actions: [
              { type: 'deny', params: denialOf },
              { type: 'announceDenied', params: denialOf },
            ],
          },
          {
            target: 'free',
            actions: [
              { type: 'deny', params: denialOf },
              { type: 'announceDenied', params: denialOf },
            ],
          },
        ],
      },
    },
    held: {
      entry: [assign({ holder: null, failure: null, wasHeld: true }), emit({ type: 'lock.acquired' })],
      initial: 'resting',
      on: {
        'lock.released': 'releasing',
        'save.started': '.saving',
        // The save reports the refusal, so no notice is shown here.
        'save.refused': {
          guard: { type: 'deniedByLock', params: ({ event }) => event },
          target: 'lost',
          actions: [{ type: 'lose', params: ({ event }) => ({ failure: event.locked }) }, emit(LOST)],
        },
      },
      states: {
        resting: { after: { untilRenewal: 'renewing' } },
        renewing: {
          invoke: {
            src: 'acquireLock',
            input: ({ context }) => context.ref,
            onDone: [
              {
                guard: { type: 'givenAnew', params: outcomeOf },
                target: 'resting',
                actions: [{ type: 'note', params: lockOf }, emit({ type: 'lock.acquired' })],
              },
              {
                guard: { type: 'given', params: outcomeOf },
                target: 'resting',
                actions: { type: 'note', params: lockOf },
              },
              { guard: { type: 'doubtful', params: outcomeOf }, target: 'doubtful' },
              {
                target: '#editor-lock.lost',
                actions: [{ type: 'lose', params: denialOf }, 'announceLost', emit(LOST)],
              },
            ],
          },
        },
        doubtful: { after: { untilNextTry: 'renewing' } },
        /**
         * No heartbeat while saving: a late one would re-acquire the lock. `releaseLock` covers one already in
         * flight.
         */
        saving: {
          on: {
            'save.succeeded': '#editor-lock.releasing',
            'save.refused': [
              {
                guard: { type: 'deniedByLock', params: ({ event }) => event },
                target: '#editor-lock.lost',
                actions: [{ type: 'lose', params: ({ event }) => ({ failure: event.locked }) }, emit(LOST)],
              },
              { target: 'resting' },
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
        'takeover.requested': { guard: 'mayTakeOver', target: 'asking' },
        'lock.released': { target: 'free', actions: letGo },
        'save.succeeded': { target: 'free', actions: letGo },
      },
    },
    /** A new request waits for the release: the two calls could overtake each other. */
    releasing: {
      entry: assign({ holder: null, failure: null, wasHeld: false, wanted: false }),
      on: {
        'lock.requested': { actions: assign({ wanted: true }) },
        'lock.released': { actions: assign({ wanted: false }) },
      },
      invoke: {
        src: 'releaseLock',
        input: ({ context }) => ({ ...context.ref, since: context.since }),
        onDone: [{ guard: 'wanted', target: 'requesting' }, { target: 'free' }],
        onError: [{ guard: 'wanted', target: 'requesting' }, { target: 'free' }],
      },
    },
  },
});
