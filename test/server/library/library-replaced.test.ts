import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { queryRow } from '../../../server/database/database';
import { aPicture } from '../../support/pictures';
import { bodyOf, type Browser } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { aFolder, fileAt, named, TEXT, upload } from '../support/library';

let testServer: TestServer;
let keeper: Browser;
beforeAll(async () => {
  testServer = await openTestServer();
  keeper = await signedInAs(testServer, { rights: ['library.view', 'library.add', 'library.edit', 'library.delete'] });
});
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects).toEqual([]));

const shown = async (path: string): Promise<Buffer> =>
  Buffer.from(await (await testServer.server.app.request(`/${(await fileAt(keeper, path)).path}`)).arrayBuffer());
const replace = (path: string, bytes: Uint8Array) =>
  keeper.send('PUT', path, new Uint8Array(bytes), named('a.png', 'image/png'));
const restore = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  keeper.call('PUT', path, { restore: `api/${path}` }, headers);
const blobs = async (): Promise<number> =>
  (await queryRow<{ count: number }>(testServer.services.db, sql`select count(*)::integer as count from library_blobs`))
    .count;
/** Another upload, so much later that all leftovers are swept. */
const sweep = async (): Promise<void> => {
  testServer.clock.now += 3_600_000;
  await upload(keeper, await aFolder(keeper), 'b.txt', TEXT);
};
/** The upper left corner as a data URL. */
const croppedOf = async (bytes: Buffer): Promise<string> => {
  const corner = sharp(bytes).extract({ left: 0, top: 0, width: 10, height: 10 });
  return `data:image/png;base64,${(await corner.png().toBuffer()).toString('base64')}`;
};
const picture = (colour: string, width = 60) => aPicture('png', { width, height: 40, colour });

describe('a picture that was replaced (R-LIB-08)', () => {
  it('comes back to the byte, at its own address, and the one that took its place is kept instead', async () => {
    const folder = await aFolder(keeper);
    const path = `${folder}/a.png`;
    const [first, second] = [await picture('#f00'), await picture('#00f', 90)];
    await upload(keeper, folder, 'a.png', first);
    const before = await fileAt(keeper, path);
    await replace(path, second);
    // The crop is undone first: a restore returns the last upload.
    await keeper.call('PUT', path, { modified: await croppedOf(second) });
    expect(await fileAt(keeper, path)).toMatchObject({ width: 10, altered: 1, replaced: 1 });
    await restore(path);
    expect([await fileAt(keeper, path), (await shown(path)).equals(second)]).toMatchObject([
      { width: 90, altered: 0, replaced: 1 },
      true,
    ]);
    testServer.clock.now += 3_600_000;
    await sweep();
    expect((await restore(path)).status).toBe(200);
    expect([await fileAt(keeper, path), (await shown(path)).equals(first)]).toMatchObject([
      { id: before.id, path: before.path, thumbnail: before.thumbnail, width: 60, altered: 0, replaced: 1 },
      true,
    ]);
    await restore(path);
    expect((await shown(path)).equals(second)).toBe(true);
  });

  it('is kept until the next replacement, and goes with the file', async () => {
    const folder = await aFolder(keeper);
    await sweep();
    const start = await blobs();
    await upload(keeper, folder, 'a.png', await picture('#0f0'));
    for (const colour of ['#111', '#222', '#333']) await replace(`${folder}/a.png`, await picture(colour));
    await sweep();
    expect(await blobs()).toBe(start + 3);
    expect((await keeper.send('DELETE', folder, undefined)).status).toBe(204);
    await sweep();
    expect(await blobs()).toBe(start + 2);
  });

  it('is kept when the same bytes come once more, which take a crop of them away and leave no second copy', async () => {
    const folder = await aFolder(keeper);
    const path = `${folder}/a.png`;
    const [first, second] = [await picture('#0ff'), await picture('#ff0', 90)];
    await sweep();
    const start = await blobs();
    await upload(keeper, folder, 'a.png', first);
    await replace(path, second);
    await keeper.call('PUT', path, { modified: await croppedOf(second) });
    const cropped = (await keeper.get(path)).headers.get('etag') ?? '';
    // A call with the version from before the crop must not remove it.
    expect(
      (await keeper.send('PUT', path, new Uint8Array(second), { ...named('a.png', 'image/png'), 'If-Match': '"0.0"' }))
        .status,
    ).toBe(412);
    expect(
      (await keeper.send('PUT', path, new Uint8Array(second), { ...named('a.png', 'image/png'), 'If-Match': cropped }))
        .status,
    ).toBe(200);
    expect([await fileAt(keeper, path), (await shown(path)).equals(second)]).toMatchObject([
      { width: 90, altered: 0, replaced: 1 },
      true,
    ]);
    expect([(await replace(path, second)).status, (await replace(path, second)).status]).toEqual([200, 200]);
    await sweep();
    expect(await blobs()).toBe(start + 3);
    await restore(path);
    expect((await shown(path)).equals(first)).toBe(true);
  });

  it('does not come back over what somebody made of the file meanwhile', async () => {
    const folder = await aFolder(keeper);
    const path = `${folder}/a.png`;
    const second = await picture('#456');
    await upload(keeper, folder, 'a.png', await picture('#123'));
    const seen = (await keeper.get(path)).headers.get('etag') ?? '';
    await replace(path, second);
    expect((await restore(path, { 'If-Match': seen })).status).toBe(412);
    expect((await shown(path)).equals(second)).toBe(true);
    // Of many concurrent restores, each answer is true when it is given, and no version is lost.
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => restore(path)));
    expect(replies.every(({ status }) => status === 200 || status === 412)).toBe(true);
    expect(bodyOf<{ file: object }>(await keeper.get(path)).file).toMatchObject({ altered: 0, replaced: 1 });
    await sweep();
    for (const colour of [
      await shown(path),
      (await restore(path)).status === 200 ? await shown(path) : Buffer.alloc(0),
    ])
      expect((await sharp(colour).metadata()).width).toBe(60);
  });
});
