import type { Either } from 'fp-ts/Either';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '../shared/failure';
import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { unwired } from '../shared/outcome';
import { phantom } from '../shared/phantom';
import type { LockHolder } from './content-item';
import { RENEW_AGAIN, RENEW_EVERY } from './lock.rule';

/** What is locked: a record and the part of the address that its calls begin with. */
export interface LockRef {
  readonly module: string;
  readonly id: Id;
}

/** Why a lock was not given; `OpenElsewhere` when another tab of the same browser has it. */
export type LockFailure = Failure | { readonly kind: 'OpenElsewhere' };

/** A lock that was given; `since` names it where the API says. */
export interface Lock {
  readonly since: Instant | null;
}
export type LockOutcome = Either<LockFailure, Lock>;

/** The lock that is meant: of somebody else, or one's own. */
export interface LockOf extends LockRef {
  readonly since: Instant | null;
}

interface LockInput {
  readonly ref: LockRef;
  readonly mayTakeOver: boolean;
  /** What the person is called: a lock of theirs in another browser they may take over anyway. */
  readonly own?: string | undefined;
}

/** Whether somebody may take over from whoever is called so; the server knows for sure. Rule R-CON-06. */
export const mayTakeFrom = ({ mayTakeOver, own }: LockInput, holder: string): boolean => mayTakeOver || holder === own;

interface LockContext extends LockInput {
  /** The lock that this editor was given last. */
  readonly since: Instant | null;
  /** Who else has it, as far as is known. */
  readonly holder: LockHolder | null;
  /** Why it was not given, or is lost. */
  readonly failure: LockFailure | null;
  /** The person had it and may have work in hand. */
  readonly wasHeld: boolean;
  /** It is asked for again while it is still being given back. */
  readonly wanted: boolean;
}

export type LockEvent =
  /** What the record itself says of its lock. */
  | { readonly type: 'holder.seen'; readonly holder: LockHolder | null }
  | { readonly type: 'lock.requested' }
  | { readonly type: 'takeover.requested' }
  | { readonly type: 'takeover.confirmed' }
  | { readonly type: 'takeover.cancelled' }
  /** The edit is over, or the screen is left. */
  | { readonly type: 'lock.released' }
  | { readonly type: 'save.started' }
  | { readonly type: 'save.succeeded' }
  /** Null failed for another reason than the lock. */
  | { readonly type: 'save.refused'; readonly locked: Failure | null };

export type LockNews =
  /** The newest version may be fetched, and edited. */
  { readonly type: 'lock.acquired' } | { readonly type: 'lock.lost' };

const holderIn = (failure: LockFailure | null): LockHolder | null =>
  failure?.kind === 'Locked' ? { name: failure.holder, since: failure.since } : null;

interface Denial {
  readonly failure: LockFailure | null;
}

/** Failures behind which the lock may well be alive: the sign of life just did not arrive. */
const MAY_PASS: readonly LockFailure['kind'][] = ['Unreachable', 'Unauthenticated', 'TooMany', 'Malformed'];

const lock = setup({
  types: {
    context: phantom<LockContext>(),
    events: phantom<LockEvent>(),
    input: phantom<LockInput>(),
    emitted: phantom<LockNews>(),
  },
  actors: {
    /** Again by who has it: a sign of life. */
    acquireLock: fromPromise<LockOutcome, LockRef>(unwired('acquireLock')),
    takeLockOver: fromPromise<LockOutcome, LockOf>(unwired('takeLockOver')),
    releaseLock: fromPromise<unknown, LockOf>(unwired('releaseLock')),
  },
  actions: {
    note: assign((_, { since }: Lock) => ({ since })),
    deny: assign(({ context }, { failure }: Denial) => ({ failure, holder: holderIn(failure) ?? context.holder })),
    lose: assign((_, { failure }: Denial) => ({ failure, holder: holderIn(failure) })),
    /** It is gone, and so is whoever had it: nothing of it stays behind here. */
    letGo: (_, _ref: LockRef) => unwired('letGo')(),
    announceGranted: unwired('announceGranted'),
    announceDenied: (_, _denial: Denial) => unwired('announceDenied')(),
    announceLost: unwired('announceLost'),
  },
  guards: {
    given: (_, { outcome }: { readonly outcome: LockOutcome }) => outcome._tag === 'Right',
    /** It had ended, and another one began: meanwhile somebody else may have saved. */
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
 * The lock on a record while it is edited: asked for, kept alive, taken over with the right to, lost, released.
 * Whatever happens to it, nothing that was typed depends on it. Rules R-CON-06 and R-CON-07.
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
    /** Somebody who may take it over is asked whether they will. */
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
        // Whoever saves is told why it was refused, and by whose lock.
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
         * No sign of life is sent meanwhile: one that arrived behind the save would take the lock anew. One that was on
         * its way already still may: whoever releases makes sure.
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
    /** Somebody else has it, or it ran out: the work stays, and can be kept, copied, or go on after a take-over. */
    lost: {
      on: {
        'holder.seen': { actions: assign({ holder: ({ event }) => event.holder }) },
        'lock.requested': 'requesting',
        'takeover.requested': { guard: 'mayTakeOver', target: 'asking' },
        'lock.released': { target: 'free', actions: letGo },
        'save.succeeded': { target: 'free', actions: letGo },
      },
    },
    /** Whoever wants it again waits until it is given back: the two calls could overtake each other. */
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
