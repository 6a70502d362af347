import { sql } from 'drizzle-orm';
import { queryRows } from '../../../server/database/database';
import { ENDPOINTS, type ServerEndpoint } from '../../../server/routes';
import type { Kind, Shape } from '../../../server/shared/reads';
import { refusedFields, type Browser, type Reply } from '../support/browser';
import { openHouse, signedInAs, type House } from '../support/house';

// What each endpoint does is tested elsewhere; here each is called once, so that its statements reach the database.

const TEXTS = ['Proef', '1', '2026-11-20', '2026-11-20 10:00:00', 'proef@x.example', 'https://x.example', '/proef', ''];
/** What is sent for a field, the likeliest first; the next is tried when the endpoint refuses the field. */
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

/** Records are read before they are changed, and changed before their like are added and they go. */
const ORDER = ['GET', 'PUT', 'POST', 'DELETE'];
/** Records are locked, saved and unlocked. */
const lockRank = ({ path }: ServerEndpoint): number => (path.endsWith('/lock') ? 0 : path.endsWith('/unlock') ? 2 : 1);
const calls = ENDPOINTS.filter(({ path }) => path !== 'logout').toSorted(
  (one, other) =>
    ORDER.indexOf(one.method) - ORDER.indexOf(other.method) ||
    Number(other.path.includes(':')) - Number(one.path.includes(':')) ||
    lockRank(one) - lockRank(other),
);

let house: House;
let su: Browser;
const ids = new Map<string, string>();
beforeAll(async () => {
  house = await openHouse();
  su = await signedInAs(house, { su: true });
  const { db } = house.services;
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
afterAll(() => house.close());
afterEach(() => expect(house.defects).toEqual([]));

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
    house.clock.now += 60_000;
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

const refused: string[] = [];
test.each(calls.map((one) => [`${one.method} ${one.path}`, one] as const))('%s', async (name, endpoint) => {
  const { status } = await call(endpoint);
  if (status >= 300) refused.push(`${String(status)} ${name}`);
  expect(status).toBeLessThan(500);
});

test('three of four take what they are sent', () => {
  expect(refused.length).toBeLessThan(calls.length / 4);
});
