import { bodyOf, type Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { featuresIn, wrongFields } from './etim-on-wire';

interface Reference {
  readonly id: number;
  readonly label: string;
  readonly code: string;
}
interface Combination {
  readonly id: number;
  readonly features: readonly Reference[];
  readonly note: Reference | null;
}

// Rules R-CAT-07, R-CAT-11 and R-CAT-40.
describe('ETIM combinations', () => {
  let testServer: TestServer;
  let su: Browser;
  let power: Reference;
  let cop: Reference;
  let note: Reference;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
    const find = async (text: string): Promise<Reference> => {
      const [found] = featuresIn(await su.get(`etim/feature?autocomplete=${encodeURIComponent(text)}`));
      return { id: Number(found?.id), label: found?.label ?? '', code: found?.code ?? '' };
    };
    [power, cop, note] = [
      await find('Nominaal verwarmingsvermogen A7/W35'),
      await find('COP bij A7/W35'),
      await find('Koudemiddel'),
    ];
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const combinationIn = (reply: Reply): Combination => bodyOf<{ combination: Combination }>(reply).combination;
  const rowsIn = (reply: Reply) =>
    bodyOf<{ combinations: { id: number; description: string; template: string; features: object[] }[] }>(reply)
      .combinations;

  it('are a dozen at first, ten on a page, by description', async () => {
    const reply = await su.get('etim/combination');
    expect(bodyOf<{ meta: object }>(reply).meta).toEqual({ pagination: { perPage: 10, total: 12 } });
    const [first] = rowsIn(reply);
    expect(first?.template).toMatch(/^%EF\d+% × %EF\d+% × %EF\d+% mm$/);
    expect(first).toEqual({
      id: first?.id,
      description: 'Afmetingen radiator',
      template: first?.template,
      unit: 'mm',
      features: first?.features,
    });
    expect(first?.features).toMatchObject([{ label: 'Bouwhoogte' }, { label: 'Bouwlengte' }, { label: 'Bouwdiepte' }]);
    const descriptions = async (query: string) =>
      rowsIn(await su.get(`etim/combination?${query}`)).map((row) => row.description);
    expect(await descriptions('general=GELUID')).toEqual(['Geluid buitenunit']);
    expect(await descriptions('description=radiator&unit=w')).toEqual(['Warmteafgifte radiator']);
    expect((await descriptions('sort[unit]=desc&perPage=25'))[0]).toBe('Warmteafgifte radiator');
    for (const query of ['sort[note]=asc', 'note=1', 'perPage=1'])
      expect((await su.get(`etim/combination?${query}`)).status).toBe(400);
  });

  it('are kept with their features in the order that was sent, and a note', async () => {
    const template = `%${cop.code}% bij %${power.code}% kW, 100% zeker`;
    const reply = await su.call('POST', 'etim/combination', {
      description: ' Rendement ',
      unit: ' kW ',
      template,
      features: [cop.id, power.id],
      note: note.id,
    });
    const { id } = combinationIn(reply);
    expect([reply.status, reply.headers.get('location')]).toEqual([201, `api/etim/combination/${id}`]);
    const whole = { id, description: 'Rendement', unit: 'kW', template, features: [cop, power], note };
    expect((await su.get(`etim/combination/${id}`)).body).toEqual({ code: 'OK', combination: whole });
    const save = async (values: Parameters<Browser['call']>[2]) =>
      combinationIn(await su.call('PUT', `etim/combination/${id}`, values));
    expect(await save({ unit: '' })).toEqual({ ...whole, unit: '' });
    expect(await save({ features: [power.id, cop.id] })).toMatchObject({ features: [power, cop], note });
    expect(await save({ note: '' })).toMatchObject({ note: null, features: [power, cop] });
    expect(await save({ template: `%${power.code}%` })).toMatchObject({ features: [power] });
    expect(await save({ template: 'Leeg', features: [power.id, note.id] })).toMatchObject({ features: [] });
    expect((await su.send('DELETE', `etim/combination/${id}`, '')).status).toBe(204);
    expect((await su.get(`etim/combination/${id}`)).status).toBe(404);
  });

  it.each([
    [{}, ['description']],
    [{ description: ' ', template: 'a\nb' }, ['description', 'template']],
    [
      { description: 'x'.repeat(201), unit: 'x'.repeat(51), template: 'x'.repeat(1_001) },
      ['description', 'template', 'unit'],
    ],
    [{ description: 'x', features: [2_147_483_647], note: 2_147_483_647 }, ['features', 'note']],
    [{ description: 'x', features: ['EF1'] }, ['features']],
    [{ description: 'x', features: 'EF1' }, ['features']],
    [{ description: 'x', note: 'EF1' }, ['note']],
    [{ description: 'x', code: 'EF1' }, ['code']],
  ])('refuse %o', async (values, fields) => {
    expect(wrongFields(await su.call('POST', 'etim/combination', values))).toEqual([400, fields]);
  });

  it('are saved and deleted for whoever has seen the newest version', async () => {
    const { id } = combinationIn(await su.call('POST', 'etim/combination', { description: 'Versie' }));
    const old = (await su.get(`etim/combination/${id}`)).headers.get('etag') ?? '';
    expect((await su.call('PUT', `etim/combination/${id}`, { unit: 'm' }, { 'If-Match': old })).status).toBe(200);
    expect((await su.call('PUT', `etim/combination/${id}`, { unit: 'l' }, { 'If-Match': old })).status).toBe(412);
    expect((await su.send('DELETE', `etim/combination/${id}`, '', { 'If-Match': old })).status).toBe(412);
    expect((await su.call('DELETE', 'etim/combination', { groups: [id, 2_147_483_647] })).body).toEqual({
      code: 'PARTIAL',
      refused: [{ id: 2_147_483_647, code: 'NOT_FOUND' }],
    });
    for (const path of ['2147483647', 'x', '0']) {
      expect((await su.get(`etim/combination/${path}`)).status).toBe(404);
      expect((await su.call('PUT', `etim/combination/${path}`, { unit: 'm' })).status).toBe(404);
      expect((await su.send('DELETE', `etim/combination/${path}`, '')).status).toBe(404);
    }
  });

  it('keep one of several saves of one version that come at once', async () => {
    const { id } = combinationIn(await su.call('POST', 'etim/combination', { description: 'Tegelijk' }));
    const old = (await su.get(`etim/combination/${id}`)).headers.get('etag') ?? '';
    const saves = await Promise.all(
      ['m', 'l', 'kg', 'W'].map((unit) => su.call('PUT', `etim/combination/${id}`, { unit }, { 'If-Match': old })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  });

  it('are created once under one key', async () => {
    const add = () =>
      su.call('POST', 'etim/combination', { description: 'Eén keer' }, { 'Idempotency-Key': 'one-combination' });
    expect((await add()).headers.get('location')).toBe((await add()).headers.get('location'));
  });

  describe('are tried on products', () => {
    const valuesOf = async (code: string) => {
      const { items } = bodyOf<{ items: { id: number; code: string }[] }>(await su.get(`item?autocomplete=${code}`));
      const reply = await su.get(`item/${items[0]?.id ?? 0}/features`);
      return bodyOf<{ features: (Reference & { value: string; unit: string; postfix: string })[] }>(reply).features;
    };

    it('with their values, units and postfixes', async () => {
      expect(await valuesOf('ZM-WP-08')).toContainEqual({ ...power, value: '8', unit: 'kW', postfix: '' });
      expect(await valuesOf('ZM-TH-03')).toEqual([]);
    });

    it('of which some are empty and some very long', async () => {
      const values = (await valuesOf('ZM-CP-25')).map(({ value }) => value);
      expect(values).toContain('');
      expect(Math.max(...values.map(({ length }) => length))).toBeGreaterThan(250);
    });

    interface Tried {
      readonly items: readonly { code: string; features: { code: string; value: string }[] }[];
      readonly meta: { readonly total: number };
    }
    const tried = async (query: string): Promise<Tried> => bodyOf<Tried>(await su.get(`item/features?${query}`));

    it('a few at a time, those with most of the values first', async () => {
      const both = await tried(`codes[]=${power.code}&codes[]=${note.code}`);
      expect(both.meta.total).toBe(8);
      expect(both.items.map(({ code }) => code)).toEqual(['ZM-WP-05', 'ZM-WP-08', 'ZM-WP-11', 'ZM-WP-16', 'ZM-HY-04']);
      expect(both.items[1]?.features).toContainEqual({ id: power.id, code: power.code, value: '8' });
      const rest = await tried(`codes[]=${power.code}&codes[]=${note.code}&skip=5`);
      expect(rest.items.map(({ code }) => code)).toEqual(['ZM-HY-06', 'ZM-WB-20', 'ZM-WB-26']);
      expect(await tried('codes[]=EF999999')).toMatchObject({ items: [], meta: { total: 0 } });
      expect(await tried('')).toMatchObject({ items: [], meta: { total: 0 } });
    });

    it.each(['codes=EF000008', 'skip=-1', 'skip=x', `codes[]=${'x'.repeat(51)}`, 'page=1'])(
      'but not for %s',
      async (query) => {
        expect((await su.get(`item/features?${query}`)).status).toBe(400);
      },
    );

    it.each(['item/2147483647/features', 'item/x/features'])('but not on %s', async (path) => {
      expect((await su.get(path)).status).toBe(404);
    });
  });
});
