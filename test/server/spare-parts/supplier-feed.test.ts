import { sql } from 'drizzle-orm';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { spareItemRule } from '../../../src/domain/spare-parts/spare-item.rule';
import { queryRow, queryRows } from '../../../server/database/database';
import { openFeed } from '../../../server/spare-parts/published/open-feed';
import type { SupplierAnswer, SupplierFeed } from '../../../server/spare-parts/published/supplier-feed';
import { demoFeed } from '../../../server/spare-parts/sync/demo-feed';
import { httpFeed } from '../../../server/spare-parts/sync/http-feed';
import { readSupplied } from '../../../server/spare-parts/sync/read-supplied';
import { bodyOf, type Browser } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

const failed = (failure: string) => ({ kind: 'failed', failure });

describe('the demonstration feed (R-SPA-43)', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const answers = async (feed: SupplierFeed): Promise<readonly SupplierAnswer[]> => {
    const references = await queryRows<{ reference: string; external_id: string }>(
      testServer.services.db,
      sql`select reference, external_id from spare_parts order by id`,
    );
    const read: SupplierAnswer[] = [];
    for (const { reference, external_id } of references) read.push(await feed.read(reference, external_id));
    return read;
  };

  it('says the same in a week, and something else in the next', async () => {
    const { db } = testServer.services;
    const at = (now: number) => answers(demoFeed({ db, now: () => now }));
    const first = await at(0);
    expect(await at(1_000)).toEqual(first);
    expect(await at(7 * 24 * 3_600_000)).not.toEqual(first);
    const failures = first.filter(({ kind }) => kind === 'failed').length;
    expect(failures).toBeGreaterThan(0);
    expect(failures).toBeLessThan(first.length / 10);
    const items = first.flatMap((answer) =>
      answer.kind === 'read' ? answer.sheets.flatMap((sheet) => sheet.items) : [],
    );
    const rest = { code: '', name: '', remarks: '', quantity: '', specifications: '' };
    expect(items.filter(({ fields }) => Object.keys(spareItemRule({ ...rest, ...fields })).length > 0)).toEqual([]);
  });

  it('gives a run of the task something to propose, and a second run nothing', async () => {
    const ended = async (): Promise<string> => {
      const reply = await su.call('POST', 'queue', { task: 'sync-spare-parts', parameters: '{"reference":"-2012"}' });
      expect(reply.status).toBe(201);
      const path = (reply.headers.get('location') ?? '').replace('api/', '');
      for (;;) {
        const { run } = bodyOf<{ run: { state: string; status: { description: string } } }>(await su.get(path));
        if (run.state !== 'waiting' && run.state !== 'running') {
          expect(run.state).toBe('done');
          return run.status.description;
        }
      }
    };
    expect(await ended()).toMatch(/References checked: 24; fields with new proposals: [1-9]\d*;/);
    const versions = () =>
      queryRows(testServer.services.db, sql`select id, version, has_updates from spare_parts order by id`);
    const before = await versions();
    expect(await ended()).toMatch(
      /References checked: 24; fields with new proposals: 0; withdrawn: 0; references filled: 0/,
    );
    expect(await versions()).toEqual(before);
  });

  it('is not used beside real data, where another address is', async () => {
    const open = (address?: string) => openFeed(address)(testServer.services);
    expect(await open()).not.toBeNull();
    await testServer.services.db.execute(sql`update installation set seed = 'none'`);
    expect([await open(), (await open('http://localhost:9/feed')) === null]).toEqual([null, false]);
    const reply = await su.call('POST', 'queue', { task: 'sync-spare-parts', parameters: '{}' });
    const path = (reply.headers.get('location') ?? '').replace('api/', '');
    let state = 'waiting';
    while (state === 'waiting' || state === 'running')
      state = bodyOf<{ run: { state: string } }>(await su.get(path)).run.state;
    const { log } = await queryRow<{ log: readonly { key: string }[] }>(
      testServer.services.db,
      sql`select log from job_runs order by id desc limit 1`,
    );
    expect([state, log.map(({ key }) => key)]).toEqual(['failed', expect.arrayContaining(['feed-missing'])]);
  });
});

describe('a feed at an address (R-SPA-43)', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });

  const serve = (listener: RequestListener): Promise<string> =>
    new Promise((resolve) => {
      const server = createServer(listener);
      servers.push(server);
      server.listen(0, '127.0.0.1', () => {
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/feed?key=1`); // a TCP server has this
      });
    });
  const answering = (status: number, body: string): Promise<string> =>
    serve((_request, response) => response.writeHead(status).end(body));
  const SHEETS = {
    sheets: [{ code: ' Pomp ', items: [{ number: 1, name: 'Rotor', quantity: 2, remarks: null, price: 4 }] }],
  };

  it('is asked by reference and identity, and says which fields it states', async () => {
    const asked: (string | undefined)[] = [];
    const address = await serve((request, response) => {
      asked.push(request.url);
      response.end(JSON.stringify(SHEETS));
    });
    expect(await httpFeed(address).read('SV HR/24', 'N&1')).toEqual({
      kind: 'read',
      sheets: [{ code: 'Pomp', items: [{ number: '1', fields: { name: 'Rotor', quantity: '2' } }] }],
    });
    expect(asked).toEqual(['/feed?key=1&reference=SV+HR%2F24&external_id=N%261']);
  });

  it.each([
    ['not-found', 404, '{}'],
    ['refused', 500, '{}'],
    ['refused', 401, JSON.stringify(SHEETS)],
    ['malformed', 200, '<html>'],
    ['malformed', 200, '{"sheets":{}}'],
    ['empty', 200, '{"sheets":[]}'],
    ['empty', 200, '{"sheets":[{"code":"POMP","items":[]}]}'],
    ['too-large', 200, ' '.repeat(1_001)],
  ])('is %s with %i %.30s', async (failure, status, body) => {
    const address = await answering(status, body);
    expect(await httpFeed(address, { timeout: 60_000, bytes: 1_000 }).read('a', 'b')).toEqual(failed(failure));
  });

  it('is not looked for elsewhere', async () => {
    const elsewhere = await answering(200, JSON.stringify(SHEETS));
    const address = await serve((_request, response) => response.writeHead(302, { Location: elsewhere }).end());
    expect(await httpFeed(address).read('a', 'b')).toEqual(failed('unreachable'));
  });

  it('is late, or not there', async () => {
    const silent = await serve(() => undefined);
    expect(await httpFeed(silent, { timeout: 1, bytes: 1_000 }).read('a', 'b')).toEqual(failed('timeout'));
    const halfway = await serve((_request, response) => response.write('{'));
    expect(await httpFeed(halfway, { timeout: 200, bytes: 1_000 }).read('a', 'b')).toEqual(failed('timeout'));
    const gone = await answering(200, JSON.stringify(SHEETS));
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect(await httpFeed(gone, { timeout: 60_000, bytes: 1_000 }).read('a', 'b')).toEqual(failed('unreachable'));
  });
});

describe('what a supplier sends', () => {
  const withItem = (item: unknown): string => JSON.stringify({ sheets: [{ code: 'POMP', items: [item] }] });

  it.each([
    ['no number', { name: 'x' }],
    ['an empty number', { number: ' ' }],
    ['a long number', { number: 'x'.repeat(21) }],
    ['a name that is empty', { number: '1', name: ' ' }],
    ['a long code', { number: '1', code: 'x'.repeat(51) }],
    ['half a piece', { number: '1', quantity: 1.5 }],
    ['a quantity in words', { number: '1', quantity: 'two' }],
    ['an object for a text', { number: '1', remarks: {} }],
    ['a text that cannot be stored', { number: '1', remarks: 'a\0b' }],
    ['half a sign', { number: '1', remarks: '\uD83D' }],
    ['no object', 'item'],
  ])('is not read with %s', (_what, item) => {
    expect(readSupplied(withItem(item))).toBeNull();
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['a sheet without a code', { sheets: [{ items: [] }] }],
    ['too many sheets', { sheets: Array.from({ length: 101 }, () => ({ code: 'A', items: [] })) }],
    [
      'too many items',
      {
        sheets: Array.from({ length: 2 }, () => ({
          code: 'A',
          items: Array.from({ length: 2_501 }, () => ({ number: '1' })),
        })),
      },
    ],
  ])('is not read as %s', (_what, sent) => {
    expect(readSupplied(JSON.stringify(sent))).toBeNull();
  });

  it('has a code and a name of one line each, whatever the supplier exports (R-SHR-88)', () => {
    const sent = { number: '4', code: 'A\t1', name: 'Pomp\r\nboven', remarks: 'Twee\nregels' };
    expect(readSupplied(withItem(sent))).toEqual([
      { code: 'POMP', items: [{ number: '4', fields: { code: 'A 1', name: 'Pomp boven', remarks: 'Twee\nregels' } }] },
    ]);
  });

  it('has trimmed texts, and nothing from prototypes', () => {
    expect(readSupplied(withItem({ number: ' 4 ', name: ' e\u0301 ', code: '', __proto__: { remarks: 'x' } }))).toEqual(
      [{ code: 'POMP', items: [{ number: '4', fields: { name: 'é', code: '' } }] }],
    );
  });
});
