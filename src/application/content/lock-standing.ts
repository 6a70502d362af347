import type { SnapshotFrom } from 'xstate';
import type { editorLockMachine } from '../../domain/content/editor-lock.machine';

type LockState = SnapshotFrom<typeof editorLockMachine>;

/** An item that is gone has no lock to wait for: a save finds that out, and offers what can be done. */
const isGone = ({ context }: LockState): boolean => context.failure?.kind === 'NotFound';

/**
 * Whether the lock that somebody worked under is theirs no longer: nothing is saved until it is again. Rule R-CON-06.
 */
export const isLockLost = (lock: LockState): boolean =>
  lock.context.wasHeld &&
  !isGone(lock) &&
  (['lost', 'asking', 'requesting', 'takingOver'] as const).some((state) => lock.matches(state));

/**
 * What is said of the lock above an item: who has it, that it is lost, or the question whether to take it over; null:
 * nothing.
 */
export const lockTold = (lock: LockState): 'holder' | 'lost' | 'question' | null => {
  if (lock.matches('free')) return 'holder';
  if (lock.matches('lost') && !isGone(lock)) return 'lost';
  return lock.matches('asking') || lock.matches('takingOver') ? 'question' : null;
};
