import { either } from 'fp-ts';
import { isDirty } from '../../../../src/application/shared/form-values';
import type { Failure } from '../../../../src/domain/shared/failure';
import { blank, editing, emma, failed, lineCut, mine, opened, reading, saving } from '../support/record-form';

describe('saving', () => {
  test('sends what was typed with the version and the values it started from; then the record is loaded and read-only', async () => {
    const { calls, emitted, said, until } = await saving();
    expect(calls.save.input()).toEqual({ id: '7', version: 'v1', draft: mine, before: emma });
    calls.save.answer(either.right({ id: '7' }));
    await until('saved');
    expect([said, emitted]).toEqual([['saved'], [{ type: 'record.saved', id: '7' }]]);
    calls.drop.answer(undefined);
    await until('loading');
    calls.open.answer(opened(mine, 'v2'));
    expect((await until('reading')).stored).toEqual({ record: { id: '7', ...mine }, version: 'v2' });
  });

  test('what was saved shows at once, and stays when it cannot be read again', async () => {
    const { calls, context, emitted, said, until } = await saving();
    calls.save.answer(either.right({ id: '7' }));
    await until('saved');
    expect(context().stored?.record).toEqual({ id: '7', ...mine });
    calls.drop.answer(undefined);
    await until('loading');
    calls.open.answer(failed(lineCut));
    expect((await until('reading')).stored?.record).toEqual({ id: '7', ...mine });
    expect(said).toEqual(['saved', lineCut]);
    expect(emitted).toEqual([{ type: 'record.saved', id: '7' }]);
  });

  test('opens the record that the answer to the save carried', async () => {
    const { calls, until } = await saving();
    const stored = { record: { id: '7', ...mine }, version: 'v2' };
    calls.save.answer(either.right({ id: '7', stored }));
    await until('saved');
    calls.drop.answer(undefined);
    await until('loading');
    expect(calls.open.input()).toEqual({ id: '7', justSaved: true, saved: stored });
    calls.open.answer(opened(mine, 'v2'));
    expect((await until('reading')).saved).toBeNull();
  });

  test('a form that its rule refuses is not sent', async () => {
    const { calls, context, now, said, save, type } = await editing();
    type({ ...emma, name: '' });
    save({ ...emma, name: '' });
    expect([now(), context().problems, said, calls.save.times()]).toEqual([
      'editing',
      { name: 'required' },
      ['problems'],
      0,
    ]);
  });

  test.each<Failure>([
    lineCut,
    { kind: 'Unauthenticated' },
    { kind: 'FieldsRejected', code: 'ERROR', fields: { name: 'NAME_IN_USE' } },
    { kind: 'Forbidden' },
    { kind: 'NotFound' },
  ])('a failure ($kind) keeps the values, the form and the draft', async (failure) => {
    const world = await saving();
    const before = [...world.form.filled];
    world.calls.save.answer(failed(failure));
    const { failure: shown } = await world.until('editing');
    expect([world.inForm(), shown, world.form.filled, world.said]).toEqual([mine, failure, before, [failure]]);
    expect(world.calls.drop.times()).toBe(0);
  });

  test('nothing changed: nothing is sent, no draft stays, and the record is read-only again', async () => {
    const { calls, said, save, type, until } = await editing();
    type(mine);
    type(emma);
    save(emma);
    expect([said, calls.drop.input()]).toEqual([['unchanged'], { id: '7' }]);
    calls.drop.answer(undefined);
    await until('reading');
    expect(calls.save.times()).toBe(0);
  });

  test('a new record is sent even if nothing of it was changed, where its rule allows that', async () => {
    const world = await reading(opened(emma), null);
    world.actor.send({ type: 'edit.requested' });
    world.save(emma);
    expect(world.calls.save.times()).toBe(1);
  });

  test('what was typed is kept before the save leaves, and again when it fails', async () => {
    const { calls, kept, save, until } = await editing();
    save(mine);
    const before = ['opened', mine, 'closed'];
    expect(kept).toEqual(before);
    calls.save.answer(failed({ kind: 'Unauthenticated' }));
    await until('editing');
    expect(kept).toEqual([...before, 'opened', mine]);
  });

  test('what changed in the form during a save, such as a tag that was being added, is kept once that is refused', async () => {
    const { calls, inForm, kept, type, until } = await saving();
    const late = { ...mine, town: 'Late' };
    type(late);
    expect(kept.at(-1)).toBe('closed');
    calls.save.answer(failed(lineCut));
    await until('editing');
    expect([inForm(), kept.at(-1)]).toEqual([late, late]);
  });

  test('fields of one save alone are sent, and are no change of the form when it fails', async () => {
    const { actor, calls, inForm, kept, until } = await editing();
    actor.send({ type: 'save.requested', overrides: { town: 'Delft' } });
    expect(calls.save.input()).toMatchObject({ draft: { ...emma, town: 'Delft' } });
    calls.save.answer(failed(lineCut));
    await until('editing');
    expect([inForm(), kept.filter((what) => typeof what === 'object')]).toEqual([emma, []]);
  });

  test('a second press while the first is on its way saves once', async () => {
    const { calls, save } = await saving();
    save(mine);
    expect(calls.save.times()).toBe(1);
  });

  test('a new record takes the id that the server gave it; its draft is dropped under the old name', async () => {
    const { calls, save, until } = await reading(opened(null), null);
    save(mine);
    expect(calls.save.input()).toEqual({ id: null, version: null, draft: mine, before: blank });
    calls.save.answer(either.right({ id: '12' }));
    await until('saved');
    expect(calls.drop.input()).toEqual({ id: null });
    calls.drop.answer(undefined);
    await until('loading');
    expect(calls.open.input()).toEqual({ id: '12', justSaved: true, saved: null });
  });

  test('the next save after a failure starts from the same version', async () => {
    const { calls, save, until } = await saving();
    calls.save.answer(failed(lineCut));
    await until('editing');
    save(mine);
    expect(calls.save.input()).toEqual({ id: '7', version: 'v1', draft: mine, before: emma });
  });
});

describe('the keeper of drafts', () => {
  test('hears every change and every flush while the form is open, and only then', async () => {
    const { actor, calls, kept, type, until } = await editing();
    type(mine);
    actor.send({ type: 'draft.flushed' });
    actor.send({ type: 'edit.cancelled' });
    type(blank);
    expect(kept).toEqual(['opened', mine, 'flushed', 'closed']);
    calls.drop.answer(undefined);
    await until('reading');
  });

  test('a cancelled edit shows the stored values again', async () => {
    const { actor, calls, context, inForm, type, until } = await editing();
    type(mine);
    actor.send({ type: 'edit.cancelled' });
    calls.drop.answer(undefined);
    await until('reading');
    actor.send({ type: 'edit.requested' });
    expect([inForm(), isDirty(context().base, inForm())]).toEqual([emma, false]);
  });
});
