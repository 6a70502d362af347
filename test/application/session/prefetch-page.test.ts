import { wirePrefetchPage } from '../../../src/application/session/wire-prefetch-page';
import type { Contexts } from '../../../src/application/shared/contexts';
import { firstPageOf, type AskForFirstPage } from '../../../src/application/shared/first-page-of';

/** Contexts that can prefetch the first page of one module; loads and requests are recorded. */
const someContexts = (module = 'users') => {
  const asked: string[] = [];
  const ask: AskForFirstPage = (search) => {
    asked.push(search);
  };
  const contexts: Contexts = {
    load: () => Promise.resolve(),
    service: (name, service) => {
      asked.push(name);
      // The only service requested here is the first page of a module.
      return service === firstPageOf({ key: module })
        ? Promise.resolve(ask as never)
        : Promise.reject(new Error('The chunk did not load'));
    },
  };
  return { asked, prefetchPage: wirePrefetchPage(contexts) };
};
/** Waits until pending promises have run. */
const flushPromises = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test.each([
  ['/users', ''],
  ['/users?q=postma&sort=-email', 'q=postma&sort=-email'],
  ['/users?q=why?', 'q=why?'],
  ['/users?page=2#row', 'page=2'],
])('the list at %s is asked ahead with its query', async (address, search) => {
  const { asked, prefetchPage } = someContexts();
  prefetchPage(address);
  await flushPromises();
  expect(asked).toEqual(['access', search]);
});

test.each([null, '/dashboard', '/users/7', '/users/invite', '/profile', '/nowhere', '/queue', '', '?page=2'])(
  'nothing is asked ahead at %s',
  async (address) => {
    const { asked, prefetchPage } = someContexts();
    prefetchPage(address);
    await flushPromises();
    expect(asked).toEqual([]);
  },
);

test("a context that did not load is the screen's to tell", async () => {
  const { asked, prefetchPage } = someContexts('news');
  prefetchPage('/users');
  await flushPromises();
  expect(asked).toEqual(['access']);
});
