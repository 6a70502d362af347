import { sql } from 'drizzle-orm';
import { request } from 'node:http';
import sharp from 'sharp';
import { rowOf } from '../../server/database/database';
import { checkPath } from '../../server/http/request';
import { draw } from '../../server/seed/draw';
import { docx, mp3, pdf, zip } from '../../server/seed/documents';
import { LARGEST_FILE } from '../../src/domain/library/file-type.rule';
import { aBomb, aPicture } from '../support/pictures';
import { Browser, type Reply } from './support/browser';
import { openHouse, signedInAs, type House } from './support/house';
import { aFolder, at, fileAt, named, TEXT, upload } from './support/library';

let house: House;
let keeper: Browser;
beforeAll(async () => {
  house = await openHouse();
  keeper = await signedInAs(house, { rights: ['library.view', 'library.add', 'library.edit', 'library.delete'] });
});
afterAll(() => house.close());
afterEach(() => expect(house.defects).toEqual([]));

const anonymous = (path: string): Promise<Reply> => new Browser(house).get(`/${path}`);
/** Everything that is kept, to the byte. */
const everything = async (): Promise<object> => rowOf(house.services.db, sql`
  select (select count(*) from library_nodes)::integer as nodes, (select count(*) from library_blobs)::integer as blobs, (select count(*) from library_pieces)::integer as pieces,
    (select md5(string_agg(shown_id || ' ' || original_id || ' ' || version, ',' order by node_id)) from library_files) as files`);

/** A drawing with pictures in it, each small on the page. */
const drawingOf = (...pictures: readonly Buffer[]): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${pictures.map((picture) => `<image width="40" height="30" href="data:image/png;base64,${picture.toString('base64')}"/>`).join('')}</svg>`);

describe('a path', () => {
  it.each(['a%2F..%2Fb', '..%2F..%2Fetc%2Fpasswd', 'a%00b', 'a%5Cb', 'a%5c..%5cb', '%ff', '%'])('like %j is refused everywhere', async (path) => {
    for (const [method, place] of [['GET', `library/x/${path}`], ['GET', `library/download/x/${path}`], ['PUT', `library/x/${path}`], ['POST', `library/x/${path}`], ['DELETE', `library/x/${path}`]] as const) {
      const reply = await keeper.send(method, place, method === 'GET' ? undefined : 'name=a');
      expect([method, place, reply.status]).toEqual([method, place, 400]);
    }
    expect([400, 404]).toContain((await anonymous(`media/x/${path}`)).status);
  });

  it.each(['/api/library/..', '/api/library/x/%2e%2e/y', '/api/library/%2e%2e%2fuser', '/media/x/../y', '/media/%2E', '/api/library/.', '/library/a%2f..'])('like %j is refused before anybody normalises it', (target) => {
    expect(() => checkPath(target)).toThrow('VALUE_NOT_VALID');
  });

  it('may come with its slashes encoded, below the library alone', () => {
    for (const target of ['/api/library/a%2Fb.png', '/library/a%2fb.png', '/media/a%2Fb.png']) expect(() => checkPath(target)).not.toThrow();
    for (const target of ['/api/user%2F1', '/api/popup/a%2Fb', '/blog/a%2Fb']) expect(() => checkPath(target)).toThrow('VALUE_NOT_VALID');
  });

  it('of any length and depth ends in 404', async () => {
    for (const path of ['x'.repeat(300), 'é'.repeat(5_000), Array(39).fill('x').join('/'), Array(500).fill('x').join('/'), 'x//y', '/x', 'CON', '%F0%9F%98%80', '__proto__', "';drop table library_nodes;--"]) {
      expect([path.slice(0, 20), (await keeper.get(`library/${path}`)).status, (await anonymous(`media/${path}`)).status]).toEqual([path.slice(0, 20), 404, 404]);
    }
  });
});

describe('a name', () => {
  const REFUSED = [
    '', ' ', '.', '..', '.htaccess', 'a/b', 'a\\b', 'a:b', 'a*b', 'a?b', 'a"b', 'a<b', 'a|b', 'a\u0000b', 'a\u0001b', 'a\u202Egnp.exe', 'a\u200Bb', 'con', 'AUX', 'nul', 'COM1', 'lpt9.x', 'einde.', 'x'.repeat(256), 'é'.repeat(128),
  ];

  it.each(REFUSED)('like %j is refused for a folder, a file, and both of their renames', async (name) => {
    const folder = await aFolder(keeper);
    await keeper.call('POST', folder, { name: 'In' });
    await upload(keeper, folder, 'a.txt', TEXT);
    const before = await everything();
    const form = name.includes('\u0000') ? 'name=a%00b' : null;
    const sent = async (method: string, path: string, field: string): Promise<number> =>
      (form === null ? await keeper.call(method, path, { [field]: name }) : await keeper.send(method, path, form.replace('name', field))).status;
    expect(await sent('POST', folder, 'name')).toBe(400);
    expect(await sent('PUT', `${folder}/In`, 'name')).toBe(400);
    expect(await sent('PUT', `${folder}/a.txt`, 'filename')).toBe(400);
    const reply = await upload(keeper, folder, name, TEXT);
    expect([400, 415]).toContain(reply.status);
    expect(await everything()).toEqual(before);
  });

  it.each(['move', 'Download', 'USAGE', 'search', 'thumbnail', 'ｓearch'])('like %j is refused in the root alone', async (name) => {
    expect((await keeper.call('POST', 'library', { name })).status).toBe(400);
    const folder = await aFolder(keeper);
    expect((await keeper.call('PUT', folder, { name })).status).toBe(400);
    expect((await keeper.call('POST', folder, { name })).status).toBe(201);
  });

  it('that acts is only a name, wherever it is told', async () => {
    const folder = await aFolder(keeper);
    const name = "'; alert(1); onerror=x &amp; {{7+7}}.txt";
    expect((await upload(keeper, folder, name, TEXT)).status).toBe(201);
    const reply = await keeper.get(folder);
    expect([reply.headers.get('content-type'), reply.headers.get('x-content-type-options')]).toEqual(['application/json; charset=utf-8', 'nosniff']);
    const file = await fileAt(keeper, `${folder}/${encodeURIComponent(name)}`);
    expect(file.name).toBe(name);
    const saved = await keeper.get(file.location.replace('api/library', 'library/download'));
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/);
    expect(saved.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('has no more than twenty folders above it', async () => {
    let folder = await aFolder(keeper);
    for (let depth = 1; depth < 20; depth += 1) {
      expect((await keeper.call('POST', folder, { name: 'x' })).status).toBe(201);
      folder = `${folder}/x`;
    }
    expect((await keeper.call('POST', folder, { name: 'x' })).status).toBe(400);
    expect((await upload(keeper, folder, 'a.txt', TEXT)).status).toBe(201);
  });
});

describe('a file', () => {
  it.each<readonly [string, () => Buffer | Promise<Buffer>, string]>([
    ['a.jpg', () => aPicture('jpeg'), 'image/jpeg'], ['a.JPEG', () => aPicture('jpeg'), 'image/pjpeg'], ['a.png', () => aPicture('png'), ''], ['a.gif', async () => sharp(await aPicture()).gif().toBuffer(), 'image/gif'],
    ['a.webp', async () => sharp(await aPicture()).webp().toBuffer(), 'image/webp'], ['a.pdf', () => pdf('Dag', ['Regel']), 'application/pdf'], ['a.zip', () => zip({ 'a.txt': 'dag' }), 'application/x-zip-compressed'],
    ['a.docx', () => docx(['Dag']), 'application/octet-stream'], ['a.mp3', () => mp3(1), 'audio/mpeg'], ['a.txt', () => TEXT, 'text/plain'], ['a.csv', () => Buffer.from('a;b\n'), 'application/vnd.ms-excel'],
    ['bmw.csv', () => Buffer.from('BMW 320i;1\n'), 'text/csv'], ['mz.txt', () => Buffer.from('MZ-80K\n'), 'text/plain'], ['solid.txt', () => Buffer.from('solid oak\n'), 'text/plain'],
    ['b.txt', () => Buffer.from('<?xml version="1.0"?><a/>'), 'text/plain'], ['a.doc', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'application/msword'],
  ])('like %s is taken', async (name, make, type) => {
    expect((await upload(keeper, await aFolder(keeper), name, await make(), type)).status).toBe(201);
  });

  it.each<readonly [string, string, () => Buffer | Promise<Buffer>, string, number]>([
    ['of no kind', 'a.exe', () => Buffer.from('MZ'), '', 415], ['a page', 'a.html', () => TEXT, 'text/html', 415], ['without an extension', 'a', () => TEXT, 'text/plain', 415],
    ['a page called a picture', 'a.png', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png', 415], ['a document called a text', 'a.txt', () => pdf('x', []), 'text/plain', 415], ['a program called a text', 'a.txt', () => Buffer.from('MZ\0\0\0'), 'text/plain', 415],
    ['a picture called a document', 'a.pdf', () => aPicture(), 'application/pdf', 415], ['a picture called another', 'a.jpg', () => aPicture('png'), 'image/jpeg', 415], ['a type that says something else', 'a.png', () => aPicture('png'), 'text/html', 415],
    ['a document that says it is a page', 'a.pdf', () => pdf('x', []), 'text/html', 415], ['an archive called a film', 'a.mp4', () => zip({ a: 'b' }), 'video/mp4', 415], ['an empty text', 'a.txt', () => Buffer.alloc(0), 'text/plain', 415],
    ['an empty picture', 'a.png', () => Buffer.alloc(0), 'image/png', 415], ['half a picture', 'a.png', async () => (await sharp(await aPicture('png', { width: 900, height: 900 })).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 400_000), 'image/png', 415],
    ['the head of a picture', 'a.png', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png', 415], ['a bomb', 'a.png', () => aBomb(50_000, 50_000), 'image/png', 413], ['a long bomb', 'a.png', () => aBomb(20_001, 1), 'image/png', 413],
    ['no drawing', 'a.svg', () => Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'), 'image/svg+xml', 415], ['half a drawing', 'a.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'), 'image/svg+xml', 415],
    ['a drawing that grows', 'a.svg', () => Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>'), 'image/svg+xml', 415],
    ['a drawing with a bomb in it', 'a.svg', () => drawingOf(aBomb(20_000, 20_000)), 'image/svg+xml', 413], ['a drawing with many large pictures in it', 'a.svg', () => drawingOf(...Array<Buffer>(3).fill(aBomb(5_000, 5_000))), 'image/svg+xml', 413],
    ['a drawing with no picture in it that says it is one', 'a.svg', () => drawingOf(Buffer.from('<script>')), 'image/svg+xml', 415],
    ['a drawing too large to look through', 'a.svg', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(2_100_000)}</svg>`), 'image/svg+xml', 413],
  ])('%s is refused and leaves nothing', async (_what, name, make, type, status) => {
    const folder = await aFolder(keeper);
    const before = await everything();
    expect((await upload(keeper, folder, name, await make(), type)).status).toBe(status);
    expect(await everything()).toEqual(before);
  });

  it('without a name is refused; in the root there is none', async () => {
    const folder = await aFolder(keeper);
    expect((await keeper.send('POST', folder, new Uint8Array(TEXT), { 'Content-Type': 'text/plain' })).status).toBe(400);
    expect((await upload(keeper, 'library', 'a.txt', TEXT)).status).toBe(400);
    expect((await upload(keeper, at('nergens'), 'a.txt', TEXT)).status).toBe(404);
    expect((await upload(keeper, `${folder}/nergens`, 'a.txt', TEXT)).status).toBe(404);
  });

  it('of too many bytes is refused, told or not', async () => {
    const folder = await aFolder(keeper);
    const before = await everything();
    const told = await keeper.send('POST', folder, new Uint8Array(TEXT), { ...named('a.txt'), 'Content-Length': String(LARGEST_FILE + 1) });
    expect([told.status, told.body]).toEqual([413, { code: 'TOO_LARGE' }]);
    let sent = 0;
    const large = new ReadableStream<Uint8Array>({
      start: async (controller) => { controller.enqueue(new Uint8Array(await aPicture())); },
      pull: (controller) => {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
        if (sent > 100_000_000) controller.close();
      },
    });
    // The type lags behind the standard.
    const init = { method: 'POST', body: large, duplex: 'half', headers: { ...named('a.png'), Cookie: keeper.cookie } } as RequestInit;
    expect((await house.server.app.request(`/api/${folder}`, init)).status).toBe(413);
    expect(sent).toBeLessThan(50_000_000);
    expect(await everything()).toEqual(before);
  });
});

describe('a drawing', () => {
  const PAYLOAD = `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/x.css"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="120" height="80" onload="alert(1)">
    <script>alert(1)</script><style>@import url(https://evil.example/x.css); .a{fill:red}</style><style>.b{fill:url(#g)}</style><defs><linearGradient id="g"><stop stop-color="red"/></linearGradient></defs>
    <a xlink:href="javascript:alert(1)"><text y="20">Dag</text></a><use href="https://evil.example/x.svg#a"/><use href="#g"/><image href="https://evil.example/x.png"/><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>
    <animate attributeName="href" to="javascript:alert(1)"/><rect class="b" width="5" height="5" onclick="alert(1)" style="fill:url(https://evil.example)"/></svg>`;

  it('is shown without anything that acts, and kept as it came', async () => {
    const folder = await aFolder(keeper);
    expect((await upload(keeper, folder, 'a.svg', Buffer.from(PAYLOAD), 'image/svg+xml')).status).toBe(201);
    const file = await fileAt(keeper, `${folder}/a.svg`);
    expect(file).toMatchObject({ type: 'image/svg+xml', width: 120, height: 80, altered: 0 });
    const shown = await anonymous(file.path);
    expect(shown.text).not.toMatch(/script|evil|onload|onclick|foreignObject|iframe|animate|xml-stylesheet|@import/i);
    for (const kept of ['<linearGradient id="g">', 'Dag', '.b{fill:url(#g)}', '<use href="#g"/>', 'class="b"']) expect(shown.text).toContain(kept);
    expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    const { bytes } = await rowOf<{ bytes: Uint8Array }>(house.services.db, sql`select p.bytes from library_files f join library_pieces p on p.blob_id = f.original_id where f.node_id = ${file.id}`);
    expect(Buffer.from(bytes).toString()).toBe(PAYLOAD);
  });

  it('keeps a picture that stands in it', async () => {
    const folder = await aFolder(keeper);
    const drawing = drawingOf(await aPicture('png', { colour: '#f00' }));
    expect((await upload(keeper, folder, 'a.svg', drawing, 'image/svg+xml')).status).toBe(201);
    const { path, thumbnail } = await fileAt(keeper, `${folder}/a.svg`);
    expect((await anonymous(path)).text).toContain('href="data:image/png;base64,');
    await house.services.db.execute(sql`delete from library_thumbnails`);
    const small = await house.server.app.request(`/${thumbnail ?? ''}`, { headers: { Cookie: keeper.cookie } });
    expect([...await sharp(Buffer.from(await small.arrayBuffer())).removeAlpha().raw().toBuffer()].slice(0, 1)[0]).toBeGreaterThan(200);
  });

  it('that asks for hours of work is given up, and others go on', async () => {
    const folder = await aFolder(keeper);
    const noise = '<feTurbulence baseFrequency=".05" numOctaves="90"/><feGaussianBlur stdDeviation="200"/>'.repeat(90);
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="5000" height="5000"><filter id="f">${noise}</filter>${'<rect width="5000" height="5000" filter="url(#f)"/>'.repeat(200)}</svg>`;
    const before = await everything();
    expect((await upload(keeper, folder, 'a.svg', Buffer.from(drawing), 'image/svg+xml')).status).toBe(413);
    expect(await everything()).toEqual(before);
    expect((await upload(keeper, folder, 'a.png', await aPicture('png'))).status).toBe(201);
  }, 90_000);

  it('that does nothing looks as it did, small pictures of it too', async () => {
    const folder = await aFolder(keeper);
    const drawing = await draw({ scene: 'logo', look: 0, width: 720, height: 480, format: 'svg' });
    await upload(keeper, folder, 'logo.svg', drawing);
    const { path, thumbnail } = await fileAt(keeper, `${folder}/logo.svg`);
    const [before, after] = await Promise.all([sharp(drawing).raw().toBuffer(), sharp(Buffer.from((await anonymous(path)).text)).raw().toBuffer()]);
    expect(after.equals(before)).toBe(true);
    expect((await keeper.get(`/${thumbnail ?? ''}`)).status).toBe(200);
  });
});

test('half an upload leaves nothing', async () => {
  const folder = await aFolder(keeper);
  const before = await everything();
  const address = new URL(await house.server.listen(0));
  const lines = () => house.lines.filter((line) => line.includes(`POST /api/${folder} `));
  await new Promise<void>((resolve) => {
    const call = request({ host: '127.0.0.1', port: address.port, method: 'POST', path: `/api/${folder}`, headers: { ...named('a.txt'), 'Cookie': keeper.cookie, 'Content-Length': 3_000_000 } });
    call.on('error', () => resolve());
    call.write(Buffer.alloc(1_700_000, 'x'), () => call.destroy());
  });
  while (lines().length === 0) await new Promise((resolve) => { setImmediate(resolve); });
  expect(lines()[0]).toMatch(/ 400 /);
  expect(await everything()).toEqual(before);
});

test('what a killed server left is swept by the next one that looks, what is under way is not', async () => {
  const { db } = house.services;
  const left = async (): Promise<readonly number[]> => (await rowOf<{ ids: number[] }>(db, sql`select coalesce(json_agg(id order by id), '[]') as ids from library_blobs where loose_since is not null`)).ids;
  house.clock.now += 3_600_000;
  await upload(keeper, await aFolder(keeper), 'a.txt', TEXT);
  expect(await left()).toEqual([]);
  const { id } = await rowOf<{ id: number }>(db, sql`insert into library_blobs (loose_since) values (to_timestamp(${house.clock.now / 1_000}::float8) at time zone 'UTC') returning id`);
  await db.execute(sql`insert into library_pieces (blob_id, place, bytes) values (${id}, 0, 'x'::bytea)`);
  house.clock.now += 300_000;
  await upload(keeper, await aFolder(keeper), 'a.txt', TEXT);
  expect(await left()).toEqual([id]);
  house.clock.now += 360_000;
  await upload(keeper, await aFolder(keeper), 'a.txt', TEXT);
  expect(await left()).toEqual([]);
});

describe('a right', () => {
  it('that is missing leaves everything as it was, to the byte', async () => {
    const folder = await aFolder(keeper);
    await upload(keeper, folder, 'a.txt', TEXT);
    const { path } = await fileAt(keeper, `${folder}/a.txt`);
    const before = await everything();
    const other = new Uint8Array(Buffer.from('anders'));
    for (const rights of [['library.view'], ['library.view', 'library.add', 'library.delete'], ['blog.edit'], []]) {
      const browser = await signedInAs(house, { rights });
      for (const reply of [
        await browser.send('PUT', `${folder}/a.txt`, other, named('a.txt')), await browser.call('PUT', `${folder}/a.txt`, { filename: 'b.txt' }), await browser.call('PUT', `${folder}/a.txt`, { restore: 'a.txt' }),
        await browser.call('PUT', folder, { name: 'x' }), await browser.call('PUT', 'library/move/', { path: `api/${folder}`, target: `api/${folder}`, filename: ['a.txt'] }),
      ]) expect(reply).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
    const looker = await signedInAs(house, { rights: ['library.edit'] });
    expect((await upload(looker, folder, 'b.txt', TEXT)).status).toBe(403);
    expect((await looker.call('POST', folder, { name: 'x' })).status).toBe(403);
    expect((await looker.send('DELETE', `${folder}/a.txt`, undefined)).status).toBe(403);
    expect((await new Browser(house).send('PUT', `${folder}/a.txt`, other, named('a.txt'))).status).toBe(401);
    expect(await everything()).toEqual(before);
    expect((await anonymous(path)).text).toBe(TEXT.toString());
  });

  it('changes nothing in a folder of type other, nor in what holds one', async () => {
    const su = await signedInAs(house, { su: true });
    const folder = await aFolder(keeper);
    await upload(keeper, folder, 'a.txt', TEXT);
    const before = await everything();
    const system = at('Systeem');
    const inside = at('Systeem', 'Lees mij.txt');
    for (const reply of [
      await su.call('PUT', system, { name: 'x' }), await su.call('POST', system, { name: 'x' }), await upload(su, system, 'x.txt', TEXT), await su.send('DELETE', system, undefined), await su.send('DELETE', inside, undefined),
      await su.call('PUT', inside, { title: 'x' }), await su.call('PUT', inside, { focuspoint_x: 0, focuspoint_y: 0 }), await su.call('PUT', inside, { restore: 'x' }), await su.send('PUT', inside, new Uint8Array(TEXT), named('x.txt')),
      await su.call('POST', at('Systeem', 'Pictogrammen'), { name: 'x' }), await su.call('PUT', 'library/move/', { path: `api/${folder}`, target: 'api/library/Systeem', filename: ['a.txt'] }),
      await su.call('PUT', 'library/move/', { path: 'api/library/Systeem', target: `api/${folder}`, filename: ['Lees mij.txt'] }),
    ]) expect(reply).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    await house.services.db.execute(sql`insert into library_nodes (parent_id, name, folded, by_name, is_folder, read_only) select id, 'vast', 'vast', 'vast', true, true from library_nodes where name = ${folder.split('/')[1]?.replace('%20', ' ') ?? ''}`);
    expect((await su.send('DELETE', folder, undefined)).status).toBe(403);
    expect({ ...await everything(), nodes: 0 }).toEqual({ ...before, nodes: 0 });
    expect((await su.send('DELETE', 'library', undefined)).status).toBe(405);
  });
});
