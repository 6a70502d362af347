import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { LockEvent, LockHandle, LockOutcome, LockRef } from '../../../../src/domain/content/editor-lock';
import { editorLockMachine } from '../../../../src/domain/content/editor-lock.machine';
import { called } from '../../support/called';
import { given, ref } from './lock-events';

/** The lock of an editor; the test answers its calls. */
export const openLock = (mayTakeOver = true, own?: string) => {
  const [acquire, takeOver, release] = [
    called<LockOutcome, LockRef>(),
    called<LockOutcome, LockHandle>(),
    called<unknown, LockHandle>(),
  ];
  const said: unknown[] = [];
  const followed: LockRef[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    editorLockMachine.provide({
      actors: {
        acquireLock: fromPromise(acquire.run),
        takeLockOver: fromPromise(takeOver.run),
        releaseLock: fromPromise(release.run),
        followLock: fromCallback<LockEvent, LockRef>(({ input }) => {
          followed.push(input);
        }),
      },
      actions: {
        dropLock: () => {
          said.push('let go');
        },
        announceGranted: () => {
          said.push('granted');
        },
        announceDenied: (_, { failure }) => {
          said.push(failure?.kind);
        },
        announceLost: () => {
          said.push('lost');
        },
      },
    }),
    { input: { ref, mayTakeOver, ownName: own }, clock },
  );
  actor.on('lock.acquired', () => {
    said.push('acquired');
  });
  actor.start();
  const until = (state: 'free' | 'held' | 'lost' | 'confirmingTakeover' | 'requesting' | 'reacquiring' | 'releasing') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const rests = () => waitFor(actor, (snapshot) => snapshot.matches({ held: 'idle' }));
  const retries = () => waitFor(actor, (snapshot) => snapshot.matches({ held: 'retrying' }));
  const hold = async () => {
    actor.send({ type: 'lock.requested' });
    acquire.answer(given);
    await until('held');
  };
  return { actor, clock, acquire, takeOver, release, followed, said, until, rests, retries, hold };
};
