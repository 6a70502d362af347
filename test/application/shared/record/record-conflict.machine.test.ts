import type { Merging } from '../../../../src/domain/shared/merge';
import {
  editing,
  emma,
  failed,
  lineCut,
  mine,
  opened,
  reading,
  saving,
  started,
  type Person,
} from '../support/record-form';

// Rules R-CON-14 and R-SHR-07.
describe('a lock that is given again while something was typed', () => {
  const typed = async (version: string | null) => {
    const world = await reading(opened(emma, version));
    world.actor.send({ type: 'edit.requested' });
    world.type(mine);
    world.actor.send({ type: 'edit.granted' });
    return world;
  };

  test('what nobody saved meanwhile is edited on, without a word', async () => {
    const { calls, inForm, now, said, until, form } = await typed('v1');
    const filled = [...form.filled];
    calls.open.answer(opened(emma, 'v1'));
    await until('editing.typing');
    expect([now(), inForm(), form.filled, said]).toEqual(['editing', mine, filled, []]);
  });

  test('what is typed while that is looked at is taken and kept, and goes on top of what is new', async () => {
    const { calls, inForm, kept, type, until } = await typed('v1');
    await until('editing.comparing');
    const more = { ...mine, name: 'Mine, and more' };
    type(more);
    calls.open.answer(opened({ ...emma, town: 'Delft' }, 'v2'));
    await until('editing.typing');
    expect([inForm(), kept]).toEqual([{ name: 'Mine, and more', town: 'Delft' }, expect.arrayContaining([more])]);
  });

  test('the same version is nothing new, whatever is called otherwise by now', async () => {
    const { calls, context, inForm, said, until, form } = await typed('v1');
    const filled = [...form.filled];
    calls.open.answer(opened({ ...emma, town: 'Utrecht, renamed' }, 'v1'));
    await until('editing.typing');
    expect([inForm(), context().base, context().stored?.record.town, form.filled, said]).toEqual([
      mine,
      emma,
      'Utrecht, renamed',
      filled,
      [],
    ]);
  });

  test('a save that does not wait for the look leaves with the version of before: the server compares', async () => {
    const { calls, now, save } = await typed('v1');
    save(mine);
    expect([now(), calls.save.input()]).toEqual(['saving', { id: '7', version: 'v1', draft: mine, before: emma }]);
  });

  test.each(['looking', 'line cut'])(
    'where no versions are told a save looks before it writes over anything (%s)',
    async (how) => {
      const { calls, now, save, until } = await typed(null);
      if (how === 'line cut') {
        calls.open.answer(failed(lineCut));
        await until('editing.typing');
      }
      save(mine);
      expect([now(), calls.save.times()]).toEqual(['comparing', 0]);
      calls.open.answer(opened({ ...emma, town: 'Delft' }, null));
      await until('saving');
      expect(calls.save.input()).toMatchObject({ draft: { name: 'Mine', town: 'Delft' } });
    },
  );

  test('where no versions are told a question that was put aside is asked again at the next save', async () => {
    const { actor, calls, now, save, until } = await typed(null);
    save(mine);
    for (const time of [1, 2]) {
      calls.open.answer(opened({ ...emma, name: 'Theirs' }, null));
      await until('conflicted');
      actor.send({ type: 'conflict.dismissed' });
      await until('editing.typing');
      save(mine);
      expect([now(), calls.save.times(), time]).toEqual(['comparing', 0, time]);
    }
  });

  test.each(['v2', null])(
    'what somebody else saved is under mine before anybody goes on, and is told (version %s)',
    async (version) => {
      const { calls, context, inForm, said, until } = await typed(version === null ? null : 'v1');
      calls.open.answer(opened({ ...emma, town: 'Delft' }, version));
      await until('editing.typing');
      expect([inForm(), context().base, context().stored?.version, calls.save.times()]).toEqual([
        { name: 'Mine', town: 'Delft' },
        { ...emma, town: 'Delft' },
        version,
        0,
      ]);
      expect(said).toEqual(['newer']);
    },
  );

  test('what both changed is asked', async () => {
    const { actor, calls, inForm, now, said, until } = await typed('v1');
    calls.open.answer(opened({ ...emma, name: 'Theirs' }, 'v2'));
    expect((await until('conflicted')).conflict?.conflicts).toEqual(['name']);
    actor.send({ type: 'conflict.resolved', takeStored: [] });
    expect([now(), inForm(), calls.save.times(), said]).toEqual(['editing', mine, 0, []]);
  });

  test.each([
    ['v1', 'editing'],
    [null, 'loading'],
  ])(
    'undecided it goes on where the next save asks again, and else back to where it lies on offer (version %s)',
    async (version, state) => {
      const { actor, calls, context, inForm, now, until } = await typed(version);
      calls.open.answer(opened({ ...emma, name: 'Theirs' }, version && 'v2'));
      await until('conflicted');
      actor.send({ type: 'conflict.dismissed' });
      expect([now(), inForm(), context().stored?.version]).toEqual([state, mine, version]);
    },
  );

  test.each([
    [lineCut, 'stored'],
    [{ kind: 'NotFound' }, 'deleted'],
  ] as const)('what cannot be read leaves everything as it was typed (%j)', async (failure, existence) => {
    const { calls, context, inForm, said, until } = await typed('v1');
    calls.open.answer(failed(failure));
    await until('editing.typing');
    expect([inForm(), context().existence, said]).toEqual([mine, existence, [failure]]);
  });
});

describe('somebody saved meanwhile (412)', () => {
  const comparing = async () => {
    const world = await saving();
    world.calls.save.answer(failed({ kind: 'Changed' }));
    await world.until('comparing');
    return world;
  };

  test('other fields: both changes are saved, on the newest version, without a question', async () => {
    const { calls, until } = await comparing();
    calls.open.answer(opened({ ...emma, town: 'Delft' }, 'v2'));
    await until('saving');
    expect(calls.save.input()).toEqual({
      id: '7',
      version: 'v2',
      draft: { name: 'Mine', town: 'Delft' },
      before: { ...emma, town: 'Delft' },
    });
  });

  test('what changed in the form during the save, and fields of that save alone, are merged and sent', async () => {
    const world = await editing();
    world.type(mine);
    world.actor.send({ type: 'save.requested', overrides: { town: 'Only' } });
    world.calls.save.answer(failed({ kind: 'Changed' }));
    await world.until('comparing');
    world.type({ ...mine, name: 'Late' });
    world.calls.open.answer(opened(emma, 'v2'));
    await world.until('saving');
    expect([world.calls.save.input().draft, world.inForm()]).toEqual([
      { name: 'Late', town: 'Only' },
      { name: 'Late', town: emma.town },
    ]);
  });

  test('the same field: a person chooses mine', async () => {
    const { actor, calls, until } = await comparing();
    calls.open.answer(opened({ name: 'Theirs', town: 'Delft' }, 'v2'));
    expect((await until('conflicted')).conflict).toMatchObject({
      conflicts: ['name'],
      mine,
      newest: { version: 'v2' },
    });
    actor.send({ type: 'conflict.resolved', takeStored: [] });
    expect(calls.save.input()).toMatchObject({ version: 'v2', draft: { name: 'Mine', town: 'Delft' } });
  });

  test('theirs chosen for one field, mine for another: what differs from theirs is sent', async () => {
    const world = await saving({ name: 'Mine', town: 'Gouda' });
    world.calls.save.answer(failed({ kind: 'Changed' }));
    await world.until('comparing');
    world.calls.open.answer(opened({ name: 'Theirs', town: 'Delft' }, 'v2'));
    await world.until('conflicted');
    world.actor.send({ type: 'conflict.resolved', takeStored: ['name'] });
    expect(world.calls.save.input()).toMatchObject({ version: 'v2', draft: { name: 'Theirs', town: 'Gouda' } });
  });

  test('theirs chosen for every field: nothing is sent, it is said, no draft stays, and their values are read', async () => {
    const { actor, calls, context, emitted, said, until } = await comparing();
    calls.open.answer(opened({ name: 'Theirs', town: 'Delft' }, 'v2'));
    await until('conflicted');
    actor.send({ type: 'conflict.resolved', takeStored: ['name'] });
    expect([said, calls.drop.input()]).toEqual([['as stored'], { id: '7' }]);
    calls.drop.answer(undefined);
    await until('reading');
    expect([calls.save.times(), emitted, context().stored]).toEqual([
      1,
      [],
      { record: { id: '7', name: 'Theirs', town: 'Delft' }, version: 'v2' },
    ]);
  });

  test('somebody saved the very same: nothing is sent again', async () => {
    const { calls, said, until } = await comparing();
    calls.open.answer(opened(mine, 'v2'));
    await until('discarding');
    expect([said, calls.save.times()]).toEqual([['as stored'], 1]);
  });

  test('the question put aside leaves everything as it was, and the next save asks again', async () => {
    const { actor, calls, context, inForm, now, save, until } = await comparing();
    calls.open.answer(opened({ ...emma, name: 'Theirs' }, 'v2'));
    await until('conflicted');
    actor.send({ type: 'conflict.dismissed' });
    expect([now(), inForm(), context().conflict]).toEqual(['editing', mine, null]);
    save(mine);
    expect(calls.save.input()).toMatchObject({ version: 'v1' });
    calls.save.answer(failed({ kind: 'Changed' }));
    await until('comparing');
    calls.open.answer(opened({ ...emma, name: 'Theirs' }, 'v2'));
    await until('conflicted');
  });

  test('the newest version cannot be had: back to the form with everything in it', async () => {
    const { calls, said, until, inForm } = await comparing();
    calls.open.answer(failed(lineCut));
    await until('editing');
    expect(inForm()).toEqual(mine);
    expect(said).toEqual([lineCut]);
  });

  test('the newest version was deleted: back to the form with everything in it, and the form knows', async () => {
    const { calls, said, until, inForm } = await comparing();
    calls.open.answer(failed({ kind: 'NotFound' }));
    const { failure } = await until('editing');
    expect([failure, inForm(), said, calls.drop.times()]).toEqual([
      { kind: 'NotFound' },
      mine,
      [{ kind: 'NotFound' }],
      0,
    ]);
  });

  test('a server that refuses its own newest version is not asked for ever', async () => {
    const { calls, said, until, inForm } = await comparing();
    calls.open.answer(opened(emma, 'v1'));
    await until('editing');
    expect(inForm()).toEqual(mine);
    expect([said, calls.save.times()]).toEqual([[{ kind: 'Changed' }], 1]);
  });

  test('a kind of record with a merge of its own is asked about paths of its own', async () => {
    const merging: Merging<Person> = {
      merge: (base, own, stored) => ({
        merged: { name: `${own.name}+${stored.name}`, town: base.town },
        conflicts: ['name.first'],
      }),
      resolve: (merged, stored, takeStored) => ({ ...merged, town: `${stored.town} ${takeStored.join()}` }),
    };
    const { actor, calls, save, until } = started('7', undefined, merging);
    calls.open.answer(opened(emma));
    await until('reading');
    actor.send({ type: 'edit.requested' });
    save(mine);
    calls.save.answer(failed({ kind: 'Changed' }));
    await until('comparing');
    calls.open.answer(opened({ name: 'Theirs', town: 'Delft' }, 'v2'));
    expect((await until('conflicted')).conflict).toMatchObject({ conflicts: ['name.first'] });
    actor.send({ type: 'conflict.resolved', takeStored: ['name.first'] });
    expect(calls.save.input()).toMatchObject({
      version: 'v2',
      draft: { name: 'Mine+Theirs', town: 'Delft name.first' },
    });
  });
});
