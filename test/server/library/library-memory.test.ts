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
/** Many times what may be held of it, and still sent within seconds. */
const MEGABYTES = 96;
/** Megabytes between two looks at what is held. */
const BETWEEN = 8;
/**
 * What is held in the second half of the way may be more than in the first by so many megabytes; of a body that is held
 * it is 48.
 */
const MOST_GROWTH = 24;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void; // what the flag gives

/** Megabytes that nobody has let go. */
const held = (): number => {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MEGABYTE.length;
};

let testServer: TestServer;
let keeper: Browser;
// On a disk: a database in memory would hold the file itself.
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

/**
 * Sends a text in pieces as they are taken. @param look is called now and then on the way @returns the status of the
 * answer
 */
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
  // The first one brings along what the server needs for any.
  expect(await send(address, path, 'eerst.txt', BETWEEN, () => undefined)).toBe(201);
  const looks: number[] = [];
  expect(
    await send(address, path, 'groot.txt', MEGABYTES, () => {
      looks.push(held());
    }),
  ).toBe(201);
  expect((await fileAt(keeper, `${path}/groot.txt`)).size).toBe(MEGABYTES * MEGABYTE.length);
  const half = MEGABYTES / BETWEEN / 2;
  // The least of several looks: what is about to be let go counts in some of them.
  expect(Math.min(...looks.slice(half)) - Math.min(...looks.slice(0, half))).toBeLessThan(MOST_GROWTH);
});
