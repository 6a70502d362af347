import { sql } from 'drizzle-orm';
import { EVENT_KINDS } from '../../../server/insight/published/events';
import { queryRow, queryRows } from '../../../server/database/database';
import { DEMO_DAYS, planDays, seedEvents } from '../../../server/seed/demo-events';
import { seedManyEvents, wantedEvents } from '../../../server/seed/many/events';
import { NOW } from '../support/constants';
import { ownDatabase } from '../support/demo-database';
import { openTestServer, type TestServer } from '../support/test-server';

const TODAY = '2026-11-20';
const PLAN = planDays({ now: NOW, days: DEMO_DAYS }, TODAY);

/** Number of planned events on matching days. */
const planned = (area: string, matches: (date: string) => boolean, kind?: string): number =>
  PLAN.filter(
    ({ date, profile }) => profile.area === area && (kind ?? profile.kind) === profile.kind && matches(date),
  ).reduce((sum, { count }) => sum + count, 0);
const weekdayOf = (date: string): number => new Date(date).getUTCDay();
const inMonths =
  (...months: readonly string[]) =>
  (date: string) =>
    months.includes(date.slice(5, 7));

describe('the plan of two years', () => {
  it('has some tens of thousands of events of every kind, up to today', () => {
    const total = PLAN.reduce((sum, { count }) => sum + count, 0);
    expect([total > 60_000, total < 100_000]).toEqual([true, true]);
    const kinds = new Set(PLAN.map(({ profile: { area, kind } }) => `${area} ${kind}`));
    expect(kinds).toEqual(
      new Set(Object.entries(EVENT_KINDS).flatMap(([area, own]) => own.map((kind) => `${area} ${kind}`))),
    );
    expect([PLAN[0]?.date, PLAN.at(-1)?.date]).toEqual(['2024-11-20', TODAY]);
  });

  it('is busy on working days, quiet on weekends and holidays', () => {
    const perDay = (matches: (date: string) => boolean): number => {
      const dates = new Set(PLAN.map(({ date }) => date).filter(matches));
      return planned('orders', (date) => dates.has(date)) / dates.size;
    };
    const working = perDay((date) => weekdayOf(date) > 0 && weekdayOf(date) < 6);
    expect(perDay((date) => weekdayOf(date) % 6 === 0)).toBeLessThan(working / 4);
    expect(perDay((date) => /-(?:12-2[56]|01-01|04-27)$/.test(date))).toBeLessThan(working / 4);
  });

  it('has seasons, grows, and runs of synchronisation that fail', () => {
    const [autumn, summer] = [inMonths('09', '10', '11'), inMonths('05', '06', '07')];
    expect(planned('brochures', autumn)).toBeGreaterThan(1.5 * planned('brochures', summer));
    expect(planned('tools', autumn, 'heatpumpSelectorUsage')).toBeGreaterThan(
      1.5 * planned('tools', summer, 'heatpumpSelectorUsage'),
    );
    expect(planned('tools', summer, 'airconfiguratorUsage')).toBeGreaterThan(
      3 * planned('tools', autumn, 'airconfiguratorUsage'),
    );
    const inYear = (from: string, until: string) => planned('users', (date) => date >= from && date < until);
    expect(inYear('2025-11-20', '2026-11-20')).toBeGreaterThan(1.1 * inYear('2024-11-20', '2025-11-20'));
    expect(planned('sync', () => true, 'failed')).toBeGreaterThan(50);
    expect(planned('users', () => true, 'failed')).toBeGreaterThan(500);
  });

  it('is the same for a day whatever the day of the start', () => {
    const later = planDays({ now: NOW, days: 30 }, TODAY);
    expect(later).toEqual(PLAN.filter(({ date }) => date >= '2026-10-22'));
  });
});

describe('stored events', () => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await openTestServer({ database: await ownDatabase() });
  });
  afterAll(() => testServer.close());
  beforeEach(() => testServer.services.db.execute(sql`delete from events`));

  it('are those of the plan, none of them in the future, in working hours but for machines', async () => {
    const { db } = testServer.services;
    const plan = planDays({ now: NOW, days: 40 }, TODAY);
    const stored = await seedEvents(db, { now: NOW, days: 40 });
    expect(stored).toBe(
      (await queryRow<{ count: number }>(db, sql`select count(*)::integer as count from events`)).count,
    );
    expect(stored).toBeLessThan(plan.reduce((sum, { count }) => sum + count, 0));
    const days = await queryRows<object>(
      db,
      sql`
      select day::text as date, area, kind, events::integer as count from event_days
      where day < ${TODAY} and events > 0`,
    );
    const expected = plan
      .filter(({ date }) => date < TODAY)
      .map(({ date, profile: { area, kind }, count }) => ({ date, area, kind, count }));
    const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(inOrder(days)).toEqual(inOrder(expected));
    const bounds = await queryRow<{ future: number; night: number }>(
      db,
      sql`
      select count(*) filter (where at > '2026-11-20 09:00:00')::integer as future,
        count(*) filter (where area <> 'sync' and hour not between 7 and 17)::integer as night
      from events, lateral extract(hour from at at time zone 'UTC' at time zone 'Europe/Amsterdam') as hour`,
    );
    expect(bounds).toEqual({ future: 0, night: 0 });
  });

  it('have amounts and quantities where their kind has', async () => {
    const { db } = testServer.services;
    await seedEvents(db, { now: NOW, days: 30 });
    const kinds = await queryRows<{ area: string; kind: string }>(
      db,
      sql`select distinct area, kind from events where amount is not null order by 1, 2`,
    );
    expect(kinds.map(({ area, kind }) => `${area} ${kind}`)).toEqual([
      'carts order',
      'carts quotation',
      'orders cancelled',
      'orders confirmed',
      'quotations accepted',
      'quotations open',
    ]);
    const bounds = await queryRow(
      db,
      sql`
      select min(quantity) >= 180 and max(quantity) <= 950 and min(quantity) < max(quantity) as fits from events
      where kind = 'processed'`,
    );
    expect(bounds).toEqual({ fits: true });
  });

  it('are brought to as many as wanted, with progress, and not a second time', async () => {
    const { db } = testServer.services;
    const told: number[] = [];
    expect(await seedManyEvents(db, NOW, 60_000, (added) => told.push(added))).toBe(60_000);
    expect(await seedManyEvents(db, NOW, 60_000)).toBe(0);
    expect(
      await queryRow(
        db,
        sql`select sum(events)::integer as days, (select count(*)::integer from events) as rows from event_days`,
      ),
    ).toEqual({
      days: 60_000,
      rows: 60_000,
    });
    expect(told.length).toBeGreaterThan(1);
    expect(told.toSorted((one, other) => one - other)).toEqual(told);
  });

  it('are counted by EVENTS', () => {
    expect([wantedEvents(undefined), wantedEvents(''), wantedEvents('500')]).toEqual([1_000_000, 1_000_000, 500]);
    for (const wrong of ['0', '-1', '1.5', 'many', '10000001'])
      expect(() => wantedEvents(wrong)).toThrow('EVENTS must be a number from 1 to 10000000');
  });
});
