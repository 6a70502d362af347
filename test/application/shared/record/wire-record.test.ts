import type { Failure } from '../../../../src/domain/shared/failure';
import { people } from '../../support/backend';
import { recordBackend as backend, type RecordBackend } from '../support/record-backend';

// Rule R-LIV-09.
describe('somebody saved meanwhile', () => {
  test('another field: both changes are stored', async () => {
    const world = backend();
    const { context, save, until } = await world.edit();
    world.changeBehind({ active: false });
    save('Mine');
    await until('reading');
    expect(context().stored?.record).toEqual({ id: '7', name: 'Mine', active: false });
    expect(world.asked.save.map(({ version }) => version)).toEqual(['v1', 'v2']);
  });

  test('the same field: nothing is stored until a person has chosen', async () => {
    const world = backend();
    const { actor, context, save, until } = await world.edit();
    world.changeBehind({ name: 'Theirs' });
    save('Mine');
    await until('conflicted');
    expect(world.asked.save).toHaveLength(1);
    actor.send({ type: 'conflict.resolved', takeStored: ['name'] });
    await until('reading');
    expect(context().stored?.record.name).toBe('Theirs');
    expect([world.asked.save.length, world.said, world.kept.size]).toEqual([
      1,
      [['info', 'shared.record.asStored', 2000]],
      0,
    ]);
  });
});

describe('somebody deleted the record meanwhile (R-SHR-21)', () => {
  test('the work is there when its address is opened again, and can become a record of its own', async () => {
    const world = backend();
    const { actor, type } = await world.edit();
    type('Mine');
    actor.stop();
    world.refusals.get = { kind: 'NotFound' };
    const again = await world.open();
    expect([again.context().existence, again.inForm(), world.said]).toEqual([
      'deleted',
      { name: 'Mine', active: true },
      [['error', 'shared.failures.gone', 2000]],
    ]);
    again.actor.send({ type: 'copy.requested' });
    await again.until('reading');
    expect([world.asked.save.map(({ id }) => id), again.context().id, world.kept.size]).toEqual([[null], '12', 0]);
  });

  test.each<Failure>([{ kind: 'Unreachable', reason: 'cut' }, { kind: 'Forbidden' }])(
    'a record that cannot be had for another reason ($kind) is not taken for deleted',
    async (failure) => {
      const world = backend();
      const { actor, type } = await world.edit();
      type('Mine');
      actor.stop();
      world.refusals.get = failure;
      const again = await world.open();
      expect([again.actor.getSnapshot().value, world.kept.size]).toEqual(['lost', 1]);
    },
  );
});

describe('a deletion (R-SHR-18)', () => {
  const remove = async (world: RecordBackend) => {
    const form = await world.edit();
    form.type('Mine');
    form.actor.send({ type: 'removal.requested' });
    form.actor.send({ type: 'removal.confirmed' });
    return form;
  };

  test('takes the record and what was typed in it, and says so for a second', async () => {
    const world = backend();
    const { until } = await remove(world);
    await until('removed');
    await until('lost');
    expect([world.asked.remove, world.kept.size]).toEqual([[['7']], 0]);
    expect(world.said).toEqual([['success', 'access.users.deleted', 1000, { count: 1 }]]);
  });

  test('that is refused says why and keeps what was typed', async () => {
    const world = backend();
    world.refusals.remove = { kind: 'Forbidden' };
    const { until, actor } = await remove(world);
    await until('editing');
    actor.send({ type: 'draft.flushed' });
    expect([world.said, world.kept.get('jan/people/7')?.mine]).toEqual([
      [['Forbidden', 'access.user']],
      { name: 'Mine', active: true },
    ]);
  });

  test('that is refused by a save of somebody else, and a read that fails, give one notice (R-SHR-70)', async () => {
    const world = backend();
    const { actor, until } = await world.open();
    world.refusals.remove = { kind: 'Changed' };
    world.refusals.get = { kind: 'Unreachable', reason: 'cut' };
    actor.send({ type: 'removal.requested' });
    actor.send({ type: 'removal.confirmed' });
    await until('reading');
    expect(world.said).toEqual([['warning', 2000, 'shared.record.changedMeanwhile', 'Unreachable']]);
  });

  test('of a deletion that somebody who edits it stands in the way of, who that is: of changes there may be none', async () => {
    const world = backend();
    world.refusals.remove = { kind: 'Locked', holder: 'Jan', since: null };
    const { until } = await remove(world);
    await until('editing');
    expect(world.said).toEqual([['warning', 'shared.failures.lockedBy', 2000, { name: 'Jan' }]]);
  });
});

describe('a record that a call does not find (R-SHR-54)', () => {
  const { kind } = { kind: 'NotFound' } as const;

  test.each<[string, Failure | undefined, string, unknown]>([
    ['still exists: the API does not delete', undefined, 'reading', ['NotOffered', 'access.user']],
    ['is gone: deleted', { kind }, 'lost', ['success', 'access.users.deleted', 1000, { count: 1 }]],
    ['cannot be read: nothing is known', { kind: 'Forbidden' }, 'reading', ['Forbidden', 'access.user']],
  ])('on a deletion, and that %s', async (_, get, state, said) => {
    const world = backend();
    const { actor, until } = await world.open();
    world.refusals.remove = { kind };
    if (get !== undefined) world.refusals.get = get;
    actor.send({ type: 'removal.requested' });
    actor.send({ type: 'removal.confirmed' });
    await until(state);
    expect(world.said).toEqual([said]);
  });

  test.each<[string, Failure | undefined, string, unknown]>([
    ['still exists: the API does not save', undefined, 'stored', ['NotOffered', 'access.user']],
    ['is gone: deleted', { kind }, 'deleted', ['error', 'shared.failures.gone', 2000]],
  ])('on a save, and that %s', async (_, get, existence, said) => {
    const world = backend();
    const { context, save, until } = await world.edit();
    world.refusals.save = { kind };
    if (get !== undefined) world.refusals.get = get;
    save('Mine');
    await until('editing');
    expect([context().existence, world.said]).toEqual([existence, [said]]);
  });
});

test('a creation that is answered with 404 is not offered: nothing was there before (R-SHR-54)', async () => {
  const world = backend();
  const { save, until } = await world.open(null);
  world.refusals.save = { kind: 'NotFound' };
  save('Mine');
  await until('editing');
  expect(world.said).toEqual([['NotOffered', 'access.user']]);
});

describe('what is said', () => {
  test('a form that its rule refuses: a warning of 1.2 s, and nothing is sent', async () => {
    const world = backend();
    (await world.edit()).save('');
    expect([world.said, world.asked.save]).toEqual([[['warning', 'shared.failures.checkFields', 1200]], []]);
  });

  test('a failure, in the words of the record', async () => {
    const world = backend();
    const { save, until } = await world.edit();
    world.refusals.save = { kind: 'FieldsRejected', code: 'ERROR', fields: { name: 'NAME_IN_USE' } };
    save('Mine');
    await until('editing');
    expect(world.said).toEqual([['FieldsRejected', 'access.user']]);
  });

  test('a field by the name that the strings have for it', async () => {
    const world = backend({ ...people, strings: { ...people.strings, called: { name: 'title' } } });
    const { save, until } = await world.edit();
    world.refusals.save = {
      kind: 'FieldsRejected',
      code: 'ERROR',
      fields: { name: 'NAME_IN_USE', active: 'VALUE_NOT_VALID' },
    };
    save('Mine');
    await until('editing');
    expect(world.refused).toEqual([['title', 'active']]);
  });

  test('a record that is not there', async () => {
    const world = backend();
    world.refusals.get = { kind: 'NotFound' };
    const { actor } = await world.open();
    expect([actor.getSnapshot().value, world.said]).toEqual(['lost', [['NotFound', 'access.user']]]);
  });
});

test('a deletion that fails or is given up is logged as well as said (R-SHR-34)', async () => {
  const { open, refusals, reports, said } = backend();
  const { actor, until } = await open();
  refusals.remove = { kind: 'Unreachable', reason: 'server' };
  actor.send({ type: 'removal.requested' });
  actor.send({ type: 'removal.confirmed' });
  await until('reading');
  expect([reports.all(), said]).toEqual([['Deleting people 7 failed: ServerError'], [['Unreachable', 'access.user']]]);
  actor.send({ type: 'removal.requested' });
  actor.send({ type: 'removal.cancelled' });
  expect([reports.all().slice(1), said.slice(1)]).toEqual([
    ['Not removed: people 7'],
    [['info', 'shared.list.notRemoved', 1000]],
  ]);
});

describe('after a save', () => {
  test.each([
    [true, 1],
    [false, 2],
  ])('the record is not read again where the answer carries it (%p)', async (whole, reads) => {
    const world = backend();
    world.answersWhole.save = whole;
    const { save, until, context } = await world.edit();
    save('Mine');
    await until('reading');
    expect([world.reads.length, context().stored, context().isOwn]).toEqual([
      reads,
      { record: { id: '7', name: 'Mine', active: true }, version: 'v2' },
      true,
    ]);
  });
});

describe('who saved before, where two edits meet (R-SHR-07)', () => {
  const meeting = async (saveElsewhere: (world: RecordBackend) => Promise<void> | void) => {
    const world = backend();
    const here = await world.edit();
    await saveElsewhere(world);
    here.type('Here');
    here.save('Here');
    await here.until('conflicted');
    return here.context().conflict?.isOwn;
  };
  const inAnotherTab = async ({ edit }: RecordBackend) => {
    const there = await edit();
    there.save('There');
    await there.until('reading');
  };

  test('it was oneself, in another tab', async () => {
    expect(await meeting(inAnotherTab)).toBe(true);
  });

  test('it was somebody else', async () => {
    expect(
      await meeting(({ changeBehind }) => {
        changeBehind({ name: 'Theirs' });
      }),
    ).toBe(false);
  });

  test('it was somebody else at this computer', async () => {
    expect(
      await meeting(async (world) => {
        world.at.person = 'piet';
        await inAnotherTab(world);
        world.at.person = 'jan';
      }),
    ).toBe(false);
  });

  test('it was somebody else, after oneself', async () => {
    expect(
      await meeting(async (world) => {
        await inAnotherTab(world);
        world.changeBehind({ name: 'Theirs' });
      }),
    ).toBe(false);
  });

  test('work that is picked up again knows, too', async () => {
    const world = backend();
    const here = await world.edit();
    here.type('Here');
    here.actor.stop();
    const left = world.kept.get('jan/people/7');
    if (left === undefined) throw new Error('Nothing was kept');
    world.kept.delete('jan/people/7');
    await inAnotherTab(world);
    world.kept.set('jan/people/7', left);
    const again = await world.open();
    again.actor.send({ type: 'draft.resumed' });
    expect(again.context().conflict?.isOwn).toBe(true);
  });
});
