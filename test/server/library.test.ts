import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { rowOf } from '../../server/database/database';
import { utc } from '../../server/shared/text';
import { aPicture } from '../support/pictures';
import { bodyOf, Browser, type Reply } from './support/browser';
import { DATABASES } from './support/databases';
import { signedInAs, type House } from './support/house';
import { aFolder, at, fileAt, named, TEXT, upload, type FileOnWire, type FolderOnWire } from './support/library';

const EVERYTHING = ['library.view', 'library.add', 'library.edit', 'library.delete'];
const namesIn = async (browser: Browser, folder: string): Promise<string[]> =>
  bodyOf<{ folder: { files: { name: string }[] } }>(await browser.get(folder)).folder.files.map(({ name }) => name);

describe.each(DATABASES)('the library on %s', (_name, open) => {
  let house: House;
  let keeper: Browser;
  beforeAll(async () => {
    house = await open();
    keeper = await signedInAs(house, { rights: EVERYTHING });
  });
  afterAll(() => house.close());
  afterEach(() => expect(house.defects).toEqual([]));

  const media = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Reply> => new Browser(house).send(method, `/${path}`, undefined, headers);
  const blobs = async (): Promise<number> => {
    const { count } = await rowOf<{ count: number }>(house.services.db, sql`select count(*)::integer as count from library_blobs`);
    return count;
  };

  describe('a folder', () => {
    it('is added anywhere, told in the tree and by itself', async () => {
      const folder = await aFolder(keeper, 'Acties & prijzen 100%');
      const reply = await keeper.call('POST', folder, { name: ' Lente  2027 ' });
      expect([reply.status, reply.headers.get('location')]).toEqual([201, 'api/library/Acties%20%26%20prijzen%20100%25/Lente%202027']);
      const { folder: tree } = bodyOf<{ folder: FolderOnWire[] }>(await keeper.get('library'));
      const own = tree.find(({ name }) => name === 'Acties & prijzen 100%');
      expect(own).toMatchObject({ type: 'regular', files: 0, header: 'Acties & prijzen 100%', location: 'api/library/Acties%20%26%20prijzen%20100%25', meta: { parent_id: 0 } });
      expect(own?.folders).toEqual([expect.objectContaining({ name: 'Lente 2027', folders: [], location: reply.headers.get('location') })]);
      const shown = bodyOf<{ folder: object; meta: object }>(await keeper.get(folder));
      expect(shown).toMatchObject({ folder: { id: own?.id, name: own?.name, files: [], folders: own?.folders }, meta: { parent_id: 0 } });
      expect(bodyOf<{ meta: object }>(await keeper.get(`${folder}/Lente%202027`)).meta).toEqual({ parent_id: own?.id });
      expect(bodyOf<{ meta: object }>(await keeper.get(`${folder}%2FLente%202027/`)).meta).toEqual({ parent_id: own?.id });
    });

    it('is renamed with everything in it', async () => {
      const folder = await aFolder(keeper, 'Oud');
      await keeper.call('POST', folder, { name: 'In' });
      await upload(keeper, `${folder}/In`, 'a.txt', TEXT);
      const { id } = await fileAt(keeper, `${folder}/In/a.txt`);
      const reply = await keeper.call('PUT', folder, { name: 'Nieuw' }, { 'Content-Disposition': 'inline' });
      expect([reply.status, bodyOf<{ location: string }>(reply).location]).toEqual([200, 'api/library/Nieuw']);
      expect(await fileAt(keeper, at('Nieuw', 'In', 'a.txt'))).toMatchObject({ id, location: 'api/library/Nieuw/In/a.txt', path: 'media/Nieuw/In/a.txt', folder: { name: 'In', location: 'api/library/Nieuw/In' } });
    });

    it('goes with everything in it', async () => {
      const folder = await aFolder(keeper);
      await keeper.call('POST', folder, { name: 'In' });
      await upload(keeper, `${folder}/In`, 'a.txt', TEXT);
      expect((await keeper.send('DELETE', folder, undefined)).status).toBe(204);
      expect((await keeper.get(folder)).status).toBe(404);
      expect((await keeper.get(`${folder}/In/a.txt`)).status).toBe(404);
      house.clock.now += 3_600_000;
      const other = await aFolder(keeper);
      await upload(keeper, other, 'a.txt', TEXT);
      const before = await blobs();
      await keeper.send('DELETE', other, undefined);
      house.clock.now += 3_600_000;
      await upload(keeper, await aFolder(keeper), 'b.txt', TEXT);
      expect(await blobs()).toBe(before);
    });

    it('has its name alone, whatever is capital in it and however it is composed', async () => {
      const folder = await aFolder(keeper);
      expect((await keeper.call('POST', folder, { name: 'Café' })).status).toBe(201);
      for (const name of ['Café', 'CAFÉ', 'cafe\u0301', 'ｃａｆé']) {
        expect([name, await keeper.call('POST', folder, { name })]).toMatchObject([name, { status: 409, body: { code: 'DUPLICATE' } }]);
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
      expect([reply.status, reply.headers.get('location')]).toEqual([201, 'api/library/Prijzen/100%25%20prijs%20%231.txt']);
      const file = await keeper.get(at('Prijzen', '100% prijs #1.txt'));
      expect(file.headers.get('etag')).toMatch(/^"\d+\.1"$/);
      const { id, update, datetime } = bodyOf<{ file: FileOnWire }>(file).file;
      expect(file.body).toEqual({
        code: 'OK',
        file: {
          id, update, datetime, name: '100% prijs #1.txt', ext: 'txt', type: 'text/plain', size: TEXT.length, location: 'api/library/Prijzen/100%25%20prijs%20%231.txt',
          folder: { name: 'Prijzen', location: 'api/library/Prijzen' }, status: 'published',
          path: 'media/Prijzen/100%25%20prijs%20%231.txt', title: '', alt: '', caption: '', description: '', no_index: 0, focuspoint: { x: 0, y: 0 },
          width: null, height: null, thumbnail: null, altered: 0, read_only: 0,
        },
      });
      expect([update, datetime]).toEqual([utc(house.clock.now), utc(house.clock.now)]);
      const { text, headers } = await keeper.get(`library/download/Prijzen/${encodeURIComponent('100% prijs #1.txt')}`);
      expect(text).toBe(TEXT.toString());
      expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''100%25%20prijs%20%231.txt");
      expect(bodyOf<{ folder: FolderOnWire[] }>(await keeper.get('library')).folder.find(({ name }) => name === 'Prijzen')?.files).toBe(1);
    });

    it('of several pieces comes back whole, and in any part', async () => {
      const folder = await aFolder(keeper);
      const bytes = Buffer.alloc(1_300_000);
      for (let place = 0; place < bytes.length; place += 1) bytes[place] = 32 + (place * 7 + Math.floor(place / 1_000)) % 90;
      await upload(keeper, folder, 'lang.txt', bytes);
      const { path, size } = await fileAt(keeper, `${folder}/lang.txt`);
      expect(size).toBe(bytes.length);
      expect((await media(path)).text).toBe(bytes.toString());
      for (const [range, from, until] of [['0-0', 0, 1], ['524287-524288', 524_287, 524_289], ['1299999-', 1_299_999, 1_300_000], ['-5', 1_299_995, 1_300_000], ['500000-9999999', 500_000, 1_300_000]] as const) {
        const part = await media(path, { Range: `bytes=${range}` });
        expect([range, part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([range, 206, `bytes ${from}-${until - 1}/1300000`, String(until - from)]);
        expect(part.text).toBe(bytes.subarray(from, until).toString());
      }
    });

    it('takes what is written about it, each by itself, and emptied too', async () => {
      const folder = await aFolder(keeper);
      await upload(keeper, folder, 'a.txt', TEXT);
      house.clock.now += 60_000;
      const reply = await keeper.call('PUT', `${folder}/a.txt`, { title: 'Titel', alt: 'Alt', caption: 'Bij', description: 'Regel 1\nRegel 2', no_index: 1 });
      expect([reply.status, bodyOf<{ location: string }>(reply).location]).toEqual([200, `api/${folder}/a.txt`]);
      const saved = await fileAt(keeper, `${folder}/a.txt`);
      expect(saved).toMatchObject({ title: 'Titel', alt: 'Alt', caption: 'Bij', description: 'Regel 1\nRegel 2', no_index: 1 });
      expect(saved.update > saved.datetime).toBe(true);
      await keeper.call('PUT', `${folder}/a.txt`, { alt: '' });
      expect(await fileAt(keeper, `${folder}/a.txt`)).toMatchObject({ title: 'Titel', alt: '', no_index: 1 });
      expect((await media(saved.path)).headers.get('x-robots-tag')).toBe('noindex');
      expect((await keeper.call('PUT', `${folder}/a.txt`, { title: 'x'.repeat(256) })).status).toBe(400);
      expect((await keeper.call('PUT', `${folder}/a.txt`, { status: 'draft' })).status).toBe(400);
    });

    it('takes a focus point of three decimals from -1 to 1', async () => {
      const folder = await aFolder(keeper);
      await upload(keeper, folder, 'a.png', await aPicture());
      expect((await keeper.call('PUT', `${folder}/a.png`, { focuspoint_x: '-0.125', focuspoint_y: '1' })).status).toBe(200);
      expect((await fileAt(keeper, `${folder}/a.png`)).focuspoint).toEqual({ x: -0.125, y: 1 });
      for (const [x, y] of [['1.001', '0'], ['0.1234', '0'], ['NaN', '0'], ['0', ''], ['1e-1', '0'], ['-2', '0']] as const) {
        expect([x, y, (await keeper.call('PUT', `${folder}/a.png`, { focuspoint_x: x, focuspoint_y: y })).status]).toEqual([x, y, 400]);
      }
      expect((await keeper.call('PUT', `${folder}/a.png`, { focuspoint_x: '0' })).status).toBe(400);
      expect((await fileAt(keeper, `${folder}/a.png`)).focuspoint).toEqual({ x: -0.125, y: 1 });
    });

    it('is saved only by who has seen its present version', async () => {
      const folder = await aFolder(keeper);
      await upload(keeper, folder, 'a.txt', TEXT);
      const tag = (await keeper.get(`${folder}/a.txt`)).headers.get('etag') ?? '';
      const first = await keeper.call('PUT', `${folder}/a.txt`, { title: 'Eerst' }, { 'If-Match': tag });
      expect(first.status).toBe(200);
      const late = { 'If-Match': tag };
      for (const values of [{ title: 'Laat' }, { filename: 'b.txt' }, { focuspoint_x: 0, focuspoint_y: 0 }, { restore: 'a.txt' }]) {
        expect(await keeper.call('PUT', `${folder}/a.txt`, values, late)).toMatchObject({ status: 412, body: { code: 'CHANGED' } });
      }
      expect((await keeper.send('PUT', `${folder}/a.txt`, new Uint8Array(TEXT), { ...named('a.txt'), ...late })).status).toBe(412);
      expect((await fileAt(keeper, `${folder}/a.txt`)).title).toBe('Eerst');
      expect((await keeper.call('PUT', `${folder}/a.txt`, { title: 'Toch' }, { 'If-Match': first.headers.get('etag') ?? '' })).status).toBe(200);
    });

    it('is renamed, its extension kept', async () => {
      const folder = await aFolder(keeper);
      await upload(keeper, folder, 'a.txt', TEXT);
      await upload(keeper, folder, 'b.txt', TEXT);
      expect(await keeper.call('PUT', `${folder}/a.txt`, { filename: 'B.TXT' })).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } });
      for (const filename of ['c.pdf', 'c', '', '../c.txt', 'a/b.txt', '.txt']) expect([filename, (await keeper.call('PUT', `${folder}/a.txt`, { filename })).status]).toEqual([filename, 400]);
      expect(bodyOf<{ location: string }>(await keeper.call('PUT', `${folder}/a.txt`, { filename: 'Één twee.txt' })).location).toBe(`api/${folder}/${encodeURIComponent('Één twee.txt')}`);
      expect(await namesIn(keeper, folder)).toEqual(['b.txt', 'Één twee.txt']);
    });

    it('of many that want one name, one gets it', async () => {
      const folder = await aFolder(keeper);
      const names = ['a', 'b', 'c', 'd', 'e', 'f'];
      await Promise.all(names.map((name) => upload(keeper, folder, `${name}.txt`, TEXT)));
      const renames = await Promise.all(names.map((name) => keeper.call('PUT', `${folder}/${name}.txt`, { filename: 'een.txt' })));
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
      expect((await keeper.send('PUT', `${folder}/a.jpg`, new Uint8Array(await aPicture('png')), named('b.png', 'image/png'))).status).toBe(415);
      expect((await keeper.send('PUT', `${folder}/a.jpg`, new Uint8Array(await aPicture('png')), named('b.jpg', 'image/jpeg'))).status).toBe(415);
      const reply = await keeper.send('PUT', `${folder}/a.jpg`, new Uint8Array(await aPicture('jpeg', { colour: '#00f', width: 60, height: 40 })), named('b.jpeg', 'image/jpeg'));
      expect([reply.status, bodyOf<{ location: string }>(reply).location]).toEqual([200, before.location]);
      const after = await fileAt(keeper, `${folder}/a.jpg`);
      expect(after).toMatchObject({ id: before.id, path: before.path, width: 60, height: 40, altered: 0 });
      expect(after.thumbnail).not.toBe(before.thumbnail);
    });
  });

  describe('a move', () => {
    it('takes all of them or none, and never into the root', async () => {
      const [from, to] = [await aFolder(keeper), await aFolder(keeper)];
      for (const name of ['a.txt', 'b.txt', 'c.txt']) await upload(keeper, from, name, TEXT);
      await upload(keeper, to, 'B.txt', TEXT);
      const move = (values: Parameters<Browser['call']>[2]): Promise<Reply> => keeper.call('PUT', 'library/move/', values);
      const places = { path: `api/${from}`, target: `api/${to}` };
      expect(await move({ ...places, filename: ['a.txt', 'b.txt'] })).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } });
      expect((await move({ ...places, filename: ['a.txt', 'd.txt'] })).status).toBe(404);
      expect((await move({ path: `api/${from}`, target: 'api/library', filename: ['a.txt'] })).status).toBe(400);
      expect((await move({ ...places, target: 'api/library/nergens', filename: ['a.txt'] })).status).toBe(404);
      expect((await move({ ...places, filename: [] })).status).toBe(400);
      for (const target of ['api/user', '../library/x', 'api/library/%', 'https://evil.example/library/x']) expect([target, (await move({ ...places, target, filename: ['a.txt'] })).status]).toEqual([target, 400]);
      expect((await move({ ...places, target: 'api/library/../..', filename: ['a.txt'] })).status).toBe(404);
      expect(await namesIn(keeper, from)).toEqual(['a.txt', 'b.txt', 'c.txt']);
      const { id } = await fileAt(keeper, `${from}/a.txt`);
      expect(await move({ ...places, filename: ['a.txt', 'c.txt'] })).toMatchObject({ status: 200, body: { code: 'OK' } });
      expect([await namesIn(keeper, from), await namesIn(keeper, to)]).toEqual([['b.txt'], ['a.txt', 'B.txt', 'c.txt']]);
      expect((await fileAt(keeper, `${to}/a.txt`)).id).toBe(id);
      expect((await move({ path: `/api/${to}`, target: to, filename: ['a.txt'] })).status).toBe(200);
    });
  });

  test('a move takes a full folder along', async () => {
    const [from, to] = [await aFolder(keeper), await aFolder(keeper)];
    const { folder: tree } = bodyOf<{ folder: FolderOnWire[] }>(await keeper.get('library'));
    const idOf = (location: string) => tree.find((folder) => folder.location === `api/${location}`)?.id ?? 0;
    await house.services.db.execute(sql`
      insert into library_nodes (parent_id, name, folded, by_name, is_folder) select ${idOf(from)}, made, made, made, false from generate_series(1, 3000) n, lateral (select 'een tamelijk lange naam (' || n || ').txt' as made) m`);
    const filename = Array.from({ length: 3_000 }, (_, place) => `een tamelijk lange naam (${place + 1}).txt`);
    expect((await keeper.call('PUT', 'library/move/', { path: `api/${from}`, target: `api/${to}`, filename: [...filename, 'nergens.txt'] })).status).toBe(404);
    expect((await keeper.call('PUT', 'library/move/', { path: `api/${from}`, target: `api/${to}`, filename })).status).toBe(200);
    const after = bodyOf<{ folder: FolderOnWire[] }>(await keeper.get('library')).folder;
    expect([from, to].map((place) => after.find(({ location }) => location === `api/${place}`)?.files)).toEqual([0, 3_000]);
  });

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
      await keeper.call('PUT', 'library/move/', { path: 'api/library/Merk%20B/Logos', target: `api/${target}`, filename: ['b.txt'] });
      const { path } = await fileAt(keeper, `${target}/b.txt`);
      for (const old of ['media/Merk%20A/Logo/a.txt', 'media/Merk%20A/Logo/b.txt', 'media/Merk%20B/Logos/b.txt', 'media/Merk%20B%2FLogos%2Fa.txt', path.toUpperCase().replace('MEDIA', 'media')]) {
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
      await keeper.call('PUT', 'library/move/', { path: `api/${folder}/In`, target: `api/${target}`, filename: ['a.txt'] });
      const { path } = await fileAt(keeper, `${target}/a.txt`);
      expect((await keeper.send('DELETE', folder, undefined)).status).toBe(204);
      expect(await leads('media/Opgeruimd/In/a.txt')).toEqual([301, `/${path}`]);
      expect((await media('media/Opgeruimd/In/b.txt')).status).toBe(404);
      for (const gone of [folder, `${folder}/In`, `${folder}/Leeg`]) {
        expect([gone, (await keeper.get(gone)).status, (await keeper.call('PUT', gone, { name: 'x' })).status, (await folderIn(gone, 'x')).status, (await keeper.send('DELETE', gone, undefined)).status, (await upload(keeper, gone, 'x.txt', TEXT)).status])
          .toEqual([gone, 404, 404, 404, 404, 404]);
      }
      expect(bodyOf<{ folder: FolderOnWire[] }>(await keeper.get('library')).folder.map(({ name }) => name)).not.toContain('Opgeruimd');
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
      for (const year of ['2025', '2026']) expect(await leads(`${old}/Nu/${year}.txt`)).toEqual([301, `/${old}/${year}/${year}.txt`]);
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
          keeper.call('PUT', `${from}/a.txt`, { filename: `b${round}.txt` }), keeper.call('PUT', 'library/move/', { path: `api/${from}`, target: `api/${to}`, filename: ['a.txt'] }),
        ]);
        expect(renamed.status).toBe(200);
        const there = moved.status === 200 ? to : from;
        expect([moved.status === 200 || moved.status === 404, await namesIn(keeper, from), await namesIn(keeper, to)]).toEqual([true, there === from ? [`b${round}.txt`] : [], there === to ? [`b${round}.txt`] : []]);
        if (moved.status === 200) expect(bodyOf<{ location: string }>(renamed).location).toMatch(/b\d\.txt$/);
      }
    });

    it('of a folder that is deleted while files come, are renamed and move, nothing is left and nothing breaks', async () => {
      for (const round of [1, 2]) {
        const [folder, other] = [await aFolder(keeper), await aFolder(keeper)];
        for (const name of ['a.txt', 'b.txt', 'c.txt']) await upload(keeper, folder, name, TEXT);
        const replies = await Promise.all([
          keeper.call('PUT', `${folder}/a.txt`, { filename: 'd.txt' }), keeper.call('PUT', 'library/move/', { path: `api/${folder}`, target: `api/${other}`, filename: ['b.txt'] }),
          keeper.send('PUT', `${folder}/c.txt`, new Uint8Array(TEXT), named('c.txt')), upload(keeper, folder, 'e.txt', TEXT), keeper.call('POST', folder, { name: 'In' }), keeper.call('PUT', folder, { name: `Anders ${round}` }),
          keeper.send('DELETE', folder, undefined),
        ]);
        for (const { status } of replies) expect([200, 201, 204, 404]).toContain(status);
        const { lost } = await rowOf<{ lost: number }>(house.services.db, sql`
          select count(*)::integer as lost from library_files f join library_blobs b on b.id in (f.shown_id, f.original_id) where b.loose_since is not null`);
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
      expect(Object.fromEntries(['content-type', 'content-length', 'cache-control', 'accept-ranges', 'x-content-type-options', 'cross-origin-resource-policy'].map((name) => [name, whole.headers.get(name)]))).toEqual({
        'content-type': 'text/plain', 'content-length': String(TEXT.length), 'cache-control': 'public, no-cache', 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'cross-origin',
      });
      expect(whole.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
      expect(await media(path, { 'If-None-Match': `"x", W/${tag}` })).toMatchObject({ status: 304, text: '' });
      expect((await media(path, { 'If-None-Match': '"x"' })).status).toBe(200);
      expect(await media(path, { Range: 'bytes=4-6' })).toMatchObject({ status: 206, text: 'het' });
      expect(await media(path, { 'Range': 'bytes=4-6', 'If-Range': '"x"' })).toMatchObject({ status: 200, text: TEXT.toString() });
      expect(await media(path, { 'Range': 'bytes=4-6', 'If-Range': tag })).toMatchObject({ status: 206 });
      const past = await media(path, { Range: 'bytes=9999-' });
      expect([past.status, past.headers.get('content-range')]).toEqual([416, `bytes */${TEXT.length}`]);
      for (const odd of ['bytes=0-1,4-5', 'bytes=-', 'bytes=6-4', 'lines=1-2', 'bytes=a-b']) expect([odd, (await media(path, { Range: odd })).status]).toEqual([odd, 200]);
      const head = await media(path, {}, 'HEAD');
      expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', String(TEXT.length)]);
      await keeper.send('PUT', `${folder}/a.txt`, new Uint8Array(Buffer.from('anders')), named('a.txt'));
      expect(await media(path, { 'If-None-Match': tag })).toMatchObject({ status: 200, text: 'anders' });
      for (const nothing of ['media/', 'media', 'media/x.txt', folder.replace('library', 'media')]) expect([nothing, (await media(nothing)).status]).toEqual([nothing, 404]);
    });
  });

  describe('a small picture', () => {
    it('is made for every picture, kept, and has another address when the picture changes', async () => {
      const folder = await aFolder(keeper);
      await upload(keeper, folder, 'a.png', await aPicture('png', { width: 1_200, height: 400 }));
      const { thumbnail, id } = await fileAt(keeper, `${folder}/a.png`);
      expect(thumbnail).toMatch(new RegExp(`^api/library/thumbnail/${id}/[\\w-]{22}$`));
      await house.services.db.execute('delete from library_thumbnails');
      const seen = (browser: Browser) => house.server.app.request(`/${thumbnail ?? ''}`, { headers: { Cookie: browser.cookie } });
      for (const time of ['made', 'kept']) {
        const answer = await seen(keeper);
        expect([time, answer.status, answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([time, 200, 'private, max-age=31536000, immutable', 'image/webp']);
        expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 360, height: 120 });
      }
      expect((await seen(await signedInAs(house, { rights: ['popup.view'] }))).status).toBe(200);
      expect((await seen(await signedInAs(house, { rights: ['blog.view'] }))).status).toBe(403);
      expect((await keeper.get(`library/thumbnail/${id}/x`)).status).toBe(404);
    });
  });

  describe('a search', () => {
    it('finds every word in names and texts, names first', async () => {
      const folder = await aFolder(keeper);
      for (const name of ['Zoekding groot.txt', 'groot zoekding.txt', 'iets.txt', 'niets.txt']) await upload(keeper, folder, name, TEXT);
      await keeper.call('PUT', `${folder}/iets.txt`, { description: 'een Zóékding' });
      const found = async (search: string) => bodyOf<{ files: { name: string; location: string }[] }>(await keeper.get(`library/search?search=${encodeURIComponent(search)}`)).files;
      expect((await found('zoekding')).map(({ name }) => name)).toEqual(['Zoekding groot.txt', 'groot zoekding.txt', 'iets.txt']);
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
