import { sql } from 'drizzle-orm';
import { queryRow } from '../../../server/database/database';
import { bodyOf, refusedFields, type Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

interface ItemOnWire {
  readonly id: number;
  readonly label: string;
  readonly parent_id: number | null;
  readonly sort_id: number;
  readonly broken: string | null;
  readonly moved_to: string | null;
  readonly page: { readonly id: number; readonly name: string } | null;
  readonly menu: { readonly id: number; readonly title: string } | null;
  readonly route: string | null;
  readonly icon: string;
  readonly children: readonly ItemOnWire[];
}
const LINK = { type: 'external', location: '/ergens' };

describe('navigation', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  let menus = 0;
  const aMenu = async (): Promise<number> => {
    menus += 1;
    const reply = await su.call('POST', 'navigation', { title: `Proef ${menus}`, code: `proef-${menus}` });
    return bodyOf<{ menu: { id: number } }>(reply).menu.id;
  };
  const add = async (menu: number, label: string, form: Readonly<Record<string, string>> = {}): Promise<number> => {
    const reply = await su.call('POST', `navigation/${menu}/items`, { ...LINK, label, ...form });
    return bodyOf<{ item: { id: number } }>(reply).item.id;
  };
  const itemsIn = (reply: Reply) => bodyOf<{ items: readonly ItemOnWire[] }>(reply).items;
  const outline = (items: readonly ItemOnWire[]): readonly unknown[] =>
    items.map(({ label, sort_id: place, children }) =>
      children.length === 0 ? `${place} ${label}` : [`${place} ${label}`, ...outline(children)],
    );
  const tree = async (menu: number) => outline(itemsIn(await su.get(`navigation/${menu}/items`)));
  const move = (menu: number, item: number, parent: number | null, place: number, headers = {}) =>
    su.call(
      'PUT',
      `navigation/${menu}/items/${item}/location`,
      { parent_id: parent === null ? '' : String(parent), sort_id: String(place) },
      headers,
    );

  describe('menus', () => {
    it('need a title and a code of their own, which stays (R-NAV-01)', async () => {
      expect(refusedFields(await su.call('POST', 'navigation', { title: ' ', code: 'a b' }))).toEqual([
        400,
        ['code', 'title'],
      ]);
      const id = await aMenu();
      const again = await su.call('POST', 'navigation', { title: 'Nog een', code: `proef-${menus}` });
      expect(refusedFields(again)).toEqual([409, ['code']]);
      expect(refusedFields(await su.call('PUT', `navigation/${id}`, { title: 'Anders', code: 'anders' }))).toEqual([
        400,
        ['code'],
      ]);
      expect((await su.call('PUT', `navigation/${id}`, { title: 'Anders', code: `proef-${menus}` })).status).toBe(200);
    });

    it('that the website needs are not deleted, one by one or together (R-NAV-01)', async () => {
      const list = bodyOf<{ menus: { id: number; code: string; can_delete: number }[] }>(await su.get('navigation'));
      const main = list.menus.find(({ code }) => code === 'main');
      expect(main?.can_delete).toBe(0);
      expect((await su.call('DELETE', `navigation/${main?.id ?? 0}`)).status).toBe(409);
      const own = await aMenu();
      const reply = await su.call('DELETE', 'navigation', { groups: [String(main?.id ?? 0), String(own)] });
      expect(bodyOf<{ refused: object[] }>(reply).refused).toEqual([{ id: main?.id, code: 'IN_USE' }]);
      expect((await su.get(`navigation/${own}`)).status).toBe(404);
    });

    it('tell which others show them (R-NAV-11)', async () => {
      const [menu, other] = [await aMenu(), await aMenu()];
      const title = `Proef ${menus - 1}`;
      for (const label of ['Een', 'Twee']) await add(menu, label, { menu_id: String(other) });
      const usedIn = async (id: number) =>
        bodyOf<{ menu: { used_in: readonly string[] } }>(await su.get(`navigation/${id}`)).menu.used_in;
      expect([await usedIn(other), await usedIn(menu)]).toEqual([[title], []]);
    });

    it('are suggested by title on their own website', async () => {
      const elsewhere = await signedInAs(testServer, { rights: ['navigation.menu.edit'], websites: [3] });
      const titles = (reply: Reply) => bodyOf<{ menus: { title: string }[] }>(reply).menus.map(({ title }) => title);
      expect(titles(await su.get('navigation?autocomplete=servicem'))).toEqual(['Servicemenu']);
      expect(titles(await elsewhere.get('navigation?autocomplete=servicem'))).toEqual([]);
    });
  });

  describe('items', () => {
    it.each([
      ['no label', { label: ' ' }, ['label']],
      ['an unknown type', { type: 'blog' }, ['type']],
      ['a page that is none', { type: 'page', page_id: '2147483000' }, ['page_id']],
      ['no page', { type: 'page' }, ['page_id']],
      ['no address', { location: '' }, ['location']],
      ['an address of a script', { location: 'javascript:alert(1)' }, ['location']],
      ['an unknown route', { type: 'route', location: 'nowhere' }, ['location']],
      ['a route as a module', { type: 'module', location: 'account' }, ['location']],
      ['an unknown window', { target: '_top' }, ['target']],
      ['an icon that is no name', { icon: 'a b' }, ['icon']],
      ['an unknown submenu', { menu_id: '2147483000' }, ['menu_id']],
      ['an unknown parent', { parent_id: '2147483000' }, ['parent_id']],
    ])('with %s are refused (R-NAV-02)', async (_, form, fields) => {
      const menu = await aMenu();
      const reply = await su.call('POST', `navigation/${menu}/items`, { label: 'Iets', ...LINK, ...form });
      expect(refusedFields(reply)).toEqual([400, fields]);
    });

    it.each([
      ['an address', { type: 'external', location: '/contact' }, { type: 'route', location: '/contact' }],
      ['a module', { type: 'module', location: 'branch' }, { type: 'route', location: 'branch' }],
    ])('that were %s do not become a route that does not exist (R-NAV-02)', async (_, before, form) => {
      const menu = await aMenu();
      const id = await add(menu, 'Iets', before);
      const reply = await su.call('PUT', `navigation/${menu}/items/${id}`, form);
      expect(refusedFields(reply)).toEqual([400, ['location']]);
    });

    it('come last below their parent, and tell what they lead to', async () => {
      const menu = await aMenu();
      const first = await add(menu, 'Een');
      await add(menu, 'Onder een', { parent_id: String(first), type: 'route', location: 'account', icon: 'mdi:home' });
      await add(menu, 'Twee', { menu_id: '1' });
      expect(await tree(menu)).toEqual([['1 Een', '1 Onder een'], '2 Twee']);
      const [one, two] = itemsIn(await su.get(`navigation/${menu}/items`));
      expect(one?.children[0]).toMatchObject({ route: 'My account', icon: 'home', location: 'account' });
      expect(two?.menu).toEqual({ id: 1, title: 'Hoofdmenu website' });
    });

    it('whose page is gone, or whose address has moved, are marked (R-NAV-08)', async () => {
      const menu = await aMenu();
      const gone = await add(menu, 'Weg');
      await testServer.services.db.execute(sql`
        update menu_items set type = 'page', location = '', page_id = 2147483000 where id = ${gone}`);
      await add(menu, 'Verhuisd', { location: '/airco?x=1' });
      await add(menu, 'Gewoon', { location: '/contact' });
      const found = itemsIn(await su.get(`navigation/${menu}/items`));
      expect(found.map(({ label, broken, moved_to: to }) => [label, broken, to])).toEqual([
        ['Weg', 'deleted', null],
        ['Verhuisd', 'moved', '/producten/airconditioning'],
        ['Gewoon', null, null],
      ]);
    });

    const redirect = async (from: string, to: string, isCatchAll: boolean): Promise<void> => {
      const form = { location_from: from, location_to: to, status: '301', comments: '' };
      const reply = await su.call('POST', 'redirect', { ...form, catch_all: isCatchAll ? '1' : '0' });
      expect(reply.status).toBe(201);
    };

    it('of an address with two redirects are there once, and the exact one counts (R-NAV-08)', async () => {
      await redirect('/tweemaal', '/', true);
      await redirect('/tweemaal', '/contact', false);
      const menu = await aMenu();
      const id = await add(menu, 'Tweemaal', { location: '/tweemaal' });
      await add(menu, 'Onder', { parent_id: String(id) });
      const found = itemsIn(await su.get(`navigation/${menu}/items`));
      expect(outline(found)).toEqual([['1 Tweemaal', '1 Onder']]);
      expect(found[0]).toMatchObject({ broken: 'moved', moved_to: '/contact' });
    });

    it('are marked by all redirects that answer their addresses (R-NAV-08)', async () => {
      await redirect('/oud', '/nieuw', true);
      await redirect('/oud/n', '/oud/nieuw', true);
      await redirect('/café', '/horeca', false);
      const { url } = await queryRow<{ url: string }>(
        testServer.services.db,
        sql`select url from websites where id = 1`,
      );
      const moves = [
        ['Below a catch-all', '/oud/deel?x=1', '/nieuw'],
        ['Target of its catch-all', '/oud/nieuw', null],
        ['Percent-encoded', '/caf%c3%a9', '/horeca'],
        ['Own website in full', `${url.replace(/\/$/, '')}/café#kaart`, '/horeca'],
        ['Another website', 'https://elders.example/café', null],
      ] as const;
      const menu = await aMenu();
      for (const [label, location] of moves) await add(menu, label, { location });
      const found = itemsIn(await su.get(`navigation/${menu}/items`));
      expect(found.map(({ label, broken, moved_to: to }) => [label, broken, to])).toEqual(
        moves.map(([label, , to]) => [label, to === null ? null : 'moved', to]),
      );
    });

    it('that are broken can be saved as long as their target stays', async () => {
      const menu = await aMenu();
      const other = await aMenu();
      const id = await add(menu, 'Met submenu', { menu_id: String(other) });
      await su.call('DELETE', `navigation/${other}`);
      const saved = await su.call('PUT', `navigation/${menu}/items/${id}`, { label: 'Anders', menu_id: String(other) });
      expect(saved.status).toBe(200);
      expect(itemsIn(await su.get(`navigation/${menu}/items`))[0]).toMatchObject({
        label: 'Anders',
        broken: 'submenu',
      });
    });

    it('whose target is gone are marked so, whatever became of their submenu (R-NAV-08)', async () => {
      const [menu, other] = [await aMenu(), await aMenu()];
      const gone = await add(menu, 'Weg', { menu_id: String(other) });
      await testServer.services.db.execute(sql`
        update menu_items set type = 'page', location = '', page_id = 2147483000 where id = ${gone}`);
      await su.call('DELETE', `navigation/${other}`);
      expect(itemsIn(await su.get(`navigation/${menu}/items`))[0]?.broken).toBe('deleted');
    });

    it('do not show a menu that leads back to theirs (R-NAV-11)', async () => {
      const [one, two, three] = [await aMenu(), await aMenu(), await aMenu()];
      await add(one, 'Naar twee', { menu_id: String(two) });
      await add(two, 'Naar drie', { menu_id: String(three) });
      const back = await add(three, 'Terug');
      for (const menu of [one, two, three]) {
        const path = `navigation/${three}/items/${back}`;
        expect(refusedFields(await su.call('PUT', path, { menu_id: String(menu) }))).toEqual([400, ['menu_id']]);
      }
      await add(one, 'Naar drie', { menu_id: String(three) });
    });

    it('do not close a circle from two sides at once (R-NAV-11)', async () => {
      const [one, two] = [await aMenu(), await aMenu()];
      const show = (menu: number, other: number) =>
        su.call('POST', `navigation/${menu}/items`, { ...LINK, label: 'Heen', menu_id: String(other) });
      const replies = await Promise.all([show(one, two), show(two, one)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 400]);
    });

    it('with items below them do not become modules (R-NAV-03)', async () => {
      const menu = await aMenu();
      const first = await add(menu, 'Een');
      await add(menu, 'Onder', { parent_id: String(first) });
      const form = { type: 'module', location: 'branch' };
      expect(refusedFields(await su.call('PUT', `navigation/${menu}/items/${first}`, form))).toEqual([400, ['type']]);
    });

    it('are saved in the version that was read', async () => {
      const menu = await aMenu();
      const id = await add(menu, 'Een');
      const path = `navigation/${menu}/items/${id}`;
      const etag = (await su.get(path)).headers.get('etag') ?? '';
      expect((await su.call('PUT', path, { label: 'Twee' }, { 'If-Match': etag })).status).toBe(200);
      expect((await su.call('PUT', path, { label: 'Drie' }, { 'If-Match': etag })).status).toBe(412);
      expect((await su.call('DELETE', path, {}, { 'If-Match': etag })).status).toBe(412);
    });

    it('are deleted with what is below them, and the rest closes up', async () => {
      const menu = await aMenu();
      const first = await add(menu, 'Een');
      await add(menu, 'Onder', { parent_id: String(first) });
      await add(menu, 'Twee');
      expect((await su.call('DELETE', `navigation/${menu}/items/${first}`)).status).toBe(204);
      expect(await tree(menu)).toEqual(['1 Twee']);
    });

    it('of another website are not there', async () => {
      const menu = await aMenu();
      const id = await add(menu, 'Een');
      const elsewhere = await signedInAs(testServer, {
        rights: ['navigation.menu.edit', 'navigation.menu.sort'],
        websites: [2],
      });
      for (const path of ['', `/${id}`])
        expect((await elsewhere.get(`navigation/${menu}/items${path}`)).status).toBe(404);
      for (const [method, path] of [
        ['POST', ''],
        ['PUT', `/${id}`],
        ['DELETE', `/${id}`],
      ] as const)
        expect((await elsewhere.call(method, `navigation/${menu}/items${path}`)).status).toBe(404);
      const moved = await elsewhere.call('PUT', `navigation/${menu}/items/${id}/location`, { sort_id: '1' });
      expect(moved.status).toBe(404);
    });
  });

  describe('moves', () => {
    it('change order and parent, and places are counted from 1 (R-NAV-04)', async () => {
      const menu = await aMenu();
      const [one, two, three] = [await add(menu, 'Een'), await add(menu, 'Twee'), await add(menu, 'Drie')];
      await move(menu, three, null, 1);
      expect(await tree(menu)).toEqual(['1 Drie', '2 Een', '3 Twee']);
      await move(menu, two, one, 1);
      await move(menu, three, two, 99);
      expect(await tree(menu)).toEqual([['1 Een', ['1 Twee', '1 Drie']]]);
    });

    it('below itself, below a module, too deep or of an unknown item are refused (R-NAV-03)', async () => {
      const menu = await aMenu();
      const first = await add(menu, 'Een');
      const below = await add(menu, 'Onder', { parent_id: String(first) });
      const module = await add(menu, 'Module', { type: 'module', location: 'branch' });
      for (const parent of [first, below, module])
        expect(refusedFields(await move(menu, first, parent, 1))).toEqual([400, ['parent_id']]);
      expect(refusedFields(await move(menu, first, null, 0))).toEqual([400, ['sort_id']]);
      expect((await move(menu, 2_147_483_000, null, 1)).status).toBe(404);
      let parent = below;
      for (let depth = 3; depth <= 10; depth += 1) parent = await add(menu, 'Diep', { parent_id: String(parent) });
      const tooDeep = { ...LINK, label: 'Te diep', parent_id: String(parent) };
      expect(refusedFields(await su.call('POST', `navigation/${menu}/items`, tooDeep))).toEqual([400, ['parent_id']]);
    });

    it('are refused when somebody else moved before (R-NAV-05)', async () => {
      const menu = await aMenu();
      const [one, two] = [await add(menu, 'Een'), await add(menu, 'Twee')];
      const etag = (await su.get(`navigation/${menu}/items`)).headers.get('etag') ?? '';
      const moved = await move(menu, two, null, 1, { 'If-Match': etag });
      expect(moved.status).toBe(200);
      expect((await move(menu, one, null, 1, { 'If-Match': etag })).status).toBe(412);
      expect((await move(menu, one, null, 1, { 'If-Match': moved.headers.get('etag') ?? '' })).status).toBe(200);
      expect(await tree(menu)).toEqual(['1 Een', '2 Twee']);
    });

    it('at the same time leave a tree', async () => {
      const menu = await aMenu();
      const ids = [await add(menu, 'Een'), await add(menu, 'Twee'), await add(menu, 'Drie')];
      const [one = 0, two = 0, three = 0] = ids;
      await Promise.all([move(menu, one, two, 1), move(menu, two, three, 1), move(menu, three, one, 1)]);
      const count = (items: readonly ItemOnWire[]): number =>
        items.reduce((sum, { children }) => sum + 1 + count(children), 0);
      expect(count(itemsIn(await su.get(`navigation/${menu}/items`)))).toBe(3);
    });
  });

  it('suggests modules and routes in the language of the person (R-NAV-06)', async () => {
    const found = bodyOf<{ routes: { label: string; value: string; type: string }[] }>(
      await su.get('navigation/routes?autocomplete=my'),
    ).routes;
    expect(found).toMatchObject([
      { label: 'My account', value: 'account', type: 'route' },
      { label: 'My orders', value: 'account.orders', type: 'route' },
    ]);
  });

  it('finds icons by the words of their names, with the data of their paths (R-NAV-07)', async () => {
    const icons = bodyOf<{ icons: { name: string; path: string }[] }>(
      await su.get('icon?search=mdi%3Awrench&limit=3'),
    ).icons;
    expect(icons.map(({ name }) => name)).toEqual(['wrench', 'wrench-cog', 'wrench-check']);
    for (const { path } of icons) expect(path).toMatch(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.eE+-]+$/);
    const none = bodyOf<{ icons: object[] }>(await su.get('icon?search=%20')).icons;
    expect(none).toEqual([]);
    expect((await su.get('icon?search=home&limit=101')).status).toBe(400);
  });
});
