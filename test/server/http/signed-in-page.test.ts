import * as t from 'io-ts';
import { isRight } from 'fp-ts/Either';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { openDatabase } from '../../../server/database/database';
import type { Browser, Reply } from '../support/browser';
import { projectFolder } from '../support/client';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

const project = projectFolder();
let testServer: TestServer;
let su: Browser;
beforeAll(async () => {
  testServer = await openTestServer({ root: project.root, pageAnswerTimeout: 60_000 });
  su = await signedInAs(testServer, { su: true });
});
afterAll(async () => {
  await testServer.close();
  project.remove();
});

const Answers = t.record(
  t.string,
  t.type({ status: t.number, headers: t.record(t.string, t.string), body: t.unknown }),
);
const answersIn = ({ text }: Reply): t.TypeOf<typeof Answers> => {
  const [, json = ''] = /<script type=application\/json id=answers>(.*?)<\/script>/s.exec(text) ?? [];
  const read = Answers.decode(JSON.parse(json));
  if (!isRight(read)) throw new Error(json);
  return read.right;
};

/** The page at a URL, requested with the cookie that names the list of a page. */
const pageWith = (browser: Browser, path: string, page: string, call: string): Promise<Reply> =>
  browser.get(path, { Cookie: `${browser.cookie}; kantoor-list=${encodeURIComponent(`${page} ${call}`)}` });

const LIST = '/api/user?sort%5Bfirstname%5D=asc&page=1&perPage=10';
const SESSION = ['/api/me', '/api/menu', '/api/website'];

// Rule R-SHR-74.
describe('the page of a browser with a session', () => {
  it('brings along who is signed in, the menu and the website, as their calls answer', async () => {
    const reply = await su.get('/users');
    const answers = answersIn(reply);
    expect(Object.keys(answers)).toEqual(SESSION);
    for (const path of SESSION) {
      const called = await su.get(path);
      expect(answers[path]?.status).toBe(200);
      expect(called.body).toMatchObject({ ...Object(answers[path]?.body) });
    }
    const rights = (await su.get('me')).headers.get('kantoor-rights');
    expect(SESSION.map((path) => answers[path]?.headers['Kantoor-Rights'])).toEqual([rights, rights, rights]);
    expect(Date.parse(answers['/api/me']?.headers['Date'] ?? '')).toBe(Math.floor(testServer.clock.now / 1000) * 1000);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('etag')).toBeNull();
  });

  it('brings along the list that its cookie names for this address', async () => {
    const answers = answersIn(await pageWith(su, '/users?page=1', '/users?page=1', LIST));
    expect(Object.keys(answers).sort()).toEqual([...SESSION, LIST].sort());
    const called = await su.get(LIST);
    expect(answers[LIST]?.body).toEqual(called.body);
    expect(answers[LIST]?.headers['Kantoor-Rights']).toBe(called.headers.get('kantoor-rights'));
  });

  it.each([
    ['of another address', '/users', '/users?page=2', LIST],
    ['that is a record', '/users', '/users', '/api/user/1'],
    ['that changes something', '/users', '/users', '/api/logout?page=1'],
    ['elsewhere', '/users', '/users', '//evil.example/api/user?page=1'],
    ['without a call', '/users', '/users', ''],
  ])('leaves out a list %s', async (_, path, page, call) => {
    expect(Object.keys(answersIn(await pageWith(su, path, page, call)))).toEqual(SESSION);
  });

  it('leaves out a list that the person may not see', async () => {
    const reader = await signedInAs(testServer, { rights: ['tag|view'], websites: [1] });
    expect(Object.keys(answersIn(await pageWith(reader, '/users', '/users', LIST)))).toEqual(SESSION);
  });

  it('brings along nothing for a session that has ended', async () => {
    expect(answersIn(await su.get('/users', { Cookie: 'kantoor=of-yesterday' }))).toEqual({});
  });

  it('holds no text that ends its element', async () => {
    const other = await signedInAs(testServer, { su: true, firstname: '</script><b>' });
    const reply = await other.get('/users');
    expect(reply.text).not.toContain('</script><b>');
    expect(JSON.stringify(answersIn(reply))).toContain('</script><b>');
  });

  it('is compressed as the browser asks', async () => {
    const answer = await testServer.server.app.request('/users', {
      headers: { 'Cookie': su.cookie, 'Accept-Encoding': 'gzip, br' },
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
    const text = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(text).toContain('</body></html>');
  });

  it('comes without answers where only specified calls exist', async () => {
    const plain = await openTestServer({ root: project.root, extras: false });
    const person = await signedInAs(plain, { su: true });
    expect(answersIn(await person.get('/users'))).toEqual({});
    await plain.close();
  });
});

test('a database that does not answer in time keeps no page back', async () => {
  const slow = await openTestServer({ root: project.root, pageAnswerTimeout: 1 });
  const person = await signedInAs(slow, { su: true });
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const url = `postgres://kantoor@127.0.0.1:${String(port)}/kantoor`;
  const never = await openDatabase({ databaseUrl: url, dataDir: 'memory://' });
  jest.spyOn(slow.services.db, 'execute').mockImplementation((query) => never.db.execute(query));
  expect(answersIn(await person.get('/users'))).toEqual({});
  jest.restoreAllMocks();
  silent.on('connection', (socket) => socket.destroy());
  silent.close();
  await slow.close();
});

test('a database that is out of reach keeps no page back', async () => {
  const nowhere = await openDatabase({ databaseUrl: 'postgres://kantoor@127.0.0.1:1/kantoor', dataDir: 'memory://' });
  jest.spyOn(testServer.services.db, 'execute').mockImplementation((query) => nowhere.db.execute(query));
  const reply = await su.get('/users');
  expect([reply.status, answersIn(reply)]).toEqual([200, {}]);
  jest.restoreAllMocks();
  await nowhere.close();
});
