import { sql } from 'drizzle-orm';
import { queryRow } from '../../../server/database/database';
import { utc } from '../../../server/shared/utc';
import { aPicture } from '../../support/pictures';
import { bodyOf, Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import {
  aFolder,
  at,
  fileAt,
  named,
  namesIn,
  TEXT,
  upload,
  type FileOnWire,
  type FolderOnWire,
} from '../support/library';

const EVERYTHING = ['library.view', 'library.add', 'library.edit', 'library.delete'];

describe('the library', () => {
  let testServer: TestServer;
  let keeper: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    keeper = await signedInAs(testServer, { rights: EVERYTHING });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const media = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Reply> =>
    new Browser(testServer).send(method, `/${path}`, undefined, headers);
  const blobs = async (): Promise<number> => {
    const { count } = await queryRow<{ count: number }>(
      testServer.services.db,
      sql`select count(*)::integer as count from library_blobs`,
    );
    return count;
  };

  describe('a folder', () => {
    it('is added anywhere, told in the tree and by itself', async () => {
      const folder = await aFolder(keeper, 'Acties & prijzen 100%');
      const reply = await keeper.call('POST', folder, { name: ' Lente  2027 ' });
      expect([reply.status, reply.headers.get('location')]).toEqual([
        201,
        'api/library/Acties%20%26%20prijzen%20100%25/Lente%202027',
      ]);
      const { folder: tree } = bodyOf<{ folder: FolderOnWire[] }>(await keeper.get('library'));
      const own = tree.find(({ name }) => name === 'Acties & prijzen 100%');
      expect(own).toMatchObject({
        type: 'regular',
        files: 0,
        header: 'Acties & prijzen 100%',
        location: 'api/library/Acties%20%26%20prijzen%20100%25',
        meta: { parent_id: 0 },
      });
      expect(own?.folders).toEqual([
        expect.objectContaining({ name: 'Lente 2027', folders: [], location: reply.headers.get('location') }),
      ]);
      const shown = bodyOf<{ folder: object; meta: object }>(await keeper.get(folder));
      expect(shown).toMatchObject({
        folder: { id: own?.id, name: own?.name, files: [], folders: own?.folders },
        meta: { parent_id: 0 },
      });
      expect(bodyOf<{ meta: object }>(await keeper.get(`${folder}/Lente%202027`)).meta).toEqual({ parent_id: own?.id });
      expect(bodyOf<{ meta: object }>(await keeper.get(`${folder}%2FLente%202027/`)).meta).toEqual({
        parent_id: own?.id,
      });
    });

    it('is renamed with everything in it', async () => {
      const folder = await aFolder(keeper, 'Oud');
      await keeper.call('POST', folder, { name: 'In' });
      await upload(keeper, `${folder}/In`, 'a.txt', TEXT);
      const { id } = await fileAt(keeper, `${folder}/In/a.txt`);
      const reply = await keeper.call('PUT', folder, { name: 'Nieuw' }, { 'Content-Disposition': 'inline' });
      expect([reply.status, bodyOf<{ location: string }>(reply).location]).toEqual([200, 'api/library/Nieuw']);
      expect(await fileAt(keeper, at('Nieuw', 'In', 'a.txt'))).toMatchObject({
        id,
        location: 'api/library/Nieuw/In/a.txt',
        path: 'media/Nieuw/In/a.txt',
        folder: { name: 'In', location: 'api/library/Nieuw/In' },
      });
    });

    it('goes with everything in it', async () => {
      const folder = await aFolder(keeper);
      await keeper.call('POST', folder, { name: 'In' });
      await upload(keeper, `${folder}/In`, 'a.txt', TEXT);
      expect((await keeper.send('DELETE', folder, undefined)).status).toBe(204);
      expect((await keeper.get(folder)).status).toBe(404);
      expect((await keeper.get(`${folder}/In/a.txt`)).status).toBe(404);
      testServer.clock.now += 3_600_000;
      const other = await aFolder(keeper);
      await upload(keeper, other, 'a.txt', TEXT);
      const before = await blobs();
      await keeper.send('DELETE', other, undefined);
      testServer.clock.now += 3_600_000;
      await upload(keeper, await aFolder(keeper), 'b.txt', TEXT);
      expect(await blobs()).toBe(before);
    });

    it('has its name alone, whatever is capital in it and however it is composed', async () => {
      const folder = await aFolder(keeper);
      expect((await keeper.call('POST', folder, { name: 'Café' })).status).toBe(201);
      for (const name of ['Café', 'CAFÉ', 'cafe\u0301', 'ｃａｆé']) {
        expect([name, await keeper.call('POST', folder, { name })]).toMatchObject([
          name,
          { status: 409, body: { code: 'DUPLICATE' } },
        ]);
      }
      await upload(keeper, folder, 'bon.txt', TEXT);
      expect((await keeper.call('POST', folder, { name: 'BON.TXT' })).status).toBe(409);
      expect((await keeper.call('PUT', `${folder}/Caf%C3%A9`, { name: 'CAFÉ' })).status).toBe(200);
      expect((await keeper.call('PUT', `${folder}/CAF%C3%89`, { name: 'Bon.txt' })).status).toBe(409);
    });
  });

  describe('a file', () => {
    it('is kept and told as it was sent', async () => {
      const folder = await aFolder(keeper, 'Prijzen');
      const reply = await upload(keeper, folder, '100% prijs #1.txt', TEXT, 'text/plain');
      expect([reply.status, reply.headers.get('location')]).toEqual([
        201,
        'api/library/Prijzen/100%25%20prijs%20%231.txt',
      ]);
      const file = await keeper.get(at('Prijzen', '100% prijs #1.txt'));
      expect(file.headers.get('etag')).toMatch(/^"\d+\.1"$/);
      const { id, update, datetime } = bodyOf<{ file: FileOnWire }>(file).file;
      expect(file.body).toEqual({
        code: 'OK',
        file: {
          id,
          update,
          datetime,
          name: '100% prijs #1.txt',
          ext: 'txt',
          type: 'text/plain',
          size: TEXT.length,
          location: 'api/library/Prijzen/100%25%20prijs%20%231.txt',
          folder: { name: 'Prijzen', location: 'api/library/Prijzen' },
          status: 'published',
          path: 'media/Prijzen/100%25%20prijs%20%231.txt',
          title: '',
          alt: '',
          caption: '',
          description: '',
          no_index: 0,
          focuspoint: { x: 0, y: 0 },
          width: null,
          height: null,
          thumbnail: null,
          altered: 0,
          replaced: 0,
          read_only: 0,
        },
      });
      expect([update, datetime]).toEqual([utc(testServer.clock.now), utc(testServer.clock.now)]);
      const { text, headers } = await keeper.get(`library/download/Prijzen/${encodeURIComponent('100% prijs #1.txt')}`);
      expect(text).toBe(TEXT.toString());
      expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''100%25%20prijs%20%231.txt");
      expect(
        bodyOf<{ folder: FolderOnWire[] }>(await keeper.get('library')).folder.find(({ name }) => name === 'Prijzen')
          ?.files,
      ).toBe(1);
    });

    it('of several pieces comes back whole, and in any part', async () => {
      const folder = await aFolder(keeper);
      const bytes = Buffer.alloc(1_300_000);
      for (let place = 0; place < bytes.length; place += 1)
        bytes[place] = 32 + ((place * 7 + Math.floor(place / 1_000)) % 90);
      await upload(keeper, folder, 'lang.txt', bytes);
      const { path, size } = await fileAt(keeper, `${folder}/lang.txt`);
      expect(size).toBe(bytes.length);
      expect((await media(path)).text).toBe(bytes.toString());
      for (const [range, from, until] of [
        ['0-0', 0, 1],
        ['524287-524288', 524_287, 524_289],
        ['1299999-', 1_299_999, 1_300_000],
        ['-5', 1_299_995, 1_300_000],
        ['500000-9999999', 500_000, 1_300_000],
      ] as const) {
        const part = await media(path, { Range: `bytes=${range}` });
        expect([range, part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
          range,
          206,
          `bytes ${from}-${until - 1}/1300000`,
          String(until - from),
        ]);
        expect(part.text).toBe(bytes.subarray(from, until).toString());
      }
    });

    it('of many that want one name, one gets it', async () => {
      const folder = await aFolder(keeper);
      const names = ['a', 'b', 'c', 'd', 'e', 'f'];
      await Promise.all(names.map((name) => upload(keeper, folder, `${name}.txt`, TEXT)));
      const renames = await Promise.all(
        names.map((name) => keeper.call('PUT', `${folder}/${name}.txt`, { filename: 'een.txt' })),
      );
      expect(renames.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      const uploads = await Promise.all(names.map(() => upload(keeper, folder, 'twee.txt', TEXT)));
      expect(uploads.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
      expect((await namesIn(keeper, folder)).filter((name) => name.length > 5)).toEqual(['een.txt', 'twee.txt']);
      const adds = await Promise.all(names.map(() => keeper.call('POST', folder, { name: 'drie' })));
      expect(adds.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    });

    it('is replaced under its name by another of its kind only', async () => {
      const folder = await aFolder(keeper);
      await upload(keeper, folder, 'a.jpg', await aPicture('jpeg', { colour: '#f00' }));
      const before = await fileAt(keeper, `${folder}/a.jpg`);
      expect(
        (
          await keeper.send(
            'PUT',
            `${folder}/a.jpg`,
            new Uint8Array(await aPicture('png')),
            named('b.png', 'image/png'),
          )
        ).status,
      ).toBe(415);
      expect(
        (
          await keeper.send(
            'PUT',
            `${folder}/a.jpg`,
            new Uint8Array(await aPicture('png')),
            named('b.jpg', 'image/jpeg'),
          )
        ).status,
      ).toBe(415);
      const reply = await keeper.send(
        'PUT',
        `${folder}/a.jpg`,
        new Uint8Array(await aPicture('jpeg', { colour: '#00f', width: 60, height: 40 })),
        named('b.jpeg', 'image/jpeg'),
      );
      expect([reply.status, bodyOf<{ location: string }>(reply).location]).toEqual([200, before.location]);
      const after = await fileAt(keeper, `${folder}/a.jpg`);
      expect(after).toMatchObject({ id: before.id, path: before.path, width: 60, height: 40, altered: 0, replaced: 1 });
      expect(after.thumbnail).not.toBe(before.thumbnail);
    });
  });

  describe('a move', () => {
    it('takes all of them or none, and never into the root', async () => {
      const [from, to] = [await aFolder(keeper), await aFolder(keeper)];
      for (const name of ['a.txt', 'b.txt', 'c.txt']) await upload(keeper, from, name, TEXT);
      await upload(keeper, to, 'B.txt', TEXT);
      const move = (values: Parameters<Browser['call']>[2]): Promise<Reply> =>
        keeper.call('PUT', 'library/move/', values);
      const places = { path: `api/${from}`, target: `api/${to}` };
      expect(await move({ ...places, filename: ['a.txt', 'b.txt'] })).toMatchObject({
        status: 409,
        body: { code: 'DUPLICATE' },
      });
      expect((await move({ ...places, filename: ['a.txt', 'd.txt'] })).status).toBe(404);
      expect((await move({ path: `api/${from}`, target: 'api/library', filename: ['a.txt'] })).status).toBe(400);
      expect((await move({ ...places, target: 'api/library/nergens', filename: ['a.txt'] })).status).toBe(404);
      expect((await move({ ...places, filename: [] })).status).toBe(400);
      for (const target of ['api/user', '../library/x', 'api/library/%', 'https://evil.example/library/x'])
        expect([target, (await move({ ...places, target, filename: ['a.txt'] })).status]).toEqual([target, 400]);
      expect((await move({ ...places, target: 'api/library/../..', filename: ['a.txt'] })).status).toBe(404);
      expect(await namesIn(keeper, from)).toEqual(['a.txt', 'b.txt', 'c.txt']);
      const { id } = await fileAt(keeper, `${from}/a.txt`);
      expect(await move({ ...places, filename: ['a.txt', 'c.txt'] })).toMatchObject({
        status: 200,
        body: { code: 'OK' },
      });
      expect([await namesIn(keeper, from), await namesIn(keeper, to)]).toEqual([
        ['b.txt'],
        ['a.txt', 'B.txt', 'c.txt'],
      ]);
      expect((await fileAt(keeper, `${to}/a.txt`)).id).toBe(id);
      expect((await move({ path: `/api/${to}`, target: to, filename: ['a.txt'] })).status).toBe(200);
    });
  });

  test('a move takes a full folder along', async () => {
    const [from, to] = [await aFolder(keeper), await aFolder(keeper)];
    const { folder: tree } = bodyOf<{ folder: FolderOnWire[] }>(await keeper.get('library'));
    const idOf = (location: string) => tree.find((folder) => folder.location === `api/${location}`)?.id ?? 0;
    await testServer.services.db.execute(sql`
      insert into library_nodes (parent_id, name, folded, by_name, is_folder)
      select ${idOf(from)}, made, made, made, false
      from generate_series(1, 3000) n, lateral (select 'een tamelijk lange naam (' || n || ').txt' as made) m`);
    const filename = Array.from({ length: 3_000 }, (_, place) => `een tamelijk lange naam (${place + 1}).txt`);
    expect(
      (
        await keeper.call('PUT', 'library/move/', {
          path: `api/${from}`,
          target: `api/${to}`,
          filename: [...filename, 'nergens.txt'],
        })
      ).status,
    ).toBe(404);
    expect(
      (await keeper.call('PUT', 'library/move/', { path: `api/${from}`, target: `api/${to}`, filename })).status,
    ).toBe(200);
    const after = bodyOf<{ folder: FolderOnWire[] }>(await keeper.get('library')).folder;
    expect([from, to].map((place) => after.find(({ location }) => location === `api/${place}`)?.files)).toEqual([
      0, 3_000,
    ]);
  });
});
