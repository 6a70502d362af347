import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { aPicture } from '../../support/pictures';
import { bodyOf, Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { aFolder, fileAt, named, namesIn, TEXT, upload } from '../support/library';

describe('what is saved of a file', () => {
  let testServer: TestServer;
  let keeper: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    keeper = await signedInAs(testServer, { rights: ['library.view', 'library.add', 'library.edit'] });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  /** Uploads a text to a new folder. @returns the path of its calls */
  const aText = async (): Promise<string> => {
    const folder = await aFolder(keeper);
    await upload(keeper, folder, 'a.txt', TEXT);
    return `${folder}/a.txt`;
  };
  const media = (path: string): Promise<Reply> => new Browser(testServer).get(`/${path}`);

  it('takes what is written about it, each by itself, and emptied too', async () => {
    const folder = await aFolder(keeper);
    await upload(keeper, folder, 'a.png', await aPicture());
    testServer.clock.now += 60_000;
    const reply = await keeper.call('PUT', `${folder}/a.png`, {
      title: 'Titel',
      alt: 'Alt',
      caption: 'Bij',
      description: 'Regel 1\nRegel 2',
      no_index: 1,
    });
    expect([reply.status, bodyOf<{ location: string }>(reply).location]).toEqual([200, `api/${folder}/a.png`]);
    const saved = await fileAt(keeper, `${folder}/a.png`);
    expect(saved).toMatchObject({
      title: 'Titel',
      alt: 'Alt',
      caption: 'Bij',
      description: 'Regel 1\nRegel 2',
      no_index: 1,
    });
    expect(saved.update > saved.datetime).toBe(true);
    await keeper.call('PUT', `${folder}/a.png`, { alt: '' });
    expect(await fileAt(keeper, `${folder}/a.png`)).toMatchObject({ title: 'Titel', alt: '', no_index: 1 });
    expect((await media(saved.path)).headers.get('x-robots-tag')).toBe('noindex');
    expect((await keeper.call('PUT', `${folder}/a.png`, { title: 'x'.repeat(256) })).status).toBe(400);
    expect((await keeper.call('PUT', `${folder}/a.png`, { status: 'draft' })).status).toBe(400);
  });

  it('takes a focus point of three decimals from -1 to 1', async () => {
    const folder = await aFolder(keeper);
    await upload(keeper, folder, 'a.png', await aPicture());
    expect((await keeper.call('PUT', `${folder}/a.png`, { focuspoint_x: '-0.125', focuspoint_y: '1' })).status).toBe(
      200,
    );
    expect((await fileAt(keeper, `${folder}/a.png`)).focuspoint).toEqual({ x: -0.125, y: 1 });
    for (const [x, y] of [
      ['1.001', '0'],
      ['0.1234', '0'],
      ['NaN', '0'],
      ['0', ''],
      ['1e-1', '0'],
      ['-2', '0'],
    ] as const) {
      expect([
        x,
        y,
        (await keeper.call('PUT', `${folder}/a.png`, { focuspoint_x: x, focuspoint_y: y })).status,
      ]).toEqual([x, y, 400]);
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
    for (const values of [
      { title: 'Laat' },
      { filename: 'b.txt' },
      { focuspoint_x: 0, focuspoint_y: 0 },
      { restore: 'a.txt' },
    ]) {
      expect(await keeper.call('PUT', `${folder}/a.txt`, values, late)).toMatchObject({
        status: 412,
        body: { code: 'CHANGED' },
      });
    }
    expect(
      (
        await keeper.send('PUT', `${folder}/a.txt`, new Uint8Array(Buffer.from('Iets anders')), {
          ...named('a.txt'),
          ...late,
        })
      ).status,
    ).toBe(412);
    expect((await fileAt(keeper, `${folder}/a.txt`)).title).toBe('Eerst');
    expect(
      (await keeper.call('PUT', `${folder}/a.txt`, { title: 'Toch' }, { 'If-Match': first.headers.get('etag') ?? '' }))
        .status,
    ).toBe(200);
  });

  it('is renamed, its extension kept', async () => {
    const folder = await aFolder(keeper);
    await upload(keeper, folder, 'a.txt', TEXT);
    await upload(keeper, folder, 'b.txt', TEXT);
    expect(await keeper.call('PUT', `${folder}/a.txt`, { filename: 'B.TXT' })).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE' },
    });
    for (const filename of ['c.pdf', 'c', '', '../c.txt', 'a/b.txt', '.txt'])
      expect([filename, (await keeper.call('PUT', `${folder}/a.txt`, { filename })).status]).toEqual([filename, 400]);
    expect(
      bodyOf<{ location: string }>(await keeper.call('PUT', `${folder}/a.txt`, { filename: 'Één twee.txt' })).location,
    ).toBe(`api/${folder}/${encodeURIComponent('Één twee.txt')}`);
    expect(await namesIn(keeper, folder)).toEqual(['b.txt', 'Één twee.txt']);
  });

  it('that carries nothing is no save: the version stays', async () => {
    const path = await aText();
    const tag = (await keeper.get(path)).headers.get('etag');
    expect(await keeper.call('PUT', path, {})).toMatchObject({ status: 400, body: { code: 'VALUE_NOT_VALID' } });
    expect((await keeper.get(path)).headers.get('etag')).toBe(tag);
  });

  it('brings back the uploaded one of the file that it names, under any of its names, and of no other', async () => {
    const path = await aText();
    const place = path.replace('a.txt', '');
    await keeper.call('PUT', path, { filename: 'Één b.txt' });
    await upload(keeper, place.slice(0, -1), 'c.txt', TEXT);
    const now = `${place}${encodeURIComponent('Één b.txt')}`;
    const { path: address } = await fileAt(keeper, now);
    for (const own of [now, `api/${now}`, `/api/${now}`, address, `/${address}`, path, decodeURIComponent(now), '1']) {
      expect([own, (await keeper.call('PUT', now, { restore: own })).status]).toEqual([own, 200]);
    }
    const tag = (await keeper.get(now)).headers.get('etag');
    for (const other of [
      `api/${place}c.txt`,
      `api/${place}`,
      `api/${place}d.txt`,
      'api/library',
      '',
      '0',
      '2',
      'Één b.txt',
      '%',
      'https://evil.example/a.txt',
      `${now}/..`,
      'x'.repeat(30_000),
      Array(50).fill('library').join('/'),
    ]) {
      expect([other.slice(0, 30), await keeper.call('PUT', now, { restore: other })]).toMatchObject([
        other.slice(0, 30),
        { status: 400, body: { code: 'VALUE_NOT_VALID', fields: { restore: { code: 'VALUE_NOT_VALID' } } } },
      ]);
    }
    expect((await keeper.get(now)).headers.get('etag')).toBe(tag);
  });

  it('gives a caption and a focus point to a picture only; what says nothing new is taken', async () => {
    const path = await aText();
    for (const nothing of [{ caption: '' }, { focuspoint_x: 0, focuspoint_y: 0 }, { caption: '', title: 'Titel' }]) {
      expect([nothing, (await keeper.call('PUT', path, nothing)).status]).toEqual([nothing, 200]);
    }
    const tag = (await keeper.get(path)).headers.get('etag');
    const wrong = { code: 'VALUE_NOT_VALID' };
    expect(await keeper.call('PUT', path, { caption: 'Onder', title: 'Anders' })).toMatchObject({
      status: 400,
      body: { ...wrong, fields: { caption: wrong } },
    });
    expect(await keeper.call('PUT', path, { focuspoint_x: '0.5', focuspoint_y: '0' })).toMatchObject({
      status: 400,
      body: { ...wrong, fields: { focuspoint_x: wrong, focuspoint_y: wrong } },
    });
    expect((await keeper.get(path)).headers.get('etag')).toBe(tag);
    // Values from before the rule stay until they are edited.
    await testServer.services.db.execute(
      sql`update library_files set caption = 'Van toen' where node_id = ${(await fileAt(keeper, path)).id}`,
    );
    expect((await keeper.call('PUT', path, { caption: 'Van toen', alt: 'Alt' })).status).toBe(200);
    for (const name of ['a.svg', 'a.gif']) {
      const bytes =
        name === 'a.svg'
          ? Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>')
          : await sharp(await aPicture())
              .gif()
              .toBuffer();
      const picture = path.replace('a.txt', name);
      await upload(keeper, path.replace('/a.txt', ''), name, bytes);
      expect([
        name,
        (await keeper.call('PUT', picture, { caption: 'Onder', focuspoint_x: '0.5', focuspoint_y: '0' })).status,
      ]).toEqual([name, 200]);
    }
  });
});
