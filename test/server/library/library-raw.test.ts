import { once } from 'node:events';
import { connect } from 'node:net';
import { aNoisyPicture } from '../../support/pictures';
import type { Browser, Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { aFolder, keptIn, named, TEXT, upload } from '../support/library';

let testServer: TestServer;
let keeper: Browser;
/** A folder with a text, which no call here changes. */
let folder: string;
beforeAll(async () => {
  testServer = await openTestServer();
  keeper = await signedInAs(testServer, { rights: ['library.view', 'library.add', 'library.edit', 'library.delete'] });
  folder = await aFolder(keeper);
  await upload(keeper, folder, 'a.txt', TEXT);
});
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects).toEqual([]));

type Headers = Readonly<Record<string, string>>;
const bytes = new Uint8Array(TEXT);
const CODED = /^\{"code":"[A-Z_]+"/;
/** The calls that take a file as a raw body: upload and replace. */
const calls = (): readonly (readonly [string, string])[] => [
  ['POST', folder],
  ['PUT', `${folder}/a.txt`],
];

const expectRefused = async (
  send: (method: string, path: string) => Promise<Reply>,
  statuses: readonly number[],
): Promise<void> => {
  const before = await keptIn(testServer);
  for (const [method, path] of calls()) {
    const { status, text } = await send(method, path);
    expect([method, status, statuses.includes(status), CODED.test(text)]).toEqual([method, status, true, true]);
  }
  expect(await keptIn(testServer)).toEqual(before);
};

describe('a name that comes with a file', () => {
  it.each<readonly [string, string | undefined]>([
    ['nowhere', undefined],
    ['in an empty header', ''],
    ['in no parameter', 'attachment'],
    ['as nothing', 'attachment; filename=""'],
    ['without a value', 'attachment; filename'],
    ['without an end', 'attachment; filename="b.txt'],
    ['with more behind it', 'attachment; filename="b.txt" c'],
    ['without what it is', 'attachment; "b.txt"'],
    ['twice', 'attachment; filename="b.txt"; filename="c.txt"'],
    ['twice in the long form', "attachment; filename*=UTF-8''b.txt; FileName*=UTF-8''c.txt"],
    ['in two headers that a server put together', 'attachment; filename="b.txt", attachment; filename="c.txt"'],
    ['in two long ones', "attachment; filename*=UTF-8''b.txt, attachment; filename*=UTF-8''c.txt"],
    ['in letters that a header has not', 'attachment; filename="é.txt"'],
    ['as a list', 'attachment; filename[]=b.txt'],
  ])('%s is refused', (_where, disposition) =>
    expectRefused(
      (method, path) => {
        const headers: Headers = {
          'Content-Type': 'text/plain',
          ...(disposition === undefined ? {} : { 'Content-Disposition': disposition }),
        };
        return keeper.send(method, path, bytes, headers);
      },
      [400],
    ),
  );

  it.each([
    '',
    '%',
    '%zz.txt',
    '%C3.txt',
    '%ED%A0%80.txt',
    '%C0%AE%C0%AE%2Fb.txt',
    '%ff%fe.txt',
    '%u0041.txt',
    'b%00.txt',
    '%00',
    'b.txt%00.png',
    'b%0D%0ASet-Cookie%3A%20x.txt',
    'b%1b.txt',
    'b%7f.txt',
    'b%C2%85.txt',
    '..%2Fb.txt',
    '%2e%2e%2fb.txt',
    '..%5Cb.txt',
    '%2Fetc%2Fb.txt',
    'C%3A%5Cb.txt',
    'b.txt%3A%3A%24DATA',
    'sub%2Fb.txt',
    '%2e%2e',
    '.',
    '.txt',
    '.htaccess',
    'b.txt.',
    '%20',
    'con.txt',
    'NUL.txt',
    'lpt1.txt',
    'Aux',
    'COM9.txt',
    'b%3F.txt',
    'b%2A.txt',
    'b%22.txt',
    'b%3C.txt',
    'b%7C.txt',
    'b%E2%80%AEtxt.exe',
    'b%E2%80%8B.txt',
    `${'b'.repeat(252)}.txt`,
    `${'%C3%A9'.repeat(126)}.txt`,
    'b'.repeat(5_000),
  ])('like %j is refused in the long form', (name) =>
    expectRefused(
      (method, path) =>
        keeper.send(method, path, bytes, { 'Content-Disposition': `attachment; filename*=UTF-8''${name}` }),
      [400],
    ),
  );

  it.each([
    "ISO-8859-1''%E9.txt",
    "iso-8859-1'nl'b.txt",
    "utf-16''%00b.txt",
    "windows-1252''b.txt",
    "''b.txt",
    'b.txt',
    "UTF-8'b.txt",
    "UTF-8''",
    "UTF-7''+AC4ALgAv-b.txt",
  ])('like %j is of another character set, or of none', (value) =>
    expectRefused(
      (method, path) =>
        keeper.send(method, path, bytes, { 'Content-Disposition': `attachment; filename="b.txt"; filename*=${value}` }),
      [400],
    ),
  );

  it.each([
    '../b.txt',
    '..\\\\b.txt',
    '/etc/b.txt',
    'C:\\\\b.txt',
    'con.txt',
    '.htaccess',
    ' ',
    `${'b'.repeat(252)}.txt`,
    'b:c.txt',
  ])('like %j is refused in quotes', (name) =>
    expectRefused(
      (method, path) => keeper.send(method, path, bytes, { 'Content-Disposition': `attachment; filename="${name}"` }),
      [400],
    ),
  );
});

describe('a file', () => {
  it.each<readonly [string, Headers, Uint8Array<ArrayBuffer>, number]>([
    ['that says it is a page', { 'Content-Type': 'text/html' }, bytes, 415],
    ['that says it is a picture', { 'Content-Type': 'image/png' }, bytes, 415],
    ['of parts', { 'Content-Type': 'multipart/form-data; boundary=x' }, bytes, 415],
    ['that says it is data', { 'Content-Type': 'application/json' }, bytes, 415],
    ['of two types', { 'Content-Type': 'text/plain, text/html' }, bytes, 415],
    ['of half a type', { 'Content-Type': 'text' }, bytes, 415],
    ['of a type without an end', { 'Content-Type': `text/${'x'.repeat(5_000)}` }, bytes, 415],
    ['that says it is a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, bytes, 400],
    ['of nothing', {}, new Uint8Array(), 415],
    ['that is no text', {}, new Uint8Array([0, 1, 2, 3]), 415],
    ['that says it is packed', { 'Content-Encoding': 'gzip' }, bytes, 415],
    ['packed twice', { 'Content-Encoding': 'identity, br' }, bytes, 415],
    ['that is a part of one', { 'Content-Range': 'bytes 0-4/22' }, bytes, 400],
    ['that says it is too large', { 'Content-Length': '999999999999' }, bytes, 413],
    ['that says it is larger than a number', { 'Content-Length': '9'.repeat(400) }, bytes, 413],
  ])('%s is refused', (_what, headers, body, status) =>
    expectRefused(
      (method, path) => keeper.send(method, path, body, { ...named('b.txt', 'text/plain'), ...headers }),
      [status],
    ),
  );

  it.each<readonly [string, (own: string) => string, number]>([
    ['POST', (own) => `${own}/a.txt`, 404],
    ['POST', (own) => `${own}/nergens`, 404],
    ['POST', () => 'library', 400],
    ['POST', () => 'library/search', 404],
    ['PUT', (own) => own, 404],
    ['PUT', (own) => `${own}/b.txt`, 404],
    ['PUT', () => 'library', 405],
    ['PUT', () => 'library/move/', 415],
    ['DELETE', (own) => `${own}/a.txt`, 415],
    ['DELETE', () => 'library', 405],
    ['PATCH', (own) => own, 405],
    ['PATCH', (own) => `${own}/a.txt`, 405],
    ['OPTIONS', (own) => own, 405],
  ])('comes with %s nowhere else (%#)', async (method, place, status) => {
    const before = await keptIn(testServer);
    const { status: told, text } = await keeper.send(method, place(folder), bytes, named('b.txt', 'text/plain'));
    expect([told, CODED.test(text)]).toEqual([status, true]);
    expect(await keptIn(testServer)).toEqual(before);
  });
});

describe('on the line', () => {
  const DISPOSITION = 'Content-Disposition: attachment; filename="b.txt"';
  let address: URL;
  beforeAll(async () => {
    address = new URL(await testServer.server.listen(0));
  });

  /** Sends exactly these lines and bytes. @returns everything that is answered until the connection closes */
  const say = async (
    method: string,
    path: string,
    lines: readonly string[],
    body: string | Uint8Array,
  ): Promise<string> => {
    const line = connect({ host: '127.0.0.1', port: Number(address.port) });
    let answer = '';
    line.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    line.on('error', () => undefined);
    line.write(
      [
        `${method} /api/${path} HTTP/1.1`,
        `Host: localhost:${address.port}`,
        'Connection: close',
        `Cookie: ${keeper.cookie}`,
        'Content-Type: text/plain',
        ...lines,
        '',
        '',
      ].join('\r\n'),
    );
    line.end(body);
    await once(line, 'close');
    return answer;
  };
  const logged = (method: string, path: string): readonly string[] =>
    testServer.lines.filter((line) => line.includes(`${method} /api/${path} `));

  /** Waits until the server has logged one more call than before. */
  const toldOf = async (method: string, path: string, before: number): Promise<void> => {
    while (logged(method, path).length === before)
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
  };

  it.each<readonly [string, readonly string[], string | Uint8Array]>([
    [
      'two names in two headers',
      [DISPOSITION, DISPOSITION.replace('b.txt', 'c.txt'), `Content-Length: ${TEXT.length}`],
      TEXT,
    ],
    ['nothing told of its length', [DISPOSITION], TEXT],
    ['a length of no number', [DISPOSITION, 'Content-Length: veel'], TEXT],
    ['a length below nothing', [DISPOSITION, 'Content-Length: -5'], TEXT],
    ['two lengths', [DISPOSITION, 'Content-Length: 5', 'Content-Length: 22'], TEXT],
    ['a length and pieces', [DISPOSITION, 'Content-Length: 4', 'Transfer-Encoding: chunked'], '4\r\nabcd\r\n0\r\n\r\n'],
    ['pieces of no size', [DISPOSITION, 'Transfer-Encoding: chunked'], 'zz\r\nabcd\r\n0\r\n\r\n'],
    ['a zero in a header', [`${DISPOSITION}\u0000`, `Content-Length: ${TEXT.length}`], TEXT],
    ['a packing that nobody knows', [DISPOSITION, 'Transfer-Encoding: gzip'], TEXT],
  ])('%s is refused', async (_what, lines, body) => {
    const before = await keptIn(testServer);
    for (const [method, path] of calls())
      expect([method, await say(method, path, lines, body)]).toEqual([
        method,
        expect.stringMatching(/^HTTP\/1\.1 4\d\d [\s\S]*\r\n\r\n\{"code":"[A-Z_]+"/),
      ]);
    expect(await keptIn(testServer)).toEqual(before);
  });

  it.each<readonly [string, readonly string[], string | Uint8Array]>([
    ['less than was told', [DISPOSITION, 'Content-Length: 3000000'], Buffer.alloc(1_700_000, 'x')],
    [
      'a piece that is cut',
      [DISPOSITION, 'Transfer-Encoding: chunked'],
      `f4240\r\n${'x'.repeat(1_000_000)}\r\nf4240\r\n${'x'.repeat(500_000)}`,
    ],
    ['pieces without an end', [DISPOSITION, 'Transfer-Encoding: chunked'], `f4240\r\n${'x'.repeat(1_000_000)}\r\n`],
  ])('%s leaves nothing', async (_what, lines, body) => {
    const before = await keptIn(testServer);
    for (const [method, path] of calls()) {
      const asked = logged(method, path).length;
      await say(method, path, lines, body);
      await toldOf(method, path, asked);
      expect(logged(method, path).at(-1)).toMatch(/ 400 /);
    }
    expect(await keptIn(testServer)).toEqual(before);
  });

  it('a head without an end is refused', async () => {
    expect(await say('POST', folder, [`X-Long: ${'x'.repeat(100_000)}`], TEXT)).toMatch(
      /^HTTP\/1\.1 431 [\s\S]*\{"code":"TOO_LARGE"\}$/,
    );
  });

  it('nonsense behind a call is not written into the answer that is on its way', async () => {
    const long = Buffer.alloc(16_000_000, 'regel van een lang bestand\n');
    await upload(keeper, folder, 'lang.txt', long);
    const line = connect({ host: '127.0.0.1', port: Number(address.port) });
    line.write(`GET /${folder.replace('library', 'media')}/lang.txt HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const [first] = (await once(line, 'data')) as [Buffer]; // cast: a stream without an encoding emits buffers
    line.pause();
    line.write('geen HTTP\r\n\r\n');
    let answer = first.toString('latin1');
    line.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    line.on('error', () => undefined);
    line.resume();
    await once(line, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).not.toContain('HTTP/1.1 4');
    expect(answer.length).toBeLessThan(long.length);
  });

  it('more than was told is not of the file: half a picture is none', async () => {
    const picture = await aNoisyPicture('png', 60);
    const place = await aFolder(keeper);
    await upload(keeper, place, 'a.png', picture);
    const before = await keptIn(testServer);
    for (const [method, path, name] of [
      ['POST', place, 'b.png'],
      ['PUT', `${place}/a.png`, 'a.png'],
    ] as const) {
      const asked = logged(method, path).length;
      // The rest is read as another request, which is invalid: whichever is answered first closes the connection.
      expect(
        await say(
          method,
          path,
          [`Content-Disposition: attachment; filename="${name}"`, 'Content-Length: 300'],
          picture,
        ),
      ).toMatch(/^HTTP\/1\.1 4(?:00|15) /);
      await toldOf(method, path, asked);
    }
    expect(await keptIn(testServer)).toEqual(before);
  });
});
