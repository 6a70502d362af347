import { KEEP_WITHIN } from '../../../src/application/shared/drafts/draft-keeper';
import { people } from '../support/backend';
import { recordBackend as backend } from './support/record-backend';

describe('unsaved work (R-SHR-09)', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('the first key is stored at once, with what it started from; those that follow within 300 ms', async () => {
    const { edit, kept } = backend();
    const { type } = await edit();
    const name = () => kept.get('jan/people/7')?.mine['name'];
    type('E');
    expect(kept.get('jan/people/7')).toEqual({
      base: { name: 'Emma', active: true },
      mine: { name: 'E', active: true },
      version: 'v1',
      at: 1000,
    });
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
    const { edit, kept } = backend();
    const { actor, type } = await edit();
    type('A');
    actor.send({ type: 'draft.flushed' });
    expect(kept.get('jan/people/7')?.mine).toEqual({ name: 'A', active: true });
    type('B');
    actor.stop();
    expect(kept.get('jan/people/7')?.mine).toEqual({ name: 'B', active: true });
  });

  test('is stored once more when the page is left or come back to: another tab may have thrown it away', async () => {
    const { edit, kept } = backend();
    const { actor, type } = await edit();
    type('A');
    actor.send({ type: 'draft.flushed' });
    const stored = kept.get('jan/people/7');
    kept.clear();
    jest.advanceTimersByTime(5000);
    actor.send({ type: 'draft.flushed' });
    expect(kept.size).toBe(0);
    actor.send({ type: 'draft.flushed', all: true });
    expect(kept.get('jan/people/7')).toEqual(stored);
    type('Emma');
    actor.send({ type: 'draft.flushed', all: true });
    expect(kept.size).toBe(0);
  });

  test('is not stored when everything is as it was again', async () => {
    const { edit, kept } = backend();
    const { actor, type } = await edit();
    type('A');
    actor.send({ type: 'draft.flushed' });
    type('Emma');
    actor.send({ type: 'draft.flushed' });
    expect(kept.size).toBe(0);
  });

  test('a store that refuses it says so: a crash would now cost the work', async () => {
    const { edit, full, said } = backend();
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
    const world = backend();
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
    expect(again.inForm().name).toBe('Mine');
  });

  test('a save that worked leaves no draft, and says so', async () => {
    const world = backend();
    const { type, save, until, context } = await world.edit();
    type('Mine');
    save('Mine');
    await until('reading');
    expect([world.kept.size, world.said, context().stored]).toEqual([
      0,
      [['success', 'access.users.saved', 1200]],
      { record: { id: '7', name: 'Mine', active: true }, version: 'v2' },
    ]);
  });

  test('a new record is kept under no id, and its draft is gone once it is saved', async () => {
    const world = backend();
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

  test.each([
    [true, null],
    [undefined, 'Anna'],
  ])(
    'a new record is offered on another website only where records count for all (one website: %s)',
    async (perWebsite, elsewhere) => {
      const { open, at } = backend({ ...people, perWebsite });
      const { type, actor } = await open(null);
      type('Anna');
      actor.stop();
      at.website = '2';
      expect((await open(null)).context().offered?.mine.name ?? null).toBe(elsewhere);
      at.website = '1';
      expect((await open(null)).context().offered?.mine.name).toBe('Anna');
    },
  );

  test.each([
    [true, 0],
    [undefined, 1],
  ])(
    'work on a record is offered on another website only where records count for all (one website: %s)',
    async (perWebsite, elsewhere) => {
      const { edit, open, at } = backend({ ...people, perWebsite });
      const { type, actor } = await edit();
      type('Anna');
      actor.stop();
      at.website = '2';
      expect([(await open()).context().offered].filter((work) => work !== null)).toHaveLength(elsewhere);
      at.website = '1';
      expect((await open()).context().offered?.mine.name).toBe('Anna');
    },
  );

  test('a cancelled edit leaves no draft', async () => {
    const world = backend();
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
  ])(
    'reports a draft of an older console with %s, locks the record and keeps the draft until it is discarded (R-SHR-29)',
    async (_, fields) => {
      const world = backend();
      world.kept.set('jan/people/7', { base: fields, mine: fields, version: 'v1', at: 0 });
      const { actor, until, context } = await world.open();
      expect([context().offered, context().unreadable]).toEqual([
        null,
        JSON.stringify({ base: fields, mine: fields, version: 'v1', at: 0 }, null, 2),
      ]);
      actor.send({ type: 'edit.requested' });
      expect([actor.getSnapshot().value, world.kept.size]).toEqual(['reading', 1]);
      actor.send({ type: 'draft.discarded' });
      await until('reading');
      expect([context().unreadable, world.kept.size]).toEqual([null, 0]);
      actor.send({ type: 'edit.requested' });
      expect(actor.getSnapshot().matches('editing')).toBe(true);
    },
  );

  test('what else a form needs to be shown is its own to say, and a new one is not begun over it', async () => {
    const world = backend({ ...people, isReadableDraft: ({ name }) => name !== 'broken' });
    const work = (name: string) => ({
      base: { name: '', active: true },
      mine: { name, active: true },
      version: null,
      at: 0,
    });
    world.kept.set('jan/people/new', work('broken'));
    const { actor, context } = await world.open(null);
    expect([actor.getSnapshot().value, context().offered, context().unreadable?.includes('broken')]).toEqual([
      'reading',
      null,
      true,
    ]);
    world.kept.set('jan/people/new', work('whole'));
    expect((await world.open(null)).context()).toMatchObject({
      unreadable: null,
      offered: { mine: { name: 'whole' } },
    });
  });
});
