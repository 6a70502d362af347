import { either } from 'fp-ts';
import type { LockEvent, LockFailure } from '../../../src/domain/content/editor-lock';
import { editorLockMachine } from '../../../src/domain/content/editor-lock.machine';
import {
  isLockAlive,
  LOCK_TIMEOUT,
  HEARTBEAT_RETRY_DELAY,
  HEARTBEAT_INTERVAL,
} from '../../../src/domain/content/lock.rule';
import { reached, restingStates, tableOf } from '../support/walk';
import { begun, cut, given, OWN_NAME, ref, since, taken, walkedLock } from './support/lock-events';
import { openLock } from './support/open-lock';

describe('the lock of an editor, every event in every state (R-CON-06)', () => {
  test('every state is reached', () => {
    const steps = walkedLock(true);
    expect(reached(steps)).toEqual(restingStates(editorLockMachine));
  });

  const refused = { 'save denied': 'lost', 'save without lock': 'reacquiring', 'save met former session': 'retaking' };
  const atWork = { leave: 'releasing', save: 'held.saving', ...refused };
  const common = {
    'held.idle': { ...atWork, 'time to renew': 'held.renewing' },
    'held.renewing': { ...atWork, 'renewed': 'held.idle', 'no answer': 'held.retrying', 'not renewed': 'lost' },
    'held.retrying': { ...atWork, 'time to try': 'held.renewing' },
    'held.saving': {
      'leave': 'releasing',
      'saved': 'releasing',
      'save outdated': 'held.renewing',
      'save failed': 'held.retrying',
      ...refused,
    },
    'reacquiring': { 'given again': 'held.idle', 'taken meanwhile': 'lost', 'leave': 'releasing' },
    'retaking': { 'taken back': 'held.idle', 'not taken back': 'lost', 'leave': 'releasing' },
  };

  test('whoever may take over is asked', () => {
    expect(tableOf(walkedLock(true))).toMatchObject({
      ...common,
      free: { 'edit': 'requesting', 'take over': 'confirmingTakeover | free' },
      requesting: { given: 'held.idle', taken: 'confirmingTakeover | lost', leave: 'releasing' },
      confirmingTakeover: { yes: 'takingOver', no: 'free | lost', leave: 'free' },
      takingOver: { 'taken over': 'held.idle', 'not taken over': 'free | lost', 'leave': 'releasing' },
    });
  });

  test('whoever may not is told', () => {
    const table = tableOf(walkedLock(false));
    expect(table).toMatchObject({
      ...common,
      free: { edit: 'requesting' },
      requesting: { given: 'held.idle', taken: 'free | lost' },
    });
    expect(Object.keys(table)).not.toContain('confirmingTakeover');
  });
});

describe('the lock of an editor at work (R-CON-06)', () => {
  test('given, it says so, and asks for its own record', async () => {
    const { acquire, said, hold } = openLock();
    await hold();
    expect(acquire.input()).toEqual(ref);
    expect(said).toEqual(['granted', 'acquired']);
  });

  test('held by somebody else, it says who and since when', async () => {
    const { actor, acquire, said, until } = openLock(false);
    actor.send({ type: 'lock.requested' });
    acquire.answer(either.left(taken));
    const { context } = await until('free');
    expect(context.holder).toEqual({ name: 'Sjoerd Bakkenes', since });
    expect(said).toEqual(['Locked']);
  });

  test('held by the person in another browser, it can be taken over without the right to', async () => {
    const { actor, acquire, takeOver, said, until, rests } = openLock(false, 'Sjoerd Bakkenes');
    actor.send({ type: 'lock.requested' });
    acquire.answer(either.left(taken));
    await until('confirmingTakeover');
    actor.send({ type: 'takeover.confirmed' });
    takeOver.answer(given);
    await rests();
    expect(said).toEqual(['granted', 'acquired']);
  });

  test('in another tab of the same browser it cannot be taken over', async () => {
    const { actor, acquire, said, until } = openLock(true);
    actor.send({ type: 'lock.requested' });
    acquire.answer(either.left({ kind: 'OpenElsewhere' }));
    await until('free');
    actor.send({ type: 'takeover.requested' });
    expect(actor.getSnapshot().value).toBe('free');
    expect(said).toEqual(['OpenElsewhere']);
  });

  test('who may take over is asked first; refused then, they are told by whom', async () => {
    const { actor, acquire, takeOver, said, until } = openLock();
    actor.send({ type: 'lock.requested' });
    acquire.answer(either.left(taken));
    await until('confirmingTakeover');
    expect(said).toEqual([]);
    actor.send({ type: 'takeover.confirmed' });
    expect(takeOver.input()).toEqual({ ...ref, since });
    takeOver.answer(either.left({ ...taken, holder: 'Iris' }));
    expect((await until('free')).context.holder?.name).toBe('Iris');
    expect(said).toEqual(['Locked']);
  });

  test('held by somebody who is not named, it can be taken over, whichever lock it is', async () => {
    const { actor, acquire, takeOver, until } = openLock();
    actor.send({ type: 'lock.requested' });
    acquire.answer(either.left({ ...taken, holder: '' }));
    await until('confirmingTakeover');
    actor.send({ type: 'takeover.confirmed' });
    expect(takeOver.input()).toEqual({ ...ref, since: null });
  });

  test('a save gives it back, and a new wish waits for that', async () => {
    const { actor, acquire, release, until, hold } = openLock();
    await hold();
    actor.send({ type: 'save.started' });
    actor.send({ type: 'save.succeeded' });
    actor.send({ type: 'lock.requested' });
    expect([actor.getSnapshot().value, acquire.times()]).toEqual(['releasing', 1]);
    expect(release.input()).toEqual({ ...ref, since: begun });
    release.answer(undefined);
    await until('requesting');
    expect(acquire.times()).toBe(2);
  });

  test('a save after it ended asks for it again without a word, and starts with the stored version', async () => {
    const { actor, acquire, said, until, rests, hold } = openLock();
    await hold();
    actor.send({ type: 'save.started' });
    actor.send({ type: 'save.refused', locked: { kind: 'Locked', holder: '', since: null } });
    await until('reacquiring');
    acquire.answer(given);
    await rests();
    expect(said).toEqual(['granted', 'acquired', 'acquired']);
  });

  test('a save that it does not allow loses it; taken over again, the work can go on', async () => {
    const { actor, takeOver, said, until, rests, hold } = openLock();
    await hold();
    actor.send({ type: 'save.started' });
    actor.send({ type: 'save.refused', locked: { kind: 'Locked', holder: 'Sjoerd Bakkenes', since } });
    expect((await until('lost')).context.holder?.name).toBe('Sjoerd Bakkenes');
    actor.send({ type: 'takeover.requested' });
    actor.send({ type: 'takeover.confirmed' });
    takeOver.answer(given);
    await rests();
    expect(said).toEqual(['granted', 'acquired', 'granted', 'acquired']);
  });
});

describe('a lock that is lost (R-CON-06)', () => {
  test.each<LockEvent>([{ type: 'lock.released' }, { type: 'save.succeeded' }])('is let go of by %j', async (event) => {
    const { actor, said, until, hold } = openLock();
    await hold();
    actor.send({ type: 'save.refused', locked: { kind: 'Locked', holder: 'Sjoerd Bakkenes', since } });
    await until('lost');
    actor.send(event);
    await until('free');
    expect(said.at(-1)).toBe('let go');
  });
});

describe('signs of life (R-CON-07)', () => {
  test('a lock holds ten minutes, and several signs fit into them', () => {
    expect(LOCK_TIMEOUT).toBe(600_000);
    expect(HEARTBEAT_INTERVAL + HEARTBEAT_RETRY_DELAY * 3).toBeLessThan(LOCK_TIMEOUT / 2);
    expect([isLockAlive(0, LOCK_TIMEOUT - 1), isLockAlive(0, LOCK_TIMEOUT)]).toEqual([true, false]);
  });

  test('it is renewed as long as it is held, sooner after a sign that did not arrive', async () => {
    const { clock, acquire, rests, retries, hold } = openLock();
    await hold();
    clock.increment(HEARTBEAT_INTERVAL - 1);
    expect(acquire.times()).toBe(1);
    clock.increment(1);
    expect(acquire.times()).toBe(2);
    acquire.answer(either.left(cut));
    await retries();
    clock.increment(HEARTBEAT_RETRY_DELAY);
    expect(acquire.times()).toBe(3);
    acquire.answer(given);
    await rests();
  });

  test.each<readonly [LockFailure]>([
    [cut],
    [{ kind: 'Unauthenticated' }],
    [{ kind: 'TooMany', retryAfter: null }],
    [{ kind: 'Malformed', path: 'locked' }],
  ])('a sign that ends with %j is repeated', async (failure) => {
    const { clock, acquire, retries, hold } = openLock();
    await hold();
    clock.increment(HEARTBEAT_INTERVAL);
    acquire.answer(either.left(failure));
    expect((await retries()).matches({ held: 'retrying' })).toBe(true);
  });

  test.each([
    [begun, []],
    [begun + 1, ['acquired']],
    [null, ['acquired']],
  ])(
    'a renewal that answers with a lock of %s: %j, since somebody else may have saved between the two',
    async (answered, news) => {
      const { clock, acquire, said, rests, hold } = openLock();
      await hold();
      const before = said.length;
      clock.increment(HEARTBEAT_INTERVAL);
      acquire.answer(either.right({ since: answered }));
      await rests();
      expect(said.slice(before)).toEqual(news);
    },
  );

  test('while a save is on its way no sign is sent, and one that is under way is broken off', async () => {
    const { actor, clock, acquire, hold } = openLock();
    await hold();
    clock.increment(HEARTBEAT_INTERVAL);
    actor.send({ type: 'save.started' });
    expect(acquire.signal().aborted).toBe(true);
    clock.increment(HEARTBEAT_INTERVAL * 3);
    expect(acquire.times()).toBe(2);
  });

  test('taken over meanwhile, it is lost: the person is told once', async () => {
    const { clock, acquire, said, until, hold } = openLock(false);
    await hold();
    clock.increment(HEARTBEAT_INTERVAL);
    acquire.answer(either.left(taken));
    expect((await until('lost')).context.holder).toEqual({ name: 'Sjoerd Bakkenes', since });
    expect(said.slice(2)).toEqual(['lost']);
  });
});

describe('live news of the lock (R-LIV-04)', () => {
  const holder = { name: 'Sjoerd Bakkenes', since };

  test('a holder asks at once when somebody else took the lock, and loses it', async () => {
    const { actor, acquire, said, until, hold } = openLock();
    await hold();
    actor.send({ type: 'lock.changed', holder });
    expect(actor.getSnapshot().matches({ held: 'renewing' })).toBe(true);
    acquire.answer(either.left(taken));
    expect((await until('lost')).context.holder).toEqual(holder);
    expect(said).toEqual(['granted', 'acquired', 'lost']);
  });

  test('a holder asks nothing when told of the own lock, as by a stream of a session that ended', async () => {
    const { actor, acquire, hold } = openLock(true, OWN_NAME);
    await hold();
    const { since } = actor.getSnapshot().context;
    actor.send({ type: 'lock.changed', holder: { name: OWN_NAME, since: since ?? 0 } });
    expect([actor.getSnapshot().value, acquire.times()]).toEqual([{ held: 'idle' }, 1]);
    actor.send({ type: 'lock.changed', holder: { name: OWN_NAME, since: (since ?? 0) + 1000 } });
    expect(acquire.times()).toBe(2);
  });

  test('a holder does not renew a released lock: that would take it from the person who released it', async () => {
    const { actor, acquire, hold } = openLock();
    await hold();
    actor.send({ type: 'lock.changed', holder: null });
    expect([actor.getSnapshot().value, acquire.times()]).toEqual([{ held: 'idle' }, 1]);
  });

  test('a holder who heard nothing for a while asks', async () => {
    const { actor, hold } = openLock();
    await hold();
    actor.send({ type: 'lock.doubted' });
    expect(actor.getSnapshot().matches({ held: 'renewing' })).toBe(true);
  });

  test('news that comes during a heartbeat is asked about anew', async () => {
    const { actor, acquire, until, hold } = openLock();
    await hold();
    actor.send({ type: 'lock.doubted' });
    actor.send({ type: 'lock.changed', holder });
    expect(acquire.times()).toBe(3);
    acquire.answer(either.left(taken));
    await until('lost');
  });

  test('a reader sees who has the lock, and that it is free again', () => {
    const { actor } = openLock();
    actor.send({ type: 'lock.changed', holder });
    expect(actor.getSnapshot().context.holder).toEqual(holder);
    actor.send({ type: 'lock.changed', holder: null });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.holder]).toEqual(['free', null]);
  });
});
