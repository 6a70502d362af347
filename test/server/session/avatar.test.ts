import { request } from 'node:http';
import sharp from 'sharp';
import { avatars } from '../../../server/database/schema';
import { AVATAR_SIZE } from '../../../server/session/avatar-image';
import { fileNameOf } from '../../../server/http/raw-body';
import { MAX_AVATAR_BYTES } from '../../../src/domain/session/avatar.rule';
import { aBomb, aNoisyPicture, aPicture, aPortrait } from '../../support/pictures';
import { Browser, bodyOf, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer, type Person } from '../support/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
beforeEach(() => testServer.services.db.execute('truncate attempts'));
afterAll(() => testServer.close());
afterEach(() => expect(testServer.defects).toEqual([]));

const named = (name: string, type: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
});
const PNG = named('ik zelf.png', 'image/png');
const put = (browser: Browser, bytes: Uint8Array, headers: Readonly<Record<string, string>> = PNG): Promise<Reply> =>
  browser.send('PUT', 'me/avatar/', new Uint8Array(bytes), headers);
const avatarOf = async (browser: Browser): Promise<string | null> =>
  bodyOf<{ me: { avatar: string | null } }>(await browser.get('me')).me.avatar;
const seen = (browser: Browser, address: string) =>
  testServer.server.app.request(`/${address}`, { headers: { Cookie: browser.cookie } });
const somebody = (): Promise<Browser & Person> => signedInAs(testServer, { rights: ['users.view', 'users.edit'] });

/** The strongest colour channel at one place of a picture. */
const colourAt = async (picture: Buffer, left: number, top: number): Promise<'red' | 'green' | 'blue'> => {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  const strongest = [...pixel].indexOf(Math.max(...pixel));
  return (['red', 'green', 'blue'] as const)[strongest] ?? 'red';
};

describe('PUT me/avatar (R-SES-21)', () => {
  it('keeps a square, and tells of it wherever the person is told of', async () => {
    const [person, su] = [await somebody(), await signedInAs(testServer, { su: true })];
    const reply = await put(person, await aPicture('png', { width: 900, height: 300 }));
    const avatar = await avatarOf(person);
    expect(reply).toMatchObject({ status: 200, body: { code: 'OK', avatar } });
    expect(avatar).toMatch(new RegExp(`^api/avatar/${person.id}/[\\w-]{22}$`));
    expect(bodyOf<{ user: object }>(await su.get(`user/${person.id}`)).user).toMatchObject({ avatar });
    const { users } = bodyOf<{ users: object[] }>(await su.get(`user?email=${encodeURIComponent(person.email)}`));
    expect(users).toEqual([expect.objectContaining({ avatar })]);
    expect(await avatarOf(su)).toBeNull();
    const shown = await sharp(Buffer.from(await (await seen(person, avatar ?? '')).arrayBuffer())).metadata();
    expect(shown).toMatchObject({ format: 'webp', width: AVATAR_SIZE, height: AVATAR_SIZE });
  });

  it('turns it as the camera says, and keeps nothing else that the file tells', async () => {
    const person = await somebody();
    await put(person, await aPortrait(), named('portret.JPG', 'image/jpeg'));
    const picture = Buffer.from(await (await seen(person, (await avatarOf(person)) ?? '')).arrayBuffer());
    expect([await colourAt(picture, 128, 20), await colourAt(picture, 128, 235)]).toEqual(['red', 'blue']);
    const { exif, orientation } = await sharp(picture).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it('gives another picture another address; the former one is gone', async () => {
    const person = await somebody();
    await put(person, await aPicture('png', { colour: '#c33' }));
    const first = (await avatarOf(person)) ?? '';
    await put(person, await aPicture('png', { colour: '#33c' }));
    const second = (await avatarOf(person)) ?? '';
    expect(second).not.toBe(first);
    expect([(await seen(person, first)).status, (await seen(person, second)).status]).toEqual([404, 200]);
    await put(person, await aPicture('png', { colour: '#c33' }));
    expect(await avatarOf(person)).toBe(first);
  });

  it('takes the picture away when nothing at all is sent, also when there is none', async () => {
    const person = await somebody();
    await put(person, await aPicture());
    const avatar = (await avatarOf(person)) ?? '';
    for (let time = 0; time < 2; time += 1) {
      expect(await person.send('PUT', 'me/avatar/', undefined)).toMatchObject({
        status: 200,
        body: { code: 'OK', avatar: null },
      });
      expect(await avatarOf(person)).toBeNull();
    }
    expect((await seen(person, avatar)).status).toBe(404);
  });

  it('leaves an edit of the same person in date', async () => {
    const [su, person] = [await signedInAs(testServer, { su: true }), await somebody()];
    const tag = (await su.get(`user/${person.id}`)).headers.get('etag') ?? '';
    await put(person, await aPicture());
    expect((await su.call('PUT', `user/${person.id}`, { surname: 'Anders' }, { 'If-Match': tag })).status).toBe(200);
    expect(await avatarOf(person)).not.toBeNull();
  });

  it('goes with the person', async () => {
    const [su, person] = [await signedInAs(testServer, { su: true }), await somebody()];
    await put(person, await aPicture());
    const avatar = (await avatarOf(person)) ?? '';
    await su.call('DELETE', 'user', { groups: [person.id] });
    expect((await seen(su, avatar)).status).toBe(404);
    expect(
      (await testServer.services.db.select({ id: avatars.userId }).from(avatars)).map(({ id }) => id),
    ).not.toContain(person.id);
  });
});

describe('a bad file', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const JPEG = named('ik.jpg', 'image/jpeg');

  it.each<readonly [string, () => Buffer | Promise<Buffer>, Readonly<Record<string, string>>]>([
    ['a drawing that acts, called a picture', () => svg, PNG],
    ['a drawing that says so', () => svg, named('ik.svg', 'image/svg+xml')],
    ['a page, called a picture', () => page, JPEG],
    [
      'another kind of picture',
      async () =>
        sharp(await aPicture())
          .gif()
          .toBuffer(),
      named('ik.gif', 'image/gif'),
    ],
    [
      'another kind of picture, called by ours',
      async () =>
        sharp(await aPicture())
          .webp()
          .toBuffer(),
      PNG,
    ],
    ['a name that says something else', () => aPicture('png'), named('ik.jpg', 'image/png')],
    ['a type that says something else', () => aPicture('png'), named('ik.png', 'image/jpeg')],
    ['no type', () => aPicture('png'), { 'Content-Disposition': PNG['Content-Disposition'] }],
    ['no name', () => aPicture('png'), { 'Content-Type': 'image/png' }],
    ['a name of nothing but its end', () => aPicture('png'), named('.png', 'image/png')],
    ['a form', () => Buffer.from('avatar=1'), { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['an empty file', () => Buffer.alloc(0), PNG],
    ['the first bytes alone', () => Buffer.from('89504e470d0a1a0a', 'hex'), PNG],
    ['half a PNG', async () => (await aNoisyPicture('png', 200)).subarray(0, 60_000), PNG],
    ['half a JPEG', async () => (await aNoisyPicture('jpeg', 400)).subarray(0, 20_000), JPEG],
    [
      'rubbish behind the first bytes',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(5_000, 7)]),
      PNG,
    ],
  ])('%s is refused with 415, and the picture stays', async (_what, make, headers) => {
    const person = await somebody();
    await put(person, await aPicture());
    const before = await avatarOf(person);
    expect(await put(person, await make(), headers)).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_TYPE' } });
    expect(await avatarOf(person)).toBe(before);
  });

  it.each([
    [50_000, 50_000, 413, 'TOO_LARGE'],
    [5_001, 5_000, 413, 'TOO_LARGE'],
    [10_001, 1, 413, 'TOO_LARGE'],
    [1, 10_001, 413, 'TOO_LARGE'],
    [2_147_483_647, 2_147_483_647, 415, 'UNSUPPORTED_TYPE'],
  ])('one that says it measures %i by %i is refused before it is unpacked', async (width, height, status, code) => {
    const person = await somebody();
    expect(await put(person, aBomb(width, height))).toMatchObject({ status, body: { code } });
    expect(await avatarOf(person)).toBeNull();
  });

  it('a real one of too many pixels is refused as too large, one at the bound is taken', async () => {
    const person = await somebody();
    expect(await put(person, await aPicture('png', { width: 5_001, height: 5_000 }))).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
    });
    expect((await put(person, await aPicture('png', { width: 5_000, height: 5_000 }))).status).toBe(200);
  });

  it('too many bytes are refused, told or not', async () => {
    const person = await somebody();
    const large = Buffer.concat([await aPicture(), Buffer.alloc(MAX_AVATAR_BYTES)]);
    expect(await put(person, large)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
    const stream = new ReadableStream({
      start: (controller) => {
        for (let at = 0; at < large.length; at += 500_000)
          controller.enqueue(new Uint8Array(large.subarray(at, at + 500_000)));
        controller.close();
      },
    });
    // TypeScript's type lacks this standard option.
    const untold = await testServer.server.app.request('/api/me/avatar/', {
      method: 'PUT',
      body: stream,
      duplex: 'half',
      headers: { ...PNG, Cookie: person.cookie },
    } as RequestInit);
    expect([untold.status, await untold.json()]).toEqual([413, { code: 'TOO_LARGE' }]);
    expect(await avatarOf(person)).toBeNull();
  });

  it('many at once are taken one after the other, and the last one stays whole', async () => {
    const person = await somebody();
    const pictures = await Promise.all(
      ['#c33', '#3c3', '#33c'].map((colour) => aPicture('jpeg', { colour, width: 1_000, height: 1_000 })),
    );
    const replies = await Promise.all(pictures.map((picture) => put(person, picture, named('ik.jpeg', 'image/jpeg'))));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await seen(person, (await avatarOf(person)) ?? '')).status).toBe(200);
  });

  it('too often is too often, for this person only', async () => {
    const [person, other] = [await somebody(), await somebody()];
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await person.send('PUT', 'me/avatar/', undefined)).status);
    expect([statuses.slice(0, 60).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429]);
    expect((await put(other, await aPicture())).status).toBe(200);
  });
});

describe('who may', () => {
  it('nobody without a session, neither send nor see', async () => {
    const [person, stranger] = [await somebody(), new Browser(testServer)];
    await put(person, await aPicture());
    const avatar = (await avatarOf(person)) ?? '';
    expect(await put(stranger, await aPicture())).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect((await seen(stranger, avatar)).status).toBe(401);
  });

  it.each<Readonly<Record<string, string>>>([{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }])(
    'no page of another origin: %o',
    async (headers) => {
      const person = await somebody();
      expect(await put(person, await aPicture(), { ...PNG, Host: 'localhost', ...headers })).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      });
      expect(await person.send('PUT', 'me/avatar', undefined, { Host: 'localhost', ...headers })).toMatchObject({
        status: 403,
      });
      expect(await avatarOf(person)).toBeNull();
    },
  );

  it('a stored picture cannot act, is kept by this session only, and is found by its own address alone', async () => {
    const [person, other] = [await somebody(), await signedInAs(testServer, {})];
    await put(person, await aPicture());
    const avatar = (await avatarOf(person)) ?? '';
    const { headers, status } = await seen(other, avatar);
    expect(status).toBe(200);
    expect(
      Object.fromEntries(
        ['content-type', 'x-content-type-options', 'cache-control', 'vary', 'content-security-policy'].map((name) => [
          name,
          headers.get(name),
        ]),
      ),
    ).toEqual({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'vary': 'Cookie',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    for (const wrong of [
      `api/avatar/${other.id}/${avatar.split('/').at(-1) ?? ''}`,
      `api/avatar/${person.id}/x`,
      'api/avatar/x/y',
      `${avatar}?x=1`,
    ]) {
      expect([404, 400]).toContain((await seen(other, wrong)).status);
    }
  });
});

test('half an upload leaves nothing', async () => {
  const [person, picture] = [await somebody(), await aNoisyPicture('png', 300)];
  await put(person, await aPicture());
  const before = await avatarOf(person);
  const address = new URL(await testServer.server.listen(0));
  const asked = testServer.lines.length;
  await new Promise<void>((resolve) => {
    const call = request({
      host: '127.0.0.1',
      port: address.port,
      method: 'PUT',
      path: '/api/me/avatar/',
      headers: { ...PNG, 'Cookie': person.cookie, 'Content-Length': picture.length },
    });
    call.on('error', () => resolve());
    call.write(picture.subarray(0, 40_000), () => call.destroy());
  });
  while (!testServer.lines.slice(asked).some((line) => line.includes('PUT /api/me/avatar')))
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  expect(testServer.lines.slice(asked).find((line) => line.includes('PUT /api/me/avatar'))).toMatch(/ 400 /);
  expect(await avatarOf(person)).toBe(before);
});

describe('the name of a file', () => {
  it.each([
    [undefined, undefined],
    ['attachment', undefined],
    ["attachment; filename*=UTF-8''ik%20zelf.png", 'ik zelf.png'],
    ['attachment; filename="a.png"; filename*=utf-8\'nl\'%C3%A9.png', 'é.png'],
    ['attachment; filename="a \\"b\\".png"', 'a "b".png'],
    ['inline;filename=a.png', 'a.png'],
  ])('of %p is %p', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });

  it.each([
    '%',
    '%ff',
    '%00.png',
    'a%2Fb.png',
    '..%5Ca.png',
    '%0d%0aSet-Cookie:x.png',
    '',
    `${'a'.repeat(252)}.png`,
    `${'%C3%A9'.repeat(126)}.png`,
    '%ED%A0%80.png',
  ])('like %j is refused', (name) => {
    expect(() => fileNameOf(`attachment; filename*=UTF-8''${name}`)).toThrow('VALUE_NOT_VALID');
  });
});
