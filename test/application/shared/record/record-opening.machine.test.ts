import { either } from 'fp-ts';
import { waitFor } from 'xstate';
import { isDirty } from '../../../../src/application/shared/form-values';
import type { Opened } from '../../../../src/application/shared/record/record';
import { blank, emma, failed, keptOf, opened, reading, started, type PersonKind } from '../support/record-form';

// Rule R-SHR-15.
describe('opening', () => {
  test('a record opens read-only, a new one editable with nothing filled in', async () => {
    expect((await reading()).now()).toBe('reading');
    const fresh = await reading(opened(null), null);
    expect([fresh.now(), fresh.inForm(), fresh.kept]).toEqual(['editing', blank, ['opened']]);
  });

  test('one that is not there is reported, and the screen is told to leave', async () => {
    const { calls, emitted, said, until } = started();
    calls.open.answer(failed({ kind: 'NotFound' }));
    await until('lost');
    expect(emitted).toEqual([{ type: 'record.lost', failure: { kind: 'NotFound' } }]);
    expect(said).toEqual([{ kind: 'NotFound' }]);
  });

  test('leaving while it loads aborts the call', () => {
    const { actor, calls } = started();
    actor.stop();
    expect(calls.open.signal().aborted).toBe(true);
  });
});

describe('unsaved work that was found', () => {
  const kept = { ...emma, name: 'Kept' };

  test('is offered, not taken: the record opens read-only', async () => {
    const { now, context } = await reading(opened(emma, 'v1', keptOf(kept)));
    expect([now(), context().offered?.mine]).toEqual(['reading', kept]);
  });

  test('an edit does not start while it is offered: it would be written over', async () => {
    const { actor, now, context } = await reading(opened(emma, 'v1', keptOf(kept)));
    actor.send({ type: 'edit.requested' });
    expect([now(), context().offered?.mine]).toEqual(['reading', kept]);
  });

  test('on a record that did not change it comes back as it was', async () => {
    const { actor, context, inForm, now } = await reading(opened(emma, 'v1', keptOf(kept)));
    actor.send({ type: 'draft.resumed' });
    expect([now(), inForm(), context().base, context().offered]).toEqual(['editing', kept, emma, null]);
    expect(isDirty(context().base, inForm())).toBe(true);
  });

  test.each([
    ['v1', 'v2'],
    [null, null],
    ['v1', null],
  ])('on a record in which another field changed, both changes stand (versions %p, %p)', async (before, version) => {
    const { actor, context, inForm, now } = await reading(
      opened({ ...emma, town: 'Delft' }, version, keptOf(kept, before)),
    );
    actor.send({ type: 'draft.resumed' });
    expect([now(), inForm(), context().base]).toEqual([
      'editing',
      { name: 'Kept', town: 'Delft' },
      { ...emma, town: 'Delft' },
    ]);
  });

  test.each([
    ['v1', 'v2'],
    [null, null],
  ])(
    'on a record in which the same field changed, a person chooses, and nothing is saved yet (versions %p, %p)',
    async (before, version) => {
      const { actor, calls, context, inForm, now } = await reading(
        opened({ ...emma, name: 'Theirs' }, version, keptOf(kept, before)),
      );
      actor.send({ type: 'draft.resumed' });
      expect([now(), context().conflict?.conflicts]).toEqual(['conflicted', ['name']]);
      actor.send({ type: 'conflict.resolved', takeStored: [] });
      expect([now(), inForm().name, context().stored?.version, calls.save.times()]).toEqual([
        'editing',
        'Kept',
        version,
        0,
      ]);
    },
  );

  test('the question put aside offers it again', async () => {
    const { actor, calls, now } = await reading(opened({ ...emma, name: 'Theirs' }, 'v2', keptOf(kept)));
    actor.send({ type: 'draft.resumed' });
    actor.send({ type: 'conflict.dismissed' });
    expect([now(), calls.open.times(), calls.drop.times()]).toEqual(['loading', 2, 0]);
  });

  test('of a new record waits for an answer, too', async () => {
    const world = await reading(opened(null, null, keptOf(kept, null, blank)), null);
    expect(world.now()).toBe('reading');
    world.actor.send({ type: 'draft.resumed' });
    expect([world.now(), world.inForm(), world.context().base]).toEqual(['editing', kept, blank]);
  });

  test('discarded, it is taken out of the store before the record can be edited', async () => {
    const { actor, calls, now, context, until } = await reading(opened(emma, 'v1', keptOf(kept)));
    actor.send({ type: 'draft.discarded' });
    actor.send({ type: 'edit.requested' });
    expect([now(), calls.drop.input()]).toEqual(['discarding', { id: '7' }]);
    calls.drop.answer(undefined);
    await until('reading');
    expect(context().offered).toBeNull();
  });

  test('of a new record, it can wait while another one is begun', async () => {
    const { actor, calls, now, context, inForm, until } = await reading(
      opened(null, null, keptOf(kept, null, blank)),
      null,
    );
    actor.send({ type: 'draft.setAside' });
    expect([now(), calls.setAside.input()]).toEqual(['settingAside', { id: null }]);
    calls.setAside.answer(undefined);
    await until('editing');
    expect([context().offered, inForm(), calls.drop.times()]).toEqual([null, blank, 0]);
  });

  test('so can that of a new record whose id is that of its place', async () => {
    const { actor, calls, now } = started('7/new', undefined, undefined, true, true);
    calls.open.answer(opened(blank, null, keptOf(kept, null, blank)));
    await waitFor(actor, ({ value }) => value === 'reading');
    actor.send({ type: 'draft.setAside' });
    expect([now(), calls.setAside.input()]).toEqual(['settingAside', { id: '7/new' }]);
  });

  test('of an existing record, it cannot wait', async () => {
    const { actor, now, context } = await reading(opened(emma, 'v1', keptOf(kept)));
    actor.send({ type: 'draft.setAside' });
    expect([now(), context().offered?.mine]).toEqual(['reading', kept]);
  });
});

describe('an edit that was granted to one person', () => {
  test('begins with what is stored this moment, not with what is on the screen', async () => {
    const { actor, calls, context, inForm, until } = await reading();
    actor.send({ type: 'edit.granted' });
    calls.open.answer(opened({ ...emma, town: 'Delft' }, 'v2'));
    await until('editing');
    expect([context().stored?.version, context().base, inForm()]).toEqual([
      'v2',
      { ...emma, town: 'Delft' },
      { ...emma, town: 'Delft' },
    ]);
  });

  test('lays unsaved work that was offered over it', async () => {
    const { actor, calls, context, inForm, until } = await reading(
      opened(emma, 'v1', keptOf({ ...emma, name: 'Kept' })),
    );
    actor.send({ type: 'edit.granted' });
    calls.open.answer(opened({ ...emma, town: 'Delft' }, 'v2', keptOf({ ...emma, name: 'Kept' })));
    await until('editing');
    expect([inForm(), context().base, context().offered]).toEqual([
      { name: 'Kept', town: 'Delft' },
      { ...emma, town: 'Delft' },
      null,
    ]);
  });

  test('lays over it what was typed on elsewhere since it was offered', async () => {
    const { actor, calls, inForm, until } = await reading(opened(emma, 'v1', keptOf({ ...emma, name: 'Kept' })));
    actor.send({ type: 'edit.granted' });
    calls.open.answer(opened(emma, 'v1', keptOf({ ...emma, name: 'Kept and more' })));
    await until('editing');
    expect(inForm()).toEqual({ ...emma, name: 'Kept and more' });
  });

  test.each([
    ['unsaved work', keptOf({ ...emma, name: 'Kept' }), null],
    ['work that cannot be read', null, '"Kept"'],
  ])('does not begin over %s that a page left since: it is offered first', async (_, kept, unreadable) => {
    const { actor, calls, context, until } = await reading();
    actor.send({ type: 'edit.granted' });
    calls.open.answer(
      either.map((found: Opened<PersonKind>) => ({ ...found, unreadable }))(
        opened({ ...emma, town: 'Delft' }, 'v2', kept),
      ),
    );
    await until('reading');
    expect([context().offered, context().unreadable, context().stored?.version]).toEqual([kept, unreadable, 'v2']);
  });

  test('does not begin when the record cannot be read; the offer stands', async () => {
    const { actor, calls, said, context, until } = await reading(opened(emma, 'v1', keptOf({ ...emma, name: 'Kept' })));
    actor.send({ type: 'edit.granted' });
    calls.open.answer(failed({ kind: 'Unreachable', reason: 'cut' }));
    await until('reading');
    expect([said, context().offered?.mine]).toEqual([
      [{ kind: 'Unreachable', reason: 'cut' }],
      { ...emma, name: 'Kept' },
    ]);
  });
});
