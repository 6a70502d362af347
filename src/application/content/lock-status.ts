import type { SnapshotFrom } from 'xstate';
import type { editorLockMachine } from '../../domain/content/editor-lock.machine';

type LockState = SnapshotFrom<typeof editorLockMachine>;

/** A deleted item has no lock; the save reports the deletion. */
const isDeleted = ({ context }: LockState): boolean => context.failure?.kind === 'NotFound';

/** Whether the lock of the edit is lost, which blocks saving. Rule R-CON-06. */
export const isLockLost = (lock: LockState): boolean =>
  lock.context.wasHeld &&
  !isDeleted(lock) &&
  (['lost', 'confirmingTakeover', 'requesting', 'takingOver'] as const).some((state) => lock.matches(state));

/** Key of the lock message above an item; null for none. */
export const lockMessage = (lock: LockState): 'holder' | 'lost' | 'question' | null => {
  if (lock.matches('free')) return 'holder';
  if (lock.matches('lost') && !isDeleted(lock)) return 'lost';
  return lock.matches('confirmingTakeover') || lock.matches('takingOver') ? 'question' : null;
};
