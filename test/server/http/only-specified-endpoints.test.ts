import { ENDPOINTS } from '../../../server/routes';
import { onlySpecifiedEndpoints } from '../../../server/http/only-specified-endpoints';
import { SPECIFIED_CALLS } from '../../../server/specified-calls';
import { bodyOf, Browser, type Reply } from '../support/browser';
import { savedWithLock } from '../support/content';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { missing, referencesOf, WRITES } from '../support/reference-writes';

const pathOf = (path: string): string => path.replace(':language', 'en').replace(/:\w+(?:\{[^}]*\})?/g, '2147483647');

const callOf = ({ method, path }: { readonly method: string; readonly path: string }): string => `${method} ${path}`;

const BEYOND = [
  'DELETE etim/feature',
  'DELETE etim/feature/:id',
  'DELETE queue/:id',
  'DELETE user/:id',
  'GET commerce/calendar',
  'GET events',
  'GET faq/question',
  'GET form/:id/field/:row',
  'GET icon',
  'GET item/:id/features',
  'GET item/features',
  'GET library/search',
  'GET library/thumbnail/:id/:mark',
  'GET library/usage/:path{.+}',
  'GET promotion/applicable',
  'GET queue/:id',
  'PUT queue/:id/retry',
];

// Rule R-SHR-53.
test('leaves out the calls that are not specified, and no others', () => {
  const left = onlySpecifiedEndpoints(ENDPOINTS, SPECIFIED_CALLS).map(callOf);
  expect(
    ENDPOINTS.map(callOf)
      .filter((call) => !left.includes(call))
      .sort(),
  ).toEqual(BEYOND);
});

test('knows no call that the server does not have', () => {
  const offered = new Set(ENDPOINTS.map(callOf));
  expect(Object.keys(SPECIFIED_CALLS).filter((call) => !offered.has(call))).toEqual([]);
});

describe('An API without extras', () => {
  let testServer: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    testServer = await openTestServer({ extras: false });
    browser = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());

  const anItem = async (module: string): Promise<number> => {
    const [row] =
      Object.values(bodyOf<Record<string, { id: number }[]>>(await browser.get(`${module}/?perPage=10`)))[1] ?? [];
    return row?.id ?? 0;
  };

  test.each(BEYOND)('answers %s with 404', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const reply = await browser.send(method, pathOf(path), method === 'GET' ? undefined : '');
    expect([404, 405]).toContain(reply.status);
  });

  test.each(['me', 'lang/en', 'user/1', 'usergroup/1', 'library'])(
    'sends no version and no mark with %s',
    async (path) => {
      const { status, headers } = await browser.get(path);
      expect([status, headers.get('etag'), headers.get('kantoor-rights')]).toEqual([200, null, null]);
    },
  );

  test('names no address of files with a website', async () => {
    const replies = [await browser.get('website'), await browser.call('POST', 'website', { active: 1 })];
    expect(replies.map((reply) => Object.keys(bodyOf<{ website: object }>(reply).website))).toEqual([
      ['id', 'name', 'url', 'environment'],
      ['id', 'name', 'url', 'environment'],
    ]);
  });

  test('saves whatever version is named', async () => {
    const reply = await browser.call('PUT', 'user/2', { firstname: 'Edwin' }, { 'If-Match': '"2.99"' });
    expect([reply.status, reply.body, reply.headers.get('location')]).toEqual([200, { code: 'OK' }, 'api/user/2']);
  });

  test('creates a record for each call under one key', async () => {
    const add = (): Promise<Reply> =>
      browser.call(
        'POST',
        'holidays',
        { date: '2026-12-24', reason: 'Twee keer' },
        { 'Idempotency-Key': 'the-same-key' },
      );
    const [one, other] = [await add(), await add()];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.headers.get('location')).not.toBe(one.headers.get('location'));
  });

  test('answers an item with its specified keys, blocks without identity, window and switch', async () => {
    const { blog } = bodyOf<{ blog: { image: object; content: { fields: object[] }[] } }>(
      await browser.get(`blog/${await anItem('blog')}`),
    );
    expect(Object.keys(blog)).not.toContain('datetime_first_online');
    expect(Object.keys(blog.image).sort()).toEqual(['ext', 'location', 'name']);
    const [block] = blog.content;
    expect(Object.keys(block ?? {}).sort()).toEqual(['code', 'fields', 'id', 'label']);
    expect(Object.keys(block?.fields[0] ?? {}).sort()).toEqual(['code', 'label', 'required', 'type', 'value']);
  });

  test('lists the types of block without their fields, which stand under a call of their own', async () => {
    expect(bodyOf<{ blocks: unknown[] }>(await browser.get('block')).blocks[0]).toEqual({
      code: 'default-header',
      label: 'Heading',
    });
    const { block } = bodyOf<{ block: { fields: object[] } }>(await browser.get('block/default-header'));
    expect(block.fields.find((field) => 'data' in field)).toMatchObject({
      type: 'select',
      data: [{ id: 'h2' }, {}, {}],
    });
  });

  test('takes a block without an identity and ignores what is beyond', async () => {
    const id = await anItem('page');
    const content = JSON.stringify([
      { guid: 'mine', code: 'default-header', id: '', data: { title: 'Kop', level: 'h2' }, disabled: 1 },
      { code: 'default-header', id: '', data: { title: 'Nog een', level: 'h2' } },
    ]);
    expect((await savedWithLock(browser, `page/${id}`, { content })).status).toBe(200);
    const { page } = bodyOf<{ page: { content: { fields: { value: unknown }[] }[] } }>(await browser.get(`page/${id}`));
    expect(page.content.map(({ fields }) => fields[0]?.value)).toEqual(['Kop', 'Nog een']);
  });

  test('saves an item for whoever holds its lock only', async () => {
    const id = await anItem('news');
    const save = (): Promise<Reply> => browser.call('PUT', `news/${id}`, { recap: 'Nieuw' });
    expect(await save()).toMatchObject({ status: 423, body: { code: 'LOCKED' } });
    await browser.call('PUT', `news/${id}/lock`);
    expect([(await save()).status, (await save()).status]).toEqual([200, 423]);
  });

  test('names a refused field whole', async () => {
    const id = await anItem('page');
    const content = JSON.stringify([{ code: 'default-header', id: '', data: { title: '' } }]);
    const reply = await savedWithLock(browser, `page/${id}`, { content });
    expect(reply.body).toEqual({ code: 'VALUE_NOT_VALID', fields: { content: { code: 'BLOCKS_NOT_VALID' } } });
  });

  test('refuses a column that is beyond by its name', async () => {
    const reply = await browser.call('POST', 'popup', { title: 'Met beeld', image: 'api/library/a.png' });
    expect([reply.status, reply.body]).toEqual([
      400,
      { code: 'VALUE_NOT_VALID', fields: { image: { code: 'VALUE_NOT_VALID' } } },
    ]);
  });

  test('sorts an ETIM list whatever tag is sent, and answers no order', async () => {
    const reply = await browser.get('etim/category');
    const { categories } = bodyOf<{ categories: object[] }>(reply);
    expect([reply.headers.get('etag'), Object.keys(categories[0] ?? {})]).toEqual([
      null,
      ['id', 'name', 'description', 'sort_id'],
    ]);
    const sort = () =>
      browser.send('PUT', 'etim/category/sort', 'category[3]=1&category[1]=2', { 'If-Match': '"sort.0"' });
    expect([(await sort()).body, (await sort()).body]).toEqual([{ code: 'OK' }, { code: 'OK' }]);
  });

  test('answers an ETIM feature with its specified keys, and takes a lock as content does', async () => {
    const { feature } = bodyOf<{ feature: object }>(await browser.get('etim/feature/1'));
    expect(Object.keys(feature).sort()).toEqual(
      [
        ...['brochure', 'category', 'code', 'color', 'description', 'feature_id', 'filterable', 'id', 'information'],
        ...['label', 'locked', 'postfix', 'sort_id', 'unit', 'visible'],
      ].sort(),
    );
    expect((await browser.call('PUT', 'etim/feature/1', { color: 'red' })).status).toBe(423);
    await browser.call('PUT', 'etim/feature/1/lock');
    expect((await browser.call('PUT', 'etim/feature/1', { color: 'red' })).body).toEqual({ code: 'OK' });
  });

  test('gives the page no answers of calls', async () => {
    const guest = new Browser(testServer);
    expect(
      (await guest.call('POST', 'login', { email: 'su@kantoor.example', password: 'Kantoor-Welkom-26!' })).body,
    ).toEqual({ code: 'OK' });
  });

  it('stores what could have been offered only, and offers choices with the rights of the screen', async () => {
    const known = await referencesOf(testServer);
    const sample = WRITES.filter(({ name }) => /^(POST (emails|event|blog: content.g.image)|PUT .*cover)/.test(name));
    for (const { name, rights, offers, call, field, form, to } of sample) {
      const own = field.replace(/\..*/, '');
      const refusedTo = async (by: Browser, reference: number | string) => {
        const reply = await by.call(call[0], known.at(call[1]), form(reference));
        return [own in (bodyOf<{ fields?: object }>(reply).fields ?? {}), reply.text] as const;
      };
      const alone = await signedInAs(testServer, { rights });
      const [isRefused, text] = await refusedTo(alone, known.ids[to]);
      expect([name, isRefused, text]).toEqual([name, ...(await refusedTo(alone, missing(to)))]);
      const both = await signedInAs(testServer, { rights: [...rights, offers] });
      expect([name, isRefused, (await refusedTo(both, known.ids[to]))[0]]).toEqual([name, true, false]);
    }
    const builder = await signedInAs(testServer, { rights: ['structure.edit', 'queue.view'] });
    expect((await builder.get('block')).status).toBe(200);
    expect(Object.keys(bodyOf<{ items: object[] }>(await builder.get('item?autocomplete=wa')).items[0] ?? {})).toEqual([
      'id',
      'code',
    ]);
  });
});
