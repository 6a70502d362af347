import { bodyOf, type Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };
type Rows = Readonly<Record<string, readonly Row[]>> & {
  readonly meta: { readonly pagination: { readonly perPage: number; readonly total: number } };
};
const page = (reply: Reply) => bodyOf<Rows>(reply);
const codesOf = (reply: Reply) => [reply.status, bodyOf<{ fields?: object }>(reply).fields ?? {}];
const wrong = { code: 'VALUE_NOT_VALID' };

describe('operations', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  describe('error codes', () => {
    it('begin with those of the machines, in order of code', async () => {
      const { errorcodes = [], meta } = page(await su.get('errorcode?perPage=100'));
      expect(meta.pagination.total).toBeGreaterThan(50);
      expect(Object.keys(errorcodes[0] ?? {})).toEqual(['id', 'code', 'source', 'standard', 'inverter', 'description']);
      expect(errorcodes.find(({ code }) => code === 'E6')).toMatchObject({
        source: 'service',
        standard: 1,
        inverter: 0,
      });
    });

    it('are found by several sources at once, and only by those that exist', async () => {
      const { errorcodes = [] } = page(await su.get('errorcode?perPage=100&source[]=internal&source[]=combination'));
      expect(new Set(errorcodes.map(({ source }) => source))).toEqual(new Set(['internal', 'combination']));
      expect(codesOf(await su.get('errorcode?source[]=internal&source[]=nowhere'))).toEqual([400, { source: wrong }]);
      expect(codesOf(await su.get('errorcode?source=internal'))).toEqual([400, { source: wrong }]);
    });

    it('name every field that is missing or wrong', async () => {
      expect(codesOf(await su.call('POST', 'errorcode'))).toEqual([
        400,
        { code: wrong, description: wrong, source: wrong },
      ]);
      expect(
        codesOf(
          await su.call('POST', 'errorcode', {
            code: 'x'.repeat(51),
            description: 'x',
            source: 'nowhere',
            standard: 'on',
          }),
        ),
      ).toEqual([400, { code: wrong, source: wrong, standard: wrong }]);
    });
  });

  describe('the whitelist', () => {
    it('is dated by the server, and holds one type only', async () => {
      const added = bodyOf<{ whitelist: Row }>(
        await su.call('POST', 'whitelist', { source: ' https://proef.example/a.js ', type: 'js' }),
      ).whitelist;
      expect(added).toMatchObject({
        source: 'https://proef.example/a.js',
        type: 'js',
        comments: '',
        datetime: '2026-11-20 09:00:00',
      });
      expect(
        codesOf(await su.call('PUT', `whitelist/${String(added.id)}`, { datetime: '2020-01-01 00:00:00' })),
      ).toEqual([400, { datetime: wrong }]);
      testServer.clock.now += 3_600_000;
      expect(
        bodyOf<{ whitelist: Row }>(await su.call('PUT', `whitelist/${String(added.id)}`, { comments: 'x' })).whitelist,
      ).toMatchObject({ datetime: '2026-11-20 09:00:00' });
      expect(codesOf(await su.call('POST', 'whitelist', { source: "'unsafe-inline'", type: 'css' }))).toEqual([
        400,
        { source: wrong, type: wrong },
      ]);
    });
  });

  describe('domains', () => {
    it('are listed, and tell where they lead to', async () => {
      const { domains: [first] = [] } = page(await su.get('dns?general=zmkt'));
      expect(first).toEqual({ id: first?.id, domain: 'zmkt.example', registration: '2006-02-28', added: '2019-02-13' });
      expect((await su.get(`dns/${String(first?.id)}/link`)).body).toEqual({
        code: 'OK',
        domain: { url: 'https://www.zilvermeeuw.example/nl' },
      });
    });

    it('are neither opened nor changed', async () => {
      for (const method of ['GET', 'PUT', 'DELETE'] as const)
        expect([method, (await su.send(method, 'dns/1', undefined)).status]).toEqual([method, 404]);
      for (const method of ['POST', 'DELETE'] as const)
        expect([method, (await su.send(method, 'dns', undefined)).status]).toEqual([method, 405]);
    });

    it('keep their link from whoever may not see them', async () => {
      const stranger = await signedInAs(testServer, { rights: ['searchlog.view'] });
      expect((await stranger.get('dns')).status).toBe(403);
      expect((await stranger.get('dns/1/link')).status).toBe(403);
    });
  });

  describe('the search log', () => {
    it('holds some thousand searches, each term once with the same filters', async () => {
      const { history = [], meta } = page(await su.get('searchlog?perPage=100&sort[num_searches]=desc'));
      expect(meta.pagination.total).toBeGreaterThan(2_000);
      expect(history[0]).toMatchObject({ term: 'warmtepomp', type: 'regular', params: '', num_searches: 18_000 });
      expect(Object.keys(history[0] ?? {})).toEqual(['id', 'term', 'type', 'params', 'num_searches', 'results']);
      const counts = history.map(({ num_searches }) => Number(num_searches));
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    });

    it('is found by term and type', async () => {
      const { history = [] } = page(await su.get('searchlog?perPage=100&type=downloads&term=HANDLEIDING'));
      expect(history.length).toBeGreaterThan(0);
      expect(history.filter(({ term, type }) => type !== 'downloads' || !String(term).includes('handleiding'))).toEqual(
        [],
      );
      expect((await su.get('searchlog?type=nothing')).status).toBe(400);
    });
  });
});
