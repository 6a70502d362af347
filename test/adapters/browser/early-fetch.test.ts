import { EARLY_TIME, earlyFetch, type PlainFetch } from '../../../src/adapters/browser/shared/early-fetch';
import { EARLY_KEY, EarlyLists, rememberingFetch } from '../../../src/adapters/browser/shared/early-lists';
import type { StorageArea } from '../../../src/adapters/storage/shared/browser-storage';
import { deniedArea, FullArea, TestArea } from '../../contract/support/areas';

const get: RequestInit = { method: 'GET' };
const answer = (text: string, status = 200): Promise<Response> => Promise.resolve(new Response(text, { status }));

const aNetwork = () => {
  const asked: string[] = [];
  const fetch: PlainFetch = (input) => {
    asked.push(input);
    return answer('late');
  };
  return { asked, fetch };
};

// Rules R-SHR-74 and R-SHR-76.
describe('an early answer', () => {
  it('is handed out once, without a call', async () => {
    const { asked, fetch } = aNetwork();
    const early = earlyFetch({ '/api/me': answer('early') }, fetch, () => 0);
    expect(await (await early('/api/me', get)).text()).toBe('early');
    expect(asked).toEqual([]);
    expect(await (await early('/api/me', get)).text()).toBe('late');
    expect(asked).toEqual(['/api/me']);
  });

  it('counts for its own path and query only', async () => {
    const { asked, fetch } = aNetwork();
    const early = earlyFetch({ '/api/user?page=1': answer('early') }, fetch, () => 0);
    expect(await (await early('/api/user?page=2', get)).text()).toBe('late');
    expect(asked).toEqual(['/api/user?page=2']);
  });

  it('that failed is asked again', async () => {
    const { asked, fetch } = aNetwork();
    const early = earlyFetch({ '/api/me': Promise.reject(new TypeError('cut')) }, fetch, () => 0);
    expect(await (await early('/api/me', get)).text()).toBe('late');
    expect(asked).toEqual(['/api/me']);
  });

  it('a 401 is an answer too', async () => {
    const { fetch } = aNetwork();
    const early = earlyFetch({ '/api/me': answer('', 401) }, fetch, () => 0);
    expect((await early('/api/me', get)).status).toBe(401);
  });

  it.each(['POST', 'PUT', 'DELETE'])('is worthless after a %s', async (method) => {
    const { fetch } = aNetwork();
    const early = earlyFetch({ '/api/me': answer('early') }, fetch, () => 0);
    await early('/api/login', { method });
    expect(await (await early('/api/me', get)).text()).toBe('late');
  });

  it('is worthless when the page is old', async () => {
    const { fetch } = aNetwork();
    const early = earlyFetch({ '/api/me': answer('early') }, fetch, () => EARLY_TIME + 1);
    expect(await (await early('/api/me', get)).text()).toBe('late');
  });

  it('that nobody waits for any more is let go', async () => {
    const { fetch } = aNetwork();
    const never = new Promise<Response>(() => undefined);
    const early = earlyFetch({ '/api/me': never, '/api/menu': never }, fetch, () => 0);
    const stop = new AbortController();
    const waiting = early('/api/me', { ...get, signal: stop.signal });
    stop.abort();
    await expect(waiting).rejects.toThrow();
    await expect(early('/api/menu', { ...get, signal: stop.signal })).rejects.toThrow();
  });
});

describe('an answer asked ahead', () => {
  it('is asked for at once and handed to the next call, once', async () => {
    const { asked, fetch } = aNetwork();
    const early = earlyFetch({}, fetch, () => 0);
    early.ahead('/api/user?page=1', get);
    expect(asked).toEqual(['/api/user?page=1']);
    await early('/api/user?page=1', get);
    expect(asked).toEqual(['/api/user?page=1']);
    await early('/api/user?page=1', get);
    expect(asked).toEqual(['/api/user?page=1', '/api/user?page=1']);
  });

  it('is not asked for a second time while it waits', () => {
    const { asked, fetch } = aNetwork();
    const early = earlyFetch({ '/api/me': answer('early') }, fetch, () => 0);
    for (const path of ['/api/me', '/api/user?page=1', '/api/user?page=1']) early.ahead(path, get);
    expect(asked).toEqual(['/api/user?page=1']);
  });

  it('that nobody wanted costs its one call', async () => {
    const { asked, fetch } = aNetwork();
    const early = earlyFetch({}, fetch, () => 0);
    early.ahead('/api/user?page=1', get);
    await early('/api/user?page=2', get);
    expect(asked).toEqual(['/api/user?page=1', '/api/user?page=2']);
  });

  it.each(['POST', 'PUT', 'DELETE'])('is worthless after a %s: a save, another person', async (method) => {
    const { asked, fetch } = aNetwork();
    const early = earlyFetch({}, fetch, () => 0);
    early.ahead('/api/user?page=1', get);
    await early('/api/login', { method });
    await early('/api/user?page=1', get);
    expect(asked).toEqual(['/api/user?page=1', '/api/login', '/api/user?page=1']);
  });

  it.each([
    [0, 1],
    [1, 2],
  ])('is %s ms too old after its time: %s calls', async (over, calls) => {
    const { asked, fetch } = aNetwork();
    let now = 2 * EARLY_TIME;
    const early = earlyFetch({}, fetch, () => now);
    early.ahead('/api/user?page=1', get);
    now += EARLY_TIME + over;
    await early('/api/user?page=1', get);
    expect(asked).toHaveLength(calls);
  });

  it('that failed is asked again', async () => {
    let calls = 0;
    const fetch: PlainFetch = () => (calls++ === 0 ? Promise.reject(new TypeError('cut')) : answer('late'));
    const early = earlyFetch({}, fetch, () => 0);
    early.ahead('/api/user?page=1', get);
    expect(await (await early('/api/user?page=1', get)).text()).toBe('late');
  });
});

describe('an answer that another one brought along', () => {
  it('is handed to the next call, once', async () => {
    const { asked, fetch } = aNetwork();
    const early = earlyFetch({}, fetch, () => 0);
    early.keep('/api/me', { me: 'along' });
    expect(await (await early('/api/me', get)).json()).toEqual({ me: 'along' });
    expect(asked).toEqual([]);
    await early('/api/me', get);
    expect(asked).toEqual(['/api/me']);
  });

  it('is worthless after a change, and when it is old', async () => {
    const { asked, fetch } = aNetwork();
    let now = 0;
    const early = earlyFetch({}, fetch, () => now);
    early.keep('/api/me', {});
    await early('/api/logout', { method: 'POST' });
    await early('/api/me', get);
    early.keep('/api/me', {});
    now += EARLY_TIME + 1;
    await early('/api/me', get);
    expect(asked).toEqual(['/api/logout', '/api/me', '/api/me']);
  });
});

describe('first lists', () => {
  /** Cookies as they were set. */
  const aPage = () => {
    const set: string[] = [];
    return {
      set,
      cookies: {
        get cookie() {
          return '';
        },
        set cookie(text: string) {
          set.push(decodeURIComponent(text));
        },
      },
    };
  };
  const listsIn = (area: () => StorageArea, { cookies } = aPage()): EarlyLists => new EarlyLists(area, () => cookies);
  const kept = (area: TestArea): unknown => JSON.parse(area.kept.get(EARLY_KEY) ?? 'null');

  it('are kept by address as plain JSON', () => {
    const area = new TestArea();
    listsIn(() => area).rememberFirstList('/users', '/api/user?page=1');
    listsIn(() => area).rememberFirstList('/users?q=a', '/api/user?general=a&page=1');
    listsIn(() => area).rememberFirstList('/users', '/api/user?page=1&perPage=25');
    expect(kept(area)).toEqual({ '/users?q=a': '/api/user?general=a&page=1', '/users': '/api/user?page=1&perPage=25' });
  });

  it('are twenty at most, the oldest goes', () => {
    const area = new TestArea();
    const lists = listsIn(() => area);
    for (let page = 1; page <= 21; page += 1)
      lists.rememberFirstList(`/users?page=${String(page)}`, `/api/user?page=${String(page)}`);
    // Cast: only the keys are read.
    const addresses = Object.keys(JSON.parse(area.kept.get(EARLY_KEY) ?? '{}') as object);
    expect(addresses).toHaveLength(20);
    expect(addresses).not.toContain('/users?page=1');
    expect(addresses.at(-1)).toBe('/users?page=21');
  });

  it('are named to the server in a cookie of their page, which goes with them', () => {
    const area = new TestArea();
    const page = aPage();
    const lists = listsIn(() => area, page);
    lists.rememberFirstList('/users?q=a', '/api/user?general=a&page=1');
    expect(page.set.splice(0)).toEqual([
      'kantoor-list=/users?q=a /api/user?general=a&page=1; path=/users; max-age=2592000; samesite=lax',
    ]);
    for (let other = 1; other <= 20; other += 1)
      lists.rememberFirstList(`/tags?page=${String(other)}`, '/api/tag?page=1');
    expect(page.set).toContain('kantoor-list=; path=/users; max-age=0; samesite=lax');
    page.set.length = 0;
    lists.forget();
    expect(page.set).toHaveLength(20);
    expect(new Set(page.set)).toEqual(new Set(['kantoor-list=; path=/tags; max-age=0; samesite=lax']));
  });

  it.each(['{', '[]', '{"a":1}', 'null'])('start anew where %s was found', (text) => {
    const area = new TestArea();
    area.kept.set(EARLY_KEY, text);
    listsIn(() => area).rememberFirstList('/users', '/api/user?page=1');
    expect(kept(area)).toEqual({ '/users': '/api/user?page=1' });
  });

  it.each([
    ['denied', deniedArea],
    ['full', () => new FullArea()],
  ])('do without when storage is %s', (_, area) => {
    const lists = listsIn(area);
    expect(() => {
      lists.rememberFirstList('/users', '/api/user?page=1');
      lists.forget();
    }).not.toThrow();
  });

  const watched = (status = 200) => {
    const area = new TestArea();
    area.kept.set(EARLY_KEY, '{"/before":"/api/before?page=1"}');
    const shown: { readonly call: string; readonly signal: AbortSignal }[] = [];
    const fetch = rememberingFetch(
      () => answer('{}', status),
      listsIn(() => area),
      () => '/users',
      ({ call }, signal) => shown.push({ call, signal }),
    );
    return { area, fetch, shown };
  };

  it('are noted as they are asked for', async () => {
    const { area, fetch } = watched();
    await fetch('/api/user?sort%5Bemail%5D=asc&page=2&perPage=10', get);
    await fetch('/api/me', get);
    await fetch('/api/user/3', { method: 'PUT' });
    expect(kept(area)).toEqual({
      '/before': '/api/before?page=1',
      '/users': '/api/user?sort%5Bemail%5D=asc&page=2&perPage=10',
    });
  });

  it('are the first of their address, not what a picker or the palette asked for there', async () => {
    const { area, fetch } = watched();
    await fetch('/api/user?general=tess&page=1&perPage=10', get);
    await fetch('/api/user?page=1&perPage=10', get);
    await fetch('/api/usergroup?page=1&perPage=10', get);
    expect(kept(area)).toEqual({ '/before': '/api/before?page=1', '/users': '/api/user?page=1&perPage=10' });
  });

  it('are forgotten at sign-out', async () => {
    const { area, fetch } = watched();
    await fetch('/api/logout', { method: 'POST' });
    expect(kept(area)).toBeNull();
  });

  it('are forgotten when the session has ended', async () => {
    const { area, fetch } = watched(401);
    await fetch('/api/user?page=1', get);
    expect(kept(area)).toBeNull();
  });

  it('that failed are not noted', async () => {
    const { area, fetch } = watched(500);
    await fetch('/api/user?page=1', get);
    expect(kept(area)).toEqual({ '/before': '/api/before?page=1' });
  });

  it('are kept as they are shown, each time they are read, and nothing else is', async () => {
    const { fetch, shown } = watched();
    for (const call of ['/api/me', '/api/user?page=1', '/api/usergroup?page=1', '/api/user?page=1'])
      await fetch(call, get);
    expect(shown.map(({ call, signal }) => [call, signal.aborted])).toEqual([
      ['/api/user?page=1', true],
      ['/api/user?page=1', false],
    ]);
  });

  it.each([
    ['/api/user/3', 'PUT'],
    ['/api/logout', 'POST'],
  ])('are not kept any more after %s', async (call, method) => {
    const { fetch, shown } = watched();
    await fetch('/api/user?page=1', get);
    await fetch(call, { method });
    expect(shown[0]?.signal.aborted).toBe(true);
  });
});
