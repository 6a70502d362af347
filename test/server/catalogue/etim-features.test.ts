import { bodyOf, type Browser } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { categoriesOf, featuresIn, featuresOf, idsOf, savedUnderLock, wrongFields } from './etim-on-wire';

type Feature = Readonly<Record<string, unknown>>;

// Rules R-CAT-01, R-CAT-02, R-CAT-04, R-CAT-08 and R-CAT-10.
describe('ETIM features', () => {
  let testServer: TestServer;
  let su: Browser;
  let category: number;
  let other: number;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
    [category = 0, other = 0] = (await categoriesOf(su)).map(({ id }) => id);
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const feature = async (id: number): Promise<Feature> =>
    bodyOf<{ feature: Feature }>(await su.get(`etim/feature/${id}`)).feature;
  const first = async (group: number | 'other' = category): Promise<number> => (await idsOf(su, group))[0] ?? 0;

  describe('in the list', () => {
    it('are all there, grouped by category in its order, those without one last', async () => {
      const reply = await su.get('etim/feature');
      const features = featuresIn(reply);
      expect(features.length).toBeGreaterThanOrEqual(140);
      expect(bodyOf<{ meta: object }>(reply).meta).toEqual({
        pagination: { perPage: features.length, total: features.length },
      });
      const groups = [...new Set(features.map(({ category: group }) => group?.id ?? null))];
      expect(groups).toEqual([...(await categoriesOf(su)).map(({ id }) => id), null]);
      for (const group of groups) {
        const positions = features.filter((row) => (row.category?.id ?? null) === group).map(({ sort_id }) => sort_id);
        expect(positions).toEqual(positions.map((_position, place) => place + 1));
      }
    });

    it('have the specified keys, and the id `other` where they have no category', async () => {
      const [own] = await featuresOf(su, category);
      expect(own).toEqual({
        id: own?.feature_id,
        feature_id: own?.feature_id,
        code: own?.code,
        label: 'Nominaal verwarmingsvermogen A7/W35',
        unit: 'kW',
        postfix: '',
        color: null,
        visible: 1,
        filterable: 1,
        brochure: 1,
        sort_id: 1,
        category: { id: category, name: 'Warmtepomp lucht/water' },
      });
      const without = await featuresOf(su, 'other');
      expect(without).toHaveLength(10);
      for (const row of without) expect(row).toMatchObject({ id: 'other', category: null });
    });

    it.each([
      ['page=2&perPage=10', 10],
      ['perPage=25&general=ventilat', 25],
      ['label=KOUDEM', 2],
      [`visible=0&filterable=1&general=unit`, -1],
    ])('are found by %s', async (query, most) => {
      const reply = await su.get(`etim/feature?${query}`);
      expect(reply.status).toBe(200);
      if (most >= 0) expect(featuresIn(reply).length).toBeLessThanOrEqual(most);
    });

    it('are sorted by what was asked for', async () => {
      const labels = featuresIn(await su.get('etim/feature?sort[label]=desc&perPage=100')).map(({ label }) => label);
      expect(labels[0]).toBe('Zuurstofdicht');
    });

    it.each(['sort[unit]=asc', 'category=x', 'perPage=7', 'color=red', 'visible=2', 'page=0'])(
      'refuse %s',
      async (query) => {
        expect((await su.get(`etim/feature?${query}`)).status).toBe(400);
      },
    );

    it('are suggested by code or label from two characters on, at most 25', async () => {
      const suggested = async (text: string) => featuresIn(await su.get(`etim/feature?autocomplete=${text}`));
      expect(await suggested('m')).toEqual([]);
      expect(await suggested('ef')).toHaveLength(25);
      expect((await suggested('ma'))[0]?.label).toMatch(/^Ma/);
      const [one] = await suggested('koudemiddel');
      expect(one).toEqual({ id: one?.id, label: 'Koudemiddel', code: one?.code, unit: '' });
      expect((await suggested(one?.code ?? ''))[0]).toEqual(one);
      expect((await su.get('etim/feature?autocomplete=ma&page=1')).status).toBe(400);
    });
  });

  describe('as a record', () => {
    it('tell everything, and whose lock there is', async () => {
      const id = await first('other');
      expect(await feature(id)).toMatchObject({
        id,
        feature_id: id,
        category: null,
        label: 'Garantietermijn',
        postfix: 'jaar',
        locked: null,
        information: '',
        description: 'Waarde uit een lijst (EV007755 en verder).',
      });
      expect((await su.get('etim/feature/2147483647')).status).toBe(404);
      expect((await su.get('etim/feature/other')).status).toBe(404);
    });

    it('count as a use of the files in their information', async () => {
      const id = await first();
      const src = '/media/Producten/Warmtepompen/buitenunit-achtertuin.jpg';
      await savedUnderLock(su, `etim/feature/${id}`, { information: `<p><img src="${src}" alt=""></p>` });
      const reply = await su.get('library/usage/Producten/Warmtepompen/buitenunit-achtertuin.jpg');
      expect(bodyOf<{ usage: object[] }>(reply).usage).toContainEqual(
        expect.objectContaining({ type: 'etim', id: `feature/${id}` }),
      );
      await savedUnderLock(su, `etim/feature/${id}`, { information: '' });
    });

    it('have their information sanitised when it is saved (R-SHR-80)', async () => {
      const id = await first();
      await savedUnderLock(su, `etim/feature/${id}`, {
        information: '<p onclick="x()">Let <b>op</b><script>y()</script></p>',
      });
      expect(await feature(id)).toMatchObject({ information: '<p>Let <b>op</b></p>' });
      await savedUnderLock(su, `etim/feature/${id}`, { information: '' });
    });

    it('save the six editable fields under a lock, which ends', async () => {
      const id = await first();
      const values = {
        information: '<p>Let op</p>',
        category: other,
        color: 'blue',
        visible: 0,
        filterable: 0,
        brochure: 0,
      };
      expect(await su.call('PUT', `etim/feature/${id}`, values)).toMatchObject({
        status: 423,
        body: { code: 'LOCKED' },
      });
      const saved = await savedUnderLock(su, `etim/feature/${id}`, values);
      expect([saved.status, saved.headers.get('location')]).toEqual([200, `api/etim/feature/${id}`]);
      const rows = await featuresOf(su, other);
      expect(await feature(id)).toMatchObject({
        ...values,
        category: { id: other, name: 'Warmtepomp bodem/water' },
        sort_id: rows.length,
        locked: null,
      });
      expect((await su.call('PUT', `etim/feature/${id}`, values)).status).toBe(423);
      await savedUnderLock(su, `etim/feature/${id}`, { category, color: '', information: '' });
      expect(await feature(id)).toMatchObject({ color: null, information: '', visible: 0 });
    });

    it.each([
      [{ color: 'yellow' }, ['color']],
      [{ color: 'RED', visible: 'yes', information: 'x'.repeat(50_001) }, ['color', 'information', 'visible']],
      [{ visible: '' }, ['visible']],
      [{ filterable: '2' }, ['filterable']],
      [{ category: 'none' }, ['category']],
      [{ category: '-1' }, ['category']],
      [{ category: '2147483647' }, ['category']],
      [{ label: 'Nieuw' }, ['label']],
      [{ code: 'EF1', unit: 'm' }, ['code', 'unit']],
      [{ sort_id: '1' }, ['sort_id']],
    ])('refuse %o', async (values, fields) => {
      const id = await first();
      await su.call('PUT', `etim/feature/${id}/lock`);
      expect(wrongFields(await su.call('PUT', `etim/feature/${id}`, values))).toEqual([400, fields]);
      await su.call('PUT', `etim/feature/${id}/unlock`);
    });

    it('are saved for whoever has seen the newest version', async () => {
      const id = await first();
      const old = (await su.get(`etim/feature/${id}`)).headers.get('etag') ?? '';
      expect((await su.call('PUT', `etim/feature/${id}`, { brochure: 1 }, { 'If-Match': old })).status).toBe(200);
      expect(await su.call('PUT', `etim/feature/${id}`, { brochure: 0 }, { 'If-Match': old })).toMatchObject({
        status: 412,
        body: { code: 'CHANGED' },
      });
    });
  });

  describe.each(['visible', 'filterable', 'brochure'] as const)('the toggle %s', (flag) => {
    it.each([category, 'other'] as const)('is saved by itself without a lock (%#)', async (group) => {
      const id = await first(group === 'other' ? 'other' : category);
      for (const value of [0, 1, 1, 0] as const) {
        const before = await feature(id);
        expect((await su.call('PUT', `etim/feature/${id}`, { [flag]: value })).status).toBe(200);
        expect(await feature(id)).toEqual({ ...before, [flag]: value });
      }
    });

    it('waits while somebody else edits the feature', async () => {
      const id = await first();
      const editor = await signedInAs(testServer, { su: true });
      await editor.call('PUT', `etim/feature/${id}/lock`);
      expect(await su.call('PUT', `etim/feature/${id}`, { [flag]: 1 })).toMatchObject({
        status: 423,
        body: { code: 'LOCKED', locked: { user: { name: 'Test Persoon' } } },
      });
      await editor.call('PUT', `etim/feature/${id}/unlock`);
      expect((await su.call('PUT', `etim/feature/${id}`, { [flag]: 1 })).status).toBe(200);
    });
  });

  it('keep their lock for ten minutes, and give it to whoever may take it over', async () => {
    const id = await first();
    const [one, two] = [
      await signedInAs(testServer, { rights: ['etim.feature.edit'] }),
      await signedInAs(testServer, { rights: ['etim.feature.edit'] }),
    ];
    const mayTakeOver = await signedInAs(testServer, { rights: ['etim.feature.edit', 'etim.category.unlock'] });
    expect((await one.call('PUT', `etim/feature/${id}/lock`)).status).toBe(200);
    expect((await two.call('PUT', `etim/feature/${id}/lock`)).status).toBe(423);
    expect((await two.call('PUT', `etim/feature/${id}/unlock`)).status).toBe(403);
    expect(await feature(id)).toMatchObject({ locked: { user: { name: 'Test Persoon' } } });
    expect((await mayTakeOver.call('PUT', `etim/feature/${id}/unlock`)).status).toBe(200);
    expect((await two.call('PUT', `etim/feature/${id}/lock`)).status).toBe(200);
    testServer.clock.now += 10 * 60_000;
    expect((await one.call('PUT', `etim/feature/${id}/lock`)).status).toBe(200);
    expect((await two.call('PUT', `etim/feature/${id}`, { color: 'red' })).status).toBe(423);
    await one.call('PUT', `etim/feature/${id}/unlock`);
  });

  it('are deleted unless a combination uses them or somebody edits them', async () => {
    const reply = await su.get('etim/combination?perPage=100');
    const [combination] = bodyOf<{ combinations: { id: number }[] }>(reply).combinations;
    const { features } = bodyOf<{ combination: { features: { id: number }[] } }>(
      await su.get(`etim/combination/${combination?.id ?? 0}`),
    ).combination;
    const used = features[0]?.id ?? 0;
    const [, free = 0, locked = 0] = await idsOf(su, 'other');
    const editor = await signedInAs(testServer, { su: true });
    await editor.call('PUT', `etim/feature/${locked}/lock`);
    expect(await su.call('DELETE', 'etim/feature', { groups: [free, used, locked, 2_147_483_647] })).toMatchObject({
      status: 200,
      body: {
        code: 'PARTIAL',
        refused: [
          { id: used, code: 'IN_USE' },
          { id: locked, code: 'LOCKED' },
          { id: 2_147_483_647, code: 'NOT_FOUND' },
        ],
      },
    });
    expect((await featuresOf(su, 'other')).map(({ sort_id }) => sort_id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await su.send('DELETE', `etim/feature/${used}`, '')).toMatchObject({
      status: 409,
      body: { code: 'IN_USE' },
    });
    expect((await su.send('DELETE', `etim/feature/${locked}`, '')).status).toBe(423);
    expect((await su.send('DELETE', `etim/feature/${free}`, '')).status).toBe(404);
    for (const form of ['', 'groups=1', 'groups[]=x', 'groups[]='])
      expect((await su.send('DELETE', 'etim/feature', form)).status).toBe(400);
  });
});
