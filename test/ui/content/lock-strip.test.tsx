import { act, screen } from '@testing-library/react';
import { either } from 'fp-ts';
import { createActor, fromPromise, waitFor } from 'xstate';
import { readBlocks } from '../../../src/domain/content/block-clipboard';
import type { LockOutcome } from '../../../src/domain/content/editor-lock';
import { editorLockMachine } from '../../../src/domain/content/editor-lock.machine';
import { LockStrip } from '../../../src/ui/content/lock-strip';
import { useBlocks } from '../../../src/ui/content/content.bridge';
import { Announcer } from '../../../src/application/shared/announcer';
import { Clipboard } from '../../../src/application/shared/ports/clipboard.port';
import { aBlock } from '../../domain/content/support/blocks';
import { announcerInMind } from '../../application/support/backend';
import { showSignedIn } from '../shared/support/signed-in';

/** The time of the tests: 13:30 in Amsterdam. */
const NOW = Date.UTC(2026, 10, 20, 12, 30);
const MINUTE = 60_000;
const BLOCKS = [aBlock('a'), aBlock('b')];

const lockOf = (outcome: LockOutcome, own?: string) =>
  createActor(
    editorLockMachine.provide({
      actors: { acquireLock: fromPromise(() => Promise.resolve(outcome)) },
      actions: { announceGranted: () => undefined, announceDenied: () => undefined, announceLost: () => undefined },
    }),
    { input: { ref: { module: 'blog', id: '1' }, mayTakeOver: false, ownName: own } },
  ).start();

const copied: string[] = [];
const show = async (lock: ReturnType<typeof lockOf>, onKeep = jest.fn(), mayCopy = true, isElsewhere = false) => {
  const Strip = () => (
    <main tabIndex={-1}>
      <LockStrip lock={lock} blocks={useBlocks(BLOCKS)} isOpenInOtherTab={isElsewhere} onKeep={onKeep} />
    </main>
  );
  const { said, announcer } = announcerInMind();
  const shown = await showSignedIn(<Strip />, {}, ['content'], (services) => {
    services.unbind(Clipboard);
    services.bind<Clipboard>(Clipboard).toConstantValue({
      write: (text) => {
        if (mayCopy) copied.push(text);
        return Promise.resolve(mayCopy);
      },
      read: () => Promise.resolve(null),
    });
    services.unbind(Announcer);
    services.bind<Announcer>(Announcer).toConstantValue(announcer);
  });
  return { ...shown, said };
};

const lose = async (lock: ReturnType<typeof lockOf>): Promise<void> => {
  await act(async () => {
    lock.send({ type: 'lock.requested' });
    await waitFor(lock, (state) => state.matches('held'));
  });
  act(() => {
    lock.send({ type: 'save.started' });
    lock.send({ type: 'save.refused', locked: { kind: 'Locked', holder: 'Sjoerd Bakkenes', since: NOW } });
  });
};

test.each([
  [NOW - 23 * MINUTE, 'Sjoerd Bakkenes has been editing this since 13:07 (23 minutes).'],
  [NOW - MINUTE, 'Sjoerd Bakkenes has been editing this since 13:29 (1 minute).'],
  [NOW + MINUTE, 'Sjoerd Bakkenes has been editing this since 13:31 (just now).'],
  [NOW - 24 * 60 * MINUTE, 'Sjoerd Bakkenes has been editing this since 19-11-2026 13:30.'],
  [null, 'Sjoerd Bakkenes is editing this.'],
])('shows holder, time and minutes (%s)', async (since, words) => {
  const lock = lockOf(either.left({ kind: 'NotFound' }));
  await show(lock);
  act(() => {
    lock.send({ type: 'holder.seen', holder: { name: 'Sjoerd Bakkenes', since } });
  });
  expect(screen.getByText(words)).toBeVisible();
  // The passing minutes are not announced by screen readers.
  expect(screen.getByText(words).closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  expect(screen.getByText('SB')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take over …' })).toBeNull();
});

test('lets the holder continue here from another browser without the right', async () => {
  const lock = lockOf(either.left({ kind: 'NotFound' }), 'Susanne Zandstra');
  const { user } = await show(lock);
  act(() => {
    lock.send({ type: 'holder.seen', holder: { name: 'Susanne Zandstra', since: NOW } });
  });
  expect(screen.getByText('You are editing this in another browser, or in one that was closed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take over …' }));
  expect(await screen.findByRole('alertdialog', { name: 'Continue here?' })).toBeInTheDocument();
});

test('names another tab of the same person', async () => {
  const lock = lockOf(either.left({ kind: 'NotFound' }));
  await show(lock, jest.fn(), true, true);
  act(() => {
    lock.send({ type: 'holder.seen', holder: { name: 'Susanne Zandstra', since: NOW } });
  });
  expect(screen.getByText('You are editing this in another tab. Continue there, or close it first.')).toBeVisible();
  expect(screen.queryByText(/Susanne Zandstra/)).not.toBeInTheDocument();
});

test('offers no lock for a deleted item', async () => {
  const lock = lockOf(either.right({ since: NOW }));
  await show(lock);
  await act(async () => {
    lock.send({ type: 'lock.requested' });
    await waitFor(lock, (state) => state.matches('held'));
  });
  act(() => {
    lock.send({ type: 'save.refused', locked: { kind: 'NotFound' } });
  });
  expect(lock.getSnapshot().value).toBe('lost');
  expect(screen.queryByRole('button', { name: 'Request the lock' })).not.toBeInTheDocument();
});

test('offers copying all blocks or keeping the draft after a lost lock', async () => {
  const lock = lockOf(either.right({ since: NOW }));
  const onKeep = jest.fn();
  const { user, said } = await show(lock, onKeep);
  await lose(lock);
  await user.click(await screen.findByRole('button', { name: 'Copy all blocks' }));
  expect(readBlocks(copied[0] ?? '', () => 'new')).toHaveLength(2);
  expect(said).toEqual([['success', 'content.block.copiedAll', 2000]]);
  await user.click(screen.getByRole('button', { name: 'Keep for later …' }));
  expect(onKeep).toHaveBeenCalledTimes(1);
});

test('reports a refused copy', async () => {
  const lock = lockOf(either.right({ since: NOW }));
  const { user, said } = await show(lock, jest.fn(), false);
  await lose(lock);
  await user.click(await screen.findByRole('button', { name: 'Copy all blocks' }));
  expect(said).toEqual([['warning', 'content.block.notCopied', 2000]]);
});

test('focuses the page after the lock is granted again', async () => {
  const lock = lockOf(either.right({ since: NOW }));
  const { user } = await show(lock);
  await lose(lock);
  await user.click(await screen.findByRole('button', { name: 'Request the lock' }));
  await act(() => waitFor(lock, (state) => state.matches('held')).then(() => undefined));
  expect(screen.queryByRole('button', { name: 'Request the lock' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
