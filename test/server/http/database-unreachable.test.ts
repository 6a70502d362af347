import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../server/database/database';
import { isUnreachable } from '../../../server/database/errors';
import { openTestServer } from '../support/test-server';

/** A port without a listener. */
const NO_CARET = 'postgres://kantoor@127.0.0.1:1/kantoor';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (failure: unknown) => failure,
  );

test('a call that cannot reach the database is 503 with Retry-After, and is logged (R-SHR-48)', async () => {
  const [testServer, { db, close }] = [
    await openTestServer(),
    await openDatabase({ databaseUrl: NO_CARET, dataDir: 'memory://' }),
  ];
  jest.spyOn(testServer.services.db, 'execute').mockImplementation((query) => db.execute(query));
  const reply = await testServer.server.app.request('/api/me', { headers: { Cookie: 'kantoor=x' } });
  expect([reply.status, reply.headers.get('retry-after'), await reply.json()]).toEqual([503, '5', { code: 'ERROR' }]);
  expect(testServer.defects).toHaveLength(1);
  jest.restoreAllMocks();
  expect((await testServer.server.app.request('/api/me', { headers: { Cookie: 'kantoor=x' } })).status).toBe(401);
  await Promise.all([close(), testServer.close()]);
});

test('queries and transactions tell that the server is out of reach', async () => {
  const { db, close } = await openDatabase({ databaseUrl: NO_CARET, dataDir: 'memory://' });
  const failures = await Promise.all([
    failureOf(Promise.resolve(db.execute(sql`select 1`))),
    failureOf(db.transaction((tx) => Promise.resolve(tx.execute(sql`select 1`)))),
  ]);
  expect(failures.map(isUnreachable)).toEqual([true, true]);
  await close();
});

test.each([
  [{ code: '57P01' }, true],
  [{ code: '08006' }, true],
  [{ code: '53300' }, true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('wrapped', { cause: { code: 'ECONNRESET' } }), true],
  [{ code: '23505' }, false],
  [new Error('undefined is not a function'), false],
  [null, false],
])('%j is out of reach: %j', (failure, expected) => {
  expect(isUnreachable(failure)).toBe(expected);
});
