import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { unavailable } from '../../../server/shared/refusal';
import { Browser } from '../support/browser';
import { openTestServer, PASSWORD, signedInAs, type TestServer } from '../support/test-server';
import { writtenEntries } from '../support/log-entries';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await openTestServer();
  await testServer.services.db.execute(sql`delete from logs`);
});
afterEach(() => testServer.close());

const written = () => writtenEntries(testServer);
/** Entries are written in the background, so those of two calls may be in either order. */
const logged = () => testServer.services.jobs.drain();
const FACTS = ['host', 'release', 'runtime', 'memory', 'time_zone'];

const thrown = (failure: Error): never => {
  throw failure;
};
/**
 * The error that a function throws. Errors of the test and of the server have different classes, because they come
 * from different realms.
 */
const failureOf = (fail: () => unknown): Error => {
  try {
    fail();
  } catch (failure) {
    if (failure instanceof Error) return failure;
    const { message } = failure as Error; // cast: Node.js throws only errors here
    return Object.assign(new TypeError(message), failure);
  }
  throw new Error('Nothing was thrown');
};

/** Makes the next query that contains this text fail. */
const failNext = (part: string, failure: Error): void => {
  const { db } = testServer.services;
  const execute = db.execute.bind(db);
  jest.spyOn(db, 'execute').mockImplementation((query) => {
    const isWanted = typeof query !== 'string' && JSON.stringify(query.getSQL().queryChunks).includes(part);
    if (!isWanted) return execute(query);
    throw failure;
  });
};

describe('an unexpected error', () => {
  it('is logged with the place that threw it, the request and what was answered (R-INS-21)', async () => {
    const browser = await signedInAs(testServer, { su: true });
    failNext('from logs l', new TypeError("Cannot read properties of undefined (reading 'id')"));
    expect((await browser.get('log/1')).status).toBe(500);
    jest.restoreAllMocks();
    const [entry, ...more] = await written();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      level: 'error',
      source: 'back-end',
      module: 'Logs',
      message: `TypeError: Cannot read properties of undefined (reading 'id')`,
      method: 'GET',
      user_id: browser.id,
      request_url: '/api/log/1',
      answer: { status: '500', code: 'ERROR' },
    });
    expect(entry?.debug?.file).toMatch(/^server\/.+\.ts$/);
    expect(entry?.debug?.line).toBeGreaterThan(0);
    expect(Object.keys(entry?.info ?? {})).toEqual(
      expect.arrayContaining([...FACTS, 'request_id', 'duration', 'remote_address', 'locale']),
    );
  });

  it('is logged without what was sent: no query, body, cookie or message of a foreign error (R-INS-22)', async () => {
    const browser = await signedInAs(testServer, { su: true });
    failNext('from list_stamps', Object.assign(new Error('syntax near "Geheim-123"'), { code: '42601' }));
    expect((await browser.get('user?name=Geheim-123')).status).toBe(500);
    jest.restoreAllMocks();
    const [entry] = await written();
    expect(entry).toMatchObject({ message: 'Unexpected error: Error (42601)', request_url: '/api/user' });
    expect(JSON.stringify(entry)).not.toMatch(/Geheim|token-|kantoor=/);
  });

  const planted: readonly (readonly [string, () => unknown, string])[] = [
    ['an encoding', () => new TextDecoder('Geheim-123'), 'TypeError (ERR_ENCODING_NOT_SUPPORTED)'],
    ['a path', () => readFileSync('Geheim-123\0'), 'TypeError (ERR_INVALID_ARG_VALUE)'],
    ['a header', () => new Headers().set('X-Test', 'Geheim-123\n!'), 'TypeError'],
    ['a body', (): unknown => JSON.parse('Geheim-123'), 'SyntaxError'],
    ['a key', () => Object.assign(Object.freeze({ Geheim: 1 }), { Geheim: 2 }), 'TypeError'],
    ['a made message', () => thrown(new TypeError('Geheim 123 is not a function')), 'TypeError'],
    [
      'a code',
      () => thrown(Object.assign(new TypeError('Geheim is not a function'), { code: 'E1' })),
      'TypeError (E1)',
    ],
  ];
  it.each(planted)('with %s in its message is logged by name and code (R-INS-22)', async (_what, fail, name) => {
    const browser = await signedInAs(testServer, { su: true });
    failNext('from logs l', failureOf(fail));
    await browser.get('log/1');
    jest.restoreAllMocks();
    const [entry] = await written();
    expect(entry?.message).toMatch(`Unexpected error: ${name}`);
    expect(JSON.stringify(entry)).not.toContain('Geheim');
  });

  // Cast: incomplete on purpose, so that the code throws.
  const absent: { testServer: TestServer; run: () => void } = JSON.parse('{}') as never;
  const own: readonly (readonly [string, () => unknown])[] = [
    ["TypeError: Cannot read properties of undefined (reading 'clock')", () => absent.testServer.clock],
    ['TypeError: absent.run is not a function', () => absent.run()],
    ['RangeError: Invalid array length', () => (Array.from({ length: 2 }).length = -1)],
    [
      'RangeError: Maximum call stack size exceeded',
      function again(): unknown {
        return [again()];
      },
    ],
  ];
  it.each(own)('of the engine is logged with its message: %s', async (message, fail) => {
    const browser = await signedInAs(testServer, { su: true });
    failNext('from logs l', failureOf(fail));
    await browser.get('log/1');
    jest.restoreAllMocks();
    expect((await written())[0]?.message).toBe(message);
  });

  it('at one place is logged so many times a minute (R-INS-23)', async () => {
    const browser = await signedInAs(testServer, { su: true });
    failNext('from logs l', new RangeError('Invalid array length'));
    for (let time = 0; time < 25; time += 1) await browser.get('log/1');
    expect(await written()).toHaveLength(20);
    testServer.clock.now += 60_000;
    await browser.get('log/1');
    jest.restoreAllMocks();
    expect(await written()).toHaveLength(21);
  });

  it('leaves the answer as it is where the log cannot be written (R-INS-24)', async () => {
    const browser = await signedInAs(testServer, { su: true });
    await testServer.services.db.execute(sql`alter table logs rename to logs_away`);
    expect(await browser.get('log/1')).toMatchObject({ status: 500, body: { code: 'ERROR' } });
    await testServer.services.jobs.drain();
    await testServer.services.db.execute(sql`alter table logs_away rename to logs`);
    expect(await written()).toEqual([]);
    expect(testServer.defects).toHaveLength(2);
    expect(testServer.defects[1]).toContain('insert into "logs"');
  });

  it('of a database out of reach is not logged at all (R-INS-24)', async () => {
    const browser = await signedInAs(testServer, { su: true });
    failNext('from logs l', Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
    expect((await browser.get('log/1')).status).toBe(unavailable(5).status);
    jest.restoreAllMocks();
    expect(await written()).toEqual([]);
  });
});

describe('a refused permission', () => {
  it('is logged as a warning with the right that was missing and the user (R-INS-21)', async () => {
    const reader = await signedInAs(testServer, { rights: ['users.view'] });
    expect((await reader.call('PUT', 'user/7?x=1', { firstname: 'Geheim' })).status).toBe(403);
    await logged();
    expect((await reader.get('log')).status).toBe(403);
    await logged();
    expect((await reader.get('holidays')).status).toBe(403);
    const entries = await written();
    expect(entries).toMatchObject([
      {
        level: 'warning',
        module: 'Users',
        message: 'Refused: the right users.edit is missing',
        method: 'PUT',
        user_id: reader.id,
        request_url: '/api/user/7',
        answer: { status: '403', code: 'FORBIDDEN', right: 'users.edit' },
        debug: { file: 'server/shared/check-access.ts' },
      },
      { message: 'Refused: the right su is missing', module: 'Logs' },
      { message: 'Refused: the right holidays.* is missing', module: 'Holidays' },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Geheim');
  });

  it('is logged once a minute for a person and right (R-INS-23)', async () => {
    const [one, other] = [await signedInAs(testServer, { rights: [] }), await signedInAs(testServer, { rights: [] })];
    for (const browser of [one, one, other, one]) {
      await browser.get('user');
      await logged();
    }
    expect((await written()).map(({ user_id }) => user_id)).toEqual([one.id, other.id]);
    testServer.clock.now += 60_000;
    await one.get('user');
    expect(await written()).toHaveLength(3);
  });

  it('of a stranger is not logged', async () => {
    const guest = new Browser(testServer);
    expect((await guest.get('user')).status).toBe(401);
    expect((await guest.send('POST', 'login', '', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(await written()).toEqual([]);
  });
});

test.each([
  ['POST', 'login', { email: 'zoe@firma.example', password: 'Geheim-123' }],
  ['POST', 'reset', { email: 'zoe@firma.example' }],
  ['POST', 'reset/save', { email: 'zoe@firma.example', code: 'Geheim-123', password: PASSWORD }],
  ['GET', 'reset/check?email=zoe@firma.example&code=Geheim-123', undefined],
  ['GET', 'accept/check?email=zoe@firma.example&code=Geheim-123', undefined],
] as const)(
  '%s %s that fails leaves no password, code or address in the log (R-INS-22)',
  async (method, path, form) => {
    await testServer.services.db.execute(sql`alter table attempts rename to attempts_away`);
    const guest = new Browser(testServer);
    const { status } = form === undefined ? await guest.get(path) : await guest.call(method, path, form);
    const entries = await written();
    await testServer.services.db.execute(sql`alter table attempts_away rename to attempts`);
    expect(status).toBe(500);
    expect(entries).toMatchObject([
      { level: 'error', module: 'Sign-in', method, request_url: `/api/${path.split('?')[0]}`, user_id: null },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/zoe|firma|Geheim/);
    expect(JSON.stringify(entries)).not.toContain(PASSWORD);
  },
);
