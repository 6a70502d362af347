import { either } from 'fp-ts';
import { isDirty } from '../../../src/application/shared/record';
import type { Failure } from '../../../src/domain/shared/failure';
import { blank, editing, emma, failed, lineCut, mine, opened, reading, saving } from './support/record-form';

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

  test('a form that its rule refuses is not sent', async () => {
    const { actor, calls, context, now, said } = await editing();
    actor.send({ type: 'draft.changed', draft: { ...emma, name: '' } });
    actor.send({ type: 'save.requested', draft: { ...emma, name: '' } });
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
    const before = world.context().epoch;
    world.calls.save.answer(failed(failure));
    const { mine: kept, failure: shown, epoch } = await world.until('editing');
    expect([kept, shown, epoch, world.said]).toEqual([mine, failure, before, [failure]]);
    expect(world.calls.drop.times()).toBe(0);
  });

  test('nothing changed: nothing is sent, no draft stays, and the record is read-only again', async () => {
    const { actor, calls, said, until } = await editing();
    actor.send({ type: 'draft.changed', draft: mine });
    actor.send({ type: 'draft.changed', draft: emma });
    actor.send({ type: 'save.requested', draft: emma });
    expect([said, calls.drop.input()]).toEqual([['unchanged'], { id: '7' }]);
    calls.drop.answer(undefined);
    await until('reading');
    expect(calls.save.times()).toBe(0);
  });

  test('a new record is sent even if nothing of it was changed, where its rule allows that', async () => {
    const world = await reading(opened(emma), null);
    world.actor.send({ type: 'edit.requested' });
    world.actor.send({ type: 'save.requested', draft: emma });
    expect(world.calls.save.times()).toBe(1);
  });

  test('values that come with the save alone are kept as a draft before it leaves, and when it fails', async () => {
    const { actor, calls, kept, until } = await editing();
    actor.send({ type: 'save.requested', draft: mine });
    const before = ['opened', { type: 'draft.changed', draft: mine }, 'closed'];
    expect(kept).toEqual(before);
    calls.save.answer(failed({ kind: 'Unauthenticated' }));
    await until('editing');
    expect(kept).toEqual([...before, 'opened', { type: 'draft.changed', draft: mine }]);
  });

  test('a second press while the first is on its way saves once', async () => {
    const { actor, calls } = await saving();
    actor.send({ type: 'save.requested', draft: mine });
    expect(calls.save.times()).toBe(1);
  });

  test('a new record takes the id that the server gave it; its draft is dropped under the old name', async () => {
    const { actor, calls, until } = await reading(opened(null), null);
    actor.send({ type: 'save.requested', draft: mine });
    expect(calls.save.input()).toEqual({ id: null, version: null, draft: mine, before: blank });
    calls.save.answer(either.right({ id: '12' }));
    await until('saved');
    expect(calls.drop.input()).toEqual({ id: null });
    calls.drop.answer(undefined);
    await until('loading');
    expect(calls.open.input()).toEqual({ id: '12', justSaved: true });
  });

  test('the next save after a failure starts from the same version', async () => {
    const { actor, calls, until } = await saving();
    calls.save.answer(failed(lineCut));
    await until('editing');
    actor.send({ type: 'save.requested', draft: mine });
    expect(calls.save.input()).toEqual({ id: '7', version: 'v1', draft: mine, before: emma });
  });
});

describe('the keeper of drafts', () => {
  test('hears every change and every flush while the form is open, and only then', async () => {
    const { actor, calls, kept, until } = await editing();
    actor.send({ type: 'draft.changed', draft: mine });
    actor.send({ type: 'draft.flushed' });
    actor.send({ type: 'edit.cancelled' });
    actor.send({ type: 'draft.changed', draft: blank });
    expect(kept).toEqual(['opened', { type: 'draft.changed', draft: mine }, { type: 'draft.flushed' }, 'closed']);
    calls.drop.answer(undefined);
    await until('reading');
  });

  test('a cancelled edit shows the stored values again', async () => {
    const { actor, calls, context, until } = await editing();
    actor.send({ type: 'draft.changed', draft: mine });
    actor.send({ type: 'edit.cancelled' });
    calls.drop.answer(undefined);
    await until('reading');
    actor.send({ type: 'edit.requested' });
    expect([context().mine, isDirty(context())]).toEqual([emma, false]);
  });
});
