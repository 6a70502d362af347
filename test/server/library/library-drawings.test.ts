import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { queryRow } from '../../../server/database/database';
import { draw } from '../../../server/seed/draw';
import { aBomb, aPicture } from '../../support/pictures';
import { Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { aFolder, fileAt, keptIn, upload } from '../support/library';

/** Time limit of a drawing in seconds; with the real limit this file would take far longer. */
jest.mock('../../../server/shared/image-processing', () => ({
  ...jest.requireActual<object>('../../../server/shared/image-processing'),
  IMAGE_TIMEOUT: 6,
}));

let testServer: TestServer;
let keeper: Browser;
beforeAll(async () => {
  testServer = await openTestServer();
  keeper = await signedInAs(testServer, { rights: ['library.view', 'library.add', 'library.edit', 'library.delete'] });
});
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects).toEqual([]));

const anonymous = (path: string): Promise<Reply> => new Browser(testServer).get(`/${path}`);

/** A drawing with embedded pictures, each displayed small. */
const drawingOf = (...pictures: readonly Buffer[]): Buffer => {
  const images = pictures.map(
    (picture) => `<image width="40" height="30" href="data:image/png;base64,${picture.toString('base64')}"/>`,
  );
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${images.join('')}</svg>`);
};

// Rule R-LIB-22.
describe('a drawing', () => {
  const PAYLOAD = [
    '<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/x.css"?>',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ',
    'width="120" height="80" onload="alert(1)">\n    <script>alert(1)</script>',
    '<style>@import url(https://evil.example/x.css); .a{fill:red}</style><style>.b{fill:url(#g)}</style>',
    '<defs><linearGradient id="g"><stop stop-color="red"/></linearGradient></defs>\n    ',
    '<a xlink:href="javascript:alert(1)"><text y="20">Dag</text></a>',
    '<use href="https://evil.example/x.svg#a"/><use href="#g"/><image href="https://evil.example/x.png"/>',
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>\n    ',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<rect class="b" width="5" height="5" onclick="alert(1)" style="fill:url(https://evil.example)"/></svg>',
  ].join('');

  it('is shown without anything that acts, and kept as it came', async () => {
    const folder = await aFolder(keeper);
    expect((await upload(keeper, folder, 'a.svg', Buffer.from(PAYLOAD), 'image/svg+xml')).status).toBe(201);
    const file = await fileAt(keeper, `${folder}/a.svg`);
    expect(file).toMatchObject({ type: 'image/svg+xml', width: 120, height: 80, altered: 0 });
    const shown = await anonymous(file.path);
    expect(shown.text).not.toMatch(/script|evil|onload|onclick|foreignObject|iframe|animate|xml-stylesheet|@import/i);
    for (const kept of ['<linearGradient id="g">', 'Dag', '.b{fill:url(#g)}', '<use href="#g"/>', 'class="b"'])
      expect(shown.text).toContain(kept);
    expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    const { bytes } = await queryRow<{ bytes: Uint8Array }>(
      testServer.services.db,
      sql`select p.bytes from library_files f join library_pieces p on p.blob_id = f.original_id where f.node_id = ${file.id}`,
    );
    expect(Buffer.from(bytes).toString()).toBe(PAYLOAD);
  });

  it('keeps a picture that stands in it', async () => {
    const folder = await aFolder(keeper);
    const drawing = drawingOf(await aPicture('png', { colour: '#f00' }));
    expect((await upload(keeper, folder, 'a.svg', drawing, 'image/svg+xml')).status).toBe(201);
    const { path, thumbnail } = await fileAt(keeper, `${folder}/a.svg`);
    expect((await anonymous(path)).text).toContain('href="data:image/png;base64,');
    await testServer.services.db.execute(sql`delete from library_thumbnails`);
    const small = await testServer.server.app.request(`/${thumbnail ?? ''}`, { headers: { Cookie: keeper.cookie } });
    expect(
      [
        ...(await sharp(Buffer.from(await small.arrayBuffer()))
          .removeAlpha()
          .raw()
          .toBuffer()),
      ].slice(0, 1)[0],
    ).toBeGreaterThan(200);
  });

  it('keeps its text and styles in CDATA, and nothing that acts', async () => {
    const folder = await aFolder(keeper);
    const drawing = [
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script><![CDATA[alert(1)]]></script>',
      '<style><![CDATA[g > .b{fill:red}]]></style><style><![CDATA[@import url(https://evil.example/x.css);]]></style>',
      '<text><![CDATA[<script>alert(2)</script>]]></text></svg>',
    ].join('');
    expect((await upload(keeper, folder, 'a.svg', Buffer.from(drawing), 'image/svg+xml')).status).toBe(201);
    const { text } = await anonymous((await fileAt(keeper, `${folder}/a.svg`)).path);
    expect(text).not.toMatch(/<script|alert\(1\)|evil|CDATA/i);
    expect(text).toContain('g &gt; .b{fill:red}');
    expect(text).toContain('<text>&lt;script&gt;alert(2)&lt;/script&gt;</text>');
  });

  it('that asks for hours of work is given up, and others go on', async () => {
    const folder = await aFolder(keeper);
    const noise = '<feTurbulence baseFrequency=".05" numOctaves="90"/><feGaussianBlur stdDeviation="200"/>'.repeat(90);
    const squares = '<rect width="5000" height="5000" filter="url(#f)"/>'.repeat(200);
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="5000" height="5000">' +
      `<filter id="f">${noise}</filter>${squares}</svg>`;
    const before = await keptIn(testServer);
    expect((await upload(keeper, folder, 'a.svg', Buffer.from(drawing), 'image/svg+xml')).status).toBe(413);
    expect(await keptIn(testServer)).toEqual(before);
    expect((await upload(keeper, folder, 'a.png', await aPicture('png'))).status).toBe(201);
    // Two at once, then one that reuses an idle process.
    const plain = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"><path d="M0 0h5"/></svg>');
    const added = (name: string) => upload(keeper, folder, name, plain, 'image/svg+xml');
    expect((await Promise.all([added('b.svg'), added('c.svg')])).map(({ status }) => status)).toEqual([201, 201]);
    expect((await added('d.svg')).status).toBe(201);
  }, 90_000);

  it('that does nothing looks as it did, small pictures of it too', async () => {
    const folder = await aFolder(keeper);
    const drawing = await draw({ scene: 'logo', variant: 0, width: 720, height: 480, format: 'svg' });
    await upload(keeper, folder, 'logo.svg', drawing);
    const { path, thumbnail } = await fileAt(keeper, `${folder}/logo.svg`);
    const [before, after] = await Promise.all([
      sharp(drawing).raw().toBuffer(),
      sharp(Buffer.from((await anonymous(path)).text))
        .raw()
        .toBuffer(),
    ]);
    expect(after.equals(before)).toBe(true);
    expect((await keeper.get(`/${thumbnail ?? ''}`)).status).toBe(200);
  });

  it.each<readonly [string, () => Buffer, number]>([
    [
      'no drawing',
      () => Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'),
      415,
    ],
    [
      'a drawing of a script in CDATA only',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><![CDATA[<script>alert(1)</script>]]></svg>'),
      415,
    ],
    ['half a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'), 415],
    [
      'a drawing that grows',
      () =>
        Buffer.from(
          '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>' +
            '<svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
        ),
      415,
    ],
    ['a drawing with a bomb in it', () => drawingOf(aBomb(20_000, 20_000)), 413],
    ['a drawing with many large pictures in it', () => drawingOf(...Array<Buffer>(3).fill(aBomb(5_000, 5_000))), 413],
    ['a drawing with no picture in it that says it is one', () => drawingOf(Buffer.from('<script>')), 415],
    [
      'a drawing too large to variant through',
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(2_100_000)}</svg>`),
      413,
    ],
  ])('%s is refused and leaves nothing', async (_what, make, status) => {
    const folder = await aFolder(keeper);
    const before = await keptIn(testServer);
    expect((await upload(keeper, folder, 'a.svg', make(), 'image/svg+xml')).status).toBe(status);
    expect(await keptIn(testServer)).toEqual(before);
  });
});
