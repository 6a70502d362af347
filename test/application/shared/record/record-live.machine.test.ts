import { waitFor } from 'xstate';
import { editing, emma, failed, keptOf, mine, opened, reading } from '../support/record-form';

const bySjoerd = { type: 'record.changed', by: { name: 'Sjoerd', isSelf: false }, isDeleted: false } as const;

// Rule R-LIV-09.
describe('somebody else saves the record (R-LIV-05)', () => {
  test('while it is read: it is read again, and what was shown stays meanwhile', async () => {
    const { actor, calls, context, until } = await reading();
    const before = context().stored;
    actor.send(bySjoerd);
    await until('loading');
    expect(context().stored).toEqual(before);
    calls.open.answer(opened(mine, 'v2'));
    expect((await until('reading')).stored).toEqual({ record: { id: '7', ...mine }, version: 'v2' });
  });

  test('and deletes it while it is read: that is said once, and the screen is told to leave', async () => {
    const { actor, calls, emitted, said, until } = await reading();
    actor.send({ ...bySjoerd, isDeleted: true });
    calls.open.answer(failed({ kind: 'NotFound' }));
    const { remoteChange } = await until('lost');
    expect(remoteChange).toEqual({ by: bySjoerd.by, isDeleted: true });
    expect(emitted).toEqual([{ type: 'record.lost', failure: { kind: 'NotFound' } }]);
    expect(said).toEqual([{ kind: 'NotFound' }]);
  });

  test('and it cannot be read again for another reason: it stays on the screen', async () => {
    const { actor, calls, emitted, said, until } = await reading();
    actor.send(bySjoerd);
    calls.open.answer(failed({ kind: 'Unreachable', reason: 'cut' }));
    expect((await until('reading')).stored).not.toBeNull();
    expect([emitted, said]).toEqual([[], [{ kind: 'Unreachable', reason: 'cut' }]]);
  });

  test('once more while it is loaded: it is read again after that', async () => {
    const { actor, calls, until } = await reading();
    actor.send(bySjoerd);
    await until('loading');
    actor.send(bySjoerd);
    calls.open.answer(opened(mine, 'v2'));
    await waitFor(actor, () => calls.open.times() === 3);
    calls.open.answer(opened(mine, 'v3'));
    expect((await until('reading')).stored?.version).toBe('v3');
  });

  test.each([{ type: 'edit.granted' }, { type: 'draft.resumed' }] as const)(
    'and $type arrives while it is read again: the edit begins with the newest version',
    async (event) => {
      const kept = keptOf({ ...emma, name: 'Kept' });
      const { actor, calls, context, inForm, until } = await reading(opened(emma, 'v1', kept));
      actor.send(bySjoerd);
      await until('loading');
      actor.send(event);
      await until('refreshing');
      calls.open.answer(opened({ ...emma, town: 'Delft' }, 'v2', kept));
      await until('editing');
      expect([inForm(), context().stored?.version, context().changedBy]).toEqual([
        { name: 'Kept', town: 'Delft' },
        'v2',
        null,
      ]);
    },
  );

  test('and deletes it during an edit: that is found at once, and the draft stays', async () => {
    const { actor, calls, inForm, type } = await editing();
    type(mine);
    actor.send({ ...bySjoerd, isDeleted: true });
    calls.open.answer(failed({ kind: 'NotFound' }));
    const { context } = await waitFor(actor, (now) => now.context.existence === 'deleted');
    expect([inForm(), context.failure]).toEqual([mine, { kind: 'NotFound' }]);
    expect(context.remoteChange).toEqual({ by: bySjoerd.by, isDeleted: true });
  });

  test('while nothing was heard: what is read is read again, what is edited is not touched', async () => {
    const { actor, until } = await reading();
    actor.send({ type: 'record.doubted' });
    await until('loading');
    const edit = await editing();
    edit.actor.send({ type: 'record.doubted' });
    expect([edit.now(), edit.context().changedBy]).toEqual(['editing', null]);
  });

  test('while it is edited: it is said, and nothing that was typed changes', async () => {
    const { actor, context, form, inForm, now, type } = await editing();
    type(mine);
    const filled = form.filled.length;
    actor.send(bySjoerd);
    expect([now(), inForm(), form.filled.length, context().changedBy?.name]).toEqual([
      'editing',
      mine,
      filled,
      'Sjoerd',
    ]);
  });

  test('comparing on request keeps what was typed on top of what they saved', async () => {
    const { actor, calls, inForm, type } = await editing();
    type(mine);
    actor.send(bySjoerd);
    actor.send({ type: 'edit.granted' });
    calls.open.answer(opened(emma, 'v2'));
    const { context } = await waitFor(actor, (now) => now.context.changedBy === null);
    expect([inForm(), context.stored?.version]).toEqual([mine, 'v2']);
  });

  test.each(['edit.cancelled', 'save.requested'] as const)(
    'what they saved is read after %s without changes',
    async (type) => {
      const { actor, calls, inForm, until } = await editing();
      actor.send(bySjoerd);
      actor.send({ type });
      calls.drop.answer(undefined);
      await until('loading');
      calls.open.answer(opened(emma, 'v2'));
      expect((await until('reading')).changedBy).toBeNull();
      expect(inForm()).toEqual(emma);
    },
  );
});
