import type { SnapshotFrom } from 'xstate';
import type { editorLockMachine } from '../../domain/content/editor-lock.machine';

type LockState = SnapshotFrom<typeof editorLockMachine>;

/** An item that is gone has no lock to wait for: a save finds that out, and offers what can be done. */
const isDeleted = ({ context }: LockState): boolean => context.failure?.kind === 'NotFound';

/**
 * Whether the lock that somebody worked under is theirs no longer: nothing is saved until it is again. Rule R-CON-06.
 */
export const isLockLost = (lock: LockState): boolean =>
  lock.context.wasHeld &&
  !isDeleted(lock) &&
  (['lost', 'confirmingTakeover', 'requesting', 'takingOver'] as const).some((state) => lock.matches(state));

/**
 * What is said of the lock above an item: who has it, that it is lost, or the question whether to take it over; null:
 * nothing.
 */
export const lockMessage = (lock: LockState): 'holder' | 'lost' | 'question' | null => {
  if (lock.matches('free')) return 'holder';
  if (lock.matches('lost') && !isDeleted(lock)) return 'lost';
  return lock.matches('confirmingTakeover') || lock.matches('takingOver') ? 'question' : null;
};
