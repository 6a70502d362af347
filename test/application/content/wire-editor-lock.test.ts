import { setImmediate } from 'node:timers/promises';
import { either } from 'fp-ts';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import { LiveEventsMemory } from '../../../src/adapters/memory/shared/live-events.memory';
import { wireEditorLock } from '../../../src/application/content/wire-editor-lock';
import { ContentLocks } from '../../../src/application/content/ports/content-locks.port';
import type { TabLocks } from '../../../src/application/shared/ports/tab-locks.port';
import type { Failure } from '../../../src/domain/shared/failure';
import { contents } from '../../../src/domain/content/contents';
import { HEARTBEAT_INTERVAL } from '../../../src/domain/content/lock.rule';
import { NOTICE_TIME } from '../../../src/domain/shared/notice';
import { answered } from '../../contract/support/answered';
import { EDITOR, enter, SU, type TestBackend } from '../../contract/support/backend';
import { memoryBackend } from '../../contract/support/memory-backend';
import { announcerInMind } from '../support/backend';

const ref = { module: 'blog', id: '1' };

/** The tab names of one browser. */
const aBrowser = () => {
  const taken = new Set<string>();
  const tabs: Pick<TabLocks, 'claim'> = {
    claim: (name) => {
      if (taken.has(name)) return Promise.resolve(null);
      taken.add(name);
      return Promise.resolve(() => {
        taken.delete(name);
      });
    },
  };
  return { taken, tabs };
};

/** Actors with timers, stopped after each test. */
const open: { readonly stop: () => unknown }[] = [];
afterEach(() => {
  for (const actor of open.splice(0)) actor.stop();
});

/** One person who edits one item in several tabs. */
const atWork = async () => {
  const line = new MemoryCalls();
  const backend: TestBackend = memoryBackend(line);
  await enter(backend, SU);
  const [{ taken, tabs }, { said, announcer }] = [aBrowser(), announcerInMind()];
  const locks = backend.service(ContentLocks);
  const calls: string[] = [];
  const clock = new SimulatedClock();
  /** The next lock call is aborted before it reaches the server; calling this delivers it. */
  let arrive: (() => Promise<unknown>) | 'next' | null = null;
  const delay = (): void => {
    arrive = 'next';
  };
  let refusal: Failure | null = null;
  const refuse = (failure: Failure): void => {
    refusal = failure;
  };
  const told: ContentLocks = {
    acquire: (lock, options) => () => {
      calls.push('acquire');
      if (refusal !== null) return Promise.resolve(either.left(refusal));
      if (arrive !== 'next') return locks.acquire(lock, options)();
      arrive = locks.acquire(lock);
      return new Promise((resolve) => {
        options?.signal?.addEventListener('abort', () => {
          resolve(either.left({ kind: 'Unreachable', reason: 'cancelled' }));
        });
      });
    },
    release: (lock) => () => {
      calls.push('release');
      return locks.release(lock)();
    },
  };
  const live = new LiveEventsMemory();
  const openTab = () => {
    const actor = createActor(wireEditorLock(told, tabs, announcer, live), {
      clock,
      input: { ref, mayTakeOver: true },
    }).start();
    open.push(actor);
    return {
      actor,
      until: (state: 'free' | 'held' | 'lost' | 'confirmingTakeover') =>
        waitFor(actor, (snapshot) => snapshot.matches(state)),
    };
  };
  const hold = async () => {
    const tab = openTab();
    tab.actor.send({ type: 'lock.requested' });
    await tab.until('held');
    return tab;
  };
  const holder = async () => (await answered(backend.gateway(contents.blog).get(ref.id))).record.locked?.name ?? null;
  /** A save releases the lock of the person who saves. */
  const endBySave = () => locks.release({ ...ref, since: null })();
  const arriveNow = () =>
    typeof arrive === 'function' ? arrive() : Promise.reject(new Error('Nothing is on the wire'));
  return { line, backend, taken, said, calls, clock, delay, arriveNow, endBySave, openTab, hold, holder, refuse };
};

describe('the lock of an editor, wired (R-CON-06)', () => {
  test('is taken, said, and given back to the server and to the other tabs', async () => {
    const { taken, said, hold, holder } = await atWork();
    const { actor, until } = await hold();
    expect([await holder(), [...taken]]).toEqual(['Susanne Zandstra', ['blog/1']]);
    expect(said).toEqual([['success', 'content.lock.granted', NOTICE_TIME.told]]);
    actor.send({ type: 'lock.released' });
    await until('free');
    expect([await holder(), [...taken]]).toEqual([null, []]);
  });

  test('is not given to a second tab of the same browser, and the first keeps it', async () => {
    const { said, hold, openTab, holder } = await atWork();
    await hold();
    const second = openTab();
    second.actor.send({ type: 'lock.requested' });
    await second.until('free');
    expect(said.at(-1)).toEqual(['warning', 'content.lock.elsewhere', NOTICE_TIME.warning]);
    second.actor.send({ type: 'lock.released' });
    expect(await holder()).toBe('Susanne Zandstra');
  });

  test('goes to the second tab once the first has given it back', async () => {
    const { hold, openTab } = await atWork();
    const first = await hold();
    first.actor.send({ type: 'lock.released' });
    await first.until('free');
    const second = openTab();
    second.actor.send({ type: 'lock.requested' });
    await second.until('held');
  });

  test('of somebody else names them; taken over, theirs is ended and ours begins', async () => {
    const { backend, calls, openTab, holder } = await atWork();
    await backend.takeElsewhere(EDITOR, ref);
    const { actor, until } = openTab();
    actor.send({ type: 'lock.requested' });
    expect((await until('confirmingTakeover')).context.holder?.name).toBe('Edwin van Rijn');
    calls.length = 0;
    actor.send({ type: 'takeover.confirmed' });
    await until('held');
    expect([calls, await holder()]).toEqual([['release', 'acquire'], 'Susanne Zandstra']);
  });

  test('that ended and was not given is told so', async () => {
    const { backend, said, openTab, holder, refuse } = await atWork();
    await backend.takeElsewhere(EDITOR, ref);
    const { actor, until } = openTab();
    actor.send({ type: 'lock.requested' });
    await until('confirmingTakeover');
    refuse({ kind: 'Unreachable', reason: 'server' });
    actor.send({ type: 'takeover.confirmed' });
    await until('free');
    expect(said).toContainEqual(['warning', 'content.lock.endedOnly', NOTICE_TIME.long]);
    expect(await holder()).toBeNull();
  });

  test('that was asked about ends no other one', async () => {
    const { backend, said, openTab, holder } = await atWork();
    await backend.takeElsewhere(EDITOR, ref);
    const { actor, until } = openTab();
    actor.send({ type: 'lock.requested' });
    await until('confirmingTakeover');
    backend.wait(60_000);
    await backend.takeElsewhere('sander.bakker@zilvermeeuw.example', ref);
    actor.send({ type: 'takeover.confirmed' });
    await until('free');
    expect(said.at(-1)).toEqual(['warning', 'content.lock.taken', NOTICE_TIME.warning, { name: 'Sander Bakker' }]);
    expect(await holder()).toBe('Sander Bakker');
  });

  test('is not taken from the colleague by whoever leaves before the answer', async () => {
    const { backend, taken, openTab, holder } = await atWork();
    await backend.takeElsewhere(EDITOR, ref);
    const { actor, until } = openTab();
    actor.send({ type: 'lock.requested' });
    actor.send({ type: 'lock.released' });
    await until('free');
    expect([await holder(), [...taken]]).toEqual(['Edwin van Rijn', []]);
  });

  test('is not taken from the first tab by whoever leaves a second one before the answer', async () => {
    const { hold, openTab, holder } = await atWork();
    await hold();
    const { actor, until } = openTab();
    actor.send({ type: 'lock.requested' });
    actor.send({ type: 'lock.released' });
    await until('free');
    expect(await holder()).toBe('Susanne Zandstra');
  });

  test('that came too late is given back all the same', async () => {
    const { line, taken, calls, openTab, holder } = await atWork();
    line.latency = 5;
    const { actor, until } = openTab();
    actor.send({ type: 'lock.requested' });
    await setImmediate();
    expect(calls).toEqual(['acquire']);
    actor.send({ type: 'lock.released' });
    await until('free');
    expect([await holder(), [...taken]]).toEqual([null, []]);
  });

  test('that was lost leaves the item to other tabs as soon as its screen is left', async () => {
    const { backend, taken, said, clock, hold, holder } = await atWork();
    const { actor, until } = await hold();
    await backend.takeElsewhere(EDITOR, ref);
    clock.increment(HEARTBEAT_INTERVAL);
    await until('lost');
    expect(said.at(-1)).toEqual(['warning', 'content.lock.lost', NOTICE_TIME.long]);
    expect([...taken]).toEqual(['blog/1']);
    actor.send({ type: 'lock.released' });
    await until('free');
    expect([await holder(), [...taken]]).toEqual(['Edwin van Rijn', []]);
  });

  test('that a save finds lost says nothing: whose it is was said of the save', async () => {
    const { said, hold } = await atWork();
    const { actor, until } = await hold();
    actor.send({ type: 'save.started' });
    actor.send({ type: 'save.refused', locked: { kind: 'Locked', holder: 'Edwin van Rijn', since: null } });
    await until('lost');
    expect(said).toEqual([['success', 'content.lock.granted', NOTICE_TIME.told]]);
  });

  test('is not left behind by a sign of life that arrives behind the save', async () => {
    const { backend, taken, clock, delay, arriveNow, endBySave, hold, holder } = await atWork();
    const { actor, until } = await hold();
    delay();
    clock.increment(HEARTBEAT_INTERVAL);
    await setImmediate();
    actor.send({ type: 'save.started' });
    await endBySave();
    backend.wait(60_000);
    await arriveNow();
    expect(await holder()).toBe('Susanne Zandstra');
    actor.send({ type: 'save.succeeded' });
    await until('free');
    expect([await holder(), [...taken]]).toEqual([null, []]);
  });

  test('that nobody may give is not given', async () => {
    const { backend, said, openTab } = await atWork();
    await enter(backend, 'reader@kantoor.example');
    const { actor, until } = openTab();
    actor.send({ type: 'lock.requested' });
    await until('free');
    expect(said).toEqual([['warning', 'content.lock.refused', NOTICE_TIME.warning]]);
  });
});
