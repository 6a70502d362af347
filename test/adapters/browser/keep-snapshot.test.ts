/** @jest-environment jsdom */
import { keepSnapshot } from '../../../src/adapters/browser/shared/keep-snapshot';

/** jsdom lacks the Cache API and `Response`: stubs of the members that the code uses. */
class TestResponse {
  readonly headers = { get: () => null };
  constructor(private readonly body: string) {}
  text = (): Promise<string> => Promise.resolve(this.body);
  json = (): Promise<unknown> => Promise.resolve(JSON.parse(this.body));
}
class TestCache {
  readonly kept = new Map<string, TestResponse>();
  match = (key: string): Promise<TestResponse | undefined> => Promise.resolve(this.kept.get(key));
  delete = (key: string): Promise<boolean> => Promise.resolve(this.kept.delete(key));
  keys = (): Promise<string[]> => Promise.resolve([...this.kept.keys()]);
  put = (key: string, answer: TestResponse): Promise<void> => {
    this.kept.set(key, answer);
    return Promise.resolve();
  };
}

const signal = new AbortController().signal;
const sessionOf = (me: number) =>
  new Map(['/api/me', '/api/menu', '/api/website'].map((path) => [path, Promise.resolve(`{"me":${String(me)}}`)]));
const body = '{"users":[{"id":1}]}';

const aBrowser = () => {
  const cache = new TestCache();
  Object.assign(globalThis, { caches: { open: () => Promise.resolve(cache) }, Response: TestResponse });
  // jsdom has no `matchMedia`.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList; // cast: the tested code reads only `matches`
  document.body.innerHTML =
    '<link as="script" href="/main.abc123.js"><div data-theme-root><main><div aria-busy="false"><table><tbody>' +
    '<tr data-id="1"><td>Anna</td></tr></tbody></table></div></main></div>';
  const keep = (address: string, me = 1, over = signal): Promise<void> => {
    window.history.pushState(null, '', address);
    const answer = new Response(body);
    return keepSnapshot({ address, call: '/api/user?page=1', answer, session: sessionOf(me) }, over);
  };
  const addresses = (): string[] => [...cache.kept.keys()].filter((key) => key !== '/');
  return { cache, keep, addresses };
};

// Rule R-SHR-76.
describe('kept lists', () => {
  it('are thirty at most, the one used longest ago goes', async () => {
    const { keep, addresses } = aBrowser();
    for (let page = 1; page <= 30; page += 1) await keep(`/users?page=${String(page)}`);
    await keep('/users?page=1');
    await keep('/users?page=31');
    expect(addresses()).toHaveLength(30);
    expect(addresses()).not.toContain('/users?page=2');
    expect(addresses()).toContain('/users?page=1');
  });

  it('are those of one person, with one set of rights, at one website', async () => {
    const { keep, addresses } = aBrowser();
    await keep('/users');
    await keep('/tags');
    expect(addresses()).toEqual(['/users', '/tags']);
    await keep('/users?page=2', 2);
    expect(addresses()).toEqual(['/users?page=2']);
  });

  it('end where the list changed or the session ended', async () => {
    const { keep, addresses } = aBrowser();
    await keep('/users', 1, AbortSignal.abort());
    expect(addresses()).toEqual([]);
  });

  it('are deleted where the page is not as a fresh load would draw it', async () => {
    const { keep, addresses } = aBrowser();
    await keep('/users');
    document.querySelector('tr')?.setAttribute('aria-selected', 'true');
    await keep('/users');
    expect(addresses()).toEqual([]);
  });
});
