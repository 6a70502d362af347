import type { Lock, LockHandle, LockRef } from '../../../domain/content/editor-lock';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Exclusive edit locks. Rules R-CON-06 and R-CON-07. */
export interface ContentLocks {
  /** Acquires or renews the lock; `Locked` while someone else holds it. */
  acquire(ref: LockRef, options?: CallOptions): Answer<Lock>;
  /**
   * Releases a lock, including a foreign one if the user has the right; succeeds when the lock no longer exists. Must
   * also be delivered while the page closes.
   */
  release(lock: LockHandle): Answer<void>;
}
export const ContentLocks = token<ContentLocks>('content-locks');
