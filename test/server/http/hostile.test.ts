import fc from 'fast-check';
import { itemForm } from '../../../server/content/items/item-fields';
import { ENDPOINTS, type ServerEndpoint } from '../../../server/routes';
import { LIST } from '../../../server/shared/list';
import { flag, type Kind, type Shape } from '../../../server/shared/reads';
import { CONTENT_MODULES } from '../../../src/domain/content/modules.rule';
import { drawn, runsAll, sampleNumber } from '../../support/sample';
import { Browser, refusedFields, type Reply } from '../support/browser';
import { aPerson, openTestServer, PASSWORD, signedInAs, type TestServer } from '../support/test-server';

// More than a thousand calls in one test, on a machine that may be busy.
jest.setTimeout(120_000);

let testServer: TestServer;
let su: Browser;
beforeAll(async () => {
  testServer = await openTestServer();
  su = await signedInAs(testServer, { su: true });
});
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects).toEqual([]));

const keyOf = ({ method, path }: Pick<ServerEndpoint, 'method' | 'path'>): string => `${method} ${path}`;

const shapeOf = ({ reads: { query, form } }: ServerEndpoint): Shape => ({ ...query, ...form });
const fieldsOf = (endpoint: ServerEndpoint): readonly string[] => Object.keys(shapeOf(endpoint));
/** Fields with a shared reader are tried on the first endpoint that uses it, and on the others at random. */
const sharedFields = (endpoint: ServerEndpoint): readonly string[] => {
  const module = CONTENT_MODULES.find((one) => endpoint.path === one || endpoint.path === `${one}/:id`);
  const before = module === undefined ? [] : CONTENT_MODULES.slice(0, CONTENT_MODULES.indexOf(module));
  return [
    ...(keyOf(endpoint) === 'GET user' ? [] : Object.keys(LIST)),
    ...(endpoint.method === 'GET' ? [] : before.flatMap((one) => Object.keys(itemForm(one).form))),
  ];
};
const ownFieldsOf = (endpoint: ServerEndpoint): readonly string[] => {
  const shared = sharedFields(endpoint);
  return fieldsOf(endpoint).filter((name) => !shared.includes(name));
};
/** Malformed values for a field of this kind, as text after its name. */
const malformedOf = ({ kind, longest = 0, until = 0 }: Kind = flag): readonly string[] =>
  ({
    text: ['[]=x', ...(longest <= 1_000 ? [`=${'x'.repeat(longest + 1)}`] : [])],
    json: ['[]=x'],
    flag: ['=2'],
    id: ['=0'],
    ids: ['=1', '[]=0'],
    texts: ['=x'],
    integer: [`=${until + 1}`],
    decimal: ['=1,5'],
    date: ['=2026-02-30'],
    datetime: ['=2026-02-30+10:00:00'],
    choice: ['=dragon'],
    map: ['=x'],
    column: ['[a]=x'],
  })[kind];
/** A file without a form is refused by its type first. */
const isReadAsForm = (endpoint: ServerEndpoint): boolean => 'handle' in endpoint;
/** Faster than fast-check's unit `binary`, which builds a table of all code points for each use. */
const CODE_UNIT = fc.nat(0xffff).map((code) => String.fromCharCode(code));
const STRANGE = ['rights', 'id', '__proto__', 'constructor', 'toString', 'x'];
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
/** Malformed queries and forms, parsed before an endpoint runs. Each endpoint gets some; each goes to many endpoints. */
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

/** Endpoints share readers: each endpoint and each field gets one of this many values, the next one the next. */
const ONE_IN = { broken: BROKEN.length, everywhere: 15, alone: CORPUS.length, path: 22 };
const RANDOM_RUNS = runsAll ? 10 : 1;

const pathOf = (endpoint: ServerEndpoint, value?: string): string =>
  endpoint.path
    .replace(':language', ':en')
    .replace(/:(en)?\w*(?:\{[^}]*\})?/, (_match, language: string | undefined) =>
      encodeURIComponent((value ?? language ?? '1').toWellFormed()),
    )
    // Only the first parameter is varied; in paths with two ids, such as FAQ questions, the last one is 1.
    .replace(/\/:id$/, '/1');
/** The clock advances two seconds per call, so that rate limits do not refuse it. */
const at = (endpoint: ServerEndpoint, path: string, fields: string): Promise<Reply> => {
  testServer.clock.now += 2_000;
  return endpoint.method === 'GET' ? su.get(`${path}?${fields}`) : su.send(endpoint.method, path, fields);
};

/** Bad input is answered by 4xx with a code, or is stored escaped; never by a server error. */
const expectAnswer = (reply: Reply, asked: string): void => {
  const isAnswer = reply.status < 300 || (reply.status < 500 && /^\{"code":"[A-Z_]+"/.test(reply.text));
  expect([asked, reply.status, isAnswer]).toEqual([asked, reply.status, true]);
};

/** Expects a refusal of each of these fields. One refusal names those that the same reader refuses. */
const expectRefused = async (
  endpoint: ServerEndpoint,
  sent: readonly (readonly [name: string, field: string])[],
): Promise<void> => {
  for (let left = sent; left.length > 0;) {
    const body = left.map(([, field]) => field).join('&');
    const [status, fields] = refusedFields(await at(endpoint, pathOf(endpoint), body));
    const unnamed = left.filter(([name]) => !(Array.isArray(fields) && fields.includes(name)));
    expect([body, status, unnamed.length < left.length]).toEqual([body, 400, true]);
    left = unnamed;
  }
};

/** All endpoints except those that end the shared session or delete everybody. */
const calm = ENDPOINTS.filter(({ method, path }) => path !== 'logout' && method !== 'DELETE');
const named = (endpoints: readonly ServerEndpoint[]) =>
  endpoints.map((endpoint, place) => [keyOf(endpoint), endpoint, place] as const);
/** Fields that are tried alone, with their endpoints. */
const alone = calm.flatMap((endpoint) => ownFieldsOf(endpoint).map((name) => `${name} ${keyOf(endpoint)}`));

describe('every endpoint', () => {
  it.each(named(ENDPOINTS))('%s refuses broken fields', async (_name, endpoint, place) => {
    const browser = endpoint.path === 'logout' ? await signedInAs(testServer, { su: true }) : su;
    for (const fields of drawn(BROKEN, ONE_IN.broken, place)) {
      const reply =
        endpoint.method === 'GET'
          ? await browser.get(`${pathOf(endpoint)}?${fields}`)
          : await browser.send(endpoint.method, pathOf(endpoint), fields);
      expectAnswer(reply, fields);
      // A form is not a file, whether it is broken or not.
      if (fields !== '&&&')
        expect([fields, reply.status]).toEqual([
          fields,
          'handleRaw' in endpoint && !('handle' in endpoint) ? 415 : 400,
        ]);
    }
  });

  it.each(named(calm))('%s survives hostile values in every field', async (_name, endpoint, place) => {
    const names = ownFieldsOf(endpoint);
    for (const value of drawn(CORPUS, ONE_IN.everywhere, place)) {
      const encoded = encodeURIComponent(value.toWellFormed());
      const all = [...names.map((name) => `${name}=${encoded}`), `usergroups[]=${encoded}&groups[]=${encoded}`].join(
        '&',
      );
      expectAnswer(await at(endpoint, pathOf(endpoint), all), `everywhere ${value}`);
    }
    // One field at a time, so that no other field refuses the call first.
    for (const name of names)
      for (const value of drawn(CORPUS, ONE_IN.alone, alone.indexOf(`${name} ${keyOf(endpoint)}`))) {
        expectAnswer(
          await at(endpoint, pathOf(endpoint), `${name}=${encodeURIComponent(value.toWellFormed())}`),
          `${name}=${value}`,
        );
      }
  });

  it.each(named(ENDPOINTS.filter(isReadAsForm)))(
    '%s refuses what its fields do not take, and fields that it does not read',
    async (_name, endpoint) => {
      const shape = shapeOf(endpoint);
      for (const round of [0, 1]) {
        const malformed = ownFieldsOf(endpoint).flatMap((name) => {
          const sent = malformedOf(shape[name])[round];
          return sent === undefined ? [] : [[name, `${name}${sent}`] as const];
        });
        await expectRefused(endpoint, malformed);
      }
      await expectRefused(endpoint, [['dragon', 'dragon=1']]);
    },
  );

  it.each(named(calm.filter(({ path }) => path.includes(':'))))(
    '%s survives hostile values in its path',
    async (_name, endpoint, place) => {
      const values = CORPUS.filter((text) => text !== '');
      for (const value of drawn(values, ONE_IN.path, place))
        expectAnswer(await at(endpoint, pathOf(endpoint, value), ''), value);
    },
  );

  it.each(named(calm))('%s survives random fields', async (_name, endpoint, place) => {
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
      { numRuns: RANDOM_RUNS, seed: sampleNumber() + place },
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
    // TypeScript's type lacks this standard option.
    const init = {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    } as RequestInit;
    const untold = await testServer.server.app.request('/api/log', init);
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
    testServer.clock.now += 60_000;
    const headers = { 'Content-Type': 'Application/X-WWW-Form-Urlencoded; charset=UTF-8' };
    expect((await su.send('POST', 'log', 'message=gr%C3%BC%C3%9Fe', headers)).status).toBe(200);
    const broken = await testServer.server.app.request('/api/log', {
      method: 'POST',
      body: new Uint8Array([0x6d, 0x3d, 0xff, 0xfe]),
      headers,
    });
    expect(broken.status).toBe(400);
  });
});

describe('a call from another origin (R-SHR-79)', () => {
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
        await new Browser(testServer).call(
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
      const reply = await new Browser(testServer).call('POST', 'log', {
        message: `missing string ${report}`,
        level: 'error',
      });
      statuses.add(reply.status);
      if (reply.status === 429) expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect([...statuses].sort()).toEqual([200, 429]);
    testServer.clock.now += 61_000;
    expect((await new Browser(testServer).call('POST', 'log', { message: 'later' })).status).toBe(200);
  });

  it('need a message and a level that exists', async () => {
    const browser = await signedInAs(testServer, {});
    expect((await browser.call('POST', 'log', { level: 'warning' })).status).toBe(400);
    expect((await browser.call('POST', 'log', { message: ' ' })).status).toBe(400);
    expect((await browser.call('POST', 'log', { message: 'x', level: 'fatal' })).status).toBe(400);
    expect((await browser.call('POST', 'log', { message: 'x', level: 'message' })).status).toBe(200);
  });
});

it('keeps a payload as the text that it is', async () => {
  const person = await aPerson(testServer, { surname: '<img src=x onerror=alert(1)>' });
  const reply = await su.get(`user/${person.id}`);
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.body).toMatchObject({ user: { name: { surname: '<img src=x onerror=alert(1)>' } } });
});
