import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { seedArchive } from '../../../server/seed/library';
import { bodyOf, type Browser } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { aFolder, fileAt, named, type FolderOnWire } from '../support/library';

const MEGABYTE = 1_048_576;
/** Smaller than the maximum file size, to keep the test short; much larger than what may be held in memory. */
const MEGABYTES = 16;

let testServer: TestServer;
let keeper: Browser;
beforeAll(async () => {
  testServer = await openTestServer();
  keeper = await signedInAs(testServer, { rights: ['library.view', 'library.add'] });
});
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects).toEqual([]));

/** A megabyte of text, different for each place. */
const megabyte = (place: number): Buffer => Buffer.alloc(MEGABYTE, `regel ${place} van een lang bestand\n`);

// Rule R-LIB-23.
test('a large upload passes through in pieces: while it comes, other calls are answered, and it comes back whole', async () => {
  const folder = await aFolder(keeper);
  const address = new URL(await testServer.server.listen(0));
  const sent = createHash('sha256');
  const statuses: number[] = [];
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: address.port,
        method: 'POST',
        path: `/api/${folder}`,
        headers: { ...named('lang.txt'), 'Cookie': keeper.cookie, 'Content-Length': MEGABYTES * MEGABYTE },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    );
    call.on('error', reject);
    const write = async (): Promise<void> => {
      for (let place = 0; place < MEGABYTES; place += 1) {
        const chunk = megabyte(place);
        sent.update(chunk);
        await new Promise<void>((written) => {
          call.write(chunk, () => written());
        });
        if (place % 5 === 2) statuses.push((await keeper.get('me')).status);
      }
      call.end();
    };
    write().catch(reject);
  });
  expect([status, statuses]).toEqual([201, [200, 200, 200]]);
  const { path, size } = await fileAt(keeper, `${folder}/lang.txt`);
  expect(size).toBe(MEGABYTES * MEGABYTE);
  const answer = await testServer.server.app.request(`/${path}`);
  const received = createHash('sha256');
  const largest = { chunk: 0 };
  for await (const chunk of answer.body ?? []) {
    received.update(chunk);
    largest.chunk = Math.max(largest.chunk, chunk.length);
  }
  expect(received.digest('hex')).toBe(sent.digest('hex'));
  expect(largest.chunk).toBeLessThanOrEqual(524_288);
});

test('the archive for measuring has as many files as asked for, in 50 folders for every year, one of them with 1,000', async () => {
  expect(await seedArchive(testServer.services.db, testServer.clock.now, 2_500)).toBe(2_500);
  expect(await seedArchive(testServer.services.db, testServer.clock.now, 2_500)).toBe(0);
  const { folder } = bodyOf<{ folder: FolderOnWire[] }>(await keeper.get('library'));
  const archive = folder.find(({ name }) => name === 'Archief');
  const all = (of: readonly FolderOnWire[]): FolderOnWire[] => of.flatMap((one) => [one, ...all(one.folders)]);
  const inside = all(archive?.folders ?? []);
  expect(inside).toHaveLength(100);
  expect(inside.reduce((sum, { files }) => sum + files, 0)).toBe(2_500);
  const fullest = inside.find(({ files }) => files === 1_000);
  expect(
    bodyOf<{ folder: { files: object[] } }>(await keeper.get(fullest?.location.replace('api/', '') ?? '')).folder.files,
  ).toHaveLength(1_000);
});
