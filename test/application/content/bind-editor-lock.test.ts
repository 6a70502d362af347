import { createActor, SimulatedClock, waitFor } from 'xstate';
import { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import { MemoryReports } from '../../../src/adapters/memory/shared/reports.memory';
import { BrowserStorage } from '../../../src/adapters/storage/shared/browser-storage';
import { ownSavesStorage } from '../../../src/adapters/storage/shared/own-saves.storage';
import { bindEditorLock } from '../../../src/application/content/bind-editor-lock';
import { ContentLocks } from '../../../src/application/content/ports/content-locks.port';
import { LiveEventsMemory } from '../../../src/adapters/memory/shared/live-events.memory';
import { wireEditorLock } from '../../../src/application/content/wire-editor-lock';
import { wireRecord } from '../../../src/application/shared/record/wire-record';
import { BLANK_ITEM, type ContentDraft } from '../../../src/domain/content/content-item';
import { contents } from '../../../src/domain/content/contents';
import { HEARTBEAT_RETRY_DELAY, LOCK_TIMEOUT } from '../../../src/domain/content/lock.rule';
import { draftOf } from '../../../src/domain/shared/resource';
import { answered } from '../../contract/support/answered';
import { TestArea } from '../../contract/support/areas';
import { memoryBackend } from '../../contract/support/memory-backend';
import { EDITOR, enter, SU, type TestBackend } from '../../contract/support/backend';
import { topOf } from '../../domain/support/walk';
import { aForm } from '../support/form';
import { announcerInMind, draftsOf } from '../support/backend';

const resource = contents.blog;
const ref = { module: 'blog', id: '1' };

/** Actors with timers, stopped after each test. */
const open: { readonly stop: () => unknown }[] = [];
afterEach(() => {
  for (const actor of open.splice(0)) actor.stop();
});

const OWN_NAME = 'Susanne Zandstra';

/** An open item with its lock, on a backend where another person may hold the lock. */
const anEditor = async (before: (backend: TestBackend) => Promise<void> = () => Promise.resolve()) => {
  const line = new MemoryCalls();
  const backend = memoryBackend(line);
  await enter(backend, SU);
  await before(backend);
  const gateway = backend.gateway(resource);
  const [store, { announcer }] = [draftsOf(), announcerInMind()];
  const area = new TestArea();
  const clock = { now: () => 1_000, zone: () => 'UTC' };
  const machine = wireRecord(resource)(
    gateway,
    store.drafts,
    ownSavesStorage(new BrowserStorage(() => area)),
    { id: () => '1', website: () => '1' },
    clock,
    announcer,
    new MemoryReports(),
  );
  const form = aForm(resource.blank);
  const item = createActor(machine, {
    input: { id: ref.id, blank: resource.blank, rule: resource.rule, merging: resource.merging, form },
  }).start();
  const lockClock = new SimulatedClock();
  const lock = createActor(
    wireEditorLock(
      backend.service(ContentLocks),
      { claim: () => Promise.resolve(() => undefined) },
      announcer,
      new LiveEventsMemory(),
    ),
    { input: { ref, mayTakeOver: true, ownName: OWN_NAME }, clock: lockClock },
  ).start();
  const disconnect = bindEditorLock(item, lock, ({ locked }) => locked);
  open.push(item, lock);
  const until = (state: string) => waitFor(item, ({ value }) => topOf(value) === state);
  const lockIs = (state: 'free' | 'held' | 'lost' | 'confirmingTakeover') =>
    waitFor(lock, (snapshot) => snapshot.matches(state));
  const edit = async () => {
    lock.send({ type: 'lock.requested' });
    await until('editing');
  };
  const mine = (change: Partial<ContentDraft>): ContentDraft => ({ ...form.read(), ...change });
  const save = (change: Partial<ContentDraft>): void => {
    form.type(mine(change));
    item.send({ type: 'save.requested' });
  };
  /** Another page of the same person saves the item. */
  const saveElsewhere = async (change: Partial<ContentDraft>) => {
    const { record, version } = await answered(gateway.get(ref.id));
    const before = draftOf(BLANK_ITEM, record);
    await answered(backend.service(ContentLocks).acquire(ref));
    await answered(gateway.save({ id: ref.id, version, draft: { ...before, ...change }, before }));
  };
  const stored = async () => (await answered(gateway.get(ref.id))).record;
  await until('reading');
  return { line, backend, item, lock, lockClock, disconnect, until, lockIs, edit, mine, save, saveElsewhere, stored };
};

// Rule R-CON-26.
describe('the lock and the form of an item (R-CON-06)', () => {
  test('the form opens when the lock is given, with what is stored at that moment', async () => {
    const { edit, lockIs, mine, saveElsewhere, stored } = await anEditor();
    await saveElsewhere({ notes: 'Van daarnet' });
    await edit();
    await lockIs('held');
    expect([mine({}).notes, (await stored()).locked?.name]).toEqual(['Van daarnet', OWN_NAME]);
  });

  test('it stays shut while somebody else has it', async () => {
    const { backend, item, lock, lockIs } = await anEditor();
    await backend.takeElsewhere(EDITOR, ref);
    lock.send({ type: 'lock.requested' });
    await lockIs('confirmingTakeover');
    expect(topOf(item.getSnapshot().value)).toBe('reading');
    lock.send({ type: 'takeover.cancelled' });
    await lockIs('free');
    expect(topOf(item.getSnapshot().value)).toBe('reading');
  });

  test('an edit that was asked for begins, though the item was read again before the lock came', async () => {
    const { backend, item, lock, until } = await anEditor();
    const locks = backend.service(ContentLocks);
    const acquire = locks.acquire.bind(locks);
    const answer = { come: (): void => undefined };
    const held = new Promise<void>((resolve) => {
      answer.come = resolve;
    });
    jest.spyOn(locks, 'acquire').mockImplementationOnce(
      (...call) =>
        () =>
          held.then(acquire(...call)),
    );
    lock.send({ type: 'lock.requested' });
    item.send({ type: 'record.changed', by: { name: 'Edwin', isSelf: false }, isDeleted: false });
    await until('loading');
    await until('reading');
    answer.come();
    await until('editing');
  });

  test('the question about a take-over stays while the item is read again', async () => {
    const { backend, item, lock, until, lockIs } = await anEditor();
    await backend.takeElsewhere(EDITOR, ref);
    lock.send({ type: 'lock.requested' });
    await lockIs('confirmingTakeover');
    item.send({ type: 'record.changed', by: { name: 'Edwin', isSelf: false }, isDeleted: false });
    await until('loading');
    await until('reading');
    expect(lock.getSnapshot().value).toBe('confirmingTakeover');
  });

  test('who has an item that is read is known before anybody asks', async () => {
    const { lock } = await anEditor((backend) => backend.takeElsewhere(EDITOR, ref));
    expect(lock.getSnapshot().context.holder?.name).toBe('Edwin van Rijn');
  });

  test('a failed read leaves the holder as it was heard last', async () => {
    const { line, item, lock, until } = await anEditor((backend) => backend.takeElsewhere(EDITOR, ref));
    lock.send({ type: 'lock.changed', holder: null });
    line.failNext({ kind: 'Unreachable', reason: 'server' });
    item.send({ type: 'record.doubted' });
    await until('loading');
    await until('reading');
    expect(lock.getSnapshot().context.holder).toBeNull();
  });

  test('a save closes the form and gives the lock back', async () => {
    const { edit, save, until, lockIs, stored } = await anEditor();
    await edit();
    save({ notes: 'Bewaard' });
    await until('reading');
    await lockIs('free');
    expect([(await stored()).notes, (await stored()).locked]).toEqual(['Bewaard', null]);
  });

  test('a save that the lock refuses leaves everything in the form; taken over, it can be saved', async () => {
    const { backend, lock, edit, save, until, lockIs, mine, stored } = await anEditor();
    await edit();
    await backend.takeElsewhere(EDITOR, ref);
    save({ notes: 'Van mij' });
    await lockIs('lost');
    await until('editing');
    expect([mine({}).notes, (await stored()).notes]).toEqual(['Van mij', '']);
    lock.send({ type: 'takeover.requested' });
    lock.send({ type: 'takeover.confirmed' });
    await lockIs('held');
    await until('editing');
    expect(mine({}).notes).toBe('Van mij');
    save({});
    await until('reading');
    expect((await stored()).notes).toBe('Van mij');
  });

  const ended = { kind: 'Locked', holder: '', since: null } as const;

  test('a save whose lock had ended goes on with the next one, once', async () => {
    const { line, lock, edit, save, saveElsewhere, until, lockIs, mine, stored } = await anEditor();
    await edit();
    await saveElsewhere({ name: 'Van een ander' });
    line.failNext(ended);
    save({ notes: 'Van mij' });
    await until('reading');
    await lockIs('free');
    expect(await stored()).toMatchObject({ name: 'Van een ander', notes: 'Van mij' });

    await edit();
    const acquired = jest.fn();
    lock.on('lock.acquired', () => {
      acquired();
      // The first acquisition lets the save continue; that save fails too.
      if (acquired.mock.calls.length === 1) line.failNext(ended);
    });
    line.failNext(ended);
    save({ notes: 'En nog iets' });
    await waitFor(lock, (snapshot) => snapshot.matches('held') && acquired.mock.calls.length === 2);
    await until('editing');
    expect([mine({}).notes, (await stored()).notes]).toEqual(['En nog iets', 'Van mij']);
  });

  test('a save goes on where the lock was left with a session that this browser lost', async () => {
    const { line, lock, edit, save, until, lockIs, stored } = await anEditor();
    await edit();
    line.failNext({ kind: 'Locked', holder: OWN_NAME, since: lock.getSnapshot().context.since });
    save({ notes: 'Van mij' });
    await until('reading');
    await lockIs('free');
    expect((await stored()).notes).toBe('Van mij');
  });

  test('a save whose lock had ended does not go on by itself after somebody else got it', async () => {
    const { backend, line, lock, edit, save, until, lockIs, stored } = await anEditor();
    await edit();
    await backend.takeElsewhere(EDITOR, ref);
    line.failNext(ended);
    save({ notes: 'Van mij' });
    await lockIs('lost');
    lock.send({ type: 'takeover.requested' });
    lock.send({ type: 'takeover.confirmed' });
    await lockIs('held');
    await until('editing');
    expect((await stored()).notes).toBe('');
  });

  test('a lock that is given again brings what somebody else saved meanwhile, under what was typed', async () => {
    const { backend, item, lock, edit, save, saveElsewhere, until, lockIs, mine } = await anEditor();
    await edit();
    await backend.takeElsewhere(EDITOR, ref);
    save({ notes: 'Van mij' });
    await lockIs('lost');
    await until('editing');
    backend.wait(LOCK_TIMEOUT);
    await saveElsewhere({ name: 'Van een ander' });
    lock.send({ type: 'lock.requested' });
    await lockIs('held');
    await waitFor(item, ({ value, context }) => topOf(value) === 'editing' && context.base.name === 'Van een ander');
    expect(mine({})).toMatchObject({ name: 'Van een ander', notes: 'Van mij' });
  });

  test('a save that fails for another reason keeps the lock', async () => {
    const { line, lock, lockClock, edit, save, until } = await anEditor();
    await edit();
    line.failNext({ kind: 'Unreachable', reason: 'server' });
    save({ notes: 'Nog eens' });
    await until('saving');
    await until('editing');
    await waitFor(lock, (snapshot) => snapshot.matches({ held: 'retrying' }));
    lockClock.increment(HEARTBEAT_RETRY_DELAY);
    expect((await waitFor(lock, (snapshot) => snapshot.matches({ held: 'idle' }))).context.holder).toBeNull();
  });

  test('an edit that is given up gives the lock back', async () => {
    const { item, edit, until, lockIs, stored } = await anEditor();
    await edit();
    item.send({ type: 'edit.cancelled' });
    await until('reading');
    await lockIs('free');
    expect((await stored()).locked).toBeNull();
  });

  test('an edit that is given up after a take-over says who has it now', async () => {
    const { backend, item, lock, edit, save, until, lockIs } = await anEditor();
    await edit();
    await backend.takeElsewhere(EDITOR, ref);
    save({ notes: 'Van mij' });
    await lockIs('lost');
    item.send({ type: 'edit.cancelled' });
    await until('reading');
    await lockIs('free');
    expect(lock.getSnapshot().context.holder?.name).toBe('Edwin van Rijn');
  });

  test('a lock that comes while a deletion is asked about is given back when it is not wanted after all', async () => {
    const { item, lock, lockIs, until, stored } = await anEditor();
    lock.send({ type: 'lock.requested' });
    item.send({ type: 'removal.requested' });
    await lockIs('held');
    item.send({ type: 'removal.cancelled' });
    await until('reading');
    await lockIs('free');
    expect((await stored()).locked).toBeNull();
  });

  test('a screen that is left gives it back', async () => {
    const { disconnect, edit, lockIs, stored } = await anEditor();
    await edit();
    disconnect();
    await lockIs('free');
    expect((await stored()).locked).toBeNull();
  });

  test('a lock that is acquired after the screen was left does not open the form', async () => {
    const { disconnect, item, lock, lockIs } = await anEditor();
    disconnect();
    await lockIs('free');
    lock.send({ type: 'lock.requested' });
    await lockIs('held');
    expect(topOf(item.getSnapshot().value)).toBe('reading');
  });

  test('an item that could not be read again is not kept locked', async () => {
    const { line, lock, until, lockIs, stored } = await anEditor();
    line.latency = 1;
    lock.on('lock.acquired', () => {
      line.failNext({ kind: 'Unreachable', reason: 'server' });
    });
    lock.send({ type: 'lock.requested' });
    await until('refreshing');
    await until('reading');
    await lockIs('free');
    expect((await stored()).locked).toBeNull();
  });

  test('a deletion that somebody else came before shows what they saved, unlocked, and it can be edited again', async () => {
    const { item, edit, until, lockIs, saveElsewhere, stored } = await anEditor();
    await edit();
    await saveElsewhere({ notes: 'Toch nog iets' });
    item.send({ type: 'removal.requested' });
    item.send({ type: 'removal.confirmed' });
    await until('reading');
    await lockIs('free');
    expect((await stored()).locked).toBeNull();
    await edit();
  });

  test('an item that is deleted leaves no lock behind', async () => {
    const { item, lock, edit, until, lockIs } = await anEditor();
    await edit();
    item.send({ type: 'removal.requested' });
    item.send({ type: 'removal.confirmed' });
    await until('removed');
    await lockIs('free');
    expect(lock.getSnapshot().context.holder).toBeNull();
  });
});
