import { bodyOf, type Browser } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { categoriesOf, idsOf, savedUnderLock, wrongFields } from './etim-on-wire';

type Category = Readonly<Record<string, unknown>> & { readonly id: number };

// Rules R-CAT-05, R-CAT-08 and R-CAT-10.
describe('ETIM categories', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const category = async (id: number): Promise<Category> =>
    bodyOf<{ category: Category }>(await su.get(`etim/category/${id}`)).category;
  const add = async (values: Readonly<Record<string, string | number>>): Promise<Category> =>
    bodyOf<{ category: Category }>(await su.call('POST', 'etim/category', values)).category;
  const positions = async (): Promise<readonly number[]> => (await categoriesOf(su)).map(({ sort_id }) => sort_id);
  const fromOne = (length: number): number[] => Array.from({ length }, (_, place) => place + 1);

  it('are all listed in their order, with the number of their features', async () => {
    const reply = await su.get('etim/category');
    const { categories, meta } = bodyOf<{ categories: { id: number }[]; meta: object }>(reply);
    expect(meta).toEqual({ pagination: { perPage: 20, total: 20 } });
    expect(categories[0]).toEqual({
      id: categories[0]?.id,
      name: 'Warmtepomp lucht/water',
      description: 'Buiten- en binnenunits voor verwarmen, koelen en tapwater (EC010232)',
      sort_id: 1,
      features: 9,
    });
    expect(await positions()).toEqual(fromOne(20));
  });

  it('are listed by page, name and free text, and suggested', async () => {
    const names = async (query: string) =>
      bodyOf<{ categories: { name: string }[] }>(await su.get(`etim/category?${query}`)).categories.map(
        ({ name }) => name,
      );
    expect(await names('page=2&perPage=10')).toHaveLength(10);
    expect(await names('name=ventilatie')).toEqual(['Ventilatie-unit met warmteterugwinning', 'Ventilatiekanaal']);
    expect(await names('general=hangtoiletten')).toEqual(['Inbouwreservoir']);
    expect((await names('sort[name]=desc'))[0]).toBe('Wastafelkraan');
    expect((await su.get('etim/category?autocomplete=venti')).body).toMatchObject({
      categories: [{ name: 'Ventilatie-unit met warmteterugwinning' }, { name: 'Ventilatiekanaal' }],
    });
    expect((await su.get('etim/category?autocomplete=v')).body).toEqual({ code: 'OK', categories: [] });
    for (const query of ['sort[features]=asc', 'perPage=3', 'description=x'])
      expect((await su.get(`etim/category?${query}`)).status).toBe(400);
  });

  it('are added at the end or at a position, and move when the position is saved', async () => {
    const reply = await su.call('POST', 'etim/category', { name: ' Zonneboiler ' });
    const last = bodyOf<{ category: Category }>(reply).category;
    expect([reply.status, reply.headers.get('location')]).toEqual([201, `api/etim/category/${last.id}`]);
    expect(last).toEqual({ id: last.id, name: 'Zonneboiler', description: '', sort_id: 21, features: 0, locked: null });
    const second = await add({ name: 'Rookgasafvoer', description: 'Kunststof en rvs', sort_id: 2 });
    expect(second).toMatchObject({ sort_id: 2, description: 'Kunststof en rvs' });
    expect(await positions()).toEqual(fromOne(22));
    expect((await savedUnderLock(su, `etim/category/${second.id}`, { sort_id: 999 })).status).toBe(200);
    expect(await category(second.id)).toMatchObject({ name: 'Rookgasafvoer', sort_id: 22, locked: null });
    expect(await positions()).toEqual(fromOne(22));
    for (const { id } of [last, second]) expect((await su.send('DELETE', `etim/category/${id}`, '')).status).toBe(204);
    expect(await positions()).toEqual(fromOne(20));
  });

  it.each([
    [{}, ['name']],
    [{ name: ' ' }, ['name']],
    [{ name: 'x'.repeat(201), description: 'x'.repeat(2_001), sort_id: '0' }, ['description', 'name', 'sort_id']],
    [{ name: 'x', sort_id: 'first' }, ['sort_id']],
    [{ name: 'x', sort_id: '-1' }, ['sort_id']],
    [{ name: 'x', colour: 'red' }, ['colour']],
  ])('refuse %o', async (values, fields) => {
    expect(wrongFields(await su.call('POST', 'etim/category', values))).toEqual([400, fields]);
    expect(await positions()).toEqual(fromOne(20));
  });

  it('are saved under a lock by whoever has seen the newest version', async () => {
    const { id } = await add({ name: 'Tijdelijk' });
    const path = `etim/category/${id}`;
    expect(await su.call('PUT', path, { name: 'Zonder slot' })).toMatchObject({ status: 423, body: { locked: null } });
    const { headers } = await su.call('PUT', `${path}/lock`);
    const etag = headers.get('etag') ?? '';
    expect(wrongFields(await su.call('PUT', path, { name: '' }))).toEqual([400, ['name']]);
    expect((await su.call('PUT', path, { name: 'Eén' }, { 'If-Match': etag })).status).toBe(200);
    await su.call('PUT', `${path}/lock`);
    expect((await su.call('PUT', path, { name: 'Twee' }, { 'If-Match': etag })).status).toBe(412);
    expect(await category(id)).toMatchObject({ name: 'Eén' });
    const colleague = await signedInAs(testServer, { rights: ['etim.category.edit', 'etim.category.delete'] });
    expect((await colleague.call('PUT', `${path}/lock`)).status).toBe(423);
    expect((await colleague.call('PUT', `${path}/unlock`)).status).toBe(403);
    expect((await colleague.send('DELETE', path, '')).status).toBe(423);
    const chief = await signedInAs(testServer, { rights: ['etim.category.edit', 'etim.category.unlock'] });
    expect((await chief.call('PUT', `${path}/unlock`)).status).toBe(200);
    expect((await colleague.send('DELETE', path, '', { 'If-Match': etag })).status).toBe(412);
    expect((await colleague.send('DELETE', path, '')).status).toBe(204);
    expect((await su.get(path)).status).toBe(404);
  });

  it('stay while they have features', async () => {
    const [used] = await categoriesOf(su);
    const { id } = await add({ name: 'Leeg' });
    const reply = await su.call('DELETE', 'etim/category', { groups: [id, used?.id ?? 0, 2_147_483_647] });
    expect([reply.status, reply.body]).toEqual([
      200,
      {
        code: 'PARTIAL',
        refused: [
          { id: used?.id, code: 'IN_USE' },
          { id: 2_147_483_647, code: 'NOT_FOUND' },
        ],
      },
    ]);
    expect(await su.send('DELETE', `etim/category/${used?.id ?? 0}`, '')).toMatchObject({
      status: 409,
      body: { code: 'IN_USE' },
    });
    expect(await idsOf(su, used?.id ?? 0)).toHaveLength(9);
    for (const form of ['', 'groups=1', 'groups[]=x'])
      expect((await su.send('DELETE', 'etim/category', form)).status).toBe(400);
  });

  it('hold every feature that was moved into them while they were deleted', async () => {
    const [from] = await categoriesOf(su);
    const [feature = 0] = await idsOf(su, from?.id ?? 0);
    for (let turn = 0; turn < 5; turn += 1) {
      const { id } = await add({ name: `Vluchtig ${turn}` });
      const [moved, removed] = await Promise.all([
        su.call('PUT', `etim/feature/${feature}`, { category: id }),
        su.send('DELETE', `etim/category/${id}`, ''),
      ]);
      expect(['200 409', '400 204']).toContain(`${moved.status} ${removed.status}`);
      const group = moved.status === 200 ? id : (from?.id ?? 0);
      expect(await idsOf(su, group)).toContain(feature);
      await su.call('PUT', `etim/feature/${feature}`, { category: from?.id ?? 0 });
    }
    expect(await positions()).toEqual(fromOne((await positions()).length));
  });

  it.each(['etim.feature.view', 'etim.combination.edit', 'etim.category.sort'])('are listed for %s', async (right) => {
    const browser = await signedInAs(testServer, { rights: [right] });
    expect((await browser.get('etim/category')).status).toBe(200);
    expect((await browser.get('etim/feature')).status).toBe(200);
    expect((await browser.get('item?autocomplete=warmtepomp')).status).toBe(200);
  });
});
