import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { loggedPath } from '../../../server/http/request-log';
import { createHttpServer } from '../../../server/http/create-http-server';
import { createServer } from '../../../server/server';
import { MAX_FILE_BYTES } from '../../../src/domain/library/file-type.rule';
import { bodyOf, Browser } from '../support/browser';
import { BOOT_SCRIPT, BUNDLE, projectFolder } from '../support/client';
import { openTestServer, PASSWORD, signedInAs, type TestServer } from '../support/test-server';

const project = projectFolder();
let testServer: TestServer;
let address: string;
let guest: Browser;
beforeAll(async () => {
  testServer = await openTestServer({ root: project.root });
  address = await testServer.server.listen(0);
  guest = new Browser(testServer);
});
afterAll(async () => {
  await testServer.close();
  project.remove();
});

/** Matchers whose type in jest is `any`. */
const having = (part: string): unknown => expect.stringContaining(part);
const like = (pattern: RegExp): unknown => expect.stringMatching(pattern);

/** Sends a request over a socket with exactly this target; `fetch` would normalise it. */
const raw = (
  target: string,
  options: { method?: string; headers?: Record<string, string | string[]> } = {},
): Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path: target, agent: false, ...options }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('the client', () => {
  it('is served with a policy that allows only its own files and the one inline script', async () => {
    const reply = await guest.get('/');
    const policy = reply.headers.get('content-security-policy') ?? '';
    const directives = new Map(
      policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]),
    );
    expect(reply.status).toBe(200);
    expect(directives.get('script-src')).toEqual([
      "'self'",
      `'sha256-${createHash('sha256').update(BOOT_SCRIPT).digest('base64')}'`,
    ]);
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('style-src')).not.toContain("'unsafe-inline'");
    expect(policy).not.toContain('unsafe-eval');
  });

  it.each([
    '/',
    '/login',
    '/dashboard',
    '/users',
    '/users/12',
    '/accept/new.person%40post.example/AbC_123-x',
    '/reset/a@b.example/code',
    '/faq/category/3/question/4',
    '/no/such/page',
  ])('answers %s with the page, never kept', async (path) => {
    const reply = await guest.get(path);
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
  });

  it('brings the words of the sign-in page to a browser without a session, and is stored nowhere', async () => {
    const { text, headers } = await guest.get('/users');
    const [, laid = ''] = /<script type=application\/json id=answers>(.*?)<\/script>/.exec(text) ?? [];
    const refused = having('UNAUTHENTICATED');
    // Cast: the page contains one answer per path.
    const answers = Object.entries(JSON.parse(laid) as Record<string, { status: number; body: object }>);
    expect(answers.map(([path, { status, body }]) => [path, status, JSON.stringify(body)])).toEqual([
      ['/api/me', 401, refused],
      ['/api/menu', 401, refused],
      ['/api/website', 401, refused],
      ['/api/lang', 200, '{"code":"OK","strings":{"shared":{},"shell":{"brand":"</script>$&"}},"language":"en"}'],
    ]);
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
    const packed = await raw('/users', { headers: { 'Accept-Encoding': 'br' } });
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(text);
  });

  it('shows the page of a library file when a person goes there', async () => {
    expect((await guest.get('/library/logo.png', { 'Sec-Fetch-Dest': 'document' })).text).toContain('<title>Kantoor');
    expect((await guest.get('/library/logo.png', { 'Sec-Fetch-Dest': 'image' })).status).toBe(404);
  });

  it('keeps hashed files for ever, and sends them compressed', async () => {
    const plain = await guest.get('/main.0123456789abcdef.js');
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(plain.text).toBe(BUNDLE);
    const small = await raw('/main.0123456789abcdef.js', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect([
      small.headers['content-encoding'],
      small.headers['vary'],
      brotliDecompressSync(small.bytes).toString(),
    ]).toEqual(['br', 'Accept-Encoding', BUNDLE]);
    const older = await raw('/main.0123456789abcdef.js', { headers: { 'Accept-Encoding': 'gzip, br;q=0' } });
    expect([older.headers['content-encoding'], gunzipSync(older.bytes).toString()]).toEqual(['gzip', BUNDLE]);
    expect((await guest.get('/favicon.ico')).headers.get('cache-control')).toBe('no-cache');
  });

  it('says "not modified" to who has it', async () => {
    const etag = (await guest.get('/favicon.ico')).headers.get('etag') ?? '';
    const again = await guest.get('/favicon.ico', { 'If-None-Match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await guest.get('/favicon.ico', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it.each([
    '/missing.js',
    '/main.ffffffffffffffff.js',
    '/main.0123456789abcdef.js.br',
    '/secret.txt',
    '/.env',
    '/index.htm.l',
    '/package.json',
  ])('does not have %s', async (path) => {
    expect((await guest.get(path)).status).toBe(404);
  });

  it.each(['/users/%E0%A4%A', '/%', '/%zz', '/users/%E0%A4%A?q=%'])(
    'answers the broken escape in %s with the page, which says that there is nothing',
    async (target) => {
      const { status, headers, bytes } = await raw(target);
      expect([status, headers['content-type'], bytes.toString()]).toEqual([
        200,
        'text/html; charset=utf-8',
        (await guest.get('/')).text,
      ]);
    },
  );

  it.each([
    '/../secret.txt',
    '/../../../../etc/passwd',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/%00',
    '/index.html%00.js',
    '/a/%2e%2e/%2e%2e/secret.txt',
    '/api/%',
    '/api/user/%E0%A4%A',
    '/%c0%ae%c0%ae/secret.txt',
    '/./secret.txt',
    '/api/../secret.txt',
    '/api/user/%2e%2e',
    'http://evil.example/../x',
  ])('refuses the path %s', async (target) => {
    const { status, bytes } = await raw(target);
    expect([status >= 400 && status < 500, bytes.toString().includes('not for the world')]).toEqual([true, false]);
  });
});

describe('every answer', () => {
  it.each(['/', '/main.0123456789abcdef.js', '/missing.js', '/api/me', '/api/nothing', '/api/lang/en', '/%'])(
    '%s carries the security headers',
    async (target) => {
      const { headers } = await raw(target);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': having('camera=()'),
        'content-security-policy': having("frame-ancestors 'none'"),
        'x-request-id': like(/^[0-9a-f-]{36}$/),
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('of the API is never stored and is compressed when it pays', async () => {
    const su = await signedInAs(testServer, { su: true });
    const { headers } = await su.get('user?perPage=25');
    expect(headers.get('cache-control')).toBe('private, no-store');
    for (const [coding, decompress] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await raw('/api/user?perPage=25', { headers: { 'Accept-Encoding': coding, 'Cookie': su.cookie } });
      expect(packed.headers['content-encoding']).toBe(coding);
      expect(JSON.parse(decompress(packed.bytes).toString())).toMatchObject({ code: 'OK' });
    }
    expect(
      (await raw('/api/me', { headers: { 'Accept-Encoding': 'br' } })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it('to HEAD has no body', async () => {
    const { status, bytes } = await raw('/', { method: 'HEAD' });
    expect([status, bytes.length]).toEqual([200, 0]);
  });
});

describe('the strings', () => {
  it('come one object per file, with a tag that spares the second download', async () => {
    const reply = await guest.get('lang/en');
    expect(reply.body).toMatchObject({
      code: 'OK',
      strings: { shared: { save: 'Save' }, shell: { menu: { users: 'Users' } } },
    });
    expect(Object.keys(bodyOf<object>(reply)).slice(0, 2)).toEqual(['code', 'strings']);
    const again = await guest.get('lang/en', { 'If-None-Match': reply.headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await guest.get('lang/nl')).body).toMatchObject({ strings: { shared: { save: 'Opslaan' } } });
    expect((await guest.get('lang/de')).status).toBe(404);
    expect((await guest.get('lang/en?context=nowhere')).status).toBe(404);
    expect((await guest.get('lang/en?contexts=shared')).status).toBe(400);
  });

  it('are those of the person who is signed in, else English', async () => {
    expect((await guest.get('lang')).headers.get('content-language')).toBe('en');
    const editor = new Browser(testServer);
    await editor.call('POST', 'login', { email: 'editor@kantoor.example', password: 'Kantoor-Welkom-26!' });
    expect((await editor.get('lang/')).body).toMatchObject({ strings: { shared: { save: 'Opslaan' } } });
  });

  it('are read again when a file changes', async () => {
    writeFileSync(join(project.root, 'src/ui/strings/nl/shared.json'), '{"save":"Bewaren","cancel":"Annuleren"}');
    expect((await guest.get('lang/nl')).body).toMatchObject({ strings: { shared: { save: 'Bewaren' } } });
  });
});

describe('a method that a path does not have', () => {
  it.each([
    ['POST', 'user/5', 'DELETE, GET, HEAD, PUT'],
    ['PATCH', 'user', 'DELETE, GET, HEAD, POST'],
    ['GET', 'login', 'POST'],
    ['POST', 'usergroup/rights', 'GET, HEAD'],
    ['OPTIONS', 'me', 'GET, HEAD, PUT'],
  ])('%s %s is refused, and told which there are', async (method, path, allowed) => {
    const { status, body, headers } = await guest.send(method, path, undefined);
    expect([status, body, headers.get('allow')?.split(', ').sort().join(', ')]).toEqual([
      405,
      { code: 'METHOD_NOT_ALLOWED' },
      allowed,
    ]);
  });

  it('is not told of a path that is not there', async () => {
    expect(await guest.send('PATCH', 'nothing', undefined)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('the request log', () => {
  it('has one line per call, and none of its secrets', async () => {
    testServer.lines.length = 0;
    const su = await signedInAs(testServer, { su: true });
    await guest.call('POST', 'login', { email: su.email, password: PASSWORD });
    await su.get('user?email=someone%40post.example&general=geheim');
    await guest.get('/accept/new.person@post.example/SECRET-code');
    await guest.get('accept/check?email=new.person@post.example&code=SECRET-code');
    await guest.get('/reset/new.person%40post.example/SECRET-code');
    await guest.get('nothing/new.person@post.example');
    expect(testServer.lines).toHaveLength(6);
    for (const line of testServer.lines)
      expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z (GET|POST) \/\S* \d{3} \d+ms [0-9a-f-]{36}$/);
    const all = testServer.lines.join('\n');
    for (const secret of [
      PASSWORD,
      su.email,
      su.cookie.split('=')[1] ?? '',
      'SECRET',
      '@',
      '%40',
      'geheim',
      'post.example',
    ])
      expect(all).not.toContain(secret);
    expect(testServer.lines[1]).toContain('GET /api/user 200');
    expect(testServer.lines[2]).toContain('GET /accept/…/… 200');
  });

  it('cannot be broken into two lines', () => {
    expect(loggedPath('/a\nb\u001b[31m/c')).toBe('/a?b?[31m/c');
    expect(loggedPath(`/${'x'.repeat(100)}`)).toBe('/…');
  });
});

describe('a defect', () => {
  it('is answered with a code and told in full to nobody but the log', async () => {
    const broken = await openTestServer();
    const su = await signedInAs(broken, { su: true });
    jest.spyOn(broken.services.strings, 'of').mockRejectedValue(new Error('disk on fire at /var/secret'));
    const reply = await su.get('lang/en');
    expect([reply.status, reply.body, reply.headers.get('cache-control')]).toEqual([
      500,
      { code: 'ERROR' },
      'private, no-store',
    ]);
    expect(broken.defects).toHaveLength(1);
    expect(broken.defects[0]).toContain(reply.headers.get('x-request-id'));
    expect(broken.defects[0]).toContain('disk on fire');
    await broken.close();
  });
});

test('a large file has its time to come, over a slow line too', () => {
  const halfAMegabit = 500_000;
  expect(createHttpServer(testServer.server.app).requestTimeout).toBeGreaterThan(
    ((MAX_FILE_BYTES * 8) / halfAMegabit) * 1_000,
  );
});

test('an idle connection outlives that of a proxy in front, which keeps it for a minute', () => {
  expect(createHttpServer(testServer.server.app).keepAliveTimeout).toBeGreaterThan(60_000);
});

describe('a body that breaks off', () => {
  it('is no defect', async () => {
    const { hostname, port } = new URL(address);
    const call = request({
      hostname,
      port,
      path: '/api/log',
      method: 'POST',
      agent: false,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '100' },
    });
    call.on('error', () => undefined);
    call.write('message=', () => call.destroy());
    while (!testServer.lines.some((line) => line.includes('POST /api/log 400'))) await guest.get('lang/en');
    expect(testServer.defects).toEqual([]);
  });
});

describe('with the API on another host', () => {
  it('serves the client and passes calls on, cookies and all', async () => {
    const front = await createServer({
      root: project.root,
      dataDir: '/nowhere/at/all',
      apiUrl: address,
      seed: { kind: 'demo' },
    });
    const browser = new Browser({ server: front });
    try {
      expect((await browser.get('/')).text).toContain('<title>Kantoor');
      expect((await browser.get('me')).status).toBe(401);
      const headers = { 'Host': 'localhost:8100', 'Origin': 'http://localhost:8100', 'Sec-Fetch-Site': 'same-origin' };
      expect(
        (await browser.call('POST', 'login', { email: 'su@kantoor.example', password: 'Kantoor-Welkom-26!' }, headers))
          .status,
      ).toBe(200);
      expect((await browser.get('user?perPage=25&sort[name]=desc')).body).toMatchObject({
        code: 'OK',
        meta: { pagination: { perPage: 25 } },
      });
      const saved = await browser.call('PUT', 'user/5', { firstname: 'Via' }, headers);
      expect([saved.status, saved.headers.get('location')]).toEqual([200, 'api/user/5']);
      expect(
        (
          await browser.call(
            'PUT',
            'user/5',
            { firstname: 'Via' },
            { Host: 'localhost:8100', Origin: 'https://evil.example' },
          )
        ).status,
      ).toBe(403);
    } finally {
      await front.stop();
    }
  });

  it('says so when that host does not answer', async () => {
    const front = await createServer({
      root: project.root,
      dataDir: '/nowhere/at/all',
      apiUrl: 'http://127.0.0.1:9',
      seed: { kind: 'demo' },
    });
    expect(await new Browser({ server: front }).get('me')).toMatchObject({ status: 502, body: { code: 'ERROR' } });
    await front.stop();
  });
});
