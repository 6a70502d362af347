import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { ContentLocks } from '../../../application/content/ports/content-locks.port';
import type { LockHandle } from '../../../domain/content/editor-lock';
import type { Failure } from '../../../domain/shared/failure';
import { can } from '../../../domain/shared/permission';
import type { Caller } from '../shared/caller';
import type { MemoryCalls } from '../shared/memory-calls';
import { unlockRightOf, type MemoryContents, type MemoryLock } from './memory-contents';

const lockedBy = ({ name, since }: MemoryLock): Either<Failure, never> =>
  either.left({ kind: 'Locked', holder: name, since });

/** Locks in memory; they belong to the sign-in on this page and end with it. */
export const contentLocksMemory = (calls: MemoryCalls, contents: MemoryContents): ContentLocks => {
  const released = ({ since, ...ref }: LockHandle, caller: Caller): Either<Failure, void> => {
    const lock = contents.lockOf(ref);
    if (lock === null) return either.right(undefined);
    // `since` names another lock than the current one.
    if (since !== null && since !== lock.since) return lockedBy(lock);
    // Releasing one's own lock of another browser needs no right.
    if (lock.visit === null && lock.name !== contents.nameOfCaller() && !can(caller, unlockRightOf(ref)))
      return either.left({ kind: 'Forbidden' });
    contents.free(ref);
    return either.right(undefined);
  };
  return {
    acquire: (ref, options) =>
      calls.answer(
        () =>
          pipe(
            contents.lockable(ref),
            either.chain(() => {
              const lock = contents.lockOfOther(ref);
              return lock === null ? either.right({ since: contents.take(ref) }) : lockedBy(lock);
            }),
          ),
        options,
      ),
    release: (lock) =>
      calls.answer(() =>
        pipe(
          contents.lockable(lock),
          either.chain(({ caller }) => released(lock, caller)),
        ),
      ),
  };
};
