import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { queryRow } from '../../../server/database/database';
import { aFilm, PLACE } from '../../support/films';
import { aPicture } from '../../support/pictures';
import type { Browser } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { aFolder, fileAt, named, upload } from '../support/library';

let testServer: TestServer;
let keeper: Browser;
beforeAll(async () => {
  testServer = await openTestServer();
  keeper = await signedInAs(testServer, { rights: ['library.view', 'library.add', 'library.edit'] });
});
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects).toEqual([]));

const bytesAt = async (path: string): Promise<Buffer> =>
  Buffer.from(
    await (await testServer.server.app.request(`/${path}`, { headers: { Cookie: keeper.cookie } })).arrayBuffer(),
  );
const originalOf = async (id: number): Promise<Buffer> =>
  Buffer.from(
    (
      await queryRow<{ bytes: string }>(
        testServer.services.db,
        sql`
  select encode(string_agg(p.bytes, ''::bytea order by p.place), 'hex') as bytes
  from library_files f join library_pieces p on p.blob_id = f.original_id where f.node_id = ${id}`,
      )
    ).bytes,
    'hex',
  );
const blobs = async (): Promise<number> =>
  (await queryRow<{ count: number }>(testServer.services.db, sql`select count(*)::integer as count from library_blobs`))
    .count;
const aFile = async (name: string, bytes: Buffer): Promise<string> => {
  const folder = await aFolder(keeper);
  expect((await upload(keeper, folder, name, bytes)).status).toBe(201);
  return `${folder}/${name}`;
};

describe('a film (R-LIB-22)', () => {
  /** A length at which the end of a piece splits the following box. */
  const pictures = Buffer.alloc(524_288 * 2 - 41, 'beeld en geluid ');

  it('is shown without its place, byte for byte where it is played; the original stays as it came', async () => {
    const film = aFilm({ pictures, last: true });
    const path = await aFile('a.mp4', film);
    const file = await fileAt(keeper, path);
    expect(file).toMatchObject({ type: 'video/mp4', size: film.length, altered: 0, width: null });
    for (const shown of [
      await bytesAt(file.path),
      await bytesAt(`api/${path.replace('library/', 'library/download/')}`),
    ]) {
      expect([shown.length, shown.includes(PLACE), shown.includes('Jan de Vries'), shown.indexOf(pictures)]).toEqual([
        film.length,
        false,
        false,
        film.indexOf(pictures),
      ]);
    }
    expect((await originalOf(file.id)).equals(film)).toBe(true);
    const other = aFilm({ pictures: Buffer.from('een andere film') });
    expect((await keeper.send('PUT', path, new Uint8Array(other), named('b.mp4', 'video/mp4'))).status).toBe(200);
    // A restore swaps both versions; neither reveals where it was recorded.
    for (const [length, isOther] of [
      [film.length, false],
      [other.length, true],
    ] as const) {
      expect((await keeper.call('PUT', path, { restore: '1' })).status).toBe(200);
      const after = await bytesAt(file.path);
      expect([after.length, after.includes(PLACE), after.includes('een andere film')]).toEqual([
        length,
        false,
        isOther,
      ]);
    }
  });

  it('that tells nothing is kept once', async () => {
    const bare = await bytesAt(
      (await fileAt(keeper, await aFile('a.mp4', aFilm({ pictures: Buffer.from('film') })))).path,
    );
    const before = await blobs();
    const file = await fileAt(keeper, await aFile('b.mp4', bare));
    expect([await blobs(), (await bytesAt(file.path)).equals(bare)]).toEqual([before + 1, true]);
  });
});

describe('a GIF (R-LIB-22)', () => {
  const blocks = (text: string): Buffer =>
    Buffer.concat([Buffer.of(text.length), Buffer.from(text, 'latin1'), Buffer.of(0)]);
  const comment = Buffer.concat([Buffer.of(0x21, 0xfe), blocks('Jan de Vries')]);
  // XMP text is not split into sub-blocks; its trailer leads to the terminator from any byte.
  const xmp = Buffer.concat([
    Buffer.of(0x21, 0xff, 11),
    Buffer.from('XMP DataXMP<x:xmpmeta>Jan de Vries</x:xmpmeta>'),
    Buffer.of(1),
    Buffer.from(Array.from({ length: 256 }, (_, place) => 255 - place)),
    Buffer.of(0),
  ]);
  /** Offset behind the header and its colour table. */
  const inside = (gif: Buffer): number => 13 + 3 * 2 ** (((gif[10] ?? 0) & 7) + 1);

  it('is shown without comments and without what programs wrote, moving as it did and pixel for pixel', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((colour) => aPicture('png', { width: 40, height: 30, colour })),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 0, delay: [100, 100, 200] })
      .toBuffer();
    const told = Buffer.concat([
      gif.subarray(0, inside(gif)),
      comment,
      xmp,
      gif.subarray(inside(gif), -1),
      comment,
      gif.subarray(-1),
      Buffer.from('behind the end: Jan de Vries'),
    ]);
    const file = await fileAt(keeper, await aFile('a.gif', told));
    expect(file).toMatchObject({ width: 40, height: 30, altered: 0 });
    expect((await bytesAt(file.path)).equals(gif)).toBe(true);
    expect((await originalOf(file.id)).equals(told)).toBe(true);
    expect(await sharp(await bytesAt(file.path), { animated: true }).metadata()).toMatchObject({
      pages: 3,
      delay: [100, 100, 200],
      loop: 0,
    });
  });

  it('that is cut is refused, or shown as far as it goes', async () => {
    const gif = await sharp(await aPicture('png', { width: 400, height: 300 }))
      .gif()
      .toBuffer();
    const folder = await aFolder(keeper);
    for (let at = 6; at < gif.length; at += 50)
      expect([
        at,
        [201, 415].includes((await upload(keeper, folder, `${at}.gif`, gif.subarray(0, at))).status),
      ]).toEqual([at, true]);
  });
});
