import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { queryRow, queryRows } from '../../../server/database/database';
import { EVENT_KINDS, type EventArea } from '../../../server/insight/published/events';
import { readTimeZone, useTimeZone } from '../../../server/insight/statistics/time-zone';
import type { Browser } from '../support/browser';
import { storeEvents, statisticsOf, type AnEvent } from '../support/events';
import { ownDatabase } from '../support/demo-database';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

const ZONE = 'Europe/Amsterdam';
const failure = (at: string): AnEvent => ({ area: 'users', kind: 'failed', at });

describe('days of the statistics', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer({ database: await ownDatabase() });
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  beforeEach(() => testServer.services.db.execute(sql`delete from events`));

  const failuresOf = async (start: string, end: string): Promise<readonly unknown[]> =>
    (await statisticsOf(su, 'users', [start, end])).period.map(({ failed }) => failed);

  /** Expects the stored daily figures, without zeros, to equal those computed from the events. */
  const expectDaysOfEvents = async (zone = ZONE): Promise<void> => {
    const { db } = testServer.services;
    const counted = await queryRows(
      db,
      sql`
      select area, day::text, kind, events::integer, quantity::integer, amount::text from event_days
      where events <> 0 or quantity <> 0 or amount <> 0 order by 1, 2, 3`,
    );
    const independent = await queryRows(
      db,
      sql`
      select area, (at at time zone 'UTC' at time zone ${zone})::date::text as day, kind, count(*)::integer as events,
        sum(quantity)::integer as quantity, coalesce(sum(amount), 0)::numeric(18, 2)::text as amount
      from events group by 1, 2, 3 order by 1, 2, 3`,
    );
    expect(counted).toEqual(independent);
  };

  it('R-INS-12: takes the kinds of each area, and no others', async () => {
    const kinds = Object.entries(EVENT_KINDS).flatMap(([area, own]) => own.map((kind) => ({ area, kind })));
    for (const { area, kind } of kinds)
      // A key of EVENT_KINDS.
      await storeEvents(testServer, [{ area: area as EventArea, kind, at: '2026-11-01 12:00:00' }]);
    for (const [area, kind] of [
      ['orders', 'paid'],
      ['users', 'Failed'],
      ['icc', ''],
    ] as const)
      await expect(storeEvents(testServer, [{ area, kind, at: '2026-11-01 12:00:00' }])).rejects.toMatchObject({
        cause: { constraint: 'events_kind' },
      });
  });

  it('the zone of the days is one row', async () => {
    await expect(testServer.services.db.execute(sql`insert into statistics_zone values ('UTC')`)).rejects.toThrow();
  });

  // Summer time began on 29 March 2026 at 01:00 UTC and ended on 25 October 2026 at 01:00 UTC.
  it.each([
    ['before summer time a day begins at 23:00 UTC', '2026-03-28 22:59:59', '2026-03-28 23:00:00', '2026-03-29'],
    ['after the day of 23 hours at 22:00 UTC', '2026-03-29 21:59:59', '2026-03-29 22:00:00', '2026-03-30'],
    ['in summer at 22:00 UTC', '2026-07-01 21:59:59', '2026-07-01 22:00:00', '2026-07-02'],
    ['before the end of summer time at 22:00 UTC', '2026-10-24 21:59:59', '2026-10-24 22:00:00', '2026-10-25'],
    ['after the day of 25 hours at 23:00 UTC', '2026-10-25 22:59:59', '2026-10-25 23:00:00', '2026-10-26'],
  ])('R-INS-13: %s', async (_what, last, first, day) => {
    await storeEvents(testServer, [failure(last), failure(first), failure(first)]);
    const before = last.slice(0, 10);
    expect(await failuresOf(before, day)).toEqual([1, 2]);
  });

  it('R-INS-13: an event at 23:30 UTC is of the next day, in winter and in summer', async () => {
    await storeEvents(testServer, [failure('2026-01-31 23:30:00'), failure('2026-06-30 23:30:00')]);
    expect(await failuresOf('2026-01-31', '2026-02-01')).toEqual([0, 1]);
    expect((await statisticsOf(su, 'users', ['2026-06-01', '2026-07-31'], '&groupBy=month')).period).toMatchObject([
      { date: '2026-06-01', failed: 0 },
      { date: '2026-07-01', failed: 1 },
    ]);
  });

  it.each([
    ['2026-03-29', 23, '2026-03-28 23:00:00'],
    ['2026-10-25', 25, '2026-10-24 22:00:00'],
  ])('R-INS-13: %s has %d hours', async (day, hours, from) => {
    await testServer.services.db.execute(sql`
      insert into events (area, kind, at)
      select 'users', 'failed', ${from}::timestamp + make_interval(hours => n) from generate_series(-24, 48) n`);
    expect(await failuresOf(day, day)).toEqual([hours]);
  });

  it('counts late, changed and deleted rows', async () => {
    const [first = 0, second = 0] = await storeEvents(testServer, [
      { area: 'orders', kind: 'confirmed', at: '2026-05-01 10:00:00', amount: '10.00' },
      { area: 'orders', kind: 'confirmed', at: '2026-05-01 11:00:00', amount: '5.50' },
    ]);
    const orders = async () => {
      const { period, totals } = await statisticsOf(su, 'orders', ['2026-05-01', '2026-05-02']);
      return [...period.map(({ total, orderTotal }) => [total, orderTotal]), totals?.['orderTotalPrices']];
    };
    const { db } = testServer.services;
    expect(await orders()).toEqual([[2, 2], [0, 0], '15.50']);
    await db.execute(sql`update events set at = at + interval '1 day', amount = 4 where id = ${first}`);
    expect(await orders()).toEqual([[1, 1], [1, 1], '9.50']);
    await db.execute(sql`update events set kind = 'cancelled' where id = ${second}`);
    expect(await orders()).toEqual([[1, 0], [1, 1], '4.00']);
    await db.execute(sql`delete from events where id = ${second}`);
    expect(await orders()).toEqual([[0, 0], [1, 1], '4.00']);
    await db.execute(sql`update events set amount = 1 where false`);
    await expectDaysOfEvents();
    await db.execute(sql`truncate events`);
    expect(await orders()).toEqual([[0, 0], [0, 0], '0.00']);
    await storeEvents(testServer, [{ area: 'orders', kind: 'cancelled', at: '2026-05-02 08:00:00' }]);
    expect(await orders()).toEqual([[0, 0], [1, 0], '0.00']);
  });

  it('counts nothing of a transaction that is rolled back', async () => {
    await expect(
      testServer.services.db.transaction(async (tx) => {
        await tx.execute(sql`insert into events (area, kind, at) values ('users', 'failed', '2026-05-01')`);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await failuresOf('2026-05-01', '2026-05-01')).toEqual([0]);
  });

  it('counts what several write and delete at the same time, without a deadlock', async () => {
    const { db } = testServer.services;
    await Promise.all(
      Array.from({ length: 12 }, async (_, writer) => {
        const order = writer % 2 === 0 ? sql`n` : sql`-n`;
        await db.execute(sql`
          insert into events (area, kind, at)
          select 'users', case when n % 2 = 0 then 'failed' else 'succeeded' end, timestamp '2026-05-01' + make_interval(hours => n)
          from generate_series(0, 200) n order by ${order}`);
        await db.execute(sql`update events set at = at + interval '5 hours' where id % 12 = ${writer}`);
        await db.execute(sql`delete from events where id % 36 = ${writer}`);
      }),
    );
    await expectDaysOfEvents();
  });

  describe('against a count of the events themselves', () => {
    const areas = Object.keys(EVENT_KINDS) as EventArea[]; // cast: the keys of a literal object are known
    /** Two years, with four clock changes. */
    const DAYS = 730;
    const dayOf = (place: number): string =>
      new Date(Date.UTC(2024, 10, 20) + place * 86_400_000).toISOString().slice(0, 10);

    const storeRandom = (seed: number): Promise<unknown> =>
      testServer.services.db.execute(sql`
        insert into events (area, kind, at, quantity, amount)
        select kinds.area, kinds.kind, timestamp '2024-11-19' + make_interval(mins => (hash.n % (731 * 24 * 60))::integer),
          1 + (hash.n % 90)::integer, case when hash.n % 3 > 0 then (hash.n % 1000000)::numeric / 100 end
        from jsonb_to_recordset(${JSON.stringify(
          Object.entries(EVENT_KINDS).flatMap(([area, kinds]) => kinds.map((kind) => ({ area, kind }))),
        )}::jsonb) kinds (area text, kind text)
        cross join generate_series(1, 120) row
        cross join lateral (
          select ('x' || left(md5(${seed}::text || area || kind || row), 8))::bit(32)::bigint & 2147483647 as n
        ) hash`);

    it('R-INS-12: agrees over any range, and by month is the sum of the days', async () => {
      const { db } = testServer.services;
      await storeRandom(1);
      await db.execute(sql`delete from events where id % 7 = 0`);
      await db.execute(sql`update events set at = at + interval '90 minutes' where id % 5 = 0`);
      await expectDaysOfEvents();
      const range = fc
        .tuple(fc.nat(DAYS - 1), fc.nat(DAYS - 1))
        .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);
      const sum = (period: readonly Readonly<Record<string, unknown>>[], name: string): number =>
        period.reduce((total, entry) => total + Number(entry[name]), 0);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...areas), range, async (area, [first, last]) => {
          const [start, end] = [dayOf(first), dayOf(last)];
          const [byDay, byMonth] = [
            await statisticsOf(su, area, [start, end], '&groupBy=day'),
            await statisticsOf(su, area, [start, end], '&groupBy=month'),
          ];
          expect(byDay.period).toHaveLength(last - first + 1);
          expect(byMonth.totals).toEqual(byDay.totals);
          const names = Object.keys(byDay.period[0] ?? {}).filter((key) => key !== 'date');
          for (const { date, ...figures } of byMonth.period)
            for (const key of names)
              expect([key, figures[key]]).toEqual([
                key,
                sum(
                  byDay.period.filter((day) => day.date.startsWith(date.slice(0, 7))),
                  key,
                ),
              ]);
          const counted = await queryRow<Record<'events' | 'quantity', number>>(
            db,
            sql`
            select count(*)::integer as events, coalesce(sum(quantity), 0)::integer as quantity from events
            where area = ${area} and at >= (${start}::timestamp at time zone ${ZONE}) at time zone 'UTC'
              and at < ((${end}::date + 1)::timestamp at time zone ${ZONE}) at time zone 'UTC'`,
          );
          const all = names.includes('total') ? ['total'] : names;
          const own = all.reduce((total, key) => total + sum(byDay.period, key), 0);
          const expected = area === 'sync' || area === 'gifts' ? counted.quantity : counted.events;
          expect([area, start, end, own + (area === 'accounts' ? sum(byDay.period, 'contact') : 0)]).toEqual([
            area,
            start,
            end,
            expected,
          ]);
        }),
        { seed: 20261120, numRuns: 60 },
      );
    });

    it('R-INS-12: totals of amounts agree to the cent', async () => {
      const { db } = testServer.services;
      await storeRandom(2);
      await fc.assert(
        fc.asyncProperty(fc.nat(DAYS - 1), fc.nat(400), async (first, length) => {
          const [start, end] = [dayOf(first), dayOf(Math.min(DAYS - 1, first + length))];
          const { totals } = await statisticsOf(su, 'carts', [start, end]);
          const { order, quotation, promotion } = await queryRow<
            Record<'order' | 'quotation' | 'promotion', string | number>
          >(
            db,
            sql`
            select to_char(coalesce(sum(amount) filter (where kind = 'order'), 0), 'FM9999999990.00') as order,
              to_char(coalesce(sum(amount) filter (where kind = 'quotation'), 0), 'FM9999999990.00') as quotation,
              coalesce(sum(quantity) filter (where kind = 'promotion'), 0)::integer as promotion
            from events
            where area = 'carts' and (at at time zone 'UTC' at time zone ${ZONE})::date between ${start}::date and ${end}::date`,
          );
          expect(totals).toEqual({
            orderTotalPrices: order,
            quotationTotalPrices: quotation,
            promotionTotalDiamonds: promotion,
          });
        }),
        { seed: 20261121, numRuns: 30 },
      );
    });
  });

  describe('R-INS-13: the zone', () => {
    it('is another one after a start with another setting, which counts all days again, once', async () => {
      await storeEvents(testServer, [failure('2026-05-01 23:30:00'), failure('2026-05-01 12:00:00')]);
      expect(await failuresOf('2026-05-01', '2026-05-02')).toEqual([1, 1]);
      const { db } = testServer.services;
      const change = (zone: string) => db.transaction((tx) => useTimeZone(tx, zone));
      expect([await change('Asia/Tokyo'), await change('Asia/Tokyo')]).toEqual([true, false]);
      expect(await failuresOf('2026-05-01', '2026-05-02')).toEqual([1, 1]);
      await storeEvents(testServer, [failure('2026-05-01 15:30:00')]);
      expect(await failuresOf('2026-05-01', '2026-05-02')).toEqual([1, 2]);
      await expectDaysOfEvents('Asia/Tokyo');
      expect(await change('UTC')).toBe(true);
      expect(await failuresOf('2026-05-01', '2026-05-02')).toEqual([3, 0]);
      expect(await change(ZONE)).toBe(true);
      await expectDaysOfEvents();
    });

    it('is refused by name where the database does not know it', async () => {
      const { db } = testServer.services;
      await expect(db.transaction((tx) => useTimeZone(tx, 'Europe/Nowhere'))).rejects.toThrow(
        'TIME_ZONE must be a time zone such as Europe/Amsterdam or UTC, not "Europe/Nowhere".',
      );
    });
  });
});

test.each(['Europe/Nowhere', 'CET', 'EST', '+01:00', 'europe/amsterdam', "Europe/Amsterdam'", 'Amsterdam'])(
  '%s is no time zone',
  (zone) => {
    expect(() => readTimeZone(zone)).toThrow(/^TIME_ZONE must be a time zone such as Europe\/Amsterdam or UTC, not "/);
  },
);

test.each(['UTC', 'Europe/Amsterdam', 'America/Port-au-Prince', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3'])(
  '%s is one',
  (zone) => {
    expect([readTimeZone(zone), readTimeZone()]).toEqual([zone, 'Europe/Amsterdam']);
  },
);
