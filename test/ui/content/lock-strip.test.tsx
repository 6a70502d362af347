import { act, screen } from '@testing-library/react';
import { either } from 'fp-ts';
import { createActor, fromPromise, waitFor } from 'xstate';
import { readBlocks } from '../../../src/domain/content/block-clipboard';
import { editorLockMachine, type LockOutcome } from '../../../src/domain/content/editor-lock.machine';
import { LockStrip } from '../../../src/ui/content/lock-strip';
import { useBlocks } from '../../../src/ui/content/content.bridge';
import { Clipboard } from '../../../src/application/shared/ports/clipboard.port';
import { aBlock } from '../../domain/content/support/blocks';
import { showSignedIn } from '../shared/support/signed-in';

/** 13:30 in Amsterdam: when the tests happen. */
const NOW = Date.UTC(2026, 10, 20, 12, 30);
const MINUTE = 60_000;
const BLOCKS = [aBlock('a'), aBlock('b')];

const lockOf = (outcome: LockOutcome) => createActor(editorLockMachine.provide({
  actors: { acquireLock: fromPromise(() => Promise.resolve(outcome)) },
  actions: { announceGranted: () => undefined, announceDenied: () => undefined, announceLost: () => undefined },
}), { input: { ref: { module: 'blog', id: '1' }, mayTakeOver: false } }).start();

const copied: string[] = [];
const show = (lock: ReturnType<typeof lockOf>, onKeep = jest.fn()) => {
  const Strip = () => <LockStrip lock={lock} blocks={useBlocks(BLOCKS)} onKeep={onKeep} />;
  return showSignedIn(<Strip />, {}, ['content'], (services) => {
    services.unbind(Clipboard);
    services.bind<Clipboard>(Clipboard).toConstantValue({
      write: (text) => {
        copied.push(text);
        return Promise.resolve(true);
      },
      read: () => Promise.resolve(null),
    });
  });
};

test.each([
  [NOW - 23 * MINUTE, 'Sjoerd Bakkenes is editing this since 13:07 (23 minutes).'],
  [NOW - MINUTE, 'Sjoerd Bakkenes is editing this since 13:29 (1 minute).'],
  [NOW + MINUTE, 'Sjoerd Bakkenes is editing this since 13:31 (0 minutes).'],
  [NOW - 24 * 60 * MINUTE, 'Sjoerd Bakkenes is editing this since 19-11-2026 13:30.'],
  [null, 'Sjoerd Bakkenes is editing this.'],
])('who has it is told with the moment and the minutes since (%s)', async (since, words) => {
  const lock = lockOf(either.left({ kind: 'NotFound' }));
  await show(lock);
  act(() => { lock.send({ type: 'holder.seen', holder: { name: 'Sjoerd Bakkenes', since } }); });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('SB')).toBeVisible();
});

test('whoever lost the lock may copy all blocks, or leave the work for later', async () => {
  const lock = lockOf(either.right({ since: NOW }));
  const onKeep = jest.fn();
  const { user } = await show(lock, onKeep);
  await act(async () => {
    lock.send({ type: 'lock.requested' });
    await waitFor(lock, (state) => state.matches('held'));
  });
  act(() => {
    lock.send({ type: 'save.started' });
    lock.send({ type: 'save.refused', locked: { kind: 'Locked', holder: 'Sjoerd Bakkenes', since: NOW } });
  });
  await user.click(await screen.findByRole('button', { name: 'Copy all blocks' }));
  expect(readBlocks(copied[0] ?? '', () => 'new')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Leave it for later …' }));
  expect(onKeep).toHaveBeenCalledTimes(1);
});
