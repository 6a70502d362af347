import { browserClock } from '../../../src/adapters/browser/shared/clock.browser';
import { datedFetch, learnEarly } from '../../../src/adapters/browser/shared/dated-fetch';

/** The server's time. Its `Date` header has whole seconds only. */
const SERVER = Date.UTC(2026, 10, 28, 12, 0, 0, 400);
const [SECOND, MINUTE, DAY] = [1_000, 60_000, 86_400_000];

/** A browser whose clock is `off` from the server's, on a connection that takes `took` milliseconds. */
const browserThatIs = (off: number, took = 200) => {
  let local = SERVER + off;
  const clock = browserClock(() => local);
  const ask = async (headers: Record<string, string> = {}, init: RequestInit = { method: 'GET' }) => {
    await datedFetch(() => {
      local += took;
      return Promise.resolve(new Response('', { headers: { Date: new Date(local - off).toUTCString(), ...headers } }));
    }, clock)('/api/me', init);
    return clock.now() - (local - off);
  };
  return { clock, ask, local: () => local };
};

describe('the current time is that of the server (R-SHR-56)', () => {
  test.each([
    ['ten minutes fast', 10 * MINUTE],
    ['two days slow', -2 * DAY],
    ['31 seconds fast', 31 * SECOND],
  ])('for a browser that is %s', async (_, off) => {
    expect(Math.abs(await browserThatIs(off).ask())).toBeLessThan(SECOND);
  });

  test.each([
    ['right', 0],
    ['29 seconds slow', -29 * SECOND],
  ])('but a browser that is %s keeps its own', async (_, off) => {
    expect(await browserThatIs(off).ask()).toBe(off);
  });

  test.each<[string, Record<string, string>, RequestInit, number]>([
    ['has no date', { Date: '' }, {}, 200],
    ['has a date that is none', { Date: 'yesterday' }, {}, 200],
    ['is from a cache on its way', { Age: '12' }, {}, 200],
    [
      'may be from the cache of the browser',
      { 'Last-Modified': 'Sat, 28 Nov 2026 11:00:00 GMT' },
      { method: 'GET' },
      200,
    ],
    ['may be kept', { 'Cache-Control': 'public, max-age=3600' }, {}, 200],
    ['took long', {}, {}, 10_001],
  ])('an answer that %s teaches nothing', async (_, headers, init, took) => {
    expect(await browserThatIs(-2 * DAY, took).ask(headers, init)).toBe(-2 * DAY);
  });

  test.each<[string, Record<string, string>, RequestInit]>([
    ['no browser keeps', { 'Cache-Control': 'private, no-store', 'Last-Modified': 'x' }, { method: 'GET' }],
    ['a save gets', { 'Last-Modified': 'Sat, 28 Nov 2026 11:00:00 GMT' }, { method: 'PUT' }],
  ])('an answer that %s teaches', async (_, headers, init) => {
    expect(Math.abs(await browserThatIs(10 * MINUTE).ask(headers, init))).toBeLessThan(SECOND);
  });

  test('is learnt again when the clock of the browser is set meanwhile', async () => {
    let [local, off] = [SERVER, 10 * MINUTE];
    const clock = browserClock(() => local + off);
    const fetch = datedFetch(
      () => Promise.resolve(new Response('', { headers: { Date: new Date(local).toUTCString() } })),
      clock,
    );
    await fetch('/api/me', {});
    off = 0;
    local += MINUTE;
    await fetch('/api/me', {});
    expect(clock.now()).toBe(local);
  });

  test('is learnt from what the page asked for before the script came, before that is read', async () => {
    const { clock, local } = browserThatIs(-2 * DAY);
    const early = Promise.resolve(new Response('', { headers: { Date: new Date(SERVER).toUTCString() } }));
    learnEarly({ '/api/me': early, '/api/menu': Promise.reject(new TypeError('cut')) }, clock, local() - 3 * SECOND);
    await early;
    expect(Math.abs(clock.now() - SERVER)).toBeLessThan(3 * SECOND);
  });
});
