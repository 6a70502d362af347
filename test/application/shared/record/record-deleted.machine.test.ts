import { either } from 'fp-ts';
import { isDirty } from '../../../../src/application/shared/form-values';
import { blank, editing, emma, failed, keptOf, mine, opened, reading, saving } from '../support/record-form';

describe('somebody deleted the record meanwhile (R-SHR-21)', () => {
  const gone = async () => {
    const world = await saving();
    world.calls.save.answer(failed({ kind: 'NotFound' }));
    await world.until('editing');
    return world;
  };

  test('the work becomes a new record: all of it is sent, its draft is dropped where it lay, and the new one is opened', async () => {
    const { calls, copy, emitted, said, until } = await gone();
    copy(mine);
    expect(calls.save.input()).toEqual({ id: null, version: null, draft: mine, before: blank });
    calls.save.answer(either.right({ id: '12' }));
    await until('saved');
    expect([said, emitted, calls.drop.input()]).toEqual([
      [{ kind: 'NotFound' }, 'saved'],
      [{ type: 'record.saved', id: '12' }],
      { id: '7' },
    ]);
    calls.drop.answer(undefined);
    await until('loading');
    expect(calls.open.input()).toEqual({ id: '12', justSaved: true, saved: null });
  });

  test('a copy that is refused stays a copy: the next save makes the new record', async () => {
    const { calls, copy, inForm, kept, save, until } = await gone();
    copy(mine);
    calls.save.answer(failed({ kind: 'FieldsRejected', code: 'ERROR', fields: { name: 'NAME_IN_USE' } }));
    await until('editing');
    expect([inForm(), kept.at(-1)]).toEqual([mine, mine]);
    save({ ...mine, name: 'Other' });
    expect(calls.save.input()).toEqual({ id: null, version: null, draft: { ...mine, name: 'Other' }, before: blank });
  });

  test('a copy that the rule refuses is not sent', async () => {
    const { calls, context, copy, now, said } = await gone();
    copy({ ...mine, name: '' });
    expect([now(), context().problems, said.at(-1), calls.save.times()]).toEqual([
      'editing',
      { name: 'required' },
      'problems',
      1,
    ]);
  });

  test('a record that is there is not copied', async () => {
    const { calls, copy, now } = await editing();
    copy(mine);
    expect([now(), calls.save.times()]).toEqual(['editing', 0]);
  });

  test('given up, nothing is left to read: back to the list, and no draft stays', async () => {
    const { actor, calls, emitted, until } = await gone();
    actor.send({ type: 'edit.cancelled' });
    expect(calls.drop.input()).toEqual({ id: '7' });
    calls.drop.answer(undefined);
    await until('lost');
    expect(emitted).toEqual([{ type: 'record.lost', failure: { kind: 'NotFound' } }]);
  });

  test('a record that is there again is saved, not copied', async () => {
    const { calls, context, save, until } = await gone();
    save(mine);
    calls.save.answer(failed({ kind: 'Changed' }));
    await until('comparing');
    calls.open.answer(opened({ ...emma, town: 'Delft' }, 'v2'));
    await until('saving');
    expect([calls.save.input().id, context().existence]).toEqual(['7', 'stored']);
  });

  test('a new record that the API has no place for was not deleted', async () => {
    const { calls, context, save, until } = await reading(opened(null), null);
    save(mine);
    calls.save.answer(failed({ kind: 'NotFound' }));
    await until('editing');
    expect(context().existence).toBe('stored');
  });

  test('its address opened again shows the work that is left of it', async () => {
    const { context, emitted, inForm, kept, now, said } = await reading(opened(null, null, keptOf(mine)));
    expect([now(), context().existence, inForm(), isDirty(context().base, inForm()), said, emitted]).toEqual([
      'editing',
      'deleted',
      mine,
      true,
      [{ kind: 'NotFound' }],
      [],
    ]);
    expect(kept).toEqual(['opened', mine]);
  });

  test('met in a conflict, with its draft still there, the form knows', async () => {
    const { calls, context, inForm, said, until } = await saving();
    calls.save.answer(failed({ kind: 'Changed' }));
    await until('comparing');
    calls.open.answer(opened(null, null, keptOf(mine)));
    await until('editing');
    expect([context().existence, inForm(), said]).toEqual(['deleted', mine, [{ kind: 'NotFound' }]]);
  });
});
