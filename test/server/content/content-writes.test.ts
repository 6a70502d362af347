import { sql } from 'drizzle-orm';
import { insertItem } from '../../../server/content/items/item-rows';
import { queryRow } from '../../../server/database/database';
import { LOCK_TIMEOUT } from '../../../src/domain/content/lock.rule';
import { CONTENT_MODULES, hasField, type ContentModule } from '../../../src/domain/content/modules.rule';
import type { Browser, Reply } from '../support/browser';
import { stored, surroundingsOf, type Surroundings, savedWithLock } from '../support/content';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

let testServer: TestServer;
let around: Surroundings;
let start: number;
beforeAll(async () => {
  testServer = await openTestServer();
  start = testServer.clock.now;
  around = await surroundingsOf(testServer);
});
afterAll(() => testServer.close());
beforeEach(() => {
  testServer.clock.now = start;
});
afterEach(() => expect(testServer.defects.splice(0)).toEqual([]));

const ALL = ['view', 'add', 'edit', 'delete'];
const rightsOf = (module: ContentModule, actions: readonly string[]): readonly string[] =>
  actions.map((action) => `${module}.${action}`);
const aColleague = (module: ContentModule, actions: readonly string[], websites = [1]) =>
  signedInAs(testServer, { rights: rightsOf(module, actions), websites });
const anItem = (module: ContentModule, website = 1): Promise<number> =>
  insertItem(testServer.services.db, {
    ...stored(around),
    module,
    website,
    categories: [around.category],
    branches: [around.branch],
    intro: '<p>Dag</p>',
    city: 'Delft',
    client: 'Gemeente',
    implementation: 2026,
  });
const keptOf = (id: number): Promise<object> =>
  queryRow(
    testServer.services.db,
    sql`
    select md5(i::text) as item, (select count(*) from content_history where item_id = i.id) as history
    from content_items i where id = ${id}`,
  );

/** Every call that changes or deletes a stored item. */
const WRITES: Readonly<Record<string, (by: Browser, module: ContentModule, id: number) => Promise<Reply>>> = {
  'a save': (by, module, id) => savedWithLock(by, `${module}/${id}`, { url: `nieuw-${id}` }),
  'an update': (by, module, id) => savedWithLock(by, `${module}/${id}`, { url: `nieuw-${id}`, update: 1 }),
  'another status': (by, module, id) =>
    savedWithLock(
      by,
      `${module}/${id}`,
      hasField(module, 'status') ? { status: 'published', datetime_online: '2026-12-01 09:00:00' } : { online: 0 },
    ),
  'an older state that is taken back': (by, module, id) =>
    savedWithLock(by, `${module}/${id}`, {
      content: JSON.stringify([{ guid: 'ouder', code: 'default-header', data: { title: 'Ouder' } }]),
    }),
  'a deletion': (by, module, id) => by.call('DELETE', `${module}/${id}`),
};
const TABLE = CONTENT_MODULES.flatMap((module) => Object.keys(WRITES).map((write) => [write, module] as const));

describe('a lock of somebody else (R-CON-06, R-CON-07)', () => {
  it.each(TABLE)('keeps out %s of %s until it ends, by the clock of the server', async (write, module) => {
    const [holder, other, id] = [await aColleague(module, ALL), await aColleague(module, ALL), await anItem(module)];
    await holder.call('PUT', `${module}/${id}/lock`);
    const before = await keptOf(id);
    for (const passed of [0, LOCK_TIMEOUT - 1_000]) {
      testServer.clock.now = start + passed;
      expect([passed, await WRITES[write]?.(other, module, id)]).toMatchObject([
        passed,
        {
          status: 423,
          body: { code: 'LOCKED', locked: { user: { name: 'Test Persoon' }, since: '2026-11-20 09:00:00' } },
        },
      ]);
    }
    expect(await keptOf(id)).toEqual(before);
    testServer.clock.now = start + LOCK_TIMEOUT;
    // A new session has no idle time, so its write is accepted.
    expect((await WRITES[write]?.(await aColleague(module, ALL), module, id))?.status).toBe(
      write === 'a deletion' ? 204 : 200,
    );
  });

  it.each(CONTENT_MODULES)('leaves what it holds where several of %s are deleted', async (module) => {
    const [holder, other] = [await aColleague(module, ALL), await aColleague(module, ALL)];
    const [locked, free] = [await anItem(module), await anItem(module)];
    await holder.call('PUT', `${module}/${locked}/lock`);
    const before = await keptOf(locked);
    expect(await other.call('DELETE', module, { groups: [locked, free] })).toMatchObject({
      status: 200,
      body: { code: 'PARTIAL', refused: [{ id: locked, code: 'LOCKED' }] },
    });
    expect(await keptOf(locked)).toEqual(before);
    expect(await holder.call('DELETE', module, { groups: [locked] })).toMatchObject({ status: 204 });
  });
});

/**
 * Every content route with its action; null: any action of the module. Templates need any action of any module;
 * storing one needs the right to edit its item.
 */
const ROUTES: readonly (readonly [
  string,
  string | null,
  (by: Browser, module: ContentModule, item: Item) => Promise<Reply>,
])[] = [
  ['the list', null, (by, module) => by.get(module)],
  ['an item', 'edit', (by, module, { id }) => by.get(`${module}/${id}`)],
  ['an older state', 'edit', (by, module, { entry }) => by.get(`${module}/mutation/${entry}`)],
  ['a preview', null, (by, module, { hash }) => by.get(`preview/${module}/${hash}`)],
  ['a lock', 'edit', (by, module, { id }) => by.call('PUT', `${module}/${id}/lock`)],
  ['giving it back', 'edit', (by, module, { id }) => by.call('PUT', `${module}/${id}/unlock`)],
  ['a save', 'edit', (by, module, { id }) => savedWithLock(by, `${module}/${id}`, { url: `anders-${id}` })],
  [
    'a template',
    'edit',
    (by, module, { id }) => by.call('POST', 'block/templates', { name: `Van ${module} ${id}`, id, module }),
  ],
  ['a new item', 'add', (by, module) => by.call('POST', module)],
  ['a deletion', 'delete', (by, module, { id }) => by.call('DELETE', `${module}/${id}`)],
  ['a deletion of several', 'delete', (by, module, { id }) => by.call('DELETE', module, { groups: [id] })],
];
interface Item {
  readonly id: number;
  readonly entry: number;
  readonly hash: string;
}
const itemOn = async (module: ContentModule, website: number): Promise<Item> => {
  const id = await anItem(module, website);
  return queryRow<Item>(
    testServer.services.db,
    sql`
    select i.id, i.preview_hash as hash, h.id as entry
    from content_items i join content_history h on h.item_id = i.id where i.id = ${id}`,
  );
};

describe.each(CONTENT_MODULES)('what may be done to %s', (module) => {
  it.each(['view', 'add', 'edit', 'delete', 'unlock'])('with the right to %s, and no other', async (action) => {
    const by = await aColleague(module, [action]);
    for (const [what, needed, call] of ROUTES) {
      const { status } = await call(by, module, await itemOn(module, 1));
      const isOpen = needed === null || needed === action;
      expect([what, isOpen ? status < 300 || status === 400 : status]).toEqual([what, isOpen ? true : 403]);
    }
  });

  it('is not done to what stands on another website', async () => {
    const [by, item] = [await aColleague(module, [...ALL, 'unlock'], [1]), await itemOn(module, 2)];
    const before = await keptOf(item.id);
    for (const [what, , call] of ROUTES.filter(([name]) => name !== 'the list' && name !== 'a new item')) {
      const { status, body } = await call(by, module, item);
      expect([what, status, body]).toEqual(
        what === 'a deletion of several'
          ? [what, 200, { code: 'PARTIAL', refused: [{ id: item.id, code: 'NOT_FOUND' }] }]
          : [what, 404, { code: 'NOT_FOUND' }],
      );
    }
    expect(await keptOf(item.id)).toEqual(before);
  });

  it('is not done by a method that there is not', async () => {
    const [by, { id, entry, hash }] = [await aColleague(module, [...ALL, 'unlock']), await itemOn(module, 1)];
    for (const [method, path] of [
      ['POST', `${module}/${id}`],
      ['PATCH', `${module}/${id}`],
      ['GET', `${module}/${id}/lock`],
      ['POST', `${module}/${id}/lock`],
      ['DELETE', `${module}/${id}/unlock`],
      ['PUT', module],
      ['PUT', `${module}/mutation/${entry}`],
      ['PUT', `preview/${module}/${hash}`],
    ] as const) {
      expect([method, path, (await by.send(method, path, method === 'GET' ? undefined : '')).status]).toEqual([
        method,
        path,
        405,
      ]);
    }
  });
});
