import { taskEither } from 'fp-ts';
import { createActor, waitFor } from 'xstate';
import { addressesOf, wireAddresses, type AddressSource } from '../../../src/application/shared/links/address-source';
import type { Contexts } from '../../../src/application/shared/contexts';
import { wireLinkTargets } from '../../../src/application/shared/links/link-targets';
import type { Token } from '../../../src/application/shared/token';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Session } from '../../../src/domain/shared/session';
import type { ListQuery } from '../../../src/domain/shared/list-query';
import type { Kind } from '../../../src/domain/shared/resource';

const PAGE = { module: 'page', path: '/page/4', title: 'Over ons' };
const REDIRECT = { module: 'redirect', path: '/redirect/1', title: '/over-ons' };
const SLOW: Failure = { kind: 'Unreachable', reason: 'slow' };

const sessionOf = (rights: readonly string[]): Session => ({
  me: {
    id: '1',
    firstname: 'Emma',
    surname: 'de Wit',
    email: 'emma@kantoor.example',
    avatar: null,
    settings: { language: 'en', date: 'yyyy-MM-dd', time: 'HH:mm' },
    rights,
    su: false,
    websites: [],
  },
  menu: [],
  website: null,
});

/** The targets that a person with these rights gets for a path. @param sources of the modules; others find nothing */
const toldOf = async (
  path: string,
  rights: readonly string[],
  sources: Readonly<Record<string, AddressSource | 'unloaded'>>,
) => {
  const asked: string[] = [];
  const contexts: Contexts = {
    load: () => Promise.resolve(),
    service: <Service>(_: string, service: Token<Service>) => {
      const module = ['page', 'tag', 'category', 'redirect', 'blog'].find((key) => service === addressesOf({ key }));
      asked.push(module ?? 'another');
      const source = sources[module ?? ''] ?? (() => taskEither.right([]));
      if (source === 'unloaded') return Promise.reject(new Error('offline'));
      return Promise.resolve(source as Service); // Only sources are requested.
    },
  };
  const session = { context: { session: sessionOf(rights) } };
  const machine = wireLinkTargets(contexts, {
    getSnapshot: () => session,
    subscribe: () => ({ unsubscribe: () => undefined }),
  });
  const actor = createActor(machine, { input: { path } }).start();
  const { context } = await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
  return { asked, found: context.value, failure: context.failure };
};

describe('what an address of the website leads to (R-SHR-72)', () => {
  const found =
    (record: typeof PAGE): AddressSource =>
    () =>
      taskEither.right([record]);
  const failing: AddressSource = () => taskEither.left(SLOW);

  test('is asked of the modules that the person may see', async () => {
    const all = ['page.view', 'tag.view', 'category.view', 'redirect.view'];
    const told = await toldOf('/over-ons', all, { page: found(PAGE), redirect: found(REDIRECT) });
    expect(told).toEqual({ asked: ['page', 'tag', 'category', 'redirect'], found: [PAGE, REDIRECT], failure: null });
    expect((await toldOf('/over-ons', ['redirect.view'], { page: found(PAGE) })).asked).toEqual(['redirect']);
  });

  test.each<[string, Parameters<typeof toldOf>[2], Partial<Awaited<ReturnType<typeof toldOf>>>]>([
    ['one module does not answer', { page: failing, redirect: found(REDIRECT) }, { found: [REDIRECT], failure: null }],
    ['a context does not load', { page: 'unloaded', redirect: found(REDIRECT) }, { found: [REDIRECT], failure: null }],
    ['nothing is found, and one does not answer', { page: failing }, { found: null, failure: SLOW }],
    ['nothing is found', {}, { found: [], failure: null }],
  ])('where %s', async (_, sources, expected) => {
    expect(await toldOf('/over-ons', ['page.view', 'redirect.view'], sources)).toMatchObject(expected);
  });

  test('is a record with exactly this address, of those that the list finds', async () => {
    interface Row {
      readonly id: string;
      readonly url: string;
    }
    interface PageKind extends Kind {
      row: Row;
      filter: { readonly url: string };
    }
    const queries: ListQuery<{ readonly url: string }>[] = [];
    const rows: readonly Row[] = [
      { id: 'a/1', url: 'over-ons' },
      { id: '2', url: 'over-ons-2' },
    ];
    const source = wireAddresses<PageKind>(
      { key: 'page' },
      { filterOf: (url) => ({ url }), addressOf: ({ url }) => url, titleOf: ({ url }) => `Page ${url}` },
    )({
      list: (query) => {
        queries.push(query);
        return taskEither.right({ rows, total: 2, page: 1, perPage: 100 });
      },
    });
    expect(await source('over-ons')()).toMatchObject({
      right: [{ module: 'page', path: '/page/a%2F1', title: 'Page over-ons' }],
    });
    expect(queries.map(({ filter }) => filter)).toEqual([{ url: 'over-ons' }]);
  });
});
