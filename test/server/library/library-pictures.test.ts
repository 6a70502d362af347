import { aCategory, aQuestion } from '../support/faq';
import { sql } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { queryRow } from '../../../server/database/database';
import { aBomb, aNoisyPicture, aPicture, aPortrait, withPngChunks } from '../../support/pictures';
import { bodyOf, type Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { aFolder, fileAt, named, upload, type FileOnWire } from '../support/library';

let testServer: TestServer;
let keeper: Browser;
beforeAll(async () => {
  testServer = await openTestServer();
  keeper = await signedInAs(testServer, { rights: ['library.view', 'library.add', 'library.edit'] });
});
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects).toEqual([]));

const bytesAt = async (path: string): Promise<Buffer> =>
  Buffer.from(await (await testServer.server.app.request(`/${path}`)).arrayBuffer());
/** The stored bytes of the original. */
const originalOf = async ({ id }: FileOnWire): Promise<Buffer> => {
  const { bytes } = await queryRow<{ bytes: string }>(
    testServer.services.db,
    sql`
    select encode(string_agg(p.bytes, ''::bytea order by p.place), 'hex') as bytes
    from library_files f join library_pieces p on p.blob_id = f.original_id where f.node_id = ${id}`,
  );
  return Buffer.from(bytes, 'hex');
};
const pixelsOf = (picture: Sharp | Buffer): Promise<Buffer> =>
  (Buffer.isBuffer(picture) ? sharp(picture) : picture).ensureAlpha().raw().toBuffer();
const dataUrl = (bytes: Buffer, type: string): string => `data:image/${type};base64,${bytes.toString('base64')}`;
const modify = (path: string, value: string): Promise<Reply> => keeper.call('PUT', path, { modified: value });
/** Uploads a file to a new folder. @returns the path of its calls */
const aFile = async (name: string, bytes: Buffer): Promise<string> => {
  const folder = await aFolder(keeper);
  const reply = await upload(keeper, folder, name, bytes);
  expect(reply.status).toBe(201);
  return `${folder}/${encodeURIComponent(name)}`;
};

/** Red, green, blue and white corners: no two rotations look the same. */
const corners = async (): Promise<Buffer> =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#fff' } })
    .composite([
      { input: await aPicture('png', { width: 40, height: 30, colour: '#f00' }), left: 0, top: 0 },
      { input: await aPicture('png', { width: 40, height: 30, colour: '#0f0' }), left: 40, top: 0 },
      { input: await aPicture('png', { width: 40, height: 30, colour: '#00f' }), left: 0, top: 30 },
    ])
    .png()
    .toBuffer();

it.each([
  ['without metadata', (picture: Sharp) => picture],
  ['with metadata', (picture: Sharp) => picture.withExif({ IFD0: { Artist: 'Nobody' } })],
])('a CMYK JPEG %s is shown in the colours of screens (R-LIB-22)', async (_what, change) => {
  const source = await change(
    sharp(await aPicture('png', { width: 40, height: 30, colour: '#00a000' })).toColourspace('cmyk'),
  )
    .jpeg({ quality: 95 })
    .toBuffer();
  expect((await sharp(source).metadata()).space).toBe('cmyk');
  const file = await fileAt(keeper, await aFile('druk.jpg', source));
  const shown = await bytesAt(file.path);
  const { space, channels } = await sharp(shown).metadata();
  expect([space, channels]).toEqual(['srgb', 3]);
  expect((await originalOf(file)).equals(source)).toBe(true);
  const [red = 255, green = 0, blue = 255] = await sharp(shown).raw().toBuffer();
  expect([red < 90, green > 120, blue < 90]).toEqual([true, true, true]);
});

describe('a changed picture (R-LIB-08)', () => {
  it.each<readonly [string, (picture: Sharp) => Sharp]>([
    ['cropped', (picture) => picture.extract({ left: 13, top: 7, width: 41, height: 37 })],
    ['turned by 45 degrees', (picture) => picture.rotate(45, { background: '#0000' })],
    ['turned by a quarter', (picture) => picture.rotate(90)],
    ['flipped left to right', (picture) => picture.flop()],
    ['flipped top to bottom', (picture) => picture.flip()],
    ['all of it', (picture) => picture.rotate(90).flop().extract({ left: 5, top: 6, width: 30, height: 50 })],
  ])('%s is stored pixel for pixel as it was sent, in the kind of the file', async (_what, change) => {
    const source = await corners();
    const sent = await change(sharp(source)).png().toBuffer();
    const path = await aFile('a.png', source);
    const before = await fileAt(keeper, path);
    const reply = await modify(path, dataUrl(sent, 'png'));
    expect([reply.status, bodyOf<{ location: string }>(reply).location]).toEqual([200, before.location]);
    const after = await fileAt(keeper, path);
    const shown = await bytesAt(after.path);
    expect((await pixelsOf(shown)).equals(await pixelsOf(sent))).toBe(true);
    const { width, height } = await sharp(sent).metadata();
    expect(after).toMatchObject({ id: before.id, path: before.path, width, height, altered: 1 });
    expect(after.thumbnail).not.toBe(before.thumbnail);
    expect((await originalOf(after)).equals(source)).toBe(true);
  });

  it('sent as the kind of the file is kept byte for byte', async () => {
    const path = await aFile('a.jpg', await aPicture('jpeg'));
    const sent = await sharp(await corners())
      .jpeg({ quality: 90 })
      .toBuffer();
    await modify(path, dataUrl(sent, 'jpeg'));
    expect((await bytesAt((await fileAt(keeper, path)).path)).equals(sent)).toBe(true);
  });

  it('sent as another kind is drawn as the kind of the file', async () => {
    const source = await corners();
    for (const [name, format] of [
      ['a.jpg', 'jpeg'],
      ['a.webp', 'webp'],
    ] as const) {
      const path = await aFile(
        name,
        await sharp(await aPicture())
          .toFormat(format)
          .toBuffer(),
      );
      expect((await modify(path, dataUrl(source, 'png'))).status).toBe(200);
      const shown = await bytesAt((await fileAt(keeper, path)).path);
      expect((await sharp(shown).metadata()).format).toBe(format);
      if (format === 'webp') expect((await pixelsOf(shown)).equals(await pixelsOf(source))).toBe(true);
    }
  });

  it('goes again when the uploaded one is restored', async () => {
    const source = await corners();
    const path = await aFile('a.png', source);
    await modify(path, dataUrl(await sharp(source).flip().png().toBuffer(), 'png'));
    expect((await fileAt(keeper, path)).altered).toBe(1);
    const reply = await keeper.call('PUT', path, { restore: decodeURIComponent(path) });
    expect([reply.status, bodyOf<{ location: string }>(reply).location]).toEqual([200, `api/${path}`]);
    expect(await fileAt(keeper, path)).toMatchObject({ altered: 0, width: 80, height: 60 });
    expect((await bytesAt((await fileAt(keeper, path)).path)).equals(source)).toBe(true);
    testServer.clock.now += 3_600_000;
    await modify(path, dataUrl(await sharp(source).flop().png().toBuffer(), 'png'));
    expect((await originalOf(await fileAt(keeper, path))).equals(source)).toBe(true);
  });

  it.each<readonly [string, () => string | Promise<string>, number]>([
    ['no data URL', () => 'https://evil.example/a.png', 400],
    ['a page', () => `data:text/html;base64,${Buffer.from('<script>').toString('base64')}`, 400],
    ['a drawing', () => dataUrl(Buffer.from('<svg/>'), 'svg+xml'), 400],
    ['nothing', () => 'data:image/png;base64,', 415],
    ['something else', () => dataUrl(Buffer.from('<script>'), 'png'), 415],
    ['another kind than it says', async () => dataUrl(await aPicture('jpeg'), 'png'), 415],
    ['half of it', async () => dataUrl((await aNoisyPicture('png', 200)).subarray(0, 60_000), 'png'), 415],
    ['a bomb', () => dataUrl(aBomb(50_000, 50_000), 'png'), 413],
  ])('that is %s is refused, and the picture stays', async (_what, make, status) => {
    const path = await aFile('a.png', await corners());
    const before = (await keeper.get(path)).text;
    expect((await modify(path, await make())).status).toBe(status);
    expect((await keeper.get(path)).text).toBe(before);
  });

  it('is no drawing, no film and no document', async () => {
    const sent = dataUrl(await aPicture(), 'png');
    expect(
      (
        await modify(
          await aFile(
            'a.gif',
            await sharp(await aPicture())
              .gif()
              .toBuffer(),
          ),
          sent,
        )
      ).status,
    ).toBe(415);
    expect((await modify(await aFile('a.txt', Buffer.from('dag')), sent)).status).toBe(415);
  });

  it('of more than a megabyte is taken', async () => {
    const path = await aFile('a.png', await aPicture());
    const sent = await aNoisyPicture('png', 900);
    expect(sent.length).toBeGreaterThan(1_200_000);
    expect((await modify(path, dataUrl(sent, 'png'))).status).toBe(200);
    expect((await bytesAt((await fileAt(keeper, path)).path)).equals(sent)).toBe(true);
  });
});

describe('what a camera wrote (R-LIB-22)', () => {
  const GPS = { IFD0: { Artist: 'Jan de Vries' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } };

  it('turns the picture upright and is not shown; the original stays as it came', async () => {
    const source = await aPortrait();
    const path = await aFile('portret.jpg', source);
    const file = await fileAt(keeper, path);
    expect(file).toMatchObject({ width: 200, height: 400, altered: 0 });
    const shown = await bytesAt(file.path);
    const { exif, orientation, width, height } = await sharp(shown).metadata();
    expect([exif, orientation, width, height]).toEqual([undefined, undefined, 200, 400]);
    const [top, bottom] = await Promise.all(
      [20, 380].map((row) => sharp(shown).extract({ left: 100, top: row, width: 1, height: 1 }).raw().toBuffer()),
    );
    expect([(top?.[0] ?? 0) > 200, (bottom?.[2] ?? 0) > 200]).toEqual([true, true]);
    expect((await originalOf(file)).equals(source)).toBe(true);
    const small = await sharp(
      Buffer.from(
        await (
          await testServer.server.app.request(`/${file.thumbnail ?? ''}`, { headers: { Cookie: keeper.cookie } })
        ).arrayBuffer(),
      ),
    ).metadata();
    expect(small).toMatchObject({ width: 120, height: 240 });
  });

  it.each<readonly [string, 'jpeg' | 'png' | 'webp']>([
    ['a.jpg', 'jpeg'],
    ['a.png', 'png'],
    ['a.webp', 'webp'],
  ])('is in no public copy of %s', async (name, format) => {
    const source = await sharp(await corners())
      .withExif(GPS)
      .toFormat(format)
      .toBuffer();
    expect(source.includes('Jan de Vries')).toBe(true);
    const file = await fileAt(keeper, await aFile(name, source));
    const shown = await bytesAt(file.path);
    expect(shown.includes('Jan de Vries')).toBe(false);
    expect((await sharp(shown).metadata()).exif).toBeUndefined();
    if (format === 'png') expect((await pixelsOf(shown)).equals(await pixelsOf(source))).toBe(true);
    expect((await originalOf(file)).equals(source)).toBe(true);
  });

  it('is not hidden behind the end of the picture, nor in what the console sends', async () => {
    const source = Buffer.concat([
      await sharp(await corners())
        .jpeg()
        .toBuffer(),
      await sharp(await corners())
        .withExif(GPS)
        .jpeg()
        .toBuffer(),
    ]);
    const path = await aFile('a.jpg', source);
    expect((await bytesAt((await fileAt(keeper, path)).path)).includes('Jan de Vries')).toBe(false);
    await modify(
      path,
      dataUrl(
        await sharp(await corners())
          .withExif(GPS)
          .jpeg()
          .toBuffer(),
        'jpeg',
      ),
    );
    expect((await bytesAt((await fileAt(keeper, path)).path)).includes('Jan de Vries')).toBe(false);
  });

  it('is cut out of a PNG, which keeps its encoding', async () => {
    const plain = await sharp(await corners())
      .png({ compressionLevel: 9, palette: true })
      .withIccProfile('p3')
      .toBuffer();
    const written = {
      fdAT: '0000Jan',
      tEXt: 'Author\0Jan',
      zTXt: 'a\0\0x',
      iTXt: 'a\0\0\0\0\0Jan',
      tIME: '1234567',
      prVt: 'Jan',
    };
    const source = Buffer.concat([withPngChunks(plain, written), Buffer.from('Jan behind the end')]);
    const file = await fileAt(keeper, await aFile('a.png', source));
    expect((await bytesAt(file.path)).equals(plain)).toBe(true);
    expect(file).toMatchObject({ width: 80, height: 60 });
    expect((await originalOf(file)).equals(source)).toBe(true);
  });

  it('turns a PNG upright, which is encoded anew', async () => {
    const source = await sharp(await corners())
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const file = await fileAt(keeper, await aFile('a.png', source));
    expect(file).toMatchObject({ width: 60, height: 80 });
    const shown = await bytesAt(file.path);
    expect((await sharp(shown).metadata()).orientation).toBeUndefined();
    expect((await pixelsOf(shown)).equals(await pixelsOf(sharp(await corners()).rotate(90)))).toBe(true);
  });

  it('leaves its colours: a profile stays with the pixels that it belongs to', async () => {
    const source = await sharp(await corners())
      .withIccProfile('p3')
      .withExif(GPS)
      .png()
      .toBuffer();
    const shown = await bytesAt((await fileAt(keeper, await aFile('a.png', source))).path);
    const [before, after] = await Promise.all([sharp(source).metadata(), sharp(shown).metadata()]);
    expect(before.icc).toBeDefined();
    expect(after.icc?.equals(before.icc ?? Buffer.alloc(0))).toBe(true);
    expect((await pixelsOf(shown)).equals(await pixelsOf(source))).toBe(true);
  });

  it('is all that is taken: a picture without it is shown byte for byte', async () => {
    for (const [name, format] of [
      ['a.jpg', 'jpeg'],
      ['a.png', 'png'],
      ['a.webp', 'webp'],
      ['a.gif', 'gif'],
    ] as const) {
      const source = await sharp(await corners())
        .toFormat(format)
        .toBuffer();
      expect([name, (await bytesAt((await fileAt(keeper, await aFile(name, source))).path)).equals(source)]).toEqual([
        name,
        true,
      ]);
    }
  });
});

describe('where a file is used (R-LIB-12)', () => {
  const usageOf = async (path: string, by: Browser): Promise<unknown> =>
    bodyOf<{ usage: unknown }>(await by.get(path.replace('library/', 'library/usage/'))).usage;

  it('is told of categories and questions of the FAQ, with the category of a question', async () => {
    const su = await signedInAs(testServer, { su: true });
    const path = await aFile('faq.png', await aPicture());
    const file = await fileAt(keeper, path);
    const category = await aCategory(su, { name: 'Beeld', meta_og_image: file.location });
    const question = await aQuestion(su, category, { title: 'Wat?', content: `<p><img src="/${file.path}"></p>` });
    await aQuestion(su, category, { title: 'Iets anders', content: '<p>media/</p>' });
    expect(await usageOf(path, su)).toEqual([
      { type: 'faq', id: category, title: 'Beeld' },
      { type: 'faq', id: question, title: 'Wat?', category },
    ]);
    const stranger = await signedInAs(testServer, { rights: ['library.view'] });
    expect((await stranger.get(path.replace('library/', 'library/usage/'))).body).toMatchObject({
      usage: [],
      hidden: 2,
    });
  });

  it('is told by picture and by address, follows the file, and ends with it', async () => {
    const su = await signedInAs(testServer, { su: true });
    const path = await aFile('a & b.png', await aPicture());
    const file = await fileAt(keeper, path);
    const aPopup = async (values: Parameters<Browser['call']>[2]) =>
      bodyOf<{ popup: { id: number; image: unknown } }>(
        await su.call('POST', 'popup', { title: 'Proef', content: 'x', popup: 1, show_once: 0, login: 0, ...values }),
      ).popup;
    const shown = await aPopup({ title: 'Beeld', image: file.location });
    expect(shown.image).toEqual({ location: file.location, name: 'a & b.png', thumbnail: file.thumbnail });
    const linked = await aPopup({ title: 'Adres', content: `<p><img src="/${file.path}"></p>` });
    await aPopup({ title: 'Iets anders', content: `<img src="/${file.path}x"><a href="/media/">media/</a>` });
    const all = [
      { type: 'popup', id: linked.id, title: 'Adres' },
      { type: 'popup', id: shown.id, title: 'Beeld' },
    ];
    expect(await usageOf(path, su)).toEqual(all);
    await su.call('PUT', path, { filename: 'c.png' });
    const renamed = path.replace(/[^/]*$/, 'c.png');
    expect(await usageOf(renamed, su)).toEqual(all);
    expect(
      bodyOf<{ popup: { image: { location: string } } }>(await su.get(`popup/${shown.id}`)).popup.image.location,
    ).toBe(`api/${renamed}`);
    expect(await usageOf(renamed, await signedInAs(testServer, { rights: ['library.view'], websites: [2] }))).toEqual(
      [],
    );
    // Seen from another website, each use names its website.
    await su.call('POST', 'website', { active: 2 });
    // Jest types it as anything.
    expect(await usageOf(renamed, su)).toEqual(all.map((use) => ({ ...use, website: expect.any(String) as unknown })));
    await su.call('POST', 'website', { active: 1 });
    expect((await su.call('PUT', `popup/${shown.id}`, { title: 'Nog eens' })).status).toBe(200);
    expect(await usageOf(renamed, su)).toEqual([all[0], { ...all[1], title: 'Nog eens' }]);
    await su.send('DELETE', renamed, undefined);
    expect(bodyOf<{ popup: object }>(await su.get(`popup/${shown.id}`)).popup).toMatchObject({
      title: 'Nog eens',
      image: null,
    });
  });

  it.each(['foto (1).png', 'foto (1) (kopie).png', "l'image.png", 'a!b (d.png', 'a & b=c,d.png'])(
    'is told of %j, whose name has what ends an address elsewhere',
    async (name) => {
      const su = await signedInAs(testServer, { su: true });
      const path = await aFile(name, await aPicture());
      const file = await fileAt(keeper, path);
      const { id } = bodyOf<{ popup: { id: number } }>(
        await su.call('POST', 'popup', {
          title: 'Adres',
          content: `<p style="background: url(/${file.path})">(<a href='/${file.path}'>dag</a>)</p>`,
          popup: 1,
          show_once: 0,
          login: 0,
        }),
      ).popup;
      expect(await usageOf(path, su)).toEqual([{ type: 'popup', id, title: 'Adres' }]);
      expect((await testServer.server.app.request(`/${file.path}`)).status).toBe(200);
    },
  );

  it('lists at most a hundred uses of a folder and their count, by address too, of visible websites only', async () => {
    const su = await signedInAs(testServer, { su: true });
    const path = await aFile('in map.png', await aPicture());
    const file = await fileAt(keeper, path);
    const folder = path.replace('library/', 'library/usage/').replace(/\/[^/]*$/, '');
    const before = bodyOf<{ total: number }>(await su.get(folder)).total;
    const add = (content: string) =>
      su.call('POST', 'popup', { title: 'AAA', content, popup: 1, show_once: 0, login: 0 });
    await add(`<img src="/${file.path}"><img src="/${file.path}?again">`);
    const told = bodyOf<{ usage: readonly { title: string; files: readonly number[] }[]; total: number }>(
      await su.get(folder),
    );
    expect([told.total, told.usage.find(({ title }) => title === 'AAA')?.files]).toEqual([before + 1, [file.id]]);
    for (let more = 0; more < 101; more += 1) await add(`<img src="/${file.path}">`);
    const full = bodyOf<{ usage: unknown[]; total: number }>(await su.get(folder));
    expect([full.usage.length, full.total]).toEqual([100, before + 102]);
    expect(
      bodyOf<object>(await (await signedInAs(testServer, { rights: ['library.view'], websites: [2] })).get(folder)),
    ).toMatchObject({ usage: [], total: 0 });
  });

  it('is told of an address that was written by hand, with its brackets', async () => {
    const su = await signedInAs(testServer, { su: true });
    const path = await aFile('plan (2).png', await aPicture());
    const { id } = bodyOf<{ popup: { id: number } }>(
      await su.call('POST', 'popup', {
        title: 'Hand',
        content: `<img src="/${path.replace('library', 'media')}">`,
        popup: 1,
        show_once: 0,
        login: 0,
      }),
    ).popup;
    expect(await usageOf(path, su)).toEqual([{ type: 'popup', id, title: 'Hand' }]);
  });

  it('takes a picture of the library only, and gives it up when it is emptied', async () => {
    const su = await signedInAs(testServer, { su: true });
    const file = await fileAt(keeper, await aFile('a.png', await aPicture()));
    const { id } = bodyOf<{ popup: { id: number } }>(
      await su.call('POST', 'popup', {
        title: 'Proef',
        content: 'x',
        popup: 1,
        show_once: 0,
        login: 0,
        image: `/${file.location}`,
      }),
    ).popup;
    for (const image of [
      'api/library/nergens/a.png',
      'https://evil.example/a.png',
      file.path,
      'api/library',
      `api/${await aFile('a.txt', Buffer.from('dag'))}`,
    ]) {
      expect([image, await su.call('PUT', `popup/${id}`, { image })]).toMatchObject([
        image,
        { status: 400, body: { fields: { image: { code: 'VALUE_NOT_VALID' } } } },
      ]);
    }
    expect(
      bodyOf<{ popup: { image: unknown } }>(await su.call('PUT', `popup/${id}`, { image: '' })).popup.image,
    ).toBeNull();
  });
});

test('a moving picture stays one, without what the camera wrote', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0'].map((colour) => aPicture('png', { width: 40, height: 30, colour })),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  const file = await fileAt(keeper, await aFile('a.webp', moving));
  expect(file).toMatchObject({ width: 40, height: 30 });
  expect((await sharp(await bytesAt(file.path), { animated: true }).metadata()).pages).toBe(2);
  const path = await aFile('b.webp', moving);
  await keeper.send(
    'PUT',
    path,
    new Uint8Array(
      await sharp(moving, { animated: true })
        .withExif({ IFD0: { Artist: 'Jan' } })
        .webp()
        .toBuffer(),
    ),
    named('b.webp'),
  );
  const { exif, pages } = await sharp(await bytesAt((await fileAt(keeper, path)).path), { animated: true }).metadata();
  expect([exif, pages]).toEqual([undefined, 2]);
});
