import { either, taskEither } from 'fp-ts';
import { isLeft, isRight } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { fromPromise } from 'xstate';
import { editorLockMachine, type LockOutcome, type LockRef } from '../../domain/content/editor-lock.machine';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Announcer } from '../shared/announcer';
import type { CancelSignal } from '../shared/ports/call';
import type { TabLocks } from '../shared/ports/tab-locks.port';
import { token } from '../shared/token';
import type { ContentLocks } from './ports/content-locks.port';

/** The lock of an editor with everything plugged in. */
export type WiredEditorLock = typeof editorLockMachine;
export const WiredEditorLock = token<WiredEditorLock>('editor-lock');

/** Plugs the lock into the server's locks and those between the tabs of a browser, once. */
export const wireEditorLock = (locks: ContentLocks, tabs: TabLocks, announcer: Announcer): WiredEditorLock => {
  const held = new Map<string, () => void>();
  const nameOf = ({ module, id }: LockRef): string => `${module}/${id}`;
  const giveBack = (ref: LockRef): void => {
    held.get(nameOf(ref))?.();
    held.delete(nameOf(ref));
  };

  /** One session has many tabs: the server would give each of them the same lock. */
  const inThisTab = async (ref: LockRef, ask: () => Promise<LockOutcome>): Promise<LockOutcome> => {
    const isRenewal = held.has(nameOf(ref));
    const release = isRenewal ? null : await tabs.claim(nameOf(ref));
    if (!isRenewal && release === null) return either.left({ kind: 'OpenElsewhere' });
    if (release !== null) held.set(nameOf(ref), release);
    const outcome = await ask();
    if (isLeft(outcome) && !isRenewal) giveBack(ref);
    return outcome;
  };
  const acquire = (ref: LockRef, signal: CancelSignal): Promise<LockOutcome> => inThisTab(ref, locks.acquire(ref, { signal }));

  return editorLockMachine.provide({
    actors: {
      acquireLock: fromPromise(({ input, signal }) => acquire(input, signal)),
      takeLockOver: fromPromise(({ input, signal }) => pipe(
        locks.release(input),
        taskEither.chainW(() => () => acquire({ module: input.module, id: input.id }, signal)),
      )()),
      releaseLock: fromPromise(async ({ input }) => {
        giveBack(input);
        const answer = await locks.release(input)();
        return isRight(answer);
      }),
    },
    actions: {
      announceGranted: () => { announcer.say('success', 'content.lock.granted', NOTICE_TIME.success); },
      announceDenied: (_, { failure }) => {
        if (failure?.kind === 'Locked') announcer.say('warning', 'content.lock.taken', NOTICE_TIME.warning, { name: failure.holder });
        else if (failure?.kind === 'OpenElsewhere') announcer.say('warning', 'content.lock.elsewhere', NOTICE_TIME.warning);
        else if (failure?.kind === 'Forbidden') announcer.say('warning', 'content.lock.refused', NOTICE_TIME.warning);
        else announcer.failure(failure);
      },
      announceLost: () => { announcer.say('warning', 'content.lock.lost', NOTICE_TIME.long); },
    },
  });
};
