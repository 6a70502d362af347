import fc from 'fast-check';
import { formFieldsOf } from '../../../server/content/items/item-fields';
import { ENDPOINTS, type ServerEndpoint } from '../../../server/routes';
import { PLAIN_MODULES } from '../../../server/plain-modules';
import type { Resource } from '../../../server/shared/resource';
import { AREAS } from '../../../src/domain/insight/statistics-areas.rule';
import { CONTENT_MODULES, nameFieldOf, type ContentModule } from '../../../src/domain/content/modules.rule';
import { shareOf } from '../../support/share';
import { Browser, type Reply } from '../support/browser';
import { aPerson, openHouse, PASSWORD, signedInAs, type House } from '../support/house';

// A thousand calls and more in one test: a busy machine is no failure.
jest.setTimeout(120_000);

let house: House;
let su: Browser;
beforeAll(async () => {
  house = await openHouse();
  su = await signedInAs(house, { su: true });
});
afterAll(() => house.close());
afterEach(() => expect(house.defects).toEqual([]));

const keyOf = ({ method, path }: Pick<ServerEndpoint, 'method' | 'path'>): string => `${method} ${path}`;

const LIST = ['page', 'perPage', 'sort', 'general', 'name'];
const USER = ['firstname', 'surname', 'email', 'active', 'su', 'usergroups', 'websites'];
const GROUP = ['name', 'rights', 'users'];
const META = [
  'meta_seo_title',
  'meta_seo_description',
  'meta_og_title',
  'meta_og_description',
  'meta_og_image',
  'meta_canonical',
];
const FAQ_CATEGORY = ['id', 'name', 'url', 'parent_id', 'online', ...META];
const FAQ_QUESTION = [
  'id',
  'category_id',
  'title',
  'url',
  'content',
  'online',
  'filterable',
  'login_contact',
  'login_resource',
  'target',
  'product',
];
const TAG = ['id', 'label', 'url', ...META];
const CATEGORY = ['id', 'name', 'url', ...META];
const ETIM_CATEGORY = ['name', 'description', 'sort_id'];
const ETIM_COMBINATION = ['description', 'template', 'unit', 'features', 'note'];
/** The calls of a plain module: its list reads the filters, its form all columns that a caller may set. */
const plainFields = ({ endpoint, filters, columns }: Resource): Readonly<Record<string, readonly string[]>> => {
  const form = ['id', ...Object.keys(columns).filter((name) => columns[name]?.writable)];
  return {
    [`GET ${endpoint}`]: [...LIST, ...Object.keys(filters)],
    [`POST ${endpoint}`]: form,
    [`GET ${endpoint}/:id`]: [],
    [`PUT ${endpoint}/:id`]: form,
    [`DELETE ${endpoint}`]: ['groups'],
    [`DELETE ${endpoint}/:id`]: [],
  };
};
/** The calls that there are: some plain modules have no form. */
const PLAIN_FIELDS = PLAIN_MODULES.map(({ resource, endpoints }) =>
  Object.fromEntries(
    Object.entries(plainFields(resource)).filter(([call]) => endpoints.some((endpoint) => keyOf(endpoint) === call)),
  ),
);
/** The modules of content read their fields in one place: each is tried in the first module that has it. */
const newFieldsOf = (module: ContentModule): readonly string[] =>
  formFieldsOf(module).filter((name) => CONTENT_MODULES.find((other) => formFieldsOf(other).includes(name)) === module);
/** The calls of one module of content. */
const contentFields = (module: ContentModule): Readonly<Record<string, readonly string[]>> => ({
  [`GET ${module}`]: [
    ...LIST,
    nameFieldOf(module),
    'url',
    'status',
    ...(module === 'page' || module === 'branch' ? ['autocomplete', 'limit'] : []),
  ],
  [`GET ${module}/mutation/:id`]: [],
  [`GET ${module}/:id`]: [],
  [`POST ${module}`]: newFieldsOf(module),
  [`PUT ${module}/:id`]: newFieldsOf(module),
  [`PUT ${module}/:id/lock`]: [],
  [`PUT ${module}/:id/unlock`]: ['since'],
  [`DELETE ${module}`]: ['groups'],
  [`DELETE ${module}/:id`]: [],
});
const RULE = ['data', 'date_start', 'date_end', 'assortment', 'item', 'account'];
/** The fields that each endpoint reads. */
const MENU_ITEM = ['parent_id', 'label', 'icon', 'target', 'type', 'page_id', 'menu_id', 'location', 'subitems'];

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'POST login': ['email', 'password'],
  'POST logout': [],
  'GET me': [],
  'PUT me/settings': ['language', 'date', 'time'],
  'PUT me': ['firstname', 'surname', 'email'],
  'PUT me/password': ['old_password', 'new_password'],
  'GET menu': [],
  'GET website': [],
  'POST website': ['active'],
  'PUT me/avatar': [],
  'GET avatar/:id/:mark': [],
  'GET lang': [],
  'GET lang/:language': [],
  'GET accept/check': ['email', 'code'],
  'POST accept': ['firstname', 'surname', 'password', 'language', 'code', 'email'],
  'POST reset': ['email'],
  'GET reset/check': ['email', 'code'],
  'POST reset/save': ['email', 'code', 'password'],
  'POST log': ['message', 'level'],
  'GET log': [...LIST, 'level', 'source', 'method', 'message'],
  'GET log/:id': [],
  'GET help': [],
  'GET help/:type': [],
  'GET help/:type/:module': [],
  'POST help': ['subject', 'message'],
  'GET statistics/dashboard': ['startDate', 'endDate'],
  ...Object.fromEntries(AREAS.map((area) => [`GET statistics/${area}`, ['startDate', 'endDate', 'groupBy']])),
  'POST user/invite': ['email', 'usergroups', 'websites'],
  'GET user': [...LIST, 'email', 'active', 'usergroup'],
  'GET user/:id': [],
  'POST user': USER,
  'PUT user/:id': USER,
  'DELETE user': ['groups'],
  'DELETE user/:id': [],
  'GET usergroup': [...LIST, 'user'],
  'GET usergroup/rights': [],
  'GET usergroup/:id': [],
  'POST usergroup': GROUP,
  'PUT usergroup/:id': GROUP,
  'DELETE usergroup': ['groups'],
  'DELETE usergroup/:id': [],
  'GET dns/:id/link': [],
  'GET library': [],
  'GET library/search': ['search'],
  'GET library/usage/:path{.+}': [],
  'GET library/download/:path{.+}': [],
  'GET library/thumbnail/:id/:mark': [],
  'PUT library/move': ['target', 'path', 'filename'],
  'POST library': ['name'],
  'GET library/:path{.+}': [],
  'POST library/:path{.+}': ['name'],
  'PUT library/:path{.+}': [
    'name',
    'filename',
    'title',
    'alt',
    'caption',
    'description',
    'no_index',
    'focuspoint_x',
    'focuspoint_y',
    'modified',
    'restore',
  ],
  'DELETE library/:path{.+}': [],
  'GET tag': [...LIST, 'label', 'url', 'autocomplete'],
  'POST tag': TAG,
  'GET tag/:id': [],
  'PUT tag/:id': TAG,
  'DELETE tag': ['groups'],
  'DELETE tag/:id': [],
  'GET tag/:id/usage': [],
  'GET category': [...LIST, 'url', 'autocomplete'],
  'POST category': CATEGORY,
  'GET category/:id': [],
  'PUT category/:id': CATEGORY,
  'DELETE category': ['groups'],
  'DELETE category/:id': [],
  'GET category/:id/usage': [],
  'GET faq/category': [],
  'POST faq/category': FAQ_CATEGORY,
  'PUT faq/category/sort': ['category'],
  'GET faq/category/:id': [],
  'PUT faq/category/:id': FAQ_CATEGORY,
  'DELETE faq/category/:id': [],
  'GET faq/question': ['search'],
  'GET faq/category/:category/question': [],
  'POST faq/category/:category/question': FAQ_QUESTION,
  'PUT faq/category/:category/sort': ['question'],
  'GET faq/category/:category/question/:id': [],
  'PUT faq/category/:category/question/:id': FAQ_QUESTION,
  'DELETE faq/category/:category/question/:id': [],
  'GET structure': [...LIST, 'code', 'description', 'active'],
  'GET structure/:structure': [],
  'GET svgicons/spare-part-category': [],
  'PUT structure/:structure': ['cover'],
  'GET structure/:structure/node/:id': [],
  'PUT structure/:structure/node/:id': ['cover', 'content'],
  'GET target': [],
  'GET resource': ['autocomplete'],
  'GET project': ['autocomplete'],
  'GET assortment': ['autocomplete'],
  'GET item': ['autocomplete', 'code'],
  'GET account': ['autocomplete'],
  'GET promotion/applicable': ['account', 'date'],
  'GET commerce/calendar': ['from', 'to'],
  'GET queue': ['changed', 'newest', 'before'],
  'GET queue/task': [],
  'GET queue/:id': [],
  'POST queue': ['task', 'parameters'],
  'DELETE queue/:id': [],
  'PUT queue/:id/retry': [],
  'GET promotion/:id/rule/:row': [],
  'POST promotion/:id/rule': ['type', ...RULE],
  'PUT promotion/:id/rule/:row': RULE,
  'DELETE promotion/:id/rule/:row': [],
  'GET defaultcart/:id/items/:row': [],
  'POST defaultcart/:id/items': ['item', 'price', 'quantity'],
  'PUT defaultcart/:id/items/:row': ['item', 'price', 'quantity'],
  'DELETE defaultcart/:id/items/:row': [],
  'GET defaultcart/:id/usage': [],
  'GET netpricepromotion/:id/rule/:row': [],
  'POST netpricepromotion/:id/rule': ['item', 'net_price'],
  'PUT netpricepromotion/:id/rule/:row': ['item', 'net_price'],
  'DELETE netpricepromotion/:id/rule/:row': [],
  'GET events': ['viewing'],
  'GET form': [...LIST, 'name', 'autocomplete'],
  'GET navigation': [...LIST, 'title', 'autocomplete', 'limit'],
  'GET navigation/routes': ['autocomplete'],
  'GET icon': ['search', 'limit'],
  'GET navigation/:id/items': [],
  'GET navigation/:id/items/:item': [],
  'POST navigation/:id/items': MENU_ITEM,
  'PUT navigation/:id/items/:item': MENU_ITEM,
  'DELETE navigation/:id/items/:item': [],
  'PUT navigation/:id/items/:item/location': ['parent_id', 'sort_id'],
  'GET form/:id/field/:row': [],
  'POST form/:id/field': ['sort_id', 'type', 'label', 'name', 'required', 'data'],
  'PUT form/:id/field/:row': ['sort_id', 'type', 'label', 'name', 'required', 'data'],
  'DELETE form/:id/field/:row': [],
  'GET emails/category': ['autocomplete'],
  'POST emails/category': ['id', 'name'],
  'GET emails/test': ['emails', 'code'],
  'PUT emails/toggle-sending/:id': ['sending_enabled'],
  ...Object.fromEntries(PLAIN_FIELDS.flatMap((fields) => Object.entries(fields))),
  'PUT spareparts/:id': ['item', 'active'],
  'PUT spareparts/:id/item/:item': ['item_code', 'name', 'remarks', 'quantity', 'specifications', 'item_id', 'cancels'],
  'GET spareparts/:id/logs': [...LIST, 'level'],
  'GET spareparts/:id/logs/levels': [],
  'GET spareparts/picture/:name': [],
  'GET spareparts/pdf/:id': [],
  'GET spareparts/pdf/:id/file': [],
  'PUT spareparts/image/details/:id': ['x_offset', 'y_offset', 'picture_width', 'picture_height'],
  'PUT spareparts/image/file/:id': [],
  ...Object.fromEntries(CONTENT_MODULES.flatMap((module) => Object.entries(contentFields(module)))),
  ...Object.fromEntries(CONTENT_MODULES.map((module) => [`GET preview/${module}/:hash`, ['at']])),
  'GET block/templates': ['restricted'],
  'GET block/templates/:id': [],
  'POST block/templates': ['name', 'id', 'module', 'restrict'],
  'GET block': [],
  'GET block/types': [],
  'GET block/types/:type': [],
  'GET block/:code': [],
  'GET etim/feature': [...LIST, 'code', 'label', 'category', 'visible', 'filterable', 'brochure', 'autocomplete'],
  'GET etim/feature/:id': [],
  'PUT etim/feature/:id': ['information', 'category', 'color', 'visible', 'filterable', 'brochure'],
  'PUT etim/feature/:id/lock': [],
  'PUT etim/feature/:id/unlock': ['since'],
  'PUT etim/feature/sort/:category': ['feature'],
  'DELETE etim/feature': ['groups'],
  'DELETE etim/feature/:id': [],
  'GET etim/category': [...LIST, 'autocomplete'],
  'GET etim/category/:id': [],
  'POST etim/category': ETIM_CATEGORY,
  'PUT etim/category/:id': ETIM_CATEGORY,
  'PUT etim/category/:id/lock': [],
  'PUT etim/category/:id/unlock': ['since'],
  'PUT etim/category/sort': ['category'],
  'DELETE etim/category': ['groups'],
  'DELETE etim/category/:id': [],
  'GET etim/combination': [...LIST, 'description', 'template', 'unit'],
  'GET etim/combination/:id': [],
  'POST etim/combination': ETIM_COMBINATION,
  'PUT etim/combination/:id': ETIM_COMBINATION,
  'DELETE etim/combination': ['groups'],
  'DELETE etim/combination/:id': [],
  'GET item/:id/features': [],
  'GET item/features': ['codes', 'skip'],
};
/** Cheaper than fast-check's own unit `binary`, which builds a table of all code points for each use. */
const CODE_UNIT = fc.nat(0xffff).map((code) => String.fromCharCode(code));
const STRANGE = ['rights', 'id', '__proto__', 'constructor', 'toString', 'x'];
const fieldsOf = (endpoint: ServerEndpoint): readonly string[] => FIELDS[keyOf(endpoint)] ?? [];
/** What every list has is read in one place: each value is tried there in one list, in the others at random. */
const ownFieldsOf = (endpoint: ServerEndpoint): readonly string[] =>
  fieldsOf(endpoint).filter((name) => keyOf(endpoint) === 'GET user' || !LIST.includes(name));
const CORPUS = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '1e9',
  '0x10',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '\u0000',
  'a\u0000b',
  '\uFEFF',
  '\u202Eevil',
  '\uD800',
  'é'.repeat(200),
  '😀'.repeat(100),
  '\r\nSet-Cookie: x=y',
  'x'.repeat(5000),
  "' or '1'='1",
  "'; drop table users; --",
  '$1',
  '%',
  '_',
  '\\',
  '%%%',
  '\\\\%',
  '${7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  '..%2f',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'a@b.c',
  'su@kantoor.example',
  'ａ@kantoor.example',
  '__proto__',
  'constructor',
];
/** What is read before an endpoint is reached: every endpoint is given some of them, and each is given to many. */
const BROKEN = [
  '%',
  '%zz',
  '%c0%af',
  '%ff',
  '=',
  '==',
  '&&&',
  '=x',
  'a',
  '[]=1',
  '[x]=1',
  'a[=1',
  'a]=1',
  'a[b][c]=1',
  'a[][]=1',
  'a[]b=1',
  'a=1&a=2',
  'a=1&a[]=2',
  'a[]=1&a[x]=2',
  'a[x]=1&a[x]=2',
  'email[__proto__]=1',
  '__proto__[x]=1',
  '__proto__=1',
  'constructor[prototype][x]=1',
  'email=%00',
  'sort[__proto__]=asc',
  'sort[constructor]=asc',
  'sort[]=asc',
  'active[]=1',
  'page[]=1',
  'groups=1',
  'usergroups[a]=1',
  'ä=1',
  `${'a'.repeat(70)}=1`,
  'a[' + 'b'.repeat(70) + ']=1',
];

/** Endpoints share their readers: each endpoint gets one of so many shares, another than the endpoint before it. */
const BROKEN_PARTS = 6;
const EVERYWHERE_PARTS = 2;
const ALONE_PARTS = 6;
const PATH_PARTS = 4;
const RANDOM_RUNS = 10;

const pathOf = (endpoint: ServerEndpoint, value?: string): string =>
  endpoint.path
    .replace(':language', ':en')
    .replace(/:(en)?\w*(?:\{[^}]*\})?/, (_match, language: string | undefined) =>
      encodeURIComponent((value ?? language ?? '1').toWellFormed()),
    )
    // Only the first part is tried; a question and what else has two ids takes the last from here.
    .replace(/\/:id$/, '/1');
/** Two seconds pass with every call, so that no rate limit stands in for what is tried. */
const at = (endpoint: ServerEndpoint, path: string, fields: string): Promise<Reply> => {
  house.clock.now += 2_000;
  return endpoint.method === 'GET' ? su.get(`${path}?${fields}`) : su.send(endpoint.method, path, fields);
};

/** Bad input ends in a 4xx with a code, or turns out to be escaped; never in a defect. */
const expectAnswer = (reply: Reply, asked: string): void => {
  const isAnswer = reply.status < 300 || (reply.status < 500 && /^\{"code":"[A-Z_]+"/.test(reply.text));
  expect([asked, reply.status, isAnswer]).toEqual([asked, reply.status, true]);
};

/** Signing out would end the session that the others need, and everybody would be deleted. */
const calm = ENDPOINTS.filter(({ method, path }) => path !== 'logout' && method !== 'DELETE');
const named = (endpoints: readonly ServerEndpoint[]) =>
  endpoints.map((endpoint) => [keyOf(endpoint), endpoint] as const);

describe('every endpoint', () => {
  it('has its fields in the table above', () => {
    expect(Object.keys(FIELDS).toSorted()).toEqual(ENDPOINTS.map(keyOf).toSorted());
  });

  it.each(named(ENDPOINTS))('%s refuses broken fields', async (_name, endpoint) => {
    const browser = endpoint.path === 'logout' ? await signedInAs(house, { su: true }) : su;
    for (const fields of shareOf(BROKEN, BROKEN_PARTS, ENDPOINTS.indexOf(endpoint))) {
      const reply =
        endpoint.method === 'GET'
          ? await browser.get(`${pathOf(endpoint)}?${fields}`)
          : await browser.send(endpoint.method, pathOf(endpoint), fields);
      expectAnswer(reply, fields);
      // A form is no file, broken or not.
      if (fields !== '&&&')
        expect([fields, reply.status]).toEqual([
          fields,
          'handleRaw' in endpoint && !('handle' in endpoint) ? 415 : 400,
        ]);
    }
  });

  it.each(named(calm))('%s survives hostile values in every field', async (_name, endpoint) => {
    const names = ownFieldsOf(endpoint);
    const place = ENDPOINTS.indexOf(endpoint);
    for (const value of shareOf(CORPUS, EVERYWHERE_PARTS, place)) {
      const encoded = encodeURIComponent(value.toWellFormed());
      const all = [...names.map((name) => `${name}=${encoded}`), `usergroups[]=${encoded}&groups[]=${encoded}`].join(
        '&',
      );
      expectAnswer(await at(endpoint, pathOf(endpoint), all), `everywhere ${value}`);
    }
    // Alone, so that no other field refuses the call first.
    for (const [number, name] of names.entries())
      for (const value of shareOf(CORPUS, ALONE_PARTS, number + place)) {
        expectAnswer(
          await at(endpoint, pathOf(endpoint), `${name}=${encodeURIComponent(value.toWellFormed())}`),
          `${name}=${value}`,
        );
      }
  });

  it.each(named(calm.filter(({ path }) => path.includes(':'))))(
    '%s survives hostile values in its path',
    async (_name, endpoint) => {
      const values = CORPUS.filter((text) => text !== '');
      for (const value of shareOf(values, PATH_PARTS, ENDPOINTS.indexOf(endpoint)))
        expectAnswer(await at(endpoint, pathOf(endpoint, value), ''), value);
    },
  );

  it.each(named(calm))('%s survives random fields', async (_name, endpoint) => {
    const field = fc.tuple(
      fc.constantFrom(...fieldsOf(endpoint), ...STRANGE),
      fc.constantFrom('', '[]', '[a]', '[asc]', '[name]'),
      fc.oneof(fc.string({ unit: CODE_UNIT, maxLength: 40 }), fc.constantFrom(...CORPUS), fc.integer().map(String)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(field, { maxLength: 6 }), async (fields) => {
        const text = fields
          .map(([name, shape, value]) => `${name}${shape}=${encodeURIComponent(value.toWellFormed())}`)
          .join('&');
        expectAnswer(await at(endpoint, pathOf(endpoint), text), text);
      }),
      { numRuns: RANDOM_RUNS },
    );
  });

  it('keeps prototypes as they were', () => {
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('x' in {}).toBe(false);
  });

  it('answers any other path below /api/ with 404 and a code, any other method with 405', async () => {
    for (const [method, path] of [
      ['GET', 'nothing'],
      ['GET', ''],
      ['PATCH', 'nothing'],
      ['GET', 'user/1/2/3'],
    ] as const) {
      const reply = await su.send(method, path, undefined);
      expect([method, path, reply.status, reply.body]).toEqual([method, path, 404, { code: 'NOT_FOUND' }]);
    }
    for (const [method, path] of [
      ['PATCH', 'user/1'],
      ['DELETE', 'me'],
      ['OPTIONS', 'user'],
      ['GET', 'login'],
    ] as const) {
      const reply = await su.send(method, path, undefined);
      expect([method, path, reply.status, reply.body]).toEqual([method, path, 405, { code: 'METHOD_NOT_ALLOWED' }]);
    }
  });
});

describe('a body', () => {
  it('is refused when it is too large, told or not', async () => {
    const large = `message=${'x'.repeat(1_100_000)}`;
    expect(await su.send('POST', 'log', large)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
    const stream = new ReadableStream({
      start: (controller) => {
        for (let chunk = 0; chunk < 20; chunk += 1) controller.enqueue(new TextEncoder().encode('a'.repeat(100_000)));
        controller.close();
      },
    });
    // The type lags behind the standard.
    const init = {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    } as RequestInit;
    const untold = await house.server.app.request('/api/log', init);
    expect([untold.status, await untold.json()]).toEqual([413, { code: 'TOO_LARGE' }]);
    expect((await su.send('POST', 'log', 'a=&'.repeat(30_000))).status).toBe(413);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'application/xml', ''])(
    'is refused as %s',
    async (type) => {
      expect(await su.send('POST', 'log', '{"message":"x"}', { 'Content-Type': type })).toMatchObject({
        status: 415,
        body: { code: 'UNSUPPORTED_TYPE' },
      });
    },
  );

  it('may name its character set, and must be text', async () => {
    house.clock.now += 60_000;
    const headers = { 'Content-Type': 'Application/X-WWW-Form-Urlencoded; charset=UTF-8' };
    expect((await su.send('POST', 'log', 'message=gr%C3%BC%C3%9Fe', headers)).status).toBe(200);
    const broken = await house.server.app.request('/api/log', {
      method: 'POST',
      body: new Uint8Array([0x6d, 0x3d, 0xff, 0xfe]),
      headers,
    });
    expect(broken.status).toBe(400);
  });
});

describe('a call from another origin', () => {
  const change = (headers: Readonly<Record<string, string>>): Promise<Reply> =>
    su.call('PUT', 'user/5', { firstname: 'Elders' }, headers);

  it.each<Readonly<Record<string, string>>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:9999', Host: 'localhost:8080' },
    { Origin: 'http://localhost.evil.example', Host: 'localhost' },
  ])('is refused: %o', async (headers) => {
    expect(await change({ Host: 'localhost', ...headers })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(
      (
        await new Browser(house).call(
          'POST',
          'login',
          { email: 'a@b.example', password: PASSWORD },
          { Host: 'localhost', ...headers },
        )
      ).status,
    ).toBe(403);
    expect((await su.call('POST', 'logout', {}, { Host: 'localhost', ...headers })).status).toBe(403);
    expect((await su.get('me')).status).toBe(200);
  });

  it.each<Readonly<Record<string, string>>>([
    { 'Host': 'localhost:8080', 'Origin': 'http://localhost:8080', 'Sec-Fetch-Site': 'same-origin' },
    { Host: '127.0.0.1:8080', Origin: 'http://127.0.0.1:8080' },
    {},
  ])('is not this one: %o', async (headers) => {
    expect((await change(headers)).status).toBe(200);
  });
});

describe('reports', () => {
  it('are taken from strangers, but few', async () => {
    const statuses = new Set<number>();
    for (let report = 0; report < 40; report += 1) {
      const reply = await new Browser(house).call('POST', 'log', {
        message: `missing string ${report}`,
        level: 'error',
      });
      statuses.add(reply.status);
      if (reply.status === 429) expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect([...statuses].sort()).toEqual([200, 429]);
    house.clock.now += 61_000;
    expect((await new Browser(house).call('POST', 'log', { message: 'later' })).status).toBe(200);
  });

  it('need a message and a level that exists', async () => {
    const browser = await signedInAs(house, {});
    expect((await browser.call('POST', 'log', { level: 'warning' })).status).toBe(400);
    expect((await browser.call('POST', 'log', { message: ' ' })).status).toBe(400);
    expect((await browser.call('POST', 'log', { message: 'x', level: 'fatal' })).status).toBe(400);
    expect((await browser.call('POST', 'log', { message: 'x', level: 'message' })).status).toBe(200);
  });
});

it('keeps a payload as the text that it is', async () => {
  const person = await aPerson(house, { surname: '<img src=x onerror=alert(1)>' });
  const reply = await su.get(`user/${person.id}`);
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.body).toMatchObject({ user: { name: { surname: '<img src=x onerror=alert(1)>' } } });
});
