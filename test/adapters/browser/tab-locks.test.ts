import { setImmediate } from 'node:timers/promises';
import { tabLocks as tabLocksOf, type PageLocks } from '../../../src/adapters/browser/shared/tab-locks.browser';

const tabLocks = (locks: () => PageLocks | undefined, page = new EventTarget()) => tabLocksOf(locks, page);

/** Locks that all pages of one browser share; a waiting page gets the lock when it is released. */
const aBrowser = (): PageLocks => {
  const held = new Map<string, Promise<void>>();
  return {
    query: () => Promise.resolve({ held: [...held.keys()].map((name) => ({ name })) }),
    request: async (name, options, granted) => {
      if ('ifAvailable' in options && held.has(name)) return granted(null);
      while (held.has(name)) await held.get(name);
      if ('signal' in options) options.signal.throwIfAborted();
      let end = (): void => undefined;
      held.set(
        name,
        new Promise((done) => {
          end = done;
        }),
      );
      try {
        await granted({ name });
      } finally {
        held.delete(name);
        end();
      }
    },
  };
};

const toldOf = (tabs: ReturnType<typeof tabLocks>, name: string) => {
  const told: boolean[] = [];
  return {
    told,
    stop: tabs.follow(name, (isTaken) => {
      told.push(isTaken);
    }),
  };
};

test('whoever follows a name hears that another tab has it, and that it has left it', async () => {
  const browser = aBrowser();
  const [one, other] = [tabLocks(() => browser), tabLocks(() => browser)];
  const release = await one.claim('blog/12');
  const [name, another, left] = [toldOf(other, 'blog/12'), toldOf(other, 'blog/13'), toldOf(other, 'blog/12')];
  await setImmediate();
  expect([name.told, another.told]).toEqual([[true], []]);
  left.stop();
  release?.();
  await setImmediate();
  expect([name.told, another.told, left.told]).toEqual([[true, false], [], [true]]);
  expect(await other.claim('blog/12')).toEqual(expect.any(Function));
});

test('its own names are no other tab, also while they are being given back', async () => {
  const browser = aBrowser();
  const tabs = tabLocks(() => browser);
  const release = await tabs.claim('blog/12');
  const during = toldOf(tabs, 'blog/12');
  await setImmediate();
  release?.();
  const after = toldOf(tabs, 'blog/12');
  await setImmediate();
  expect([during.told, after.told]).toEqual([[], []]);
});

test('a name is given to one tab at a time, and each name by itself', async () => {
  const browser = aBrowser();
  const [one, other] = [tabLocks(() => browser), tabLocks(() => browser)];
  const release = await one.claim('blog/12');
  expect(await other.claim('blog/12')).toBeNull();
  expect(await other.claim('blog/13')).toEqual(expect.any(Function));
  release?.();
  // The browser reports the release in a later turn of the event loop.
  await setImmediate();
  expect(await other.claim('blog/12')).toEqual(expect.any(Function));
  expect(await one.claim('blog/12')).toBeNull();
});

test('a shared name is held until it is released or the page is hidden', async () => {
  const [browser, window] = [aBrowser(), new EventTarget()];
  const [one, other] = [tabLocks(() => browser, window), tabLocks(() => browser)];
  const release = one.share('draft');
  one.share('draft of another form');
  expect([await other.isHeld('draft'), await other.isHeld('draft of another form')]).toEqual([true, true]);
  release();
  await setImmediate();
  expect([await other.isHeld('draft'), await other.isHeld('draft of another form')]).toEqual([false, true]);
  window.dispatchEvent(new Event('pagehide'));
  await setImmediate();
  expect(await other.isHeld('draft of another form')).toBe(false);
});

test.each<[string, () => PageLocks | undefined]>([
  ['has no locks', () => undefined],
  [
    'denies them',
    () => ({
      request: () => Promise.reject(new DOMException('No', 'SecurityError')),
      query: () => Promise.reject(new DOMException('No', 'SecurityError')),
    }),
  ],
])('a browser that %s gives every name', async (_, locks) => {
  const tabs = tabLocks(locks);
  const release = await tabs.claim('blog/12');
  release?.();
  expect(await tabs.claim('blog/12')).toEqual(expect.any(Function));
  const { told } = toldOf(tabs, 'blog/12');
  await setImmediate();
  expect(told).toEqual([]);
  tabs.share('blog/12')();
  expect(await tabs.isHeld('blog/12')).toBe(false);
});
