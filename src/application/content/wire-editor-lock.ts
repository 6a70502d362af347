import { either, taskEither } from 'fp-ts';
import { isLeft, isRight } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { fromCallback, fromPromise } from 'xstate';
import type { LockEvent, LockHandle, LockOutcome, LockRef } from '../../domain/content/editor-lock';
import { editorLockMachine } from '../../domain/content/editor-lock.machine';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Announcer } from '../shared/announcer';
import type { LiveEvents } from '../shared/ports/live-events.port';
import type { TabLocks } from '../shared/ports/tab-locks.port';
import { token } from '../shared/token';
import type { ContentLocks } from './ports/content-locks.port';
import { tabNameOf } from './tab-name';

export type WiredEditorLock = typeof editorLockMachine;
export const WiredEditorLock = token<WiredEditorLock>('editor-lock');

/** Wires the server locks and the locks between browser tabs. */
export const wireEditorLock = (
  locks: ContentLocks,
  tabs: Pick<TabLocks, 'claim'>,
  announcer: Announcer,
  live: LiveEvents,
): WiredEditorLock => {
  /** Locks of this tab by name; `isGiven`: the last server answer granted the lock. */
  const held = new Map<string, { readonly release: () => void; readonly isGiven: boolean }>();
  /** Releases in progress; a new request waits for them. */
  const leaving = new Map<string, Promise<unknown>>();
  const leaveTab = (ref: LockRef): void => {
    held.get(tabNameOf(ref))?.release();
    held.delete(tabNameOf(ref));
  };

  /** Tabs share a session, so the server would grant the same lock to each. */
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
    // Ignore a late answer: the lock was released, or a save cancelled the renewal, which may have created a new lock.
    if (!signal.aborted && held.has(name))
      held.set(name, { release, isGiven: isRight(outcome) || known?.isGiven === true });
    return outcome;
  };

  /** The unanswered request may have been granted, so re-acquire before the release. */
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
      followLock: fromCallback<LockEvent, LockRef>(({ input: { module, id }, sendBack }) => {
        if (id === '') return undefined;
        let isConnected = false;
        const heard = live.watch({ resource: module, id }).subscribe((event) => {
          if (event.type === 'lock') sendBack({ type: 'lock.changed', holder: event.holder });
          if (event.type === 'connected' && isConnected) sendBack({ type: 'lock.doubted' });
          isConnected ||= event.type === 'connected';
        });
        return () => {
          heard.unsubscribe();
        };
      }),
      acquireLock: fromPromise(({ input, signal }) => inThisTab(input, signal, locks.acquire(input, { signal }))),
      takeLockOver: fromPromise(({ input: { since, ...ref }, signal }) =>
        inThisTab(
          ref,
          signal,
          pipe(
            locks.release({ ...ref, since }),
            taskEither.chain(() =>
              pipe(
                locks.acquire(ref, { signal }),
                // Reports the current holder, if someone else has the lock.
                taskEither.orElseFirstIOK((failure) => () => {
                  if (failure.kind !== 'Locked') announcer.say('warning', 'content.lock.endedOnly', NOTICE_TIME.long);
                }),
              ),
            ),
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
      announceGranted: ({ context: { kind } }) => {
        announcer.say(
          'success',
          kind === 'record' ? 'content.lock.grantedRecord' : 'content.lock.granted',
          NOTICE_TIME.told,
        );
      },
      announceDenied: ({ context: { kind } }, { failure }) => {
        if (failure?.kind === 'Locked')
          announcer.say(
            'warning',
            kind === 'record' ? 'content.lock.takenRecord' : 'content.lock.taken',
            NOTICE_TIME.warning,
            {
              name: failure.holder,
            },
          );
        else if (failure?.kind === 'OpenElsewhere')
          announcer.say('warning', 'content.lock.elsewhere', NOTICE_TIME.warning);
        else if (failure?.kind === 'Forbidden')
          announcer.say(
            'warning',
            kind === 'record' ? 'content.lock.refusedRecord' : 'content.lock.refused',
            NOTICE_TIME.warning,
          );
        else announcer.failure(failure);
      },
      announceLost: () => {
        announcer.say('warning', 'content.lock.lost', NOTICE_TIME.long);
      },
    },
  });
};
