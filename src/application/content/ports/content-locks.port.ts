import type { Lock, LockHandle, LockRef } from '../../../domain/content/editor-lock';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Locks on records that one person at a time edits. Rules R-CON-06 and R-CON-07. */
export interface ContentLocks {
  /** Takes the lock, or gives a sign of life for one's own; refused with `Locked` while somebody else has it. */
  acquire(ref: LockRef, options?: CallOptions): Answer<Lock>;
  /**
   * Ends a lock: one's own, or with the right to somebody else's; one that is not there any more is ended. Arrives also
   * from a page that closes.
   */
  release(lock: LockHandle): Answer<void>;
}
export const ContentLocks = token<ContentLocks>('content-locks');
