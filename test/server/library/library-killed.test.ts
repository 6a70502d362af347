import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openDatabase, queryRow } from '../../../server/database/database';
import { aNoisyPicture } from '../../support/pictures';
import { encodeForm } from '../support/browser';
import { openTestServer, signedInAs } from '../support/test-server';
import { demoImage } from '../support/image';
import { aFolder, fileAt, named, TEXT, upload } from '../support/library';
import { startProcess, type ServerProcess } from '../support/process';

const folder = mkdtempSync(join(tmpdir(), 'kantoor-killed-'));
const given = { cookie: '', place: '', thumbnail: '', picture: Buffer.alloc(0), other: Buffer.alloc(0), blobs: 0 };
const running: { server: ServerProcess | null } = { server: null };

interface Kept {
  readonly blobs: number;
  /** Number of pieces that no file refers to. */
  readonly loose: number;
  readonly pieces: number;
  /** Number of pieces that should exist. */
  readonly whole: number;
}
const LEFT = sql`
  select count(*)::integer as blobs, count(loose_since)::integer as loose,
    (select count(*) from library_pieces)::integer as pieces,
    (select sum(ceil(size / 524288.0)) from library_blobs)::integer as whole
  from library_blobs`;

beforeAll(async () => {
  const testServer = await openTestServer({ dataDir: folder, image: demoImage() });
  const keeper = await signedInAs(testServer, { rights: ['library.view', 'library.add', 'library.edit'] });
  const picture = await aNoisyPicture('png', 700);
  Object.assign(given, { picture, other: await sharp(picture).flip().png().toBuffer() });
  given.cookie = keeper.cookie;
  given.place = await aFolder(keeper);
  await upload(keeper, given.place, 'a.png', picture);
  given.thumbnail = (await fileAt(keeper, `${given.place}/a.png`)).thumbnail ?? '';
  given.blobs = (await queryRow<Kept>(testServer.services.db, LEFT)).blobs;
  await testServer.close();
}, 180_000);
afterAll(async () => {
  await running.server?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const started = async (environment: Readonly<Record<string, string>>): Promise<readonly [ServerProcess, string]> => {
  const server = startProcess({ DATA_DIR: folder, ...environment }, 'test/server/support/standing-server.ts');
  running.server = server;
  return [server, await server.ready];
};

/** The stored data while no server uses the database. */
const kept = async (): Promise<Kept> => {
  const { db, close } = await openDatabase({ dataDir: folder });
  return queryRow<Kept>(db, LEFT).finally(() => void close());
};

/** Resolves once the server has stopped at its breakpoint. */
const stands = (server: ServerProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      if (server.output().includes('standing\n')) resolve();
    };
    server.child.stdout?.on('data', look);
    void server.ended.then(() => {
      reject(new Error(`It ended:\n${server.output()}`));
    });
    look();
  });

const send = (
  address: string,
  method: string,
  path: string,
  body: Uint8Array | string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> =>
  fetch(`${address}/api/${path}`, {
    method,
    headers: { Cookie: given.cookie, ...headers },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });

/** Expects the file unchanged on its page, in its folder and on websites. */
const expectAsBefore = async (address: string): Promise<void> => {
  const ask = (path: string): Promise<Response> => fetch(`${address}/${path}`, { headers: { Cookie: given.cookie } });
  const { folder: shown } = (await (await ask(`api/${given.place}`)).json()) as {
    folder: { files: readonly { name: string; size: number; thumbnail: string; altered: number }[] };
  }; // cast: if the answer has another shape, the test fails
  expect(shown.files).toMatchObject([
    { name: 'a.png', size: given.picture.length, altered: 0, thumbnail: given.thumbnail },
  ]);
  expect((await ask(`api/${given.place}/a.png`)).headers.get('etag')).toMatch(/\.1"$/);
  const bytes = Buffer.from(await (await ask(`media/${given.place.replace('library/', '')}/a.png`)).arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(
    createHash('sha256').update(given.picture).digest('hex'),
  );
  expect((await ask(given.thumbnail)).status).toBe(200);
};

type Act = (address: string) => Promise<Response>;
const uploading: Act = (address) => send(address, 'POST', given.place, given.other, named('b.png', 'image/png'));
const replacing: Act = (address) =>
  send(address, 'PUT', `${given.place}/a.png`, given.other, named('a.png', 'image/png'));
const cropping: Act = (address) =>
  send(
    address,
    'PUT',
    `${given.place}/a.png`,
    encodeForm({ modified: `data:image/png;base64,${given.other.toString('base64')}` }),
    { 'Content-Type': 'application/x-www-form-urlencoded' },
  );

// Rule R-LIB-23.
describe('a server that is killed', () => {
  it.each<readonly [string, Act, string, string]>([
    ['with a part of an upload kept', uploading, 'insert into library_pieces', '2'],
    ['when an upload has become a file, but not for good', uploading, 'insert into library_files', '1'],
    ['with all of a replacement kept', replacing, 'update library_blobs set mark', '1'],
    ['when a file has its replacement, but not for good', replacing, 'update library_files set shown_id', '1'],
    ['with a crop kept', cropping, 'update library_blobs set mark', '1'],
    [
      'when a crop has let the picture before it go, but not for good',
      cropping,
      "where loose_since = 'infinity'",
      // The first statement is that of the sweep before the crop is stored.
      '2',
    ],
  ])(
    '%s leaves the file as it was',
    async (_when, act, STAND_AFTER, TIMES) => {
      const [server, address] = await started({ STAND_AFTER, TIMES });
      await expectAsBefore(address);
      const cut = act(address).then(
        () => 'answered',
        () => 'cut',
      );
      await stands(server);
      expect(await server.end('SIGKILL')).toBeNull();
      expect(await cut).toBe('cut');
    },
    180_000,
  );

  it('leaves loose bytes, which the next upload sweeps when their time has come', async () => {
    expect((await kept()).loose).toBe(6);
    const [server, address] = await started({ AHEAD: '700000' });
    await expectAsBefore(address);
    expect((await send(address, 'POST', given.place, TEXT, named('c.txt', 'text/plain'))).status).toBe(201);
    expect(await server.end('SIGTERM')).toBe(0);
    const { blobs, loose, pieces, whole } = await kept();
    expect([blobs, loose, pieces]).toEqual([given.blobs + 1, 0, whole]);
  }, 180_000);
});
