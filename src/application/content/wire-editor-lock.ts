import { either, taskEither } from 'fp-ts';
import { isLeft, isRight } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { fromPromise } from 'xstate';
import type { LockHandle, LockOutcome, LockRef } from '../../domain/content/editor-lock';
import { editorLockMachine } from '../../domain/content/editor-lock.machine';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Announcer } from '../shared/announcer';
import type { TabLocks } from '../shared/ports/tab-locks.port';
import { token } from '../shared/token';
import type { ContentLocks } from './ports/content-locks.port';
import { tabNameOf } from './tab-name';

/** The lock of an editor with everything plugged in. */
export type WiredEditorLock = typeof editorLockMachine;
export const WiredEditorLock = token<WiredEditorLock>('editor-lock');

/** Plugs the lock into the server's locks and those between the tabs of a browser, once. */
export const wireEditorLock = (locks: ContentLocks, tabs: TabLocks, announcer: Announcer): WiredEditorLock => {
  /** What this tab works on, by name; `isGiven` once the server said yes, and nothing was asked since. */
  const held = new Map<string, { readonly release: () => void; readonly isGiven: boolean }>();
  /** What is still being given back: whoever asks for it again waits until it is. */
  const leaving = new Map<string, Promise<unknown>>();
  const leaveTab = (ref: LockRef): void => {
    held.get(tabNameOf(ref))?.release();
    held.delete(tabNameOf(ref));
  };

  /** One session has many tabs: the server would give each of them the same lock. */
  const inThisTab = async (
    ref: LockRef,
    signal: AbortSignal,
    ask: () => Promise<LockOutcome>,
  ): Promise<LockOutcome> => {
    const name = tabNameOf(ref);
    await leaving.get(name);
    const known = held.get(name);
    const release = known?.release ?? (await tabs.claim(name));
    if (release === null) return either.left({ kind: 'OpenElsewhere' });
    held.set(name, { release, isGiven: false });
    const outcome = await ask();
    if (isLeft(outcome) && known === undefined) leaveTab(ref);
    // Left meanwhile, it is nobody's any more. Cut off by a save, it may arrive behind that, and begin a lock that
    // nobody here knows of.
    if (!signal.aborted && held.has(name))
      held.set(name, { release, isGiven: isRight(outcome) || known?.isGiven === true });
    return outcome;
  };

  /** An answer that did not arrive may have been a yes: asked again, it is certain whose lock is ended. */
  const end = async (lock: LockHandle): Promise<void> => {
    const known = held.get(tabNameOf(lock));
    if (known === undefined) return;
    const ref = { module: lock.module, id: lock.id };
    await (
      known.isGiven
        ? locks.release(lock)
        : pipe(
            locks.acquire(ref),
            taskEither.chain(({ since }) => locks.release({ ...ref, since })),
          )
    )();
    leaveTab(ref);
  };

  return editorLockMachine.provide({
    actors: {
      acquireLock: fromPromise(({ input, signal }) => inThisTab(input, signal, locks.acquire(input, { signal }))),
      takeLockOver: fromPromise(({ input: { since, ...ref }, signal }) =>
        inThisTab(
          ref,
          signal,
          pipe(
            locks.release({ ...ref, since }),
            taskEither.chain(() => locks.acquire(ref, { signal })),
          ),
        ),
      ),
      releaseLock: fromPromise(({ input }) => {
        const ended = end(input).finally(() => {
          leaving.delete(tabNameOf(input));
        });
        leaving.set(tabNameOf(input), ended);
        return ended;
      }),
    },
    actions: {
      dropLock: (_, ref) => {
        leaveTab(ref);
      },
      announceGranted: () => {
        announcer.say('success', 'content.lock.granted', NOTICE_TIME.success);
      },
      announceDenied: (_, { failure }) => {
        if (failure?.kind === 'Locked')
          announcer.say('warning', 'content.lock.taken', NOTICE_TIME.warning, { name: failure.holder });
        else if (failure?.kind === 'OpenElsewhere')
          announcer.say('warning', 'content.lock.elsewhere', NOTICE_TIME.warning);
        else if (failure?.kind === 'Forbidden') announcer.say('warning', 'content.lock.refused', NOTICE_TIME.warning);
        else announcer.failure(failure);
      },
      announceLost: () => {
        announcer.say('warning', 'content.lock.lost', NOTICE_TIME.long);
      },
    },
  });
};
