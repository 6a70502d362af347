import { sql } from 'drizzle-orm';
import { queryRows } from '../../../server/database/database';
import { ENDPOINTS, type ServerEndpoint } from '../../../server/routes';
import type { Kind, Shape } from '../../../server/shared/reads';
import { refusedFields, type Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

// Calls each endpoint once, so that its statements reach the database; other tests check the behaviour.

const TEXTS = ['Proef', '1', '2026-11-20', '2026-11-20 10:00:00', 'proef@x.example', 'https://x.example', '/proef', ''];
/** Values for a field, the likeliest first; the next is tried when the endpoint refuses the field. */
const SENT: Readonly<Record<Kind['kind'], readonly string[]>> = {
  text: TEXTS.map((text) => `=${text}`),
  column: TEXTS.map((text) => `=${text}`),
  json: ['=[]', '={}', '='],
  flag: ['=1'],
  id: ['=1', '=2', '='],
  ids: ['[]=1', '[]='],
  texts: ['[]=', '[]=proef@x.example'],
  integer: ['=1', '=10', '=100'],
  decimal: ['=1'],
  date: ['=2026-11-20', '=2026-11-25'],
  datetime: ['=', '=2026-11-20 10:00:00'],
  choice: [],
  map: [],
};
const sentFor = ({ kind, options = [] }: Kind): readonly string[] =>
  options.length > 0 ? options.map((option) => `${kind === 'texts' ? '[]' : ''}=${option}`) : SENT[kind];

/** Order of methods: records are read, changed, added and deleted. */
const ORDER = ['GET', 'PUT', 'POST', 'DELETE'];
/** Order of calls on a record: lock, save, unlock. */
const lockRank = ({ path }: ServerEndpoint): number => (path.endsWith('/lock') ? 0 : path.endsWith('/unlock') ? 2 : 1);
const calls = ENDPOINTS.filter(({ path }) => path !== 'logout').toSorted(
  (one, other) =>
    ORDER.indexOf(one.method) - ORDER.indexOf(other.method) ||
    Number(other.path.includes(':')) - Number(one.path.includes(':')) ||
    lockRank(one) - lockRank(other),
);

let testServer: TestServer;
let su: Browser;
const ids = new Map<string, string>();
beforeAll(async () => {
  testServer = await openTestServer();
  su = await signedInAs(testServer, { su: true });
  const { db } = testServer.services;
  for (const { module, id, hash } of await queryRows<{
    module: string;
    id: number;
    hash: string;
  }>(
    db,
    sql`select distinct on (module) module, id, preview_hash as hash from content_items where website_id = 1 order by 1, 2`,
  ))
    ids.set(`${module}/`, String(id)).set(`preview/${module}/`, hash);
});
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects).toEqual([]));

const pathOf = ({ path }: ServerEndpoint): string => {
  const [, id = '1'] = [...ids].find(([start]) => path.startsWith(start)) ?? [];
  return path.replaceAll(/:\w+(?:\{[^}]*\})?/g, id);
};

const call = async (endpoint: ServerEndpoint): Promise<Reply> => {
  const { method, reads } = endpoint;
  const { query = {}, form = {} } = reads;
  const shape: Shape =
    method === 'GET' ? Object.fromEntries(Object.entries(query).filter(([, { required }]) => required)) : form;
  const tries = new Map(Object.keys(shape).map((name) => [name, 0]));
  for (;;) {
    const fields = Object.entries(shape).flatMap(([name, kind]) => {
      const sent = sentFor(kind)[tries.get(name) ?? 0];
      return sent === undefined ? [] : [name + encodeURI(sent)];
    });
    const path = pathOf(endpoint);
    testServer.clock.now += 60_000;
    const reply =
      method === 'GET' ? await su.get(`${path}?${fields.join('&')}`) : await su.send(method, path, fields.join('&'));
    if (reply.status !== 400 && reply.status !== 409) return reply;
    const [, names] = refusedFields(reply);
    const next = Object.entries(shape).filter(
      ([name, kind]) => Array.isArray(names) && names.includes(name) && (tries.get(name) ?? 0) < sentFor(kind).length,
    );
    if (next.length === 0) return reply;
    for (const [name] of next) tries.set(name, (tries.get(name) ?? 0) + 1);
  }
};

/** Endpoints that refuse the generated call: it names nothing that exists, or is incomplete. All others accept it. */
const REFUSED: Readonly<Record<number, readonly string[]>> = {
  400: [
    ...['GET accept/check', 'GET emails/test', 'GET reset/check', 'POST accept', 'POST block/templates', 'POST blog'],
    ...['POST branch', 'POST event', 'POST form/:id/field', 'POST navigation/:id/items', 'POST news', 'POST page'],
    ...['POST press', 'POST promotion/:id/rule', 'POST queue', 'POST redirect', 'POST reference', 'POST reset/save'],
    ...['POST user', 'POST user/invite', 'POST usergroup', 'PUT etim/category/sort', 'PUT etim/feature/sort/:category'],
    ...['PUT faq/category/:category/sort', 'PUT faq/category/sort', 'PUT library/move', 'PUT me/password'],
  ],
  401: ['POST login'],
  404: [
    ...['DELETE defaultcart/:id/items/:row', 'DELETE form/:id/field/:row', 'DELETE library/:path{.+}'],
    ...['DELETE netpricepromotion/:id/rule/:row', 'DELETE promotion/:id/rule/:row', 'DELETE queue/:id'],
    ...['GET avatar/:id/:mark', 'GET block/:code', 'GET block/types/:type', 'GET help/:type', 'GET help/:type/:module'],
    ...['blog', 'news', 'page', 'press', 'reference'].map((module) => `GET ${module}/mutation/:id`),
    ...['GET lang/:language', 'GET library/:path{.+}', 'GET library/download/:path{.+}', 'GET queue/:id'],
    ...['GET library/thumbnail/:id/:mark', 'GET library/usage/:path{.+}', 'GET spareparts/picture/:name'],
    ...['GET structure/:structure', 'GET structure/:structure/node/:id', 'POST library/:path{.+}'],
    ...[
      'PUT library/:path{.+}',
      'PUT queue/:id/retry',
      'PUT structure/:structure',
      'PUT structure/:structure/node/:id',
    ],
  ],
  409: ['DELETE etim/category/:id', 'DELETE etim/feature/:id', 'DELETE faq/category/:id', 'DELETE navigation/:id'],
  415: ['PUT spareparts/image/file/:id'],
};
const expected = new Map(
  Object.entries(REFUSED).flatMap(([status, names]) => names.map((name) => [name, Number(status)] as const)),
);

test.each(calls.map((one) => [`${one.method} ${one.path}`, one] as const))('%s', async (name, endpoint) => {
  const { status } = await call(endpoint);
  expect(status < 300 ? 'taken' : status).toBe(expected.get(name) ?? 'taken');
});
