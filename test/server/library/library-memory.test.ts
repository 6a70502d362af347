import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Browser } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { demoImage } from '../support/image';
import { aFolder, fileAt, named } from '../support/library';

const MEGABYTE = Buffer.alloc(1_048_576, 'Een regel van een lang bestand.\n');
/** Many times the memory that may be held, and still sent within seconds. */
const MEGABYTES = 96;
/** Megabytes between two measurements of memory. */
const BETWEEN = 8;
/** Maximum growth in MB from the first half of the upload to the second; buffering the whole body would be 48. */
const MOST_GROWTH = 24;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void; // cast: `--expose-gc` defines `gc`

/** Megabytes of memory in use. */
const held = (): number => {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MEGABYTE.length;
};

let testServer: TestServer;
let keeper: Browser;
// On disk: a database in memory would hold the file itself.
const folder = mkdtempSync(join(tmpdir(), 'kantoor-memory-'));
beforeAll(async () => {
  testServer = await openTestServer({ dataDir: folder, image: demoImage() });
  keeper = await signedInAs(testServer, { rights: ['library.view', 'library.add'] });
});
afterAll(async () => {
  await testServer.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => expect(testServer.defects).toEqual([]));

/** Sends a text in pieces as fast as they are read. @param look is called at intervals @returns the status */
const send = (
  address: string,
  path: string,
  name: string,
  megabytes: number,
  look: () => void,
): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { ...named(name), 'Cookie': keeper.cookie, 'Content-Length': megabytes * MEGABYTE.length };
    const call = request(`${address}/api/${path}`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    call.on('error', reject);
    const write = async (): Promise<void> => {
      for (let sent = 1; sent <= megabytes; sent += 1) {
        if (!call.write(MEGABYTE))
          await new Promise((taken) => {
            call.once('drain', taken);
          });
        if (sent % BETWEEN === 0) look();
      }
      call.end();
    };
    write().catch(reject);
  });

// Rule R-LIB-23.
test('of a large upload only pieces are held, however large it is', async () => {
  const path = await aFolder(keeper);
  const address = (await testServer.server.listen(0)).replace('localhost', '127.0.0.1');
  // The first upload allocates memory that every upload needs.
  expect(await send(address, path, 'eerst.txt', BETWEEN, () => undefined)).toBe(201);
  const looks: number[] = [];
  expect(
    await send(address, path, 'groot.txt', MEGABYTES, () => {
      looks.push(held());
    }),
  ).toBe(201);
  expect((await fileAt(keeper, `${path}/groot.txt`)).size).toBe(MEGABYTES * MEGABYTE.length);
  const half = MEGABYTES / BETWEEN / 2;
  // The minimum of several measurements, because some include garbage.
  expect(Math.min(...looks.slice(half)) - Math.min(...looks.slice(0, half))).toBeLessThan(MOST_GROWTH);
});
