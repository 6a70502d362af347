import { either } from 'fp-ts';
import type { Failure } from '../../../../src/domain/shared/failure';
import { editing, emma, failed, keptOf, lineCut, mine, opened, reading, type started } from '../support/record-form';

describe('deleting (R-SHR-18)', () => {
  const forbidden: Failure = { kind: 'Forbidden' };
  const confirmed = (world: ReturnType<typeof started>) => {
    world.actor.send({ type: 'removal.requested' });
    expect([world.now(), world.calls.remove.times()]).toEqual(['confirming', 0]);
    world.actor.send({ type: 'removal.confirmed' });
    expect(world.calls.remove.input()).toEqual({ id: '7', version: 'v1' });
    return world;
  };

  test('is asked first, said at once, and leads back to the list a second later; no draft stays', async () => {
    const { calls, clock, emitted, now, said, until } = confirmed(await reading());
    calls.remove.answer(either.right(undefined));
    await until('removed');
    expect([said, emitted, calls.drop.input()]).toEqual([['removed'], [{ type: 'record.removed' }], { id: '7' }]);
    calls.drop.answer(undefined);
    clock.increment(999);
    expect([now(), emitted.length]).toEqual(['removed', 1]);
    clock.increment(1);
    expect([now(), emitted]).toEqual(['lost', [{ type: 'record.removed' }, { type: 'record.lost', failure: null }]]);
  });

  test('in the middle of an edit takes what was typed along, after the keeper has put its pen down', async () => {
    const world = await editing();
    world.type(mine);
    const { calls, kept, until } = confirmed(world);
    expect([kept.at(-1), calls.drop.times()]).toEqual(['closed', 0]);
    calls.remove.answer(either.right(undefined));
    await until('removed');
    expect(calls.drop.times()).toBe(1);
  });

  test('a record that somebody else deleted before counts as deleted', async () => {
    const { calls, said, until } = confirmed(await reading());
    calls.remove.answer(failed({ kind: 'NotFound' }));
    await until('removed');
    expect(said).toEqual(['removed']);
  });

  test.each<Failure>([forbidden, lineCut, { kind: 'Locked', holder: 'Jan', since: null }])(
    'refused ($kind), the record is read again as before, and why is said',
    async (failure) => {
      const { calls, emitted, said, until } = confirmed(await reading());
      calls.remove.answer(failed(failure));
      await until('reading');
      expect([said, emitted, calls.drop.times()]).toEqual([[failure], [], 0]);
    },
  );

  test('refused in the middle of an edit, the edit goes on and is kept', async () => {
    const world = await editing();
    world.type(mine);
    const { calls, inForm, kept, save, until } = confirmed(world);
    calls.remove.answer(failed(forbidden));
    await until('editing');
    expect([inForm(), kept.slice(-2)]).toEqual([mine, ['opened', mine]]);
    save(mine);
    expect(calls.save.input()).toEqual({ id: '7', version: 'v1', draft: mine, before: emma });
  });

  test('given up, nothing is sent, and the edit goes on', async () => {
    const { actor, calls, inForm, now, type } = await editing();
    type(mine);
    actor.send({ type: 'removal.requested' });
    actor.send({ type: 'removal.cancelled' });
    expect([now(), inForm(), calls.remove.times()]).toEqual(['editing', mine, 0]);
  });

  test('whoever leaves and gives the edit up while it is asked, leaves no draft', async () => {
    const { actor, calls, now } = await editing();
    actor.send({ type: 'removal.requested' });
    actor.send({ type: 'edit.cancelled' });
    expect([now(), calls.drop.input(), calls.remove.times()]).toEqual(['discarding', { id: '7' }, 0]);
  });

  test('R-SHR-81: of what somebody saved meanwhile is not done; that is said, and theirs is read before it is asked again', async () => {
    const { actor, calls, context, emitted, now, said, until } = confirmed(await reading());
    calls.remove.answer(failed({ kind: 'Changed' }));
    await until('loading');
    calls.open.answer(opened({ ...emma, name: 'Theirs' }, 'v2'));
    await until('reading');
    expect([said, emitted, context().stored?.record.name, context().stored?.version]).toEqual([
      ['changed'],
      [],
      'Theirs',
      'v2',
    ]);
    actor.send({ type: 'removal.requested' });
    actor.send({ type: 'removal.confirmed' });
    expect([now(), calls.remove.input()]).toEqual(['removing', { id: '7', version: 'v2' }]);
  });

  const sjoerd = { name: 'Sjoerd', isSelf: false };
  const oneself = { name: 'Emma', isSelf: true };
  test.each([
    ['somebody who was heard of', sjoerd, false, sjoerd],
    ['another tab that was heard of', oneself, false, oneself],
    ['another tab of this browser', null, true, { name: '', isSelf: true }],
  ])('R-LIV-09: refused because of a save by %s, that is said', async (_, heard, isOwn, by) => {
    const { actor, calls, said, until } = await reading();
    actor.send({ type: 'removal.requested' });
    if (heard !== null) actor.send({ type: 'record.changed', by: heard, isDeleted: false });
    actor.send({ type: 'removal.confirmed' });
    calls.remove.answer(failed({ kind: 'Changed' }));
    await until('loading');
    const newest = { record: { id: '7', ...mine }, version: 'v2' };
    calls.open.answer(either.right({ stored: newest, kept: null, unreadable: null, isOwn }));
    await until('reading');
    expect(said).toEqual([['changed', by]]);
  });

  test('R-LIV-09: refused, and the newest version cannot be read: both are said', async () => {
    const { actor, calls, context, said, until } = confirmed(await reading());
    calls.remove.answer(failed({ kind: 'Changed' }));
    await until('loading');
    calls.open.answer(failed(lineCut));
    await until('reading');
    expect(said).toEqual(['changed', lineCut]);
    actor.send({ type: 'record.doubted' });
    expect(context().isRemovalRefused).toBe(false);
  });

  test('R-SHR-81: in the middle of an edit offers what was typed on top of what somebody saved meanwhile', async () => {
    const world = await editing();
    world.type(mine);
    const { actor, calls, context, inForm, kept, said, until } = confirmed(world);
    expect(kept).toContainEqual(mine);
    calls.remove.answer(failed({ kind: 'Changed' }));
    await until('loading');
    calls.open.answer(opened({ ...emma, town: 'Delft' }, 'v2', keptOf(mine)));
    await until('reading');
    expect([said, calls.drop.times(), context().offered?.mine]).toEqual([['changed'], 0, mine]);
    actor.send({ type: 'draft.resumed' });
    expect([inForm(), context().stored?.version]).toEqual([{ ...mine, town: 'Delft' }, 'v2']);
  });

  test('a second yes while the first is on its way deletes once', async () => {
    const { actor, calls } = confirmed(await reading());
    actor.send({ type: 'removal.confirmed' });
    expect(calls.remove.times()).toBe(1);
  });

  test('work that is on offer does not stand in the way', async () => {
    const { calls, until } = confirmed(await reading(opened(emma, 'v1', keptOf({ ...emma, name: 'Kept' }))));
    calls.remove.answer(either.right(undefined));
    await until('removed');
    expect(calls.drop.input()).toEqual({ id: '7' });
  });
});
