import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../server/database/database';
import { freeBytesIn, readinessOf } from '../../../server/health/readiness';
import { openTestServer, type TestServer } from '../support/test-server';
import { ownDatabase } from '../support/demo-database';

const MEGABYTE = 1024 * 1024;

/** Status and body of a call without a session. */
const ask = async ({ server: { app } }: TestServer, path: string): Promise<readonly [number, unknown]> => {
  const reply = await app.request(path);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  return [reply.status, await reply.json()];
};

// Rule R-RUN-01.
describe('health and readiness', () => {
  it.each(['all', 'none'])('need no session, and are not logged (EXTRAS=%s)', async (extras) => {
    const testServer = await openTestServer({ extras: extras === 'all' });
    expect(await ask(testServer, '/api/health')).toEqual([200, { code: 'OK' }]);
    expect(await ask(testServer, '/api/ready')).toEqual([200, { code: 'OK' }]);
    expect(testServer.lines).toEqual([]);
    await testServer.close();
  });

  it('says when the disk is nearly full, or its folder is gone', async () => {
    const disk = { free: () => Promise.resolve(255 * MEGABYTE) };
    const testServer = await openTestServer({ freeBytes: () => disk.free() });
    const notReady = (message: string) => [503, { code: 'NOT_READY', problems: [{ part: 'disk', message }] }];
    expect(await ask(testServer, '/api/ready')).toEqual(notReady('255 MB are free for the data; 256 are needed.'));
    disk.free = () => freeBytesIn('/nowhere/at/all');
    expect(await ask(testServer, '/api/ready')).toEqual(notReady('The folder of the data cannot be read (ENOENT).'));
    disk.free = () => freeBytesIn('memory://');
    expect(await ask(testServer, '/api/ready')).toEqual([200, { code: 'OK' }]);
    await testServer.close();
  });

  it('says that migrations are missing', async () => {
    const testServer = await openTestServer({ database: await ownDatabase() });
    await testServer.services.db.execute(sql`delete from migrations where name like '0030-%'`);
    expect(await ask(testServer, '/api/ready')).toEqual([
      503,
      {
        code: 'NOT_READY',
        problems: [{ part: 'migrations', message: 'The database lacks migrations. Restart the server.' }],
      },
    ]);
    await testServer.close();
  });

  const needs = { migrations: [], freeBytes: () => Promise.resolve(Infinity), isStopping: () => false };

  it('says that the database is out of reach, or does not answer within a second', async () => {
    const { db, close } = await openDatabase({ databaseUrl: 'postgres://kantoor@127.0.0.1:1/x', dataDir: 'memory://' });
    expect(await readinessOf({ ...needs, db })()).toEqual([
      { part: 'database', message: 'The database does not answer (ECONNREFUSED).' },
    ]);
    await close();
    jest.useFakeTimers();
    const execute = jest.fn(() => new Promise<never>(() => undefined));
    const look = readinessOf({ ...needs, db: { execute } as never }); // cast: the tested code calls only `execute`
    const found = look();
    await jest.advanceTimersByTimeAsync(999);
    expect(await found).toEqual([{ part: 'database', message: 'The database does not answer.' }]);
    const again = look();
    await jest.advanceTimersByTimeAsync(999);
    expect([await again, execute.mock.calls.length]).toEqual([await found, 1]);
    jest.useRealTimers();
  });
});

// Rule R-RUN-04.
it('is not ready for the set delay before it stops, but answers', async () => {
  const waits: number[] = [];
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const sleep = (ms: number): Promise<void> => {
    waits.push(ms);
    return held;
  };
  const testServer = await openTestServer({ stopDelay: 5_000, sleep });
  const stopped = testServer.server.stop();
  const problems = [{ part: 'stopping', message: 'The server is stopping.' }];
  expect(await ask(testServer, '/api/ready')).toEqual([503, { code: 'NOT_READY', problems }]);
  expect(await ask(testServer, '/api/health')).toEqual([200, { code: 'OK' }]);
  expect(waits).toEqual([5_000]);
  go();
  await stopped;
});
