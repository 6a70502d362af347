import { sql } from 'drizzle-orm';
import { queryRow } from '../../../server/database/database';
import { deleteOldLogs, scheduleLogRetention } from '../../../server/insight/published/log-retention';
import { utc } from '../../../server/shared/utc';
import { NOW } from '../support/constants';
import { aPerson, openTestServer, type TestServer } from '../support/test-server';

const DAY = 24 * 3_600_000;

const plant = async ({ services: { db } }: TestServer, at: number, count = 1): Promise<void> => {
  await db.execute(sql`
    insert into logs (level, source, module, message, method, datetime, request_url)
    select 'warning', 'back-end', 'test', 'n' || n, 'GET', ${utc(at)}::timestamp, '/' from generate_series(1, ${count}::integer) n`);
};
const kept = async ({ services: { db } }: TestServer): Promise<number> =>
  (await queryRow<{ count: number }>(db, sql`select count(*)::integer as count from logs where module = 'test'`)).count;

describe('the age of the log', () => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await openTestServer();
  });
  afterAll(() => testServer.close());
  beforeEach(() => testServer.services.db.execute(sql`delete from logs`));

  it('is bounded to the second', async () => {
    await plant(testServer, NOW - 30 * DAY - 1_000);
    await plant(testServer, NOW - 30 * DAY);
    await plant(testServer, NOW);
    expect(await deleteOldLogs(testServer.services.db, NOW, 30)).toBe(1);
    expect(await kept(testServer)).toBe(2);
  });

  it('is kept by several servers at once, however much there is', async () => {
    await plant(testServer, NOW - 31 * DAY, 2_500);
    await plant(testServer, NOW - 29 * DAY, 10);
    const gone = await Promise.all([1, 2, 3].map(() => deleteOldLogs(testServer.services.db, NOW, 30)));
    expect(gone.reduce((sum, count) => sum + count, 0)).toBe(2_500);
    expect(await kept(testServer)).toBe(10);
  });

  it('goes batch by batch and stops between two', async () => {
    await plant(testServer, NOW - 31 * DAY, 2_500);
    const answers = [true, false];
    expect(await deleteOldLogs(testServer.services.db, NOW, 30, () => answers.shift() ?? false)).toBe(1_000);
    expect(await kept(testServer)).toBe(1_500);
  });

  it('leaves a user who is deleted what the log says of others', async () => {
    const { id } = await aPerson(testServer);
    await plant(testServer, NOW);
    await testServer.services.db.execute(sql`update logs set user_id = ${id}`);
    await testServer.services.db.execute(sql`delete from users where id = ${id}`);
    expect(await queryRow(testServer.services.db, sql`select user_id from logs`)).toEqual({ user_id: null });
  });
});

describe('a server', () => {
  let testServer: TestServer;
  afterEach(() => {
    jest.useRealTimers();
    return testServer.close();
  });

  it('forgets what is older than 90 days from the moment it listens, or than it is told', async () => {
    testServer = await openTestServer();
    await plant(testServer, NOW - 90 * DAY - 1_000);
    await plant(testServer, NOW - 90 * DAY);
    await testServer.server.listen(0);
    await testServer.services.jobs.drain();
    expect(await kept(testServer)).toBe(1);
  });

  it('can be told to keep less', async () => {
    testServer = await openTestServer({ logDays: 7 });
    await plant(testServer, NOW - 8 * DAY);
    await testServer.server.listen(0);
    await testServer.services.jobs.drain();
    expect(await kept(testServer)).toBe(0);
  });

  it('forgets every hour, until it stops', async () => {
    testServer = await openTestServer();
    const { jobs } = testServer.services;
    jest.useFakeTimers({
      advanceTimers: false,
      doNotFake: [
        'Date',
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setTimeout',
        'clearTimeout',
      ],
    });
    const end = scheduleLogRetention(testServer.services, 30);
    await jobs.drain();
    await plant(testServer, NOW - 31 * DAY);
    jest.advanceTimersByTime(3_600_000 - 1);
    await jobs.drain();
    expect(await kept(testServer)).toBe(1);
    jest.advanceTimersByTime(1);
    await jobs.drain();
    expect(await kept(testServer)).toBe(0);
    end();
    await plant(testServer, NOW - 31 * DAY);
    jest.advanceTimersByTime(3_600_000);
    await jobs.drain();
    expect(await kept(testServer)).toBe(1);
  });
});
