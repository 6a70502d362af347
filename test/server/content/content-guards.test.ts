import { CONTENT_MODULES } from '../../../src/domain/content/modules.rule';
import { insertItem } from '../../../server/content/items/item-rows';
import { LIST_KEYS } from '../../../server/content/items/item-list';
import { ENDPOINTS } from '../../../server/routes';
import { bodyOf, Browser, type FormValues } from '../support/browser';
import { stored, surroundingsOf, type ItemOnWire, type Surroundings } from '../support/content';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

let testServer: TestServer;
let around: Surroundings;
beforeAll(async () => {
  testServer = await openTestServer();
  around = await surroundingsOf(testServer);
});
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects).toEqual([]));

/** Every call that writes to an existing item: its body, and the answer while another person has the lock. */
const WRITES: Readonly<
  Record<string, { readonly sends?: (id: number) => FormValues; readonly status: number; readonly body: object }>
> = {
  'PUT :id': { sends: () => ({ url: 'toch', meta_seo_title: 'Toch' }), status: 423, body: { code: 'LOCKED' } },
  'PUT :id/lock': { status: 423, body: { code: 'LOCKED' } },
  // Without the right to take over.
  'PUT :id/unlock': { status: 403, body: { code: 'FORBIDDEN' } },
  'DELETE :id': { status: 423, body: { code: 'LOCKED' } },
  'DELETE ': {
    sends: (id) => ({ groups: [id] }),
    status: 200,
    body: { code: 'PARTIAL', refused: [{ code: 'LOCKED' }] },
  },
};

describe.each(CONTENT_MODULES)('%s', (module) => {
  const rights = ['view', 'add', 'edit', 'delete'].map((action) => `${module}.${action}`);
  const anItem = () => insertItem(testServer.services.db, { ...stored(around), module });

  it('has no other call that writes to an item', () => {
    const calls = ENDPOINTS.filter(
      ({ method, path }) => method !== 'GET' && (path === module || path.startsWith(`${module}/`)),
    ).map(({ method, path }) => `${method} ${path.slice(module.length + 1)}`);
    expect(calls.sort()).toEqual(['POST ', ...Object.keys(WRITES)].sort());
  });

  it.each(Object.entries(WRITES))(
    'that somebody else has the lock of is not touched by %s (R-CON-06)',
    async (call, { sends, status, body }) => {
      const [holder, other] = [
        await signedInAs(testServer, { rights, firstname: 'Iris' }),
        await signedInAs(testServer, { rights }),
      ];
      const id = await anItem();
      await holder.call('PUT', `${module}/${id}/lock`);
      const before = await holder.get(`${module}/${id}`);
      const item = bodyOf<Record<string, ItemOnWire>>(before)[module];
      const [method = '', path = ''] = call.split(' ');
      const reply = await other.call(
        method,
        [module, ...(path === '' ? [] : [path.replace(':id', String(id))])].join('/'),
        sends?.(id) ?? {},
      );
      expect([reply.status, reply.body]).toMatchObject([status, body]);
      expect((await holder.get(`${module}/${id}`)).body).toEqual(before.body);
      expect(item?.locked?.user.name).toBe('Iris Persoon');
    },
  );

  it('is compared by whoever may edit it, and previewed by whoever may see it, on its own website (R-CON-08, R-CON-17)', async () => {
    const id = await anItem();
    const editor = await signedInAs(testServer, { rights: [`${module}.edit`] });
    const {
      history: [entry],
      preview_hash: hash,
    } = bodyOf<Record<string, ItemOnWire>>(await editor.get(`${module}/${id}`))[module] ?? {
      history: [],
      preview_hash: '',
    };
    const other = module === 'blog' ? 'news' : 'blog';
    const callers: Readonly<Record<string, readonly [Browser, compare: number, preview: number]>> = {
      'nobody': [new Browser(testServer), 401, 401],
      'an editor': [editor, 200, 200],
      'a viewer': [await signedInAs(testServer, { rights: [`${module}.view`] }), 403, 200],
      'a deleter': [await signedInAs(testServer, { rights: [`${module}.delete`] }), 403, 200],
      'an editor of another module': [
        await signedInAs(testServer, { rights: [`${other}.view`, `${other}.edit`] }),
        403,
        403,
      ],
      'an editor of another website': [
        await signedInAs(testServer, { rights: [`${module}.edit`], websites: [2] }),
        404,
        404,
      ],
      'a superuser': [await signedInAs(testServer, { su: true }), 200, 200],
    };
    for (const [name, [browser, compare, preview]] of Object.entries(callers)) {
      const [compared, previewed] = [
        await browser.get(`${module}/mutation/${entry?.id ?? 0}`),
        await browser.get(`preview/${module}/${hash}`),
      ];
      expect([name, compared.status, previewed.status]).toEqual([name, compare, preview]);
      // The refusal reveals nothing of the item.
      for (const { status, text } of [compared, previewed])
        expect([name, status, text.includes('An item')]).toEqual([name, status, status === 200]);
    }
    // Under another module's path the item does not exist, regardless of rights.
    const both = await signedInAs(testServer, { rights: [`${module}.edit`, `${other}.edit`] });
    expect([
      (await both.get(`${other}/mutation/${entry?.id ?? 0}`)).status,
      (await both.get(`preview/${other}/${hash}`)).status,
    ]).toEqual([404, 404]);
  });

  it('tells in its list who has it, and nothing of another website', async () => {
    const holder = await signedInAs(testServer, { rights, firstname: 'Noor' });
    const id = await anItem();
    await holder.call('PUT', `${module}/${id}/lock`);
    const rowsFor = async (browser: Browser) =>
      bodyOf<Record<string, ItemOnWire[]>>(await browser.get(`${module}?perPage=100`))[LIST_KEYS[module]] ?? [];
    expect((await rowsFor(holder)).find((row) => row.id === id)?.locked?.user.name).toBe('Noor Persoon');
    expect((await rowsFor(await signedInAs(testServer, { rights, websites: [2] }))).some((row) => row.id === id)).toBe(
      false,
    );
  });
});
