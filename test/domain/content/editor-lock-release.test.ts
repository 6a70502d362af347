import { either } from 'fp-ts';
import { HEARTBEAT_INTERVAL } from '../../../src/domain/content/lock.rule';
import { begun, cut, given, ref, since, taken } from './support/lock-events';
import { openLock } from './support/open-lock';

const holder = { name: 'Sjoerd Bakkenes', since };
const locked = { kind: 'Locked', holder: holder.name, since } as const;

describe('the release of a lock (R-CON-06)', () => {
  test.each(['answer', 'fail'] as const)('frees it, and takes it again on request: %s', async (end) => {
    for (const isRequested of [false, true]) {
      const { actor, release, until, hold } = openLock();
      await hold();
      actor.send({ type: 'lock.released' });
      if (isRequested) actor.send({ type: 'lock.requested' });
      if (end === 'fail') release.fail();
      else release.answer(undefined);
      await until(isRequested ? 'requesting' : 'free');
    }
  });

  test('a request that is released as well is dropped', async () => {
    const { actor, release, until, hold } = openLock();
    await hold();
    actor.send({ type: 'lock.released' });
    actor.send({ type: 'lock.requested' });
    actor.send({ type: 'lock.released' });
    release.answer(undefined);
    await until('free');
  });

  test('forgets that it was held: a refusal after it is none of a lost lock', async () => {
    const { actor, acquire, release, until, hold } = openLock(false);
    await hold();
    actor.send({ type: 'lock.released' });
    actor.send({ type: 'lock.requested' });
    release.answer(undefined);
    await until('requesting');
    acquire.answer(either.left(taken));
    await until('free');
  });

  test('forgets the holder and the failure', async () => {
    const { actor, acquire, until } = openLock(false);
    actor.send({ type: 'lock.changed', holder });
    actor.send({ type: 'lock.requested' });
    actor.send({ type: 'lock.released' });
    expect((await until('releasing')).context).toMatchObject({ holder: null, failure: null });
    expect(acquire.signal().aborted).toBe(true);
  });
});

describe('a lock that is lost (R-CON-06)', () => {
  test('by a save that was not announced names who has it', async () => {
    const { actor, until, hold } = openLock();
    await hold();
    actor.send({ type: 'save.refused', locked });
    expect((await until('lost')).context).toMatchObject({ holder, failure: locked });
  });

  test('is requested again, and refused again it stays lost', async () => {
    const { actor, acquire, until, hold } = openLock();
    await hold();
    actor.send({ type: 'save.refused', locked });
    await until('lost');
    actor.send({ type: 'lock.requested' });
    await until('requesting');
    acquire.answer(either.left(taken));
    await until('lost');
  });

  test('and released is refused like one that was never held', async () => {
    const { actor, acquire, until, hold } = openLock(false);
    await hold();
    actor.send({ type: 'save.refused', locked });
    await until('lost');
    actor.send({ type: 'lock.released' });
    await until('free');
    actor.send({ type: 'lock.requested' });
    acquire.answer(either.left(taken));
    await until('free');
  });
});

describe('the lock of a record', () => {
  test('is followed and renewed for that record, and released by what the renewal gave', async () => {
    const { actor, clock, acquire, release, followed, rests, hold } = openLock();
    await hold();
    clock.increment(HEARTBEAT_INTERVAL);
    expect([followed, acquire.input()]).toEqual([[ref], ref]);
    acquire.answer(either.right({ since: begun + 1 }));
    await rests();
    actor.send({ type: 'lock.released' });
    expect(release.input()).toEqual({ ...ref, since: begun + 1 });
  });

  test('that was taken while a heartbeat is repeated is asked about at once', async () => {
    const { actor, clock, acquire, rests, retries, hold } = openLock();
    await hold();
    clock.increment(HEARTBEAT_INTERVAL);
    acquire.answer(either.left(cut));
    await retries();
    actor.send({ type: 'lock.changed', holder });
    expect(actor.getSnapshot().matches({ held: 'renewing' })).toBe(true);
    acquire.answer(given);
    await rests();
  });
});
