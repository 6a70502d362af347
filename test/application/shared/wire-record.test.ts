import { createActor, waitFor } from 'xstate';
import { KEEP_WITHIN } from '../../../src/application/shared/draft-keeper';
import { BrowserStorage } from '../../../src/adapters/storage/shared/browser-storage';
import { ownSavesStorage } from '../../../src/adapters/storage/shared/own-saves.storage';
import { MemoryReports } from '../../../src/adapters/memory/shared/reports.memory';
import { wireRecord } from '../../../src/application/shared/wire-record';
import type { Failure } from '../../../src/domain/shared/failure';
import { TestArea } from '../../contract/support/areas';
import { nameOf } from '../../domain/support/walk';
import { announcerInMind, draftsOf, gatewayOfOne, people } from '../support/office';

const emma = { id: '7', name: 'Emma', active: true };

/** One office in which several people may open the same form, one after the other. */
const office = (resource: typeof people = people) => {
  const [store, records, speech, reports] = [draftsOf(), gatewayOfOne(emma), announcerInMind(), new MemoryReports()];
  const at: { person: string | null; website: string; now: number } = { person: 'jan', website: '1', now: 1000 };
  const area = new TestArea();
  const machine = wireRecord(resource)(records.gateway, store.drafts, ownSavesStorage(new BrowserStorage(() => area)), { id: () => at.person, website: () => at.website }, { now: () => at.now, zone: () => 'UTC' }, speech.announcer, reports);
  const open = async (id: string | null = '7') => {
    const actor = createActor(machine, { input: { id, blank: people.blank, rule: people.rule } }).start();
    await waitFor(actor, ({ value }) => value !== 'loading');
    return {
      actor,
      until: (state: string) => waitFor(actor, ({ value }) => nameOf(value) === state),
      type: (name: string) => { actor.send({ type: 'draft.changed', draft: { name, active: true } }); },
      save: (name: string) => { actor.send({ type: 'save.requested', draft: { name, active: true } }); },
      context: () => actor.getSnapshot().context,
    };
  };
  const edit = async () => {
    const form = await open();
    form.actor.send({ type: 'edit.requested' });
    return form;
  };
  return { ...store, ...records, ...speech, reports, at, open, edit };
};

describe('unsaved work (R-SHR-09)', () => {
  beforeEach(() => { jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }); });
  afterEach(() => { jest.useRealTimers(); });

  test('the first key is stored at once, with what it started from; those that follow within 300 ms', async () => {
    const { edit, kept } = office();
    const { type } = await edit();
    const name = () => kept.get('jan/people/7')?.mine['name'];
    type('E');
    expect(kept.get('jan/people/7')).toEqual({ base: { name: 'Emma', active: true }, mine: { name: 'E', active: true }, version: 'v1', at: 1000 });
    type('Em');
    jest.advanceTimersByTime(200);
    type('Ems');
    expect(name()).toBe('E');
    jest.advanceTimersByTime(100);
    expect(name()).toBe('Ems');
    type('Emsl');
    jest.advanceTimersByTime(299);
    expect(name()).toBe('Ems');
    jest.advanceTimersByTime(1);
    expect(name()).toBe('Emsl');
    jest.advanceTimersByTime(300);
    type('Emslie');
    expect(name()).toBe('Emslie');
    expect(KEEP_WITHIN).toBe(300);
  });

  test('is stored at once on a flush and when the form closes', async () => {
    const { edit, kept } = office();
    const { actor, type } = await edit();
    type('A');
    actor.send({ type: 'draft.flushed' });
    expect(kept.get('jan/people/7')?.mine).toEqual({ name: 'A', active: true });
    type('B');
    actor.stop();
    expect(kept.get('jan/people/7')?.mine).toEqual({ name: 'B', active: true });
  });

  test('is stored once more when the page is left or come back to: another tab may have thrown it away', async () => {
    const { edit, kept } = office();
    const { actor, type } = await edit();
    type('A');
    actor.send({ type: 'draft.flushed' });
    const stored = kept.get('jan/people/7');
    kept.clear();
    jest.advanceTimersByTime(5000);
    actor.send({ type: 'draft.flushed' });
    expect(kept.size).toBe(0);
    const leave = async (): Promise<void> => {
      actor.send({ type: 'draft.flushed', all: true });
      for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
    };
    await leave();
    expect(kept.get('jan/people/7')).toEqual(stored);
    // What another tab went on with is newer than what this one shows.
    const newer = { base: { name: 'Emma', active: true }, mine: { name: 'AB', active: true }, version: 'v1', at: 9000 };
    kept.set('jan/people/7', newer);
    await leave();
    expect(kept.get('jan/people/7')).toEqual(newer);
    type('Emma');
    await leave();
    expect(kept.size).toBe(0);
    type('B');
    kept.clear();
    actor.send({ type: 'draft.flushed', all: true });
    actor.stop();
    kept.clear();
    await leave();
    expect(kept.size).toBe(0);
  });

  test('is not stored when everything is as it was again', async () => {
    const { edit, kept } = office();
    const { actor, type } = await edit();
    type('A');
    actor.send({ type: 'draft.flushed' });
    type('Emma');
    actor.send({ type: 'draft.flushed' });
    expect(kept.size).toBe(0);
  });

  test('a store that refuses it says so: a crash would now cost the work', async () => {
    const { edit, full, said } = office();
    const { actor, type } = await edit();
    full({ kind: 'TooLarge' });
    type('A');
    actor.send({ type: 'draft.flushed' });
    jest.useRealTimers();
    await new Promise(setImmediate);
    expect(said).toEqual([['TooLarge', undefined]]);
  });
});

describe('unsaved work, from one opening to the next', () => {
  test('a save that met a 401 is offered when the person is back, and only to them', async () => {
    const world = office();
    const { actor, save, until } = await world.edit();
    world.refusals.save = { kind: 'Unauthenticated' };
    save('Mine');
    world.at.person = null;
    await until('editing');
    actor.stop();
    world.at.person = 'piet';
    expect((await world.open()).context().offered).toBeNull();
    world.at.person = 'jan';
    const again = await world.open();
    expect(again.context().offered?.mine).toEqual({ name: 'Mine', active: true });
    again.actor.send({ type: 'draft.resumed' });
    expect(again.context().mine.name).toBe('Mine');
  });

  test('a save that worked leaves no draft, and says so', async () => {
    const world = office();
    const { type, save, until, context } = await world.edit();
    type('Mine');
    save('Mine');
    await until('reading');
    expect([world.kept.size, world.said, context().stored]).toEqual([0, [['success', 'access.user.saved', 1200]], { record: { id: '7', name: 'Mine', active: true }, version: 'v2' }]);
  });

  test('a new record is kept under no id, and its draft is gone once it is saved', async () => {
    const world = office();
    const { actor, type } = await world.open(null);
    type('New');
    actor.stop();
    expect([...world.kept.keys()]).toEqual(['jan/people/new']);
    const again = await world.open(null);
    again.actor.send({ type: 'draft.resumed' });
    again.save('New');
    await again.until('reading');
    expect([world.kept.size, again.context().id]).toEqual([0, '12']);
  });

  test.each([[true, null], [undefined, 'Anna']])('a new record is offered on another website only where records count for all (one website: %s)', async (perWebsite, elsewhere) => {
    const { open, at } = office({ ...people, perWebsite });
    const { type, actor } = await open(null);
    type('Anna');
    actor.stop();
    at.website = '2';
    expect((await open(null)).context().offered?.mine.name ?? null).toBe(elsewhere);
    at.website = '1';
    expect((await open(null)).context().offered?.mine.name).toBe('Anna');
  });

  test.each([[true, 0], [undefined, 1]])('work on a record is offered on another website only where records count for all (one website: %s)', async (perWebsite, elsewhere) => {
    const { edit, open, at } = office({ ...people, perWebsite });
    const { type, actor } = await edit();
    type('Anna');
    actor.stop();
    at.website = '2';
    expect([(await open()).context().offered].filter((work) => work !== null)).toHaveLength(elsewhere);
    at.website = '1';
    expect((await open()).context().offered?.mine.name).toBe('Anna');
  });

  test('a cancelled edit leaves no draft', async () => {
    const world = office();
    const { actor, type, until } = await world.edit();
    type('Mine');
    actor.send({ type: 'edit.cancelled' });
    await until('reading');
    expect(world.kept.size).toBe(0);
  });

  test.each([
    ['fields that are gone', { active: true }],
    ['another kind of value', { name: ['x'], active: true }],
    ['nothing at all', {}],
  ])('a draft of an older console with %s is not offered, but told of: nobody edits over it, and it stays until it is thrown away (R-SHR-29)', async (_, fields) => {
    const world = office();
    world.kept.set('jan/people/7', { base: fields, mine: fields, version: 'v1', at: 0 });
    const { actor, until, context } = await world.open();
    expect([context().offered, context().unreadable]).toEqual([null, JSON.stringify({ base: fields, mine: fields, version: 'v1', at: 0 }, null, 2)]);
    actor.send({ type: 'edit.requested' });
    expect([actor.getSnapshot().value, world.kept.size]).toEqual(['reading', 1]);
    actor.send({ type: 'draft.discarded' });
    await until('reading');
    expect([context().unreadable, world.kept.size]).toEqual([null, 0]);
    actor.send({ type: 'edit.requested' });
    expect(actor.getSnapshot().value).toBe('editing');
  });

  test('what else a form needs to be shown is its own to say, and a new one is not begun over it', async () => {
    const world = office({ ...people, isKept: ({ name }) => name !== 'broken' });
    const work = (name: string) => ({ base: { name: '', active: true }, mine: { name, active: true }, version: null, at: 0 });
    world.kept.set('jan/people/new', work('broken'));
    const { actor, context } = await world.open(null);
    expect([actor.getSnapshot().value, context().offered, context().unreadable?.includes('broken')]).toEqual(['reading', null, true]);
    world.kept.set('jan/people/new', work('whole'));
    expect((await world.open(null)).context()).toMatchObject({ unreadable: null, offered: { mine: { name: 'whole' } } });
  });
});

describe('somebody saved meanwhile', () => {
  test('another field: both changes are stored', async () => {
    const world = office();
    const { save, until, context } = await world.edit();
    world.changeBehind({ active: false });
    save('Mine');
    await until('reading');
    expect(context().stored?.record).toEqual({ id: '7', name: 'Mine', active: false });
    expect(world.asked.save.map(({ version }) => version)).toEqual(['v1', 'v2']);
  });

  test('the same field: nothing is stored until a person has chosen', async () => {
    const world = office();
    const { actor, save, until, context } = await world.edit();
    world.changeBehind({ name: 'Theirs' });
    save('Mine');
    await until('conflicted');
    expect(world.asked.save).toHaveLength(1);
    actor.send({ type: 'conflict.settled', takeStored: ['name'] });
    await until('reading');
    expect(context().stored?.record.name).toBe('Theirs');
    expect([world.asked.save.length, world.said, world.kept.size]).toEqual([1, [['info', 'shared.record.asStored', 2000]], 0]);
  });
});

describe('somebody deleted the record meanwhile (R-SHR-21)', () => {
  test('the work is there when its address is opened again, and can become a record of its own', async () => {
    const world = office();
    const { actor, type } = await world.edit();
    type('Mine');
    actor.stop();
    world.refusals.get = { kind: 'NotFound' };
    const again = await world.open();
    expect([again.context().fate, again.context().mine, world.said]).toEqual(['gone', { name: 'Mine', active: true }, [['error', 'shared.failures.gone', 2000]]]);
    again.actor.send({ type: 'copy.requested', draft: { name: 'Mine', active: true } });
    await again.until('reading');
    expect([world.asked.save.map(({ id }) => id), again.context().id, world.kept.size]).toEqual([[null], '12', 0]);
  });

  test.each<Failure>([{ kind: 'Unreachable', reason: 'cut' }, { kind: 'Forbidden' }])('a record that cannot be had for another reason ($kind) is not taken for deleted', async (failure) => {
    const world = office();
    const { actor, type } = await world.edit();
    type('Mine');
    actor.stop();
    world.refusals.get = failure;
    const again = await world.open();
    expect([again.actor.getSnapshot().value, world.kept.size]).toEqual(['lost', 1]);
  });
});

describe('a deletion (R-SHR-18)', () => {
  const remove = async (world: ReturnType<typeof office>) => {
    const form = await world.edit();
    form.type('Mine');
    form.actor.send({ type: 'removal.requested' });
    form.actor.send({ type: 'removal.confirmed' });
    return form;
  };

  test('takes the record and what was typed in it, and says so for a second', async () => {
    const world = office();
    const { until } = await remove(world);
    await until('removed');
    await until('lost');
    expect([world.asked.remove, world.kept.size]).toEqual([[['7']], 0]);
    expect(world.said).toEqual([['success', 'access.users.deleted', 1000, { count: 1 }]]);
  });

  test('that is refused says why and keeps what was typed', async () => {
    const world = office();
    world.refusals.remove = { kind: 'Forbidden' };
    const { until, actor } = await remove(world);
    await until('editing');
    actor.send({ type: 'draft.flushed' });
    expect([world.said, world.kept.get('jan/people/7')?.mine]).toEqual([[['Forbidden', 'access.user']], { name: 'Mine', active: true }]);
  });

  test('of a deletion that somebody who edits it stands in the way of, who that is: of changes there may be none', async () => {
    const world = office();
    world.refusals.remove = { kind: 'Locked', holder: 'Jan', since: null };
    const { until } = await remove(world);
    await until('editing');
    expect(world.said).toEqual([['warning', 'shared.failures.lockedBy', 2000, { name: 'Jan' }]]);
  });
});

describe('what is said', () => {
  test('a form that its rule refuses: a warning of 1.2 s, and nothing is sent', async () => {
    const world = office();
    (await world.edit()).save('');
    expect([world.said, world.asked.save]).toEqual([[['warning', 'shared.failures.checkFields', 1200]], []]);
  });

  test('a failure, in the words of the record', async () => {
    const world = office();
    const { save, until } = await world.edit();
    world.refusals.save = { kind: 'FieldsRejected', code: 'ERROR', fields: { name: 'NAME_IN_USE' } };
    save('Mine');
    await until('editing');
    expect(world.said).toEqual([['FieldsRejected', 'access.user']]);
  });

  test('a field by the name that the strings have for it', async () => {
    const world = office({ ...people, strings: { ...people.strings, called: { name: 'title' } } });
    const { save, until } = await world.edit();
    world.refusals.save = { kind: 'FieldsRejected', code: 'ERROR', fields: { name: 'NAME_IN_USE', active: 'VALUE_NOT_VALID' } };
    save('Mine');
    await until('editing');
    expect(world.refused).toEqual([['title', 'active']]);
  });

  test('a record that is not there', async () => {
    const world = office();
    world.refusals.get = { kind: 'NotFound' };
    const { actor } = await world.open();
    expect([actor.getSnapshot().value, world.said]).toEqual(['lost', [['NotFound', 'access.user']]]);
  });
});

test('a deletion that fails or is given up is logged as well as said (R-SHR-34)', async () => {
  const { open, refusals, reports, said } = office();
  const { actor, until } = await open();
  refusals.remove = { kind: 'Unreachable', reason: 'server' };
  actor.send({ type: 'removal.requested' });
  actor.send({ type: 'removal.confirmed' });
  await until('reading');
  expect([reports.all(), said]).toEqual([['Deleting people 7 failed: Unreachable'], [['Unreachable', 'access.user']]]);
  actor.send({ type: 'removal.requested' });
  actor.send({ type: 'removal.cancelled' });
  expect([reports.all().slice(1), said.slice(1)]).toEqual([['Deleting people: not removed'], [['info', 'shared.list.notRemoved', 1000]]]);
});

describe('who saved before, where two edits meet (R-SHR-07)', () => {
  const meeting = async (saveElsewhere: (world: ReturnType<typeof office>) => Promise<void> | void) => {
    const world = office();
    const here = await world.edit();
    await saveElsewhere(world);
    here.type('Here');
    here.save('Here');
    await here.until('conflicted');
    return here.context().conflict?.isOwn;
  };
  const inAnotherTab = async ({ edit }: ReturnType<typeof office>) => {
    const there = await edit();
    there.save('There');
    await there.until('reading');
  };

  test('it was oneself, in another tab', async () => {
    expect(await meeting(inAnotherTab)).toBe(true);
  });

  test('it was somebody else', async () => {
    expect(await meeting(({ changeBehind }) => { changeBehind({ name: 'Theirs' }); })).toBe(false);
  });

  test('it was somebody else at this computer', async () => {
    expect(await meeting(async (world) => {
      world.at.person = 'piet';
      await inAnotherTab(world);
      world.at.person = 'jan';
    })).toBe(false);
  });

  test('it was somebody else, after oneself', async () => {
    expect(await meeting(async (world) => {
      await inAnotherTab(world);
      world.changeBehind({ name: 'Theirs' });
    })).toBe(false);
  });

  test('work that is picked up again knows, too', async () => {
    const world = office();
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
