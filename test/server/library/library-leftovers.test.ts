import { sql } from 'drizzle-orm';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { request, type ClientRequest, type ServerResponse } from 'node:http';
import { queryRow } from '../../../server/database/database';
import { scheduleOrphanDeletion } from '../../../server/library/published/orphan-deletion';
import type { Browser } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { aFolder, fileAt, keptIn, named, TEXT, upload } from '../support/library';

let testServer: TestServer;
let keeper: Browser;
let address: URL;
beforeAll(async () => {
  testServer = await openTestServer();
  address = new URL(await testServer.server.listen(0));
  keeper = await signedInAs(testServer, { rights: ['library.view', 'library.add', 'library.edit', 'library.delete'] });
});
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects).toEqual([]));

test('half an upload leaves nothing', async () => {
  const folder = await aFolder(keeper);
  const before = await keptIn(testServer);
  const lines = () => testServer.lines.filter((line) => line.includes(`POST /api/${folder} `));
  await new Promise<void>((resolve) => {
    const call = request({
      host: '127.0.0.1',
      port: address.port,
      method: 'POST',
      path: `/api/${folder}`,
      headers: { ...named('a.txt'), 'Cookie': keeper.cookie, 'Content-Length': 3_000_000 },
    });
    call.on('error', () => resolve());
    call.write(Buffer.alloc(1_700_000, 'x'), () => call.destroy());
  });
  while (lines().length === 0)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  expect(lines()[0]).toMatch(/ 400 /);
  expect(await keptIn(testServer)).toEqual(before);
});

test.each<readonly [string, string, () => Promise<string>]>([
  ['an upload', 'POST', () => aFolder(keeper)],
  [
    'a replacement',
    'PUT',
    async () => {
      const folder = await aFolder(keeper);
      await upload(keeper, folder, 'a.txt', TEXT);
      return `${folder}/a.txt`;
    },
  ],
])(
  '%s that is given up when all of it has come, before it is stored, leaves nothing',
  async (_what, method, target) => {
    const path = await target();
    const before = await keptIn(testServer);
    const lines = () => testServer.lines.filter((line) => line.includes(`${method} /api/${path} `));
    const asked = lines().length;
    const { db } = testServer.services;
    const transaction = db.transaction.bind(db);
    const [call, answer] = await new Promise<readonly [ClientRequest, ServerResponse]>((resolve) => {
      const begin = request({
        host: '127.0.0.1',
        port: address.port,
        method,
        path: `/api/${path}`,
        headers: { ...named('a.txt'), Cookie: keeper.cookie },
      });
      const hear = (message: unknown): void => {
        unsubscribe('http.server.request.start', hear);
        // Cast: this diagnostics channel publishes the response.
        resolve([begin, (message as { readonly response: ServerResponse }).response]);
      };
      subscribe('http.server.request.start', hear);
      begin.flushHeaders();
    });
    jest.spyOn(db, 'transaction').mockImplementation(async (...given) => {
      call.destroy();
      await once(answer, 'close');
      jest.restoreAllMocks();
      return transaction(...given);
    });
    call.on('error', () => undefined);
    call.end('Iets anders');
    while (lines().length === asked)
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    expect([lines().at(-1), await keptIn(testServer)]).toEqual([expect.stringMatching(/ 400 /), before]);
  },
);

describe('a download', () => {
  /** Four pieces and a remainder, all with different text. */
  const long = Buffer.concat(
    Array.from({ length: 5 }, (_, place) =>
      Buffer.alloc(place === 4 ? 1_000 : 524_288, `regel ${place} van een lang bestand\n`),
    ),
  );
  const blobs = async (): Promise<readonly number[]> =>
    (
      await queryRow<{ ids: number[] }>(
        testServer.services.db,
        sql`select coalesce(json_agg(id order by id), '[]') as ids from library_blobs`,
      )
    ).ids;
  /** Another upload, so much later that all leftovers are swept. */
  const sweepAfter = async (minutes: number): Promise<void> => {
    testServer.clock.now += minutes * 60_000;
    await upload(keeper, await aFolder(keeper), 'b.txt', TEXT);
  };

  it.each<readonly [string, (folder: string) => Promise<unknown>]>([
    // The version before the last replacement is kept.
    [
      'replaced twice',
      async (folder) => {
        for (let times = 0; times < 2; times += 1)
          await keeper.send('PUT', `${folder}/a.txt`, new Uint8Array(Buffer.from(`Versie ${times}`)), named('a.txt'));
      },
    ],
    ['deleted', (folder) => keeper.send('DELETE', `${folder}/a.txt`, undefined)],
    ['deleted with its folder', (folder) => keeper.send('DELETE', folder, undefined)],
  ])('of a file that is %s meanwhile ends whole, however long it takes; then its bytes go', async (_what, letGo) => {
    await sweepAfter(60);
    const folder = await aFolder(keeper);
    const before = await blobs();
    await upload(keeper, folder, 'a.txt', long);
    const [own = 0] = (await blobs()).filter((id) => !before.includes(id));
    const reader = (
      await testServer.server.app.request(`/${(await fileAt(keeper, `${folder}/a.txt`)).path}`)
    ).body?.getReader();
    const pieces = [(await reader?.read())?.value ?? Buffer.alloc(0)];
    await letGo(folder);
    for (;;) {
      await sweepAfter(9);
      const next = await reader?.read();
      if (next?.value === undefined) break;
      pieces.push(next.value);
    }
    expect([pieces.length, Buffer.concat(pieces).equals(long)]).toEqual([5, true]);
    expect(await blobs()).toContain(own);
    await sweepAfter(11);
    expect(await blobs()).not.toContain(own);
  });
});

test('what a killed server left is swept by the next one that looks, what is under way is not', async () => {
  const { db } = testServer.services;
  const left = async (): Promise<readonly number[]> =>
    (
      await queryRow<{ ids: number[] }>(
        db,
        sql`select coalesce(json_agg(id order by id), '[]') as ids from library_blobs where loose_since is not null`,
      )
    ).ids;
  testServer.clock.now += 3_600_000;
  await upload(keeper, await aFolder(keeper), 'a.txt', TEXT);
  expect(await left()).toEqual([]);
  const { id } = await queryRow<{ id: number }>(
    db,
    sql`insert into library_blobs (loose_since)
        values (to_timestamp(${testServer.clock.now / 1_000}::float8) at time zone 'UTC') returning id`,
  );
  await db.execute(sql`insert into library_pieces (blob_id, place, bytes) values (${id}, 0, 'x'::bytea)`);
  testServer.clock.now += 300_000;
  await upload(keeper, await aFolder(keeper), 'a.txt', TEXT);
  expect(await left()).toEqual([id]);
  testServer.clock.now += 360_000;
  await upload(keeper, await aFolder(keeper), 'a.txt', TEXT);
  expect(await left()).toEqual([]);
});

test('released bytes go within the hour where nobody uploads (R-LIB-23)', async () => {
  const folder = await aFolder(keeper);
  const before = await keptIn(testServer);
  const every = jest.spyOn(globalThis, 'setInterval');
  const stop = scheduleOrphanDeletion(testServer.services);
  const [run] = every.mock.calls.at(-1) ?? [];
  every.mockRestore();
  await upload(keeper, folder, 'a.txt', TEXT);
  // Deleted by a cascade.
  await testServer.services.db.execute(sql`delete from library_nodes where folded = 'a.txt' and parent_id = (
    select id from library_nodes where folded = ${decodeURIComponent(folder.replace('library/', '')).toLowerCase()})`);
  for (let hour = 0; hour < 2; hour += 1) {
    run?.();
    await testServer.services.jobs.drain();
    testServer.clock.now += 3_600_000;
  }
  expect(await keptIn(testServer)).toEqual(before);
  stop();
});
