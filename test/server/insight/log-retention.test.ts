import { sql } from 'drizzle-orm';
import { queryRow } from '../../../server/database/database';
import { deleteOldLogs, scheduleLogRetention } from '../../../server/insight/published/log-retention';
import { utc } from '../../../server/shared/utc';
import { NOW } from '../support/constants';
import { aPerson, openHouse, type House } from '../support/house';

const DAY = 24 * 3_600_000;

const plant = async ({ services: { db } }: House, at: number, count = 1): Promise<void> => {
  await db.execute(sql`
    insert into logs (level, source, module, message, method, datetime, request_url)
    select 'warning', 'back-end', 'test', 'n' || n, 'GET', ${utc(at)}::timestamp, '/' from generate_series(1, ${count}::integer) n`);
};
const kept = async ({ services: { db } }: House): Promise<number> =>
  (await queryRow<{ count: number }>(db, sql`select count(*)::integer as count from logs where module = 'test'`)).count;

describe('the age of the log', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());
  beforeEach(() => house.services.db.execute(sql`delete from logs`));

  it('is bounded to the second', async () => {
    await plant(house, NOW - 30 * DAY - 1_000);
    await plant(house, NOW - 30 * DAY);
    await plant(house, NOW);
    expect(await deleteOldLogs(house.services.db, NOW, 30)).toBe(1);
    expect(await kept(house)).toBe(2);
  });

  it('is kept by several servers at once, however much there is', async () => {
    await plant(house, NOW - 31 * DAY, 2_500);
    await plant(house, NOW - 29 * DAY, 10);
    const gone = await Promise.all([1, 2, 3].map(() => deleteOldLogs(house.services.db, NOW, 30)));
    expect(gone.reduce((sum, count) => sum + count, 0)).toBe(2_500);
    expect(await kept(house)).toBe(10);
  });

  it('goes batch by batch and stops between two', async () => {
    await plant(house, NOW - 31 * DAY, 2_500);
    const answers = [true, false];
    expect(await deleteOldLogs(house.services.db, NOW, 30, () => answers.shift() ?? false)).toBe(1_000);
    expect(await kept(house)).toBe(1_500);
  });

  it('leaves a user who is deleted what the log says of others', async () => {
    const { id } = await aPerson(house);
    await plant(house, NOW);
    await house.services.db.execute(sql`update logs set user_id = ${id}`);
    await house.services.db.execute(sql`delete from users where id = ${id}`);
    expect(await queryRow(house.services.db, sql`select user_id from logs`)).toEqual({ user_id: null });
  });
});

describe('a server', () => {
  let house: House;
  afterEach(() => {
    jest.useRealTimers();
    return house.close();
  });

  it('forgets what is older than 90 days from the moment it listens, or than it is told', async () => {
    house = await openHouse();
    await plant(house, NOW - 90 * DAY - 1_000);
    await plant(house, NOW - 90 * DAY);
    await house.server.listen(0);
    await house.services.jobs.drain();
    expect(await kept(house)).toBe(1);
  });

  it('can be told to keep less', async () => {
    house = await openHouse({ logDays: 7 });
    await plant(house, NOW - 8 * DAY);
    await house.server.listen(0);
    await house.services.jobs.drain();
    expect(await kept(house)).toBe(0);
  });

  it('forgets every hour, until it stops', async () => {
    house = await openHouse();
    const { jobs } = house.services;
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
    const end = scheduleLogRetention(house.services, 30);
    await jobs.drain();
    await plant(house, NOW - 31 * DAY);
    jest.advanceTimersByTime(3_600_000 - 1);
    await jobs.drain();
    expect(await kept(house)).toBe(1);
    jest.advanceTimersByTime(1);
    await jobs.drain();
    expect(await kept(house)).toBe(0);
    end();
    await plant(house, NOW - 31 * DAY);
    jest.advanceTimersByTime(3_600_000);
    await jobs.drain();
    expect(await kept(house)).toBe(1);
  });
});
