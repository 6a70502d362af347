import { either } from 'fp-ts';
import type { LockEvent, LockFailure, LockOutcome, LockRef } from '../../../../src/domain/content/editor-lock';
import { editorLockMachine } from '../../../../src/domain/content/editor-lock.machine';
import { after, done, walk } from '../../support/walk';

export const ref: LockRef = { module: 'blog', id: '12' };
export const since = Date.UTC(2026, 10, 22, 9, 14);
export const taken: LockFailure = { kind: 'Locked', holder: 'Sjoerd Bakkenes', since };
export const begun = Date.UTC(2026, 10, 22, 9, 40);
export const cut: LockFailure = { kind: 'Unreachable', reason: 'cut' };
const forbidden: LockFailure = { kind: 'Forbidden' };
export const given: LockOutcome = either.right({ since: begun });

export const OWN_NAME = 'Anna Vos';

const lockEvents = {
  'seen': { type: 'holder.seen', holder: { name: 'Sjoerd Bakkenes', since } },
  'edit': { type: 'lock.requested' },
  'take over': { type: 'takeover.requested' },
  'yes': { type: 'takeover.confirmed' },
  'no': { type: 'takeover.cancelled' },
  'leave': { type: 'lock.released' },
  'save': { type: 'save.started' },
  'saved': { type: 'save.succeeded' },
  'save denied': { type: 'save.refused', locked: taken },
  'save without lock': { type: 'save.refused', locked: { kind: 'Locked', holder: '', since: null } },
  'save met former session': { type: 'save.refused', locked: { kind: 'Locked', holder: OWN_NAME, since: begun } },
  'save outdated': { type: 'save.outdated' },
  'save failed': { type: 'save.refused', locked: null },
} as const satisfies Readonly<Record<string, LockEvent>>;

/** All events of the lock of an editor. */
export const lockHappenings = {
  ...lockEvents,
  'given': done('0.editor-lock.requesting', given),
  'taken': done('0.editor-lock.requesting', either.left(taken)),
  'not given': done('0.editor-lock.requesting', either.left(forbidden)),
  'given again': done('0.editor-lock.reacquiring', given),
  'taken meanwhile': done('0.editor-lock.reacquiring', either.left(taken)),
  'taken back': done('0.editor-lock.retaking', given),
  'not taken back': done('0.editor-lock.retaking', either.left(taken)),
  'taken over': done('0.editor-lock.takingOver', given),
  'not taken over': done('0.editor-lock.takingOver', either.left(forbidden)),
  'renewed': done('0.editor-lock.held.renewing', given),
  'not renewed': done('0.editor-lock.held.renewing', either.left(taken)),
  'no answer': done('0.editor-lock.held.renewing', either.left(cut)),
  'given back': done('0.editor-lock.releasing', undefined),
  'time to renew': after('heartbeatInterval', 'editor-lock.held.idle'),
  'time to try': after('retryDelay', 'editor-lock.held.retrying'),
};
export type LockHappening = keyof typeof lockHappenings;

/** A walk of all events in all states, with or without the right to take over. */
export const walkedLock = (mayTakeOver: boolean) =>
  walk(editorLockMachine, {
    input: { ref, mayTakeOver, ownName: OWN_NAME },
    events: lockHappenings,
    remember: ({ holder, failure, wasHeld, isRequestedAgain }) => [
      holder !== null,
      failure?.kind,
      wasHeld,
      isRequestedAgain,
    ],
  });
