import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { AREAS, STATISTICS_AREAS } from '../../../src/domain/insight/statistics-areas.rule';
import { queryRows } from '../../../server/database/database';
import { EVENT_KINDS, type EventArea } from '../../../server/insight/published/events';
import { bodyOf, Browser } from '../support/browser';
import { storeEvents, statisticsOf } from '../support/events';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

/** The clock of a test server is fixed at 2026-11-20. */
const RANGE = ['2026-11-16', '2026-11-18'] as const;
const QUERY = 'startDate=2026-11-16&endDate=2026-11-18';
const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18'];

type Row = readonly [kind: string, quantity?: number, amount?: string];
interface Example {
  readonly events: readonly Row[];
  /** The figures of the day of the events, in the order of the series. */
  readonly figures: readonly number[];
  readonly totals?: Readonly<Record<string, number | string>>;
}

const EXAMPLES: Readonly<Record<EventArea, Example>> = {
  orders: {
    events: [
      ['confirmed', 1, '1000.10'],
      ['confirmed', 1, '234.40'],
      ['cancelled', 1, '99.99'],
    ],
    figures: [3, 2],
    totals: { orderTotalPrices: '1234.50' },
  },
  users: { events: [['succeeded'], ['succeeded'], ['failed']], figures: [3, 2, 1] },
  tools: {
    events: [['dealerLocatorUsage'], ['dealerLocatorRequests'], ['heatpumpSelectorUsage'], ['heatpumpSelectorUsage']],
    figures: [1, 1, 0, 2],
  },
  carts: {
    events: [
      ['order', 1, '10.00'],
      ['order', 1, '0.05'],
      ['quotation', 1, '7.00'],
      ['promotion', 250],
      ['promotion', 50],
    ],
    figures: [2, 1, 2],
    totals: { orderTotalPrices: '10.05', quotationTotalPrices: '7.00', promotionTotalDiamonds: 300 },
  },
  sync: {
    events: [
      ['processed', 400],
      ['processed', 25],
      ['failed', 3],
    ],
    figures: [428, 425, 3],
  },
  quotations: {
    events: [
      ['accepted', 1, '500.00'],
      ['open', 1, '900.00'],
    ],
    figures: [2, 1],
    totals: { quotationTotalPrices: '500.00' },
  },
  invoices: { events: [['paid'], ['paid'], ['open'], ['unpaid']], figures: [4, 1, 1] },
  requests: { events: [['businessEmail'], ['existingAccount'], ['newAccount'], ['newAccount']], figures: [4, 1, 1, 2] },
  brochures: {
    events: [['resource'], ['resource'], ['contact_website'], ['contact_oci_enk'], ['contact_oci']],
    figures: [5, 2, 1, 1, 0, 1],
  },
  accounts: { events: [['account'], ['contact'], ['contact']], figures: [1, 2] },
  gifts: {
    events: [
      ['available', 500],
      ['pending', 120],
      ['pending', 30],
    ],
    figures: [500, 150, 0],
  },
  icc: { events: [['items'], ['items'], ['files']], figures: [3, 2, 1] },
};

const areas = Object.entries(EXAMPLES) as [EventArea, Example][]; // cast: the keys of a literal object are known

test.each(areas)('the kinds of %s are those of the API', (area, { events }) => {
  const known: readonly string[] = EVENT_KINDS[area];
  expect(events.filter(([kind]) => !known.includes(kind))).toEqual([]);
});

describe('the statistics', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  beforeEach(() => testServer.services.db.execute(sql`delete from events`));

  it.each(areas)('R-INS-12: %s has its series and its totals, by day', async (area, { events, figures, totals }) => {
    await storeEvents(
      testServer,
      events.map(([kind, quantity = 1, amount]) => ({
        area,
        kind,
        quantity,
        amount: amount ?? null,
        at: '2026-11-17 12:00:00',
      })),
    );
    const series = STATISTICS_AREAS[area].series;
    const entry = (date: string) => ({
      date,
      ...Object.fromEntries(series.map((name, place) => [name, date === '2026-11-17' ? figures[place] : 0])),
    });
    const statistics = { period: DAYS.map(entry), ...(totals && { totals }) };
    expect((await su.get(`statistics/${area}?${QUERY}`)).body).toEqual({ code: 'OK', statistics });
    const dashboard = await su.get(`statistics/dashboard?${QUERY}`);
    expect(bodyOf<{ statistics: Record<string, unknown> }>(dashboard).statistics[area]).toEqual(statistics);
  });

  it.each(areas)('%s answers zeros and totals of nothing where nothing happened', async (area, { totals }) => {
    const answer = await statisticsOf(su, area, RANGE);
    expect(answer.period.map(({ date, ...figures }) => [date, new Set(Object.values(figures))])).toEqual(
      DAYS.map((date) => [date, new Set([0])]),
    );
    expect(answer.totals).toEqual(
      totals &&
        Object.fromEntries(Object.entries(totals).map(([name, sum]) => [name, typeof sum === 'number' ? 0 : '0.00'])),
    );
  });

  it('counts nothing of the days around a range', async () => {
    await storeEvents(testServer, [
      { area: 'users', kind: 'failed', at: '2026-11-15 22:59:59' },
      { area: 'users', kind: 'failed', at: '2026-11-15 23:00:00' },
      { area: 'users', kind: 'failed', at: '2026-11-18 22:59:59' },
      { area: 'users', kind: 'failed', at: '2026-11-18 23:00:00' },
    ]);
    const { period } = await statisticsOf(su, 'users', RANGE);
    expect(period.map(({ failed }) => failed)).toEqual([1, 0, 1]);
  });

  it('R-INS-11: groups by month when asked or from 93 days, the ends of the range included', async () => {
    await storeEvents(
      testServer,
      ['2026-08-19', '2026-08-20', '2026-08-31', '2026-09-01', '2026-11-19', '2026-11-20'].map((day) => ({
        area: 'orders',
        kind: 'confirmed',
        at: `${day} 12:00:00`,
        amount: '10.00',
      })),
    );
    const byMonth = {
      period: [
        { date: '2026-08-01', total: 2, orderTotal: 2 },
        { date: '2026-09-01', total: 1, orderTotal: 1 },
        { date: '2026-10-01', total: 0, orderTotal: 0 },
        { date: '2026-11-01', total: 1, orderTotal: 1 },
      ],
      totals: { orderTotalPrices: '40.00' },
    };
    expect(await statisticsOf(su, 'orders', ['2026-08-20', '2026-11-19'], '&groupBy=month')).toEqual(byMonth);
    expect((await statisticsOf(su, 'orders', ['2026-08-20', '2026-11-19'])).period).toHaveLength(92);
    expect((await statisticsOf(su, 'orders', ['2026-08-20', '2026-11-20'])).period).toHaveLength(4);
    expect((await statisticsOf(su, 'orders', ['2026-08-20', '2026-11-20'], '&groupBy=day')).period).toHaveLength(93);
    const dashboard = bodyOf<{ statistics: { orders: { period: unknown[] } } }>(
      await su.get('statistics/dashboard?startDate=2026-08-20&endDate=2026-11-20'),
    );
    expect(dashboard.statistics.orders.period).toHaveLength(93);
  });

  it('lists the coming holidays, today included', async () => {
    const { db } = testServer.services;
    await db.execute(sql`delete from holidays`);
    await db.execute(sql`
      insert into holidays (date, by_reason, reason, notification, notification_text, search)
      select date '2026-11-19' + n, '', 'Vrij ' || n, n = 1, case when n = 1 then '<p>Dicht</p>' else '' end, ''
      from generate_series(0, 30) n order by n desc`);
    const { holidays } = bodyOf<{ statistics: { holidays: object[] } }>(
      await su.get(`statistics/holidays?${QUERY}`),
    ).statistics;
    expect(holidays.slice(0, 2)).toEqual([
      { date: '2026-11-20', reason: 'Vrij 1', notification_text: '<p>Dicht</p>' },
      { date: '2026-11-21', reason: 'Vrij 2', notification_text: '' },
    ]);
    expect(holidays).toHaveLength(20);
  });

  describe('rights', () => {
    const seen = async (browser: Browser): Promise<readonly string[]> =>
      Object.keys(bodyOf<{ statistics: object }>(await browser.get(`statistics/dashboard?${QUERY}`)).statistics);

    it.each(AREAS)('statistics.%s opens this area alone', async (area) => {
      const browser = await signedInAs(testServer, { rights: [`statistics.${area}`] });
      expect(await seen(browser)).toEqual([area]);
      for (const other of AREAS)
        expect([other, (await browser.get(`statistics/${other}?${QUERY}`)).status]).toEqual([
          other,
          other === area ? 200 : 403,
        ]);
    });

    it('leave out of the dashboard what is not permitted, and nothing for a superuser', async () => {
      expect(
        await seen(await signedInAs(testServer, { rights: ['statistics.icc', 'holidays.view', 'statistics.orders'] })),
      ).toEqual(['orders', 'icc']);
      expect(await seen(await signedInAs(testServer, { rights: ['users.view'] }))).toEqual([]);
      expect(await seen(su)).toEqual(AREAS);
    });

    it('need a session, and an area that exists', async () => {
      for (const area of ['dashboard', 'orders']) {
        expect((await new Browser(testServer).get(`statistics/${area}?${QUERY}`)).status).toBe(401);
        expect((await su.call('POST', `statistics/${area}`)).status).toBe(405);
      }
      expect((await su.get(`statistics/downloads?${QUERY}`)).status).toBe(404);
    });
  });

  it('reads areas alone where reading them at once fails, and reports the one that fails again', async () => {
    const { db } = testServer.services;
    await storeEvents(testServer, [{ area: 'orders', kind: 'confirmed', at: '2026-11-17 12:00:00', amount: '1.00' }]);
    const [dialect, execute] = [new PgDialect(), db.execute.bind(db)];
    const spy = jest.spyOn(db, 'execute').mockImplementation((query) => {
      const { params } = dialect.sqlToQuery(sql`${query}`);
      if (params.some((param) => String(param).includes('"icc"'))) throw new Error('No days of ICC downloads');
      return execute(query);
    });
    try {
      const { statistics } = bodyOf<{ statistics: Record<string, { code?: string; totals?: object }> }>(
        await su.get(`statistics/dashboard?${QUERY}`),
      );
      expect(Object.keys(statistics).filter((area) => statistics[area]?.code !== undefined)).toEqual(['icc']);
      expect(statistics['orders']?.totals).toEqual({ orderTotalPrices: '1.00' });
      expect(testServer.defects.splice(0)).toEqual([expect.stringContaining('No days of ICC downloads')]);
    } finally {
      spy.mockRestore();
    }
  });

  it('reports an area that fails, and answers the others', async () => {
    const { db } = testServer.services;
    await storeEvents(testServer, [{ area: 'icc', kind: 'files', at: '2026-11-17 12:00:00' }]);
    await db.execute(sql`delete from logs`);
    await db.execute(sql`alter table holidays rename to holidays_away`);
    try {
      const { status, body } = await su.get(`statistics/dashboard?${QUERY}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        code: 'OK',
        statistics: { holidays: { code: 'ERROR' }, icc: { period: [{}, { files: 1 }, {}] } },
      });
      expect(testServer.defects.splice(0)).toEqual([expect.stringContaining('holidays')]);
      await testServer.services.jobs.drain();
      expect(
        await queryRows(db, sql`select level, module, answer from logs where debug->>'file' like 'server/%'`),
      ).toEqual([{ level: 'error', module: 'Statistics', answer: { area: 'holidays', code: 'ERROR' } }]);
      expect((await su.get(`statistics/holidays?${QUERY}`)).status).toBe(500);
      testServer.defects.length = 0;
    } finally {
      await db.execute(sql`alter table holidays_away rename to holidays`);
    }
    expect(await su.get(`statistics/holidays?${QUERY}`)).toMatchObject({ status: 200, body: { code: 'OK' } });
  });
});
