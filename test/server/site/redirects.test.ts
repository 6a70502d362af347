import { bodyOf, type Browser, type FormValues, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

interface RedirectOnWire {
  readonly id: number;
  readonly location_from: string;
}
const listed = (reply: Reply) =>
  bodyOf<{ redirects: RedirectOnWire[]; meta: { pagination: { perPage: number; total: number } } }>(reply);
const redirectIn = (reply: Reply) =>
  bodyOf<{ redirect: RedirectOnWire & Readonly<Record<string, unknown>> }>(reply).redirect;
const codesOf = (reply: Reply) => [reply.status, bodyOf<{ fields?: object }>(reply).fields ?? {}];

// Rule R-SIT-04.
describe('redirects', () => {
  let testServer: TestServer;
  let su: Browser;
  let made = 0;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const aRedirect = async (values: FormValues = {}, by = su) =>
    redirectIn(
      await by.call('POST', 'redirect', {
        location_from: `/proef/${String((made += 1))}`,
        location_to: '/',
        status: 301,
        ...values,
      }),
    );

  it('begin with some hundred of the Dutch website in order of where they lead from', async () => {
    const page = listed(await su.get('redirect?perPage=100'));
    expect(Object.keys(page)).toEqual(['code', 'redirects', 'meta']);
    expect(page.meta.pagination.total).toBeGreaterThanOrEqual(90);
    expect(page.redirects[0]).toMatchObject({
      location_from: '/actie',
      location_to: '/acties/winter',
      status: 302,
      catch_all: 0,
    });
    expect(Object.keys(page.redirects[0] ?? {})).toEqual([
      'id',
      'location_from',
      'location_to',
      'datetime',
      'status',
      'catch_all',
    ]);
    expect(page.redirects.map(({ location_from }) => location_from)).toEqual(
      page.redirects.map(({ location_from }) => location_from).sort(),
    );
  });

  it('are dated by the server when they are added, and not again', async () => {
    const added = await aRedirect({ status: 302, catch_all: 1, comments: 'Regel 1\r\nRegel 2' });
    expect(added).toMatchObject({
      status: 302,
      catch_all: 1,
      comments: 'Regel 1\r\nRegel 2',
      datetime: '2026-11-20 09:00:00',
    });
    expect(codesOf(await su.call('PUT', `redirect/${added.id}`, { datetime: '2020-01-01 00:00:00' }))).toEqual([
      400,
      { datetime: { code: 'VALUE_NOT_VALID' } },
    ]);
    testServer.clock.now += 3_600_000;
    expect(redirectIn(await su.call('PUT', `redirect/${added.id}`, { comments: '' }))).toMatchObject({
      comments: '',
      datetime: '2026-11-20 09:00:00',
    });
  });

  it('are the only one of their website from there, exact and catch-all apart', async () => {
    const taken = [409, { location_from: { code: 'URL_IN_USE' } }];
    const one = await aRedirect({ location_from: '/Dubbel' });
    expect(
      codesOf(await su.call('POST', 'redirect', { location_from: ' /Dubbel ', location_to: '/x', status: 301 })),
    ).toEqual(taken);
    const all = await aRedirect({ location_from: '/Dubbel', catch_all: 1 });
    const lower = await aRedirect({ location_from: '/dubbel' });
    expect(codesOf(await su.call('PUT', `redirect/${all.id}`, { catch_all: 0 }))).toEqual(taken);
    expect(codesOf(await su.call('PUT', `redirect/${lower.id}`, { location_from: '/Dubbel' }))).toEqual(taken);
    expect(
      (await su.call('PUT', `redirect/${one.id}`, { location_from: '/Dubbel', location_to: '/elders' })).status,
    ).toBe(200);
    const neighbour = await signedInAs(testServer, { rights: ['redirect.add', 'redirect.edit'], websites: [2] });
    expect((await aRedirect({ location_from: '/Dubbel' }, neighbour)).location_from).toBe('/Dubbel');
  });

  it('are found by every filter', async () => {
    const { id } = await aRedirect({
      location_from: '/Zoek_mij%20',
      location_to: '/vind_mij',
      status: 302,
      comments: 'Voor Renée',
    });
    for (const query of [
      'location_from=zoek_mij',
      'location_to=VIND',
      'comments=renee',
      'status=302&comments=voor renée',
      'general=zoek_mij%2520',
    ]) {
      expect([
        query,
        listed(await su.get(`redirect?perPage=100&${query}`)).redirects.some((row) => row.id === id),
      ]).toEqual([query, true]);
    }
    for (const query of ['location_from=vind', 'status=301', 'comments=rene%25']) {
      expect([
        query,
        listed(await su.get(`redirect?perPage=100&${query}`)).redirects.some((row) => row.id === id),
      ]).toEqual([query, false]);
    }
    expect((await su.get('redirect?status=303')).status).toBe(400);
  });

  it('name every field that is missing or wrong', async () => {
    const wrong = { code: 'VALUE_NOT_VALID' };
    expect(codesOf(await su.call('POST', 'redirect'))).toEqual([
      400,
      { location_from: wrong, location_to: wrong, status: wrong },
    ]);
    expect(
      codesOf(
        await su.call('POST', 'redirect', {
          location_from: '//x.example',
          location_to: 'javascript:alert(1)',
          status: '307',
          catch_all: 'on',
          comments: 'x'.repeat(2_001),
        }),
      ),
    ).toEqual([400, { location_from: wrong, location_to: wrong, status: wrong, catch_all: wrong, comments: wrong }]);
  });

  it('hold the longest locations that are allowed', async () => {
    const longest = `/${'é'.repeat(499)}`;
    expect((await aRedirect({ location_from: longest, location_to: longest, catch_all: 1 })).location_from).toBe(
      longest,
    );
    expect(
      (await su.call('POST', 'redirect', { location_from: `${longest}x`, location_to: '/', status: 301 })).status,
    ).toBe(400);
  });

  it('of another website are not there, not even to be deleted', async () => {
    const { id } = await aRedirect();
    const neighbour = await signedInAs(testServer, {
      rights: ['redirect.view', 'redirect.edit', 'redirect.delete'],
      websites: [2],
    });
    expect(listed(await neighbour.get('redirect?perPage=100')).redirects.map((row) => row.id)).not.toContain(id);
    expect((await neighbour.get(`redirect/${id}`)).status).toBe(404);
    expect((await neighbour.call('PUT', `redirect/${id}`, { comments: 'x' })).status).toBe(404);
    expect((await neighbour.call('DELETE', `redirect/${id}`)).status).toBe(404);
    expect((await neighbour.call('DELETE', 'redirect', { groups: [id] })).body).toEqual({
      code: 'PARTIAL',
      refused: [{ id, code: 'NOT_FOUND' }],
    });
    expect((await su.get(`redirect/${id}`)).status).toBe(200);
  });
});
