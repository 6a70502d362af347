import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { checkPath } from '../../../server/http/request';
import { docx, mp3, pdf, zip } from '../../../server/seed/documents';
import { MAX_FILE_BYTES } from '../../../src/domain/library/file-type.rule';
import { aBomb, aPicture } from '../../support/pictures';
import { Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { aFolder, at, fileAt, keptIn, named, TEXT, upload } from '../support/library';

let testServer: TestServer;
let keeper: Browser;
beforeAll(async () => {
  testServer = await openTestServer();
  keeper = await signedInAs(testServer, { rights: ['library.view', 'library.add', 'library.edit', 'library.delete'] });
});
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects).toEqual([]));

const anonymous = (path: string): Promise<Reply> => new Browser(testServer).get(`/${path}`);
// Rule R-LIB-09.
describe('a path', () => {
  it.each(['a%2F..%2Fb', '..%2F..%2Fetc%2Fpasswd', 'a%00b', 'a%5Cb', 'a%5c..%5cb', '%ff', '%'])(
    'like %j is refused everywhere',
    async (path) => {
      for (const [method, place] of [
        ['GET', `library/x/${path}`],
        ['GET', `library/download/x/${path}`],
        ['PUT', `library/x/${path}`],
        ['POST', `library/x/${path}`],
        ['DELETE', `library/x/${path}`],
      ] as const) {
        const reply = await keeper.send(method, place, method === 'GET' ? undefined : 'name=a');
        expect([method, place, reply.status]).toEqual([method, place, 400]);
      }
      expect([400, 404]).toContain((await anonymous(`media/x/${path}`)).status);
    },
  );

  it.each([
    '/api/library/..',
    '/api/library/x/%2e%2e/y',
    '/api/library/%2e%2e%2fuser',
    '/media/x/../y',
    '/media/%2E',
    '/api/library/.',
    '/library/a%2f..',
  ])('like %j is refused before anybody normalises it', (target) => {
    expect(() => checkPath(target)).toThrow('VALUE_NOT_VALID');
  });

  it('may come with its slashes encoded, below the library alone', () => {
    for (const target of ['/api/library/a%2Fb.png', '/library/a%2fb.png', '/media/a%2Fb.png'])
      expect(() => checkPath(target)).not.toThrow();
    for (const target of ['/api/user%2F1', '/api/popup/a%2Fb', '/blog/a%2Fb'])
      expect(() => checkPath(target)).toThrow('VALUE_NOT_VALID');
  });

  it('of any length and depth ends in 404', async () => {
    for (const path of [
      'x'.repeat(300),
      'é'.repeat(5_000),
      Array(39).fill('x').join('/'),
      Array(500).fill('x').join('/'),
      'x//y',
      '/x',
      'CON',
      '%F0%9F%98%80',
      '__proto__',
      "';drop table library_nodes;--",
    ]) {
      expect([
        path.slice(0, 20),
        (await keeper.get(`library/${path}`)).status,
        (await anonymous(`media/${path}`)).status,
      ]).toEqual([path.slice(0, 20), 404, 404]);
    }
  });
});

describe('a name', () => {
  const REFUSED = [
    '',
    ' ',
    '.',
    '..',
    '.htaccess',
    'a/b',
    'a\\b',
    'a:b',
    'a*b',
    'a?b',
    'a"b',
    'a<b',
    'a|b',
    'a\u0000b',
    'a\u0001b',
    'a\u202Egnp.exe',
    'a\u200Bb',
    'con',
    'AUX',
    'nul',
    'COM1',
    'lpt9.x',
    'einde.',
    'x'.repeat(256),
    'é'.repeat(128),
  ];

  it.each(REFUSED)('like %j is refused for a folder, a file, and both of their renames', async (name) => {
    const folder = await aFolder(keeper);
    await keeper.call('POST', folder, { name: 'In' });
    await upload(keeper, folder, 'a.txt', TEXT);
    const before = await keptIn(testServer);
    const form = name.includes('\u0000') ? 'name=a%00b' : null;
    const sent = async (method: string, path: string, field: string): Promise<number> =>
      (form === null
        ? await keeper.call(method, path, { [field]: name })
        : await keeper.send(method, path, form.replace('name', field))
      ).status;
    expect(await sent('POST', folder, 'name')).toBe(400);
    expect(await sent('PUT', `${folder}/In`, 'name')).toBe(400);
    expect(await sent('PUT', `${folder}/a.txt`, 'filename')).toBe(400);
    const reply = await upload(keeper, folder, name, TEXT);
    expect([400, 415]).toContain(reply.status);
    expect(await keptIn(testServer)).toEqual(before);
  });

  it.each(['move', 'Download', 'USAGE', 'search', 'thumbnail', 'ｓearch'])(
    'like %j is refused in the root alone',
    async (name) => {
      expect((await keeper.call('POST', 'library', { name })).status).toBe(400);
      const folder = await aFolder(keeper);
      expect((await keeper.call('PUT', folder, { name })).status).toBe(400);
      expect((await keeper.call('POST', folder, { name })).status).toBe(201);
    },
  );

  it('that acts is only a name, wherever it is told', async () => {
    const folder = await aFolder(keeper);
    const name = "'; alert(1); onerror=x &amp; {{7+7}}.txt";
    expect((await upload(keeper, folder, name, TEXT)).status).toBe(201);
    const reply = await keeper.get(folder);
    expect([reply.headers.get('content-type'), reply.headers.get('x-content-type-options')]).toEqual([
      'application/json; charset=utf-8',
      'nosniff',
    ]);
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
    ['a.jpg', () => aPicture('jpeg'), 'image/jpeg'],
    ['a.JPEG', () => aPicture('jpeg'), 'image/pjpeg'],
    ['a.png', () => aPicture('png'), ''],
    [
      'a.gif',
      async () =>
        sharp(await aPicture())
          .gif()
          .toBuffer(),
      'image/gif',
    ],
    [
      'a.webp',
      async () =>
        sharp(await aPicture())
          .webp()
          .toBuffer(),
      'image/webp',
    ],
    ['a.pdf', () => pdf('Dag', ['Regel']), 'application/pdf'],
    ['a.zip', () => zip({ 'a.txt': 'dag' }), 'application/x-zip-compressed'],
    ['a.docx', () => docx(['Dag']), 'application/octet-stream'],
    ['a.mp3', () => mp3(1), 'audio/mpeg'],
    ['a.txt', () => TEXT, 'text/plain'],
    ['a.csv', () => Buffer.from('a;b\n'), 'application/vnd.ms-excel'],
    ['bmw.csv', () => Buffer.from('BMW 320i;1\n'), 'text/csv'],
    ['mz.txt', () => Buffer.from('MZ-80K\n'), 'text/plain'],
    ['solid.txt', () => Buffer.from('solid oak\n'), 'text/plain'],
    ['b.txt', () => Buffer.from('<?xml version="1.0"?><a/>'), 'text/plain'],
    ['a.doc', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'application/msword'],
  ])('like %s is taken', async (name, make, type) => {
    expect((await upload(keeper, await aFolder(keeper), name, await make(), type)).status).toBe(201);
  });

  it.each<readonly [string, string, () => Buffer | Promise<Buffer>, string, number]>([
    ['of no kind', 'a.exe', () => Buffer.from('MZ'), '', 415],
    ['a page', 'a.html', () => TEXT, 'text/html', 415],
    ['without an extension', 'a', () => TEXT, 'text/plain', 415],
    ['a page called a image', 'a.png', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png', 415],
    ['a document called a text', 'a.txt', () => pdf('x', []), 'text/plain', 415],
    ['a program called a text', 'a.txt', () => Buffer.from('MZ\0\0\0'), 'text/plain', 415],
    ['a picture called a document', 'a.pdf', () => aPicture(), 'application/pdf', 415],
    ['a picture called another', 'a.jpg', () => aPicture('png'), 'image/jpeg', 415],
    ['a type that says something else', 'a.png', () => aPicture('png'), 'text/html', 415],
    ['a document that says it is a page', 'a.pdf', () => pdf('x', []), 'text/html', 415],
    ['an archive called a film', 'a.mp4', () => zip({ a: 'b' }), 'video/mp4', 415],
    ['an empty text', 'a.txt', () => Buffer.alloc(0), 'text/plain', 415],
    ['an empty image', 'a.png', () => Buffer.alloc(0), 'image/png', 415],
    [
      'half a image',
      'a.png',
      async () =>
        (
          await sharp(await aPicture('png', { width: 900, height: 900 }))
            .png({ compressionLevel: 0 })
            .toBuffer()
        ).subarray(0, 400_000),
      'image/png',
      415,
    ],
    ['the head of a image', 'a.png', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png', 415],
    ['a bomb', 'a.png', () => aBomb(50_000, 50_000), 'image/png', 413],
    ['a long bomb', 'a.png', () => aBomb(20_001, 1), 'image/png', 413],
  ])('%s is refused and leaves nothing', async (_what, name, make, type, status) => {
    const folder = await aFolder(keeper);
    const before = await keptIn(testServer);
    expect((await upload(keeper, folder, name, await make(), type)).status).toBe(status);
    expect(await keptIn(testServer)).toEqual(before);
  });

  it('without a name is refused; in the root there is none', async () => {
    const folder = await aFolder(keeper);
    expect((await keeper.send('POST', folder, new Uint8Array(TEXT), { 'Content-Type': 'text/plain' })).status).toBe(
      400,
    );
    expect((await upload(keeper, 'library', 'a.txt', TEXT)).status).toBe(400);
    expect((await upload(keeper, at('nergens'), 'a.txt', TEXT)).status).toBe(404);
    expect((await upload(keeper, `${folder}/nergens`, 'a.txt', TEXT)).status).toBe(404);
  });

  it('of too many bytes is refused, told or not', async () => {
    const folder = await aFolder(keeper);
    const before = await keptIn(testServer);
    const told = await keeper.send('POST', folder, new Uint8Array(TEXT), {
      ...named('a.txt'),
      'Content-Length': String(MAX_FILE_BYTES + 1),
    });
    expect([told.status, told.body]).toEqual([413, { code: 'TOO_LARGE' }]);
    let sent = 0;
    const large = new ReadableStream<Uint8Array>({
      start: async (controller) => {
        controller.enqueue(new Uint8Array(await aPicture()));
      },
      pull: (controller) => {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
        if (sent > 100_000_000) controller.close();
      },
    });
    // TypeScript's type lacks this standard option.
    const init = {
      method: 'POST',
      body: large,
      duplex: 'half',
      headers: { ...named('a.png'), Cookie: keeper.cookie },
    } as RequestInit;
    expect((await testServer.server.app.request(`/api/${folder}`, init)).status).toBe(413);
    expect(sent).toBeLessThan(50_000_000);
    expect(await keptIn(testServer)).toEqual(before);
  });
});

describe('a right', () => {
  it('that is missing leaves everything as it was, to the byte', async () => {
    const folder = await aFolder(keeper);
    await upload(keeper, folder, 'a.txt', TEXT);
    const { path } = await fileAt(keeper, `${folder}/a.txt`);
    const before = await keptIn(testServer);
    const other = new Uint8Array(Buffer.from('anders'));
    for (const rights of [['library.view'], ['library.view', 'library.add', 'library.delete'], ['blog.edit'], []]) {
      const browser = await signedInAs(testServer, { rights });
      for (const reply of [
        await browser.send('PUT', `${folder}/a.txt`, other, named('a.txt')),
        await browser.call('PUT', `${folder}/a.txt`, { filename: 'b.txt' }),
        await browser.call('PUT', `${folder}/a.txt`, { restore: 'a.txt' }),
        await browser.call('PUT', folder, { name: 'x' }),
        await browser.call('PUT', 'library/move/', {
          path: `api/${folder}`,
          target: `api/${folder}`,
          filename: ['a.txt'],
        }),
      ])
        expect(reply).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
    const looker = await signedInAs(testServer, { rights: ['library.edit'] });
    expect((await upload(looker, folder, 'b.txt', TEXT)).status).toBe(403);
    expect((await looker.call('POST', folder, { name: 'x' })).status).toBe(403);
    expect((await looker.send('DELETE', `${folder}/a.txt`, undefined)).status).toBe(403);
    expect((await new Browser(testServer).send('PUT', `${folder}/a.txt`, other, named('a.txt'))).status).toBe(401);
    expect(await keptIn(testServer)).toEqual(before);
    expect((await anonymous(path)).text).toBe(TEXT.toString());
  });

  it('changes nothing in a folder of type other', async () => {
    const su = await signedInAs(testServer, { su: true });
    const folder = await aFolder(keeper);
    await upload(keeper, folder, 'a.txt', TEXT);
    const before = await keptIn(testServer);
    const system = at('Systeem');
    const inside = at('Systeem', 'Lees mij.txt');
    for (const reply of [
      await su.call('PUT', system, { name: 'x' }),
      await su.call('POST', system, { name: 'x' }),
      await upload(su, system, 'x.txt', TEXT),
      await su.send('DELETE', system, undefined),
      await su.send('DELETE', inside, undefined),
      await su.call('PUT', inside, { title: 'x' }),
      await su.call('PUT', inside, { focuspoint_x: 0, focuspoint_y: 0 }),
      await su.call('PUT', inside, { restore: 'x' }),
      await su.send('PUT', inside, new Uint8Array(TEXT), named('x.txt')),
      await su.call('POST', at('Systeem', 'Pictogrammen'), { name: 'x' }),
      await su.call('PUT', 'library/move/', {
        path: `api/${folder}`,
        target: 'api/library/Systeem',
        filename: ['a.txt'],
      }),
      await su.call('PUT', 'library/move/', {
        path: 'api/library/Systeem',
        target: `api/${folder}`,
        filename: ['Lees mij.txt'],
      }),
    ])
      expect(reply).toMatchObject({ status: 403, body: { code: 'READ_ONLY' } });
    expect(await keptIn(testServer)).toEqual(before);
    expect((await su.send('DELETE', 'library', undefined)).status).toBe(405);
  });

  it('takes no folder away, and gives none another path, that holds one of type other, however deep', async () => {
    const su = await signedInAs(testServer, { su: true });
    const [folder, target] = [await aFolder(keeper), await aFolder(keeper)];
    await keeper.call('POST', folder, { name: 'In' });
    await upload(keeper, `${folder}/In`, 'a.txt', TEXT);
    await testServer.services.db.execute(sql`
      insert into library_nodes (parent_id, name, folded, by_name, is_folder, read_only)
      select id, 'vast', 'vast', 'vast', true, true from library_nodes
      where library_names(id)::jsonb = ${JSON.stringify([decodeURIComponent(folder.replace('library/', '')), 'In'])}::jsonb`);
    const before = await keptIn(testServer);
    for (const place of [folder, `${folder}/In`]) {
      expect([
        place,
        await su.send('DELETE', place, undefined),
        await su.call('PUT', place, { name: 'Anders' }),
      ]).toMatchObject([
        place,
        { status: 403, body: { code: 'READ_ONLY' } },
        { status: 403, body: { code: 'READ_ONLY' } },
      ]);
    }
    // Folders cannot be moved, whatever they contain.
    expect(
      (await su.call('PUT', 'library/move/', { path: `api/${folder}`, target: `api/${target}`, filename: ['In'] }))
        .status,
    ).toBe(404);
    expect((await su.get(`${folder}/In/vast`)).status).toBe(200);
    expect(await keptIn(testServer)).toEqual(before);
    // Other files in the folder can be deleted, renamed and moved.
    expect((await su.call('PUT', `${folder}/In/a.txt`, { filename: 'b.txt' })).status).toBe(200);
    expect(
      (
        await su.call('PUT', 'library/move/', {
          path: `api/${folder}/In`,
          target: `api/${target}`,
          filename: ['b.txt'],
        })
      ).status,
    ).toBe(200);
  });
});
