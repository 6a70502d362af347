import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { queryRow } from '../../../server/database/database';
import { aPicture } from '../../support/pictures';
import { bodyOf, Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { aFolder, at, fileAt, named, namesIn, TEXT, upload, type FolderOnWire } from '../support/library';

describe('where a file of the library is found', () => {
  let testServer: TestServer;
  let keeper: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    keeper = await signedInAs(testServer, {
      rights: ['library.view', 'library.add', 'library.edit', 'library.delete'],
    });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const media = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Reply> =>
    new Browser(testServer).send(method, `/${path}`, undefined, headers);

  describe('an address that a file had (R-LIB-09)', () => {
    it('leads to it, through renamed files and folders, until something else is there', async () => {
      const folder = await aFolder(keeper, 'Merk A');
      await keeper.call('POST', folder, { name: 'Logo' });
      await upload(keeper, `${folder}/Logo`, 'a.txt', TEXT);
      const { id } = await fileAt(keeper, `${folder}/Logo/a.txt`);
      await keeper.call('PUT', `${folder}/Logo/a.txt`, { filename: 'b.txt' });
      await keeper.call('PUT', `${folder}/Logo`, { name: 'Logos' });
      await keeper.call('PUT', folder, { name: 'Merk B' });
      const target = await aFolder(keeper);
      await keeper.call('PUT', 'library/move/', {
        path: 'api/library/Merk%20B/Logos',
        target: `api/${target}`,
        filename: ['b.txt'],
      });
      const { path } = await fileAt(keeper, `${target}/b.txt`);
      for (const old of [
        'media/Merk%20A/Logo/a.txt',
        'media/Merk%20A/Logo/b.txt',
        'media/Merk%20B/Logos/b.txt',
        'media/Merk%20B%2FLogos%2Fa.txt',
        path.toUpperCase().replace('MEDIA', 'media'),
      ]) {
        const reply = await media(old);
        expect([old, reply.status, reply.headers.get('location')]).toEqual([old, 301, `/${path}`]);
      }
      expect((await fileAt(keeper, at('Merk A', 'Logo', 'a.txt'))).id).toBe(id);
      expect((await keeper.send('DELETE', at('Merk A', 'Logo', 'a.txt'), undefined)).status).toBe(404);
      await upload(keeper, at('Merk B', 'Logos'), 'b.txt', Buffer.from('een ander'));
      expect((await media('media/Merk%20B/Logos/b.txt')).text).toBe('een ander');
      await keeper.send('DELETE', at('Merk B', 'Logos', 'b.txt'), undefined);
      expect((await media('media/Merk%20B/Logos/b.txt')).status).toBe(404);
      await keeper.send('DELETE', `${target}/b.txt`, undefined);
      expect((await media('media/Merk%20A/Logo/a.txt')).status).toBe(404);
    });
  });

  describe('an address of before (R-LIB-09)', () => {
    const folderIn = (parent: string, name: string): Promise<Reply> => keeper.call('POST', parent, { name });
    const leads = async (old: string): Promise<readonly [number, string | null]> => {
      const { status, headers } = await media(old);
      return [status, headers.get('location')];
    };

    it('outlives the folders that it names: what was moved out of them is found, they are not', async () => {
      const [folder, target] = [await aFolder(keeper, 'Opgeruimd'), await aFolder(keeper)];
      await folderIn(folder, 'In');
      await folderIn(folder, 'Leeg');
      for (const name of ['a.txt', 'b.txt']) await upload(keeper, `${folder}/In`, name, TEXT);
      await keeper.call('PUT', 'library/move/', {
        path: `api/${folder}/In`,
        target: `api/${target}`,
        filename: ['a.txt'],
      });
      const { path } = await fileAt(keeper, `${target}/a.txt`);
      expect((await keeper.send('DELETE', folder, undefined)).status).toBe(204);
      expect(await leads('media/Opgeruimd/In/a.txt')).toEqual([301, `/${path}`]);
      expect((await media('media/Opgeruimd/In/b.txt')).status).toBe(404);
      for (const gone of [folder, `${folder}/In`, `${folder}/Leeg`]) {
        expect([
          gone,
          (await keeper.get(gone)).status,
          (await keeper.call('PUT', gone, { name: 'x' })).status,
          (await folderIn(gone, 'x')).status,
          (await keeper.send('DELETE', gone, undefined)).status,
          (await upload(keeper, gone, 'x.txt', TEXT)).status,
        ]).toEqual([gone, 404, 404, 404, 404, 404]);
      }
      expect(
        bodyOf<{ folder: FolderOnWire[] }>(await keeper.get('library')).folder.map(({ name }) => name),
      ).not.toContain('Opgeruimd');
      await aFolder(keeper, 'Opgeruimd');
      await folderIn(folder, 'In');
      expect(await leads('media/Opgeruimd/In/a.txt')).toEqual([301, `/${path}`]);
      await upload(keeper, `${folder}/In`, 'a.txt', Buffer.from('een ander'));
      expect((await media('media/Opgeruimd/In/a.txt')).text).toBe('een ander');
      await keeper.send('DELETE', target, undefined);
      await keeper.send('DELETE', folder, undefined);
      expect((await media('media/Opgeruimd/In/a.txt')).status).toBe(404);
    });

    it('stays when another folder gets the name of one that was renamed', async () => {
      const folder = await aFolder(keeper);
      const old = folder.replace('library', 'media');
      for (const year of ['2025', '2026']) {
        await folderIn(folder, 'Nu');
        await upload(keeper, `${folder}/Nu`, `${year}.txt`, TEXT);
        expect((await keeper.call('PUT', `${folder}/Nu`, { name: year })).status).toBe(200);
      }
      await folderIn(folder, 'Nu');
      for (const year of ['2025', '2026'])
        expect(await leads(`${old}/Nu/${year}.txt`)).toEqual([301, `/${old}/${year}/${year}.txt`]);
      await upload(keeper, `${folder}/Nu`, '2025.txt', Buffer.from('het nieuwe'));
      expect((await media(`${old}/Nu/2025.txt`)).text).toBe('het nieuwe');
      expect(await leads(`${old}/Nu/2026.txt`)).toEqual([301, `/${old}/2026/2026.txt`]);
    });
  });

  describe('changes that meet', () => {
    it('a file that is moved while it is renamed has its new name in its new folder', async () => {
      for (const round of [1, 2]) {
        const [from, to] = [await aFolder(keeper), await aFolder(keeper)];
        await upload(keeper, from, 'a.txt', TEXT);
        const [renamed, moved] = await Promise.all([
          keeper.call('PUT', `${from}/a.txt`, { filename: `b${round}.txt` }),
          keeper.call('PUT', 'library/move/', { path: `api/${from}`, target: `api/${to}`, filename: ['a.txt'] }),
        ]);
        expect(renamed.status).toBe(200);
        const there = moved.status === 200 ? to : from;
        expect([
          moved.status === 200 || moved.status === 404,
          await namesIn(keeper, from),
          await namesIn(keeper, to),
        ]).toEqual([true, there === from ? [`b${round}.txt`] : [], there === to ? [`b${round}.txt`] : []]);
        if (moved.status === 200) expect(bodyOf<{ location: string }>(renamed).location).toMatch(/b\d\.txt$/);
      }
    });

    it('of a folder that is deleted while files come, are renamed and move, nothing is left and nothing breaks', async () => {
      for (const round of [1, 2]) {
        const [folder, other] = [await aFolder(keeper), await aFolder(keeper)];
        for (const name of ['a.txt', 'b.txt', 'c.txt']) await upload(keeper, folder, name, TEXT);
        const replies = await Promise.all([
          keeper.call('PUT', `${folder}/a.txt`, { filename: 'd.txt' }),
          keeper.call('PUT', 'library/move/', { path: `api/${folder}`, target: `api/${other}`, filename: ['b.txt'] }),
          keeper.send('PUT', `${folder}/c.txt`, new Uint8Array(TEXT), named('c.txt')),
          upload(keeper, folder, 'e.txt', TEXT),
          keeper.call('POST', folder, { name: 'In' }),
          keeper.call('PUT', folder, { name: `Anders ${round}` }),
          keeper.send('DELETE', folder, undefined),
        ]);
        for (const { status } of replies) expect([200, 201, 204, 404]).toContain(status);
        const { lost } = await queryRow<{ lost: number }>(
          testServer.services.db,
          sql`
          select count(*)::integer as lost
          from library_files f join library_blobs b on b.id in (f.shown_id, f.original_id)
          where b.loose_since is not null`,
        );
        expect(lost).toBe(0);
      }
    });
  });

  describe('what websites show', () => {
    it('is asked for again, and sent only when it has changed', async () => {
      const folder = await aFolder(keeper);
      await upload(keeper, folder, 'a.txt', TEXT);
      const { path } = await fileAt(keeper, `${folder}/a.txt`);
      const whole = await media(path);
      const tag = whole.headers.get('etag') ?? '';
      expect(
        Object.fromEntries(
          [
            'content-type',
            'content-length',
            'cache-control',
            'accept-ranges',
            'x-content-type-options',
            'cross-origin-resource-policy',
          ].map((name) => [name, whole.headers.get(name)]),
        ),
      ).toEqual({
        'content-type': 'text/plain',
        'content-length': String(TEXT.length),
        'cache-control': 'public, no-cache',
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(whole.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
      expect(await media(path, { 'If-None-Match': `"x", W/${tag}` })).toMatchObject({ status: 304, text: '' });
      expect((await media(path, { 'If-None-Match': '"x"' })).status).toBe(200);
      expect(await media(path, { Range: 'bytes=4-6' })).toMatchObject({ status: 206, text: 'het' });
      expect(await media(path, { 'Range': 'bytes=4-6', 'If-Range': '"x"' })).toMatchObject({
        status: 200,
        text: TEXT.toString(),
      });
      expect(await media(path, { 'Range': 'bytes=4-6', 'If-Range': tag })).toMatchObject({ status: 206 });
      const past = await media(path, { Range: 'bytes=9999-' });
      expect([past.status, past.headers.get('content-range')]).toEqual([416, `bytes */${TEXT.length}`]);
      for (const odd of ['bytes=0-1,4-5', 'bytes=-', 'bytes=6-4', 'lines=1-2', 'bytes=a-b'])
        expect([odd, (await media(path, { Range: odd })).status]).toEqual([odd, 200]);
      const head = await media(path, {}, 'HEAD');
      expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', String(TEXT.length)]);
      await keeper.send('PUT', `${folder}/a.txt`, new Uint8Array(Buffer.from('anders')), named('a.txt'));
      expect(await media(path, { 'If-None-Match': tag })).toMatchObject({ status: 200, text: 'anders' });
      for (const nothing of ['media/', 'media', 'media/x.txt', folder.replace('library', 'media')])
        expect([nothing, (await media(nothing)).status]).toEqual([nothing, 404]);
    });
  });

  describe('a small picture', () => {
    it('is made for every picture, kept, and has another address when the picture changes', async () => {
      const folder = await aFolder(keeper);
      await upload(keeper, folder, 'a.png', await aPicture('png', { width: 1_200, height: 400 }));
      const { thumbnail, id } = await fileAt(keeper, `${folder}/a.png`);
      expect(thumbnail).toMatch(new RegExp(`^api/library/thumbnail/${id}/[\\w-]{22}$`));
      await testServer.services.db.execute('delete from library_thumbnails');
      const seen = (browser: Browser) =>
        testServer.server.app.request(`/${thumbnail ?? ''}`, { headers: { Cookie: browser.cookie } });
      for (const time of ['made', 'kept']) {
        const answer = await seen(keeper);
        expect([time, answer.status, answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([
          time,
          200,
          'private, max-age=31536000, immutable',
          'image/webp',
        ]);
        expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
          format: 'webp',
          width: 360,
          height: 120,
        });
      }
      for (const right of ['popup.view', 'blog.view', 'tag.edit'])
        expect((await seen(await signedInAs(testServer, { rights: [right] }))).status).toBe(200);
      for (const right of ['redirect.view', 'users.edit'])
        expect((await seen(await signedInAs(testServer, { rights: [right] }))).status).toBe(403);
      expect((await keeper.get(`library/thumbnail/${id}/x`)).status).toBe(404);
    });
  });

  describe('a search', () => {
    it('finds every word in names and texts, names first', async () => {
      const folder = await aFolder(keeper);
      for (const name of ['Zoekding groot.txt', 'groot zoekding.txt', 'iets.txt', 'niets.txt'])
        await upload(keeper, folder, name, TEXT);
      await keeper.call('PUT', `${folder}/iets.txt`, { description: 'een Zóékding' });
      const found = async (search: string) =>
        bodyOf<{ files: { name: string; location: string }[] }>(
          await keeper.get(`library/search?search=${encodeURIComponent(search)}`),
        ).files;
      expect((await found('zoekding')).map(({ name }) => name)).toEqual([
        'Zoekding groot.txt',
        'groot zoekding.txt',
        'iets.txt',
      ]);
      expect((await found('GROOT zoek')).map(({ name }) => name)).toEqual(['groot zoekding.txt', 'Zoekding groot.txt']);
      expect((await found('zoekding'))[0]?.location).toBe(`api/${folder}/Zoekding%20groot.txt`);
      expect(await found('zoek%')).toEqual([]);
      expect((await keeper.get('library/search?search=%20')).status).toBe(400);
      expect((await keeper.get('library/search')).status).toBe(400);
      await keeper.call('PUT', `${folder}/niets.txt`, { filename: 'zoekdingen.txt' });
      expect((await found('zoekdingen')).map(({ name }) => name)).toEqual(['zoekdingen.txt']);
    });
  });
});
