import { either } from 'fp-ts';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { isDirty, type KeeperEvent, type Opened } from '../../../src/application/shared/record';
import { recordMachineOf } from '../../../src/application/shared/record.machine';
import type { KeptDraft } from '../../../src/application/shared/ports/drafts.port';
import type { RemoveRequest, Saved, SaveRequest } from '../../../src/application/shared/ports/resource-gateway.port';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Id } from '../../../src/domain/shared/id';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { problemsOf, type Rule } from '../../../src/domain/shared/rule';
import { called } from '../../domain/support/called';
import { after, broke, done, nameOf, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

type Person = { readonly name: string; readonly town: string };
type StoredPerson = Person & { readonly id: Id };

const blank: Person = { name: '', town: '' };
const emma: Person = { name: 'Emma', town: 'Utrecht' };
const rule: Rule<Person> = ({ name }) => problemsOf({ name: name === '' ? 'required' : null });
const machine = recordMachineOf<StoredPerson, Person>();

const opened = (draft: Person | null, version: string | null = 'v1', kept: KeptDraft<Person> | null = null): Outcome<Opened<StoredPerson, Person>> =>
  either.right({ stored: draft && { record: { id: '7', ...draft }, version }, kept, isOwn: false });
const keptOf = (mine: Person, version: string | null = 'v1', base: Person = emma): KeptDraft<Person> => ({ base, mine, version, at: 0 });
const failed = (failure: Failure): Outcome<never> => either.left(failure);
const lineCut: Failure = { kind: 'Unreachable', reason: 'cut' };

describe('record machine, every event in every state', () => {
  const events = {
    'edit': { type: 'edit.requested' },
    'cancel': { type: 'edit.cancelled' },
    'type': { type: 'draft.changed', draft: { name: 'Mine', town: 'Utrecht' } },
    'flush': { type: 'draft.flushed' },
    'resume': { type: 'draft.resumed' },
    'discard': { type: 'draft.discarded' },
    'save good': { type: 'save.requested', draft: { name: 'Mine', town: 'Utrecht' } },
    'save bad': { type: 'save.requested', draft: blank },
    'save as it was': { type: 'save.requested', draft: emma },
    'copy': { type: 'copy.requested', draft: { name: 'Mine', town: 'Utrecht' } },
    'settle': { type: 'conflict.settled', takeStored: [] },
    'settle as stored': { type: 'conflict.settled', takeStored: ['name'] },
    'dismiss': { type: 'conflict.dismissed' },
    'delete': { type: 'removal.requested' },
    'yes': { type: 'removal.confirmed' },
    'no': { type: 'removal.cancelled' },
    'deleted': done('0.record.removing', either.right(undefined)),
    'already gone': done('0.record.removing', failed({ kind: 'NotFound' })),
    'not deleted': done('0.record.removing', failed({ kind: 'Forbidden' })),
    'not deleted, changed': done('0.record.removing', failed({ kind: 'Changed' })),
    'tidied after it': done('0.record.removed', undefined),
    'not tidied after it': broke('0.record.removed'),
    'time to return': after('returning', 'record.removed'),
    'opened': done('0.record.loading', opened(emma)),
    'opened with a draft': done('0.record.loading', opened(emma, 'v1', keptOf({ ...emma, name: 'Kept' }))),
    'opened with an old draft': done('0.record.loading', opened({ ...emma, name: 'Theirs' }, 'v2', keptOf({ ...emma, name: 'Kept' }))),
    'not opened': done('0.record.loading', failed({ kind: 'NotFound' })),
    'only its draft is left': done('0.record.loading', opened(null, null, keptOf({ ...emma, name: 'Kept' }))),
    'dropped': done('0.record.discarding', undefined),
    'not dropped': broke('0.record.discarding'),
    'saved': done('0.record.saving', either.right({ id: '7' })),
    'changed meanwhile': done('0.record.saving', failed({ kind: 'Changed' })),
    'not saved': done('0.record.saving', failed(lineCut)),
    'gone meanwhile': done('0.record.saving', failed({ kind: 'NotFound' })),
    'tidied': done('0.record.saved', undefined),
    'not tidied': broke('0.record.saved'),
    'newest, other field': done('0.record.comparing', opened({ ...emma, town: 'Delft' }, 'v2')),
    'newest, same field': done('0.record.comparing', opened({ ...emma, name: 'Theirs' }, 'v2')),
    'newest, nothing new': done('0.record.comparing', opened(emma, 'v1')),
    'newest not there': done('0.record.comparing', failed(lineCut)),
    'newest gone': done('0.record.comparing', opened(null, null, keptOf({ ...emma, name: 'Mine' }))),
  };
  const of = (id: Id | null) => walk(machine, {
    input: { id, blank, rule },
    events,
    // No way on depends on what failed, or on what the rule said.
    remember: ({ mine, base, stored, offered, conflict, backTo, fate }) =>
      [backTo, fate, mine, base, stored?.version, offered?.version, conflict && [conflict.conflicts, conflict.then]],
  });
  const [steps, fresh] = [of('7'), of(null)];

  test('reaches every state', () => {
    expect(reached(steps)).toEqual(restingStates(machine).filter((state) => state !== 'deciding'));
  });

  test('goes only where a form may go', () => {
    const [editing, reading] = ['editing', 'reading'];
    expect(tableOf(steps)).toEqual({
      loading: { 'opened': reading, 'opened with a draft': reading, 'opened with an old draft': reading, 'not opened': 'lost | reading', 'only its draft is left': editing },
      reading: { edit: 'editing | reading', resume: 'conflicted | editing | reading', discard: 'discarding', delete: 'confirming' },
      editing: { 'save good': 'discarding | saving', 'save as it was': 'discarding | saving', 'copy': 'editing | saving', 'cancel': 'discarding', 'delete': 'confirming | editing' },
      discarding: { 'dropped': 'lost | reading', 'not dropped': 'lost | reading' },
      saving: { 'saved': 'saved', 'changed meanwhile': 'comparing', 'not saved': editing, 'gone meanwhile': editing },
      saved: { 'tidied': 'loading', 'not tidied': 'loading' },
      comparing: { 'cancel': 'discarding', 'newest, other field': 'conflicted | editing | saving', 'newest, same field': 'conflicted | editing', 'newest, nothing new': 'conflicted | discarding | editing | saving', 'newest not there': editing, 'newest gone': editing },
      conflicted: { cancel: 'discarding', settle: 'editing | saving', 'settle as stored': 'discarding | editing | saving', dismiss: 'editing | loading' },
      confirming: { yes: 'removing', no: 'editing | reading', cancel: 'confirming | discarding' },
      removing: { 'deleted': 'removed', 'already gone': 'removed', 'not deleted': 'editing | reading', 'not deleted, changed': 'loading' },
      removed: { 'time to return': 'lost' },
      lost: {},
    });
  });

  test('a deletion that is given up or refused leads back to where it was asked, with everything that was typed', () => {
    for (const { before, event, after: { value, context } } of steps) {
      if (event === 'delete' && nameOf(before.value) !== 'confirming' && nameOf(value) === 'confirming') expect(context.backTo).toBe(nameOf(before.value));
      if (!['confirming: no', 'removing: not deleted'].includes(`${nameOf(before.value)}: ${event}`)) continue;
      expect([nameOf(value), context.mine, context.epoch]).toEqual([before.context.backTo, before.context.mine, before.context.epoch]);
    }
  });

  test('there is nothing to delete before a record is there', () => {
    for (const { after: { value } } of fresh.filter(({ event, after: { context } }) => event === 'delete' && context.id === null)) expect(nameOf(value)).not.toBe('confirming');
  });

  test('a new record is never read-only, unless unsaved work is offered', () => {
    for (const { after: { value, context } } of fresh) {
      if (nameOf(value) === 'reading' && context.id === null) expect(context.offered).not.toBeNull();
    }
  });

  test('what was typed leaves the form only by cancelling, by a save that worked, or by choosing', () => {
    for (const { before, event, after: { value, context } } of steps) {
      if (nameOf(before.value) !== 'editing' && nameOf(before.value) !== 'saving') continue;
      if (['cancel', 'type', 'save good', 'save as it was', 'copy', 'saved'].includes(event)) continue;
      expect([event, nameOf(value), context.mine]).toEqual([event, nameOf(value), before.context.mine]);
    }
  });

  test('only what is gone is copied, and a record that is gone is never read again', () => {
    for (const { before, event, after: { value, context } } of steps) {
      if (event === 'copy' && nameOf(value) === 'saving' && nameOf(before.value) !== 'saving') expect(before.context.fate).toBe('gone');
      if (nameOf(value) === 'reading') expect(context.fate).toBe('stored');
    }
  });

  test('offered work is never written over: an edit starts only when it was taken up or discarded', () => {
    for (const { before, after: { value, context } } of steps) {
      if (before.context.offered !== null && nameOf(value) === 'editing') expect(context.offered).toBeNull();
    }
  });
});

const started = (id: Id | null = '7', clock = new SimulatedClock()) => {
  const calls = {
    open: called<Outcome<Opened<StoredPerson, Person>>, { readonly id: Id | null; readonly justSaved: boolean }>(),
    save: called<Outcome<Saved>, SaveRequest<Person>>(),
    drop: called<unknown, { readonly id: Id | null }>(),
    remove: called<Outcome<void>, RemoveRequest>(),
  };
  const kept: (KeeperEvent<Person> | 'opened' | 'closed')[] = [];
  const said: unknown[] = [];
  const emitted: unknown[] = [];
  const actor = createActor(machine.provide({
    actors: {
      openRecord: fromPromise(calls.open.run), saveRecord: fromPromise(calls.save.run), dropDraft: fromPromise(calls.drop.run), removeRecord: fromPromise(calls.remove.run),
      keepDraft: fromCallback(({ receive }) => {
        kept.push('opened');
        receive((event) => { kept.push(event); });
        return () => { kept.push('closed'); };
      }),
    },
    actions: {
      announceFailure: (_, { failure }) => { said.push(failure); },
      announceRefusal: (_, { failure }) => { said.push(failure); },
      announceUnchanged: () => { said.push('unchanged'); },
      announceAsStored: () => { said.push('as stored'); },
      announceSaved: () => { said.push('saved'); },
      announceProblems: () => { said.push('problems'); },
      announceRemoved: () => { said.push('removed'); },
      announceKept: () => { said.push('kept'); },
      announceChanged: () => { said.push('changed'); },
    },
  }), { input: { id, blank, rule }, clock });
  actor.on('record.saved', (event) => { emitted.push(event); });
  actor.on('record.removed', (event) => { emitted.push(event); });
  actor.on('record.lost', (event) => { emitted.push(event); });
  actor.start();
  const until = async (state: string) => (await waitFor(actor, ({ value }) => nameOf(value) === state)).context;
  return { actor, clock, calls, kept, said, emitted, until, now: () => nameOf(actor.getSnapshot().value), context: () => actor.getSnapshot().context };
};

const reading = async (answer = opened(emma), id: Id | null = '7') => {
  const world = started(id);
  world.calls.open.answer(answer);
  await waitFor(world.actor, ({ value }) => value !== 'loading');
  return world;
};

const editing = async () => {
  const world = await reading();
  world.actor.send({ type: 'edit.requested' });
  return world;
};

/** Emma's name was changed to Mine, and Save was pressed. */
const mine: Person = { ...emma, name: 'Mine' };
const saving = async (draft = mine) => {
  const world = await editing();
  world.actor.send({ type: 'draft.changed', draft });
  world.actor.send({ type: 'save.requested', draft });
  return world;
};

describe('opening', () => {
  test('a record opens read-only, a new one editable with nothing filled in', async () => {
    expect((await reading()).now()).toBe('reading');
    const fresh = await reading(opened(null), null);
    expect([fresh.now(), fresh.context().mine, fresh.kept]).toEqual(['editing', blank, ['opened']]);
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
    expect([now(), context().problems, said, calls.save.times()]).toEqual(['editing', { name: 'required' }, ['problems'], 0]);
  });

  test.each<Failure>([lineCut, { kind: 'Unauthenticated' }, { kind: 'FieldsRejected', code: 'ERROR', fields: { name: 'NAME_IN_USE' } }, { kind: 'Forbidden' }, { kind: 'NotFound' }])(
    'a failure ($kind) keeps the values, the form and the draft', async (failure) => {
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
    expect(calls.save.input()).toEqual({ id: '7', version: 'v2', draft: { name: 'Mine', town: 'Delft' }, before: { ...emma, town: 'Delft' } });
  });

  test('the same field: a person chooses mine', async () => {
    const { actor, calls, until } = await comparing();
    calls.open.answer(opened({ name: 'Theirs', town: 'Delft' }, 'v2'));
    expect((await until('conflicted')).conflict).toMatchObject({ conflicts: ['name'], mine, newest: { version: 'v2' } });
    actor.send({ type: 'conflict.settled', takeStored: [] });
    expect(calls.save.input()).toMatchObject({ version: 'v2', draft: { name: 'Mine', town: 'Delft' } });
  });

  test('theirs chosen for one field, mine for another: what differs from theirs is sent', async () => {
    const world = await saving({ name: 'Mine', town: 'Gouda' });
    world.calls.save.answer(failed({ kind: 'Changed' }));
    await world.until('comparing');
    world.calls.open.answer(opened({ name: 'Theirs', town: 'Delft' }, 'v2'));
    await world.until('conflicted');
    world.actor.send({ type: 'conflict.settled', takeStored: ['name'] });
    expect(world.calls.save.input()).toMatchObject({ version: 'v2', draft: { name: 'Theirs', town: 'Gouda' } });
  });

  test('theirs chosen for every field: nothing is sent, it is said, no draft stays, and their values are read', async () => {
    const { actor, calls, context, emitted, said, until } = await comparing();
    calls.open.answer(opened({ name: 'Theirs', town: 'Delft' }, 'v2'));
    await until('conflicted');
    actor.send({ type: 'conflict.settled', takeStored: ['name'] });
    expect([said, calls.drop.input()]).toEqual([['as stored'], { id: '7' }]);
    calls.drop.answer(undefined);
    await until('reading');
    expect([calls.save.times(), emitted, context().stored]).toEqual([1, [], { record: { id: '7', name: 'Theirs', town: 'Delft' }, version: 'v2' }]);
  });

  test('somebody saved the very same: nothing is sent again', async () => {
    const { calls, said, until } = await comparing();
    calls.open.answer(opened(mine, 'v2'));
    await until('discarding');
    expect([said, calls.save.times()]).toEqual([['as stored'], 1]);
  });

  test('the question put aside leaves everything as it was, and the next save asks again', async () => {
    const { actor, calls, context, now, until } = await comparing();
    calls.open.answer(opened({ ...emma, name: 'Theirs' }, 'v2'));
    await until('conflicted');
    actor.send({ type: 'conflict.dismissed' });
    expect([now(), context().mine, context().conflict]).toEqual(['editing', mine, null]);
    actor.send({ type: 'save.requested', draft: mine });
    expect(calls.save.input()).toMatchObject({ version: 'v1' });
    calls.save.answer(failed({ kind: 'Changed' }));
    await until('comparing');
    calls.open.answer(opened({ ...emma, name: 'Theirs' }, 'v2'));
    await until('conflicted');
  });

  test('the newest version cannot be had: back to the form with everything in it', async () => {
    const { calls, said, until } = await comparing();
    calls.open.answer(failed(lineCut));
    expect((await until('editing')).mine).toEqual(mine);
    expect(said).toEqual([lineCut]);
  });

  test('the newest version was deleted: back to the form with everything in it, and the form knows', async () => {
    const { calls, said, until } = await comparing();
    calls.open.answer(failed({ kind: 'NotFound' }));
    const { failure, mine: kept } = await until('editing');
    expect([failure, kept, said, calls.drop.times()]).toEqual([{ kind: 'NotFound' }, mine, [{ kind: 'NotFound' }], 0]);
  });

  test('a server that refuses its own newest version is not asked for ever', async () => {
    const { calls, said, until } = await comparing();
    calls.open.answer(opened(emma, 'v1'));
    expect((await until('editing')).mine).toEqual(mine);
    expect([said, calls.save.times()]).toEqual([[{ kind: 'Changed' }], 1]);
  });
});

describe('somebody deleted the record meanwhile (R-SHR-21)', () => {
  const gone = async () => {
    const world = await saving();
    world.calls.save.answer(failed({ kind: 'NotFound' }));
    await world.until('editing');
    return world;
  };

  test('the work becomes a new record: all of it is sent, its draft is dropped where it lay, and the new one is opened', async () => {
    const { actor, calls, emitted, said, until } = await gone();
    actor.send({ type: 'copy.requested', draft: mine });
    expect(calls.save.input()).toEqual({ id: null, version: null, draft: mine, before: blank });
    calls.save.answer(either.right({ id: '12' }));
    await until('saved');
    expect([said, emitted, calls.drop.input()]).toEqual([[{ kind: 'NotFound' }, 'saved'], [{ type: 'record.saved', id: '12' }], { id: '7' }]);
    calls.drop.answer(undefined);
    await until('loading');
    expect(calls.open.input()).toEqual({ id: '12', justSaved: true });
  });

  test('a copy that is refused stays a copy: the next save makes the new record', async () => {
    const { actor, calls, context, kept, until } = await gone();
    actor.send({ type: 'copy.requested', draft: mine });
    calls.save.answer(failed({ kind: 'FieldsRejected', code: 'ERROR', fields: { name: 'NAME_IN_USE' } }));
    await until('editing');
    expect([context().mine, kept.at(-1)]).toEqual([mine, { type: 'draft.changed', draft: mine }]);
    actor.send({ type: 'save.requested', draft: { ...mine, name: 'Other' } });
    expect(calls.save.input()).toEqual({ id: null, version: null, draft: { ...mine, name: 'Other' }, before: blank });
  });

  test('a copy that the rule refuses is not sent', async () => {
    const { actor, calls, context, now, said } = await gone();
    actor.send({ type: 'copy.requested', draft: { ...mine, name: '' } });
    expect([now(), context().problems, said.at(-1), calls.save.times()]).toEqual(['editing', { name: 'required' }, 'problems', 1]);
  });

  test('a record that is there is not copied', async () => {
    const { actor, calls, now } = await editing();
    actor.send({ type: 'copy.requested', draft: mine });
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
    const { actor, calls, context, until } = await gone();
    actor.send({ type: 'save.requested', draft: mine });
    calls.save.answer(failed({ kind: 'Changed' }));
    await until('comparing');
    calls.open.answer(opened({ ...emma, town: 'Delft' }, 'v2'));
    await until('saving');
    expect([calls.save.input().id, context().fate]).toEqual(['7', 'stored']);
  });

  test('a new record that the API has no place for was not deleted', async () => {
    const { actor, calls, context, until } = await reading(opened(null), null);
    actor.send({ type: 'save.requested', draft: mine });
    calls.save.answer(failed({ kind: 'NotFound' }));
    await until('editing');
    expect(context().fate).toBe('stored');
  });

  test('its address opened again shows the work that is left of it', async () => {
    const { context, emitted, kept, now, said } = await reading(opened(null, null, keptOf(mine)));
    expect([now(), context().fate, context().mine, isDirty(context()), said, emitted]).toEqual(['editing', 'gone', mine, true, [{ kind: 'NotFound' }], []]);
    expect(kept).toEqual(['opened', { type: 'draft.changed', draft: mine }]);
  });

  test('met in a conflict, with its draft still there, the form knows', async () => {
    const { calls, context, said, until } = await saving();
    calls.save.answer(failed({ kind: 'Changed' }));
    await until('comparing');
    calls.open.answer(opened(null, null, keptOf(mine)));
    await until('editing');
    expect([context().fate, context().mine, said]).toEqual(['gone', mine, [{ kind: 'NotFound' }]]);
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
    const { actor, now, context } = await reading(opened(emma, 'v1', keptOf(kept)));
    const before = context().epoch;
    actor.send({ type: 'draft.resumed' });
    expect([now(), context().mine, context().base, context().offered]).toEqual(['editing', kept, emma, null]);
    expect(context().epoch).toBeGreaterThan(before);
    expect(isDirty(context())).toBe(true);
  });

  test.each([['v1', 'v2'], [null, null], ['v1', null]])('on a record in which another field changed, both changes stand (versions %p, %p)', async (before, version) => {
    const { actor, now, context } = await reading(opened({ ...emma, town: 'Delft' }, version, keptOf(kept, before)));
    actor.send({ type: 'draft.resumed' });
    expect([now(), context().mine, context().base]).toEqual(['editing', { name: 'Kept', town: 'Delft' }, { ...emma, town: 'Delft' }]);
  });

  test.each([['v1', 'v2'], [null, null]])('on a record in which the same field changed, a person chooses, and nothing is saved yet (versions %p, %p)', async (before, version) => {
    const { actor, calls, now, context } = await reading(opened({ ...emma, name: 'Theirs' }, version, keptOf(kept, before)));
    actor.send({ type: 'draft.resumed' });
    expect([now(), context().conflict?.conflicts]).toEqual(['conflicted', ['name']]);
    actor.send({ type: 'conflict.settled', takeStored: [] });
    expect([now(), context().mine.name, context().stored?.version, calls.save.times()]).toEqual(['editing', 'Kept', version, 0]);
  });

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
    expect([world.now(), world.context().mine, world.context().base]).toEqual(['editing', kept, blank]);
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
});

describe('deleting (R-SHR-18)', () => {
  const forbidden: Failure = { kind: 'Forbidden' };
  const confirmed = (world: ReturnType<typeof started>) => {
    world.actor.send({ type: 'removal.requested' });
    expect([world.now(), world.calls.remove.times()]).toEqual(['confirming', 0]);
    world.actor.send({ type: 'removal.confirmed' });
    expect(world.calls.remove.input()).toEqual({ id: '7', version: 'v1' });
    return world;
  };

  test('is asked first, said at once, and leads back to the list a second later; no draft stays', async () => {
    const { calls, clock, emitted, now, said, until } = confirmed(await reading());
    calls.remove.answer(either.right(undefined));
    await until('removed');
    expect([said, emitted, calls.drop.input()]).toEqual([['removed'], [{ type: 'record.removed' }], { id: '7' }]);
    calls.drop.answer(undefined);
    clock.increment(999);
    expect([now(), emitted.length]).toEqual(['removed', 1]);
    clock.increment(1);
    expect([now(), emitted]).toEqual(['lost', [{ type: 'record.removed' }, { type: 'record.lost', failure: null }]]);
  });

  test('in the middle of an edit takes what was typed along, after the keeper has put its pen down', async () => {
    const world = await editing();
    world.actor.send({ type: 'draft.changed', draft: mine });
    const { calls, kept, until } = confirmed(world);
    expect([kept.at(-1), calls.drop.times()]).toEqual(['closed', 0]);
    calls.remove.answer(either.right(undefined));
    await until('removed');
    expect(calls.drop.times()).toBe(1);
  });

  test('a record that somebody else deleted before counts as deleted', async () => {
    const { calls, said, until } = confirmed(await reading());
    calls.remove.answer(failed({ kind: 'NotFound' }));
    await until('removed');
    expect(said).toEqual(['removed']);
  });

  test.each<Failure>([forbidden, lineCut, { kind: 'Locked', holder: 'Jan', since: null }])('refused ($kind), the record is read again as before, and why is said', async (failure) => {
    const { calls, emitted, said, until } = confirmed(await reading());
    calls.remove.answer(failed(failure));
    await until('reading');
    expect([said, emitted, calls.drop.times()]).toEqual([[failure], [], 0]);
  });

  test('refused in the middle of an edit, the edit goes on and is kept', async () => {
    const world = await editing();
    world.actor.send({ type: 'draft.changed', draft: mine });
    const { actor, calls, context, kept, until } = confirmed(world);
    calls.remove.answer(failed(forbidden));
    await until('editing');
    expect([context().mine, kept.slice(-2)]).toEqual([mine, ['opened', { type: 'draft.changed', draft: mine }]]);
    actor.send({ type: 'save.requested', draft: mine });
    expect(calls.save.input()).toEqual({ id: '7', version: 'v1', draft: mine, before: emma });
  });

  test('given up, nothing is sent, and the edit goes on', async () => {
    const { actor, calls, context, now } = await editing();
    actor.send({ type: 'draft.changed', draft: mine });
    actor.send({ type: 'removal.requested' });
    actor.send({ type: 'removal.cancelled' });
    expect([now(), context().mine, calls.remove.times()]).toEqual(['editing', mine, 0]);
  });

  test('whoever leaves and gives the edit up while it is asked, leaves no draft', async () => {
    const { actor, calls, now } = await editing();
    actor.send({ type: 'removal.requested' });
    actor.send({ type: 'edit.cancelled' });
    expect([now(), calls.drop.input(), calls.remove.times()]).toEqual(['discarding', { id: '7' }, 0]);
  });

  test('R-SHR-07: of what somebody saved meanwhile is not done; that is said, and theirs is read before it is asked again', async () => {
    const { actor, calls, context, emitted, now, said, until } = confirmed(await reading());
    calls.remove.answer(failed({ kind: 'Changed' }));
    await until('loading');
    calls.open.answer(opened({ ...emma, name: 'Theirs' }, 'v2'));
    await until('reading');
    expect([said, emitted, context().stored?.record.name, context().stored?.version]).toEqual([['changed'], [], 'Theirs', 'v2']);
    actor.send({ type: 'removal.requested' });
    actor.send({ type: 'removal.confirmed' });
    expect([now(), calls.remove.input()]).toEqual(['removing', { id: '7', version: 'v2' }]);
  });

  test('R-SHR-07: in the middle of an edit offers what was typed on top of what somebody saved meanwhile', async () => {
    const world = await editing();
    world.actor.send({ type: 'draft.changed', draft: mine });
    const { actor, calls, context, kept, said, until } = confirmed(world);
    expect(kept).toContainEqual({ type: 'draft.changed', draft: mine });
    calls.remove.answer(failed({ kind: 'Changed' }));
    await until('loading');
    calls.open.answer(opened({ ...emma, town: 'Delft' }, 'v2', keptOf(mine)));
    await until('reading');
    expect([said, calls.drop.times(), context().offered?.mine]).toEqual([['changed'], 0, mine]);
    actor.send({ type: 'draft.resumed' });
    expect([context().mine, context().stored?.version]).toEqual([{ ...mine, town: 'Delft' }, 'v2']);
  });

  test('a second yes while the first is on its way deletes once', async () => {
    const { actor, calls } = confirmed(await reading());
    actor.send({ type: 'removal.confirmed' });
    expect(calls.remove.times()).toBe(1);
  });

  test('work that is on offer does not stand in the way', async () => {
    const { calls, until } = confirmed(await reading(opened(emma, 'v1', keptOf({ ...emma, name: 'Kept' }))));
    calls.remove.answer(either.right(undefined));
    await until('removed');
    expect(calls.drop.input()).toEqual({ id: '7' });
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
