import { sql } from 'drizzle-orm';
import { ENDPOINTS } from '../../../server/routes';
import { queryRow } from '../../../server/database/database';
import { openTestServer, signedInAs, type TestServer, type Person } from '../support/test-server';
import type { Browser, Reply } from '../support/browser';

type Caller = Browser & Person;

interface RecordWithParts {
  readonly right: string;
  /** The form of a new record. */
  readonly record: () => Readonly<Record<string, string>>;
  readonly part: Readonly<Record<string, string>>;
  readonly change: Readonly<Record<string, string>>;
}

let testServer: TestServer;
let su: Caller;
let made = 0;
const ids = { account: '', item: '' };

const promotion = { name: 'Actie', date_start: '2031-01-01' };
const RECORDS: Readonly<Record<string, RecordWithParts>> = {
  'promotion/:id/rule': {
    right: 'promotion',
    record: () => promotion,
    part: { type: 'revenue' },
    change: { date_start: '2031-02-01' },
  },
  'netpricepromotion/:id/rule': {
    right: 'promotion',
    record: () => promotion,
    part: { item: '1', net_price: '5.00' },
    change: { net_price: '0.01' },
  },
  'defaultcart/:id/items': {
    right: 'defaultcart',
    record: () => ({ name: 'Mand', account: ids.account, date_start: '2031-01-01' }),
    part: { item: '1', quantity: '1', price: '2.00' },
    change: { price: '0.01' },
  },
  'form/:id/field': {
    right: 'form',
    record: () => ({ name: 'Formulier', request_subject_number: '1', request_subject: 'Vraag' }),
    part: { type: 'text', label: 'Naam', name: 'naam' },
    change: { label: 'Voornaam' },
  },
  'navigation/:id/items': {
    right: 'navigation.menu',
    record: () => ({ title: 'Menu', code: `menu-${(made += 1)}` }),
    part: { type: 'external', label: 'Punt', location: 'https://example.com/' },
    change: { label: 'Ander punt' },
  },
};

const endpoints = ENDPOINTS.filter(({ access }) => access.kind === 'rights' && access.rights.some(isAdd));
function isAdd(right: string): boolean {
  return right.endsWith('.add');
}

const idIn = ({ status, headers }: Reply): string => {
  expect(status).toBe(201);
  return headers.get('location')?.split('/').at(-1) ?? '';
};
const rowOf = (path: string): RecordWithParts => {
  const row = RECORDS[path];
  if (row === undefined) throw new Error(`No record for ${path}`);
  return { ...row, part: row.part['item'] === undefined ? row.part : { ...row.part, item: ids.item } };
};
const recordPath = (path: string): string => path.split('/')[0] ?? '';

/** A record with one part. */
const aRecord = async (by: Caller, path: string): Promise<{ readonly record: string; readonly part: string }> => {
  const { record, part } = rowOf(path);
  const id = idIn(await by.call('POST', recordPath(path), record()));
  const parts = path.replace(':id', id);
  return {
    record: `${recordPath(path)}/${id}`,
    part: `${parts}/${idIn(await by.call('POST', parts, part))}`,
  };
};

const call = (by: Caller, method: 'POST' | 'PUT' | 'DELETE', path: string, part: string): Promise<Reply> => {
  const row = rowOf(path);
  if (method === 'POST') return by.call('POST', part.slice(0, part.lastIndexOf('/')), row.part);
  return by.call(method, part, method === 'PUT' ? row.change : {});
};

beforeAll(async () => {
  testServer = await openTestServer();
  su = await signedInAs(testServer, { su: true });
  ids.account = String(
    (await queryRow<{ id: number }>(testServer.services.db, sql`select min(id) as id from accounts`)).id,
  );
  ids.item = String(
    (await queryRow<{ id: number }>(testServer.services.db, sql`select min(id) as id from shop_items`)).id,
  );
});
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects).toEqual([]));

describe('the parts of a record (R-COM-61)', () => {
  it('are all of the calls that the right to add opens, beside the creation of records', () => {
    expect(endpoints.map(({ method, path }) => `${method} ${path.replace(/\/:(row|item)$/, '/*')}`).sort()).toEqual(
      Object.keys(RECORDS)
        .flatMap((path) => [`DELETE ${path}/*`, `POST ${path}`, `PUT ${path}/*`])
        .sort(),
    );
    const others = ENDPOINTS.filter(({ access }) => access.kind === 'right' && isAdd(access.right));
    expect(others.filter(({ method }) => method !== 'POST')).toEqual([]);
  });

  const calls = endpoints.map(({ method, path }) => [method, path.replace(/\/:(row|item)$/, '')] as const);
  it.each(calls)('%s %s: with the right to add of an own record only', async (method, path) => {
    if (method === 'GET') throw new Error('Reading changes nothing');
    const { right } = rowOf(path);
    const adder = await signedInAs(testServer, { rights: [`${right}.add`] });
    const editor = await signedInAs(testServer, { rights: [`${right}.edit`] });
    const statusOf = async (by: Caller, part: string): Promise<number> => (await call(by, method, path, part)).status;
    const done = { POST: 201, PUT: 200, DELETE: 204 }[method];
    const own = await aRecord(adder, path);
    expect(await statusOf(adder, own.part)).toBe(done);

    const foreign = await aRecord(su, path);
    expect(await statusOf(adder, foreign.part)).toBe(403);
    expect(await statusOf(editor, foreign.part)).toBe(done);

    const [resaved, withForeignPart] = [await aRecord(adder, path), await aRecord(adder, path)];
    expect(
      (await editor.call('PUT', resaved.record, { [path.startsWith('nav') ? 'title' : 'name']: 'Anders' })).status,
    ).toBe(200);
    expect((await call(editor, 'POST', path, withForeignPart.part)).status).toBe(201);
    expect([await statusOf(adder, resaved.part), await statusOf(adder, withForeignPart.part)]).toEqual([403, 403]);
  });

  it("stay their author's after the author has edited the record, and after a look at it", async () => {
    const author = await signedInAs(testServer, { rights: ['form.add', 'form.edit'] });
    const { record, part } = await aRecord(author, 'form/:id/field');
    expect((await author.call('PUT', record, { name: 'Nieuwe naam' })).status).toBe(200);
    expect((await su.get(record)).status).toBe(200);
    await testServer.services.db.execute(
      sql`update usergroups set rights = array['form.add'] where id in (select usergroup_id from memberships where user_id = ${author.id})`,
    );
    expect((await author.call('PUT', part, { label: 'Achternaam' })).status).toBe(200);
  });

  it("are nobody's after somebody else moved an item of a menu", async () => {
    const path = 'navigation/:id/items';
    const adder = await signedInAs(testServer, { rights: ['navigation.menu.add'] });
    const sorter = await signedInAs(testServer, { rights: ['navigation.menu.sort'] });
    const { part } = await aRecord(adder, path);
    expect((await sorter.call('PUT', `${part}/location`, { parent_id: '', sort_id: 1 })).status).toBe(200);
    expect((await call(adder, 'PUT', path, part)).status).toBe(403);
  });
});
