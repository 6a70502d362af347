import { either } from 'fp-ts';
import type { LeftBySave } from '../../../../src/application/shared/record/record';
import type { Failure } from '../../../../src/domain/shared/failure';
import { emma, keptOf, lineCut, opened, started, type Person, type StoredPerson } from '../support/record-form';

const mine: Person = { ...emma, name: 'Mine' };
const stored = (
  record: Person,
  version: string | null,
): { readonly record: StoredPerson; readonly version: string | null } => ({
  record: { id: '7', ...record },
  version,
});
/** The answer to a save that stored the town but not the name. */
const endedBy = (failure: Failure | null, version: string | null = 'v2', id = '7') =>
  either.right({
    id,
    unfinished: {
      failure,
      isUncertain: failure?.kind === 'Unreachable',
      stored: stored({ ...emma, town: 'Delft' }, version),
      wanted: { id, ...mine, town: 'Delft' },
    },
  });

/** Waits until the given answers have arrived. */
const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A form that is being saved with another name and town. */
const saving = async (id: string | null = '7', mayOpen = true) => {
  const form = started(id, undefined, undefined, mayOpen);
  if (id !== null) {
    form.calls.open.answer(opened(emma));
    await flushPromises();
    form.actor.send({ type: 'edit.requested' });
  } else {
    form.calls.open.answer(opened(null, null));
    await flushPromises();
  }
  form.type({ ...mine, town: 'Delft' });
  form.actor.send({ type: 'save.requested' });
  return form;
};

describe('a save of several calls that ends in the middle (R-COM-05)', () => {
  test('the edit goes on with what is stored by now as its base; the next save sends the rest', async () => {
    const { actor, calls, form } = await saving();
    calls.save.answer(endedBy({ kind: 'Forbidden' }));
    await flushPromises();
    expect(actor.getSnapshot().matches('editing')).toBe(true);
    expect(form.read()).toEqual({ ...mine, town: 'Delft' });
    expect(actor.getSnapshot().context).toMatchObject({
      base: { ...emma, town: 'Delft' },
      failure: { kind: 'Forbidden' },
      unfinished: { isUncertain: false },
    });
    actor.send({ type: 'save.requested' });
    expect(calls.save.input()).toMatchObject({ id: '7', version: 'v2', before: { ...emma, town: 'Delft' } });
    calls.save.answer(either.right({ id: '7' }));
    await flushPromises();
    expect(actor.getSnapshot().context.unfinished).toBeNull();
  });

  test('what a lost answer said is found out before the next save', async () => {
    const { actor, calls } = await saving();
    calls.save.answer(endedBy(lineCut));
    await flushPromises();
    actor.send({ type: 'save.requested' });
    expect(actor.getSnapshot().value).toBe('comparing');
    // The known version counts too: the call may not have arrived.
    calls.open.answer(opened({ ...emma, town: 'Delft' }, 'v2'));
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('saving');
    expect(calls.save.input()).toMatchObject({ version: 'v2', before: { ...emma, town: 'Delft' } });
  });

  test('where the lost call was carried out, nothing is sent again', async () => {
    const { actor, calls, said } = await saving();
    calls.save.answer(endedBy(lineCut));
    await flushPromises();
    actor.send({ type: 'save.requested' });
    calls.open.answer(opened({ ...mine, town: 'Delft' }, 'v3'));
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('discarding');
    expect(said).toContain('as stored');
  });

  test('a change by somebody else in between is merged at once', async () => {
    const { actor, calls } = await saving();
    calls.save.answer(endedBy({ kind: 'Changed' }));
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('comparing');
    calls.open.answer(opened({ ...emma, town: 'Delft', name: 'Theirs' }, 'v9'));
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('conflicted');
  });

  test('a new record is handed to its own address, which resumes without a question', async () => {
    const { actor, calls, emitted } = await saving(null);
    calls.save.answer(endedBy(lineCut));
    await flushPromises();
    expect(actor.getSnapshot().value).toBe('moved');
    expect(emitted).toContainEqual({ type: 'record.begun', id: '7' });

    const left: LeftBySave = { failure: lineCut, isUncertain: true };
    const own = started('7');
    const kept = keptOf({ ...mine, town: 'Delft' }, 'v2', { ...emma, town: 'Delft' });
    own.calls.open.answer(
      either.right({ stored: stored({ ...emma, town: 'Delft' }, 'v2'), kept, unreadable: null, isOwn: true, left }),
    );
    await flushPromises();
    expect(own.actor.getSnapshot().matches('editing')).toBe(true);
    expect(own.form.read()).toEqual({ ...mine, town: 'Delft' });
    expect(own.actor.getSnapshot().context).toMatchObject({ failure: lineCut, unfinished: { isUncertain: false } });
  });

  test('a new record that its author may not open is finished where it was begun, and not read (R-ACC-17)', async () => {
    const { actor, calls, emitted } = await saving(null, false);
    calls.save.answer(endedBy(lineCut));
    await flushPromises();
    expect(actor.getSnapshot().matches('editing')).toBe(true);
    actor.send({ type: 'save.requested' });
    expect(calls.save.input()).toMatchObject({ id: '7', before: { ...emma, town: 'Delft' } });
    calls.save.answer(either.right({ id: '7' }));
    await flushPromises();
    calls.drop.answer(undefined);
    await flushPromises();
    expect([actor.getSnapshot().value, emitted]).toEqual(['moved', [{ type: 'record.saved', id: '7' }]]);
  });

  test('it can be watched and stopped; giving the edit up shows what is stored', async () => {
    const { actor, calls, form } = await saving();
    actor.send({ type: 'save.progressed', share: 0.5 });
    expect(actor.getSnapshot().context).toMatchObject({ share: 0.5, isStopping: false });
    actor.send({ type: 'save.stopped' });
    expect(actor.getSnapshot().context.isStopping).toBe(true);
    calls.save.answer(endedBy(null));
    await flushPromises();
    expect(actor.getSnapshot().context).toMatchObject({ share: null, isStopping: false, failure: null });
    actor.send({ type: 'edit.cancelled' });
    expect(actor.getSnapshot().context.unfinished).toBeNull();
    expect(form.read()).toEqual({ ...emma, town: 'Delft' });
  });
});
