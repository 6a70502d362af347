import { setImmediate } from 'node:timers/promises';
import { tabLocks, type PageLocks } from '../../../src/adapters/browser/shared/tab-locks.browser';

/** The locks that all pages of one browser share. */
const aBrowser = (): PageLocks => {
  const held = new Set<string>();
  return {
    request: async (name, _, granted) => {
      if (held.has(name)) return granted(null);
      held.add(name);
      try {
        await granted({ name });
      } finally {
        held.delete(name);
      }
    },
  };
};

test('a name is given to one tab at a time, and each name by itself', async () => {
  const browser = aBrowser();
  const [one, other] = [tabLocks(() => browser), tabLocks(() => browser)];
  const release = await one.claim('blog/12');
  expect(await other.claim('blog/12')).toBeNull();
  expect(await other.claim('blog/13')).toEqual(expect.any(Function));
  release?.();
  // The browser hears of it after this turn.
  await setImmediate();
  expect(await other.claim('blog/12')).toEqual(expect.any(Function));
  expect(await one.claim('blog/12')).toBeNull();
});

test.each<[string, () => PageLocks | undefined]>([
  ['has no locks', () => undefined],
  ['denies them', () => ({ request: () => Promise.reject(new DOMException('No', 'SecurityError')) })],
])('a browser that %s gives every name', async (_, locks) => {
  const tabs = tabLocks(locks);
  const release = await tabs.claim('blog/12');
  release?.();
  expect(await tabs.claim('blog/12')).toEqual(expect.any(Function));
});
