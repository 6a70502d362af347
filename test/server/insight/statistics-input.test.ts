import { bodyOf, type Browser } from '../support/browser';
import { statisticsOf } from '../support/events';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

const QUERY = 'startDate=2026-11-16&endDate=2026-11-18';

describe('R-INS-14: the input of the statistics', () => {
  /** A server whose clock is at 2026-11-20. */
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());

  it.each([
    ['', ['startDate', 'endDate']],
    ['startDate=2026-11-01', ['endDate']],
    ['startDate=&endDate=2026-11-01', ['startDate']],
    ['startDate=2026-02-30&endDate=2026-11-01', ['startDate']],
    ['startDate=0000-01-01&endDate=0000-01-02', ['startDate', 'endDate']],
    ['startDate=2026-11-01&endDate=01-11-2026', ['endDate']],
    ['startDate=2026-11-02&endDate=2026-11-01', ['startDate']],
    ['startDate=2026-11-20&endDate=2026-11-22', ['endDate']],
    ['startDate=2016-11-19&endDate=2026-11-20', ['startDate']],
    ['startDate=2026-11-01&endDate=2026-11-02&module=orders', ['module']],
    ['startDate[]=2026-11-01&endDate=2026-11-02', ['startDate']],
  ])('refuses %s', async (query, fields) => {
    for (const area of ['dashboard', 'orders', 'holidays']) {
      const { status, body } = await su.get(`statistics/${area}?${query}`);
      expect([area, status, body]).toEqual([
        area,
        400,
        {
          code: 'VALUE_NOT_VALID',
          fields: Object.fromEntries(fields.map((name) => [name, { code: 'VALUE_NOT_VALID' }])),
        },
      ]);
    }
  });

  it.each(['year', 'DAY'])('refuses to group by "%s"', async (groupBy) => {
    for (const area of ['orders', 'dashboard']) {
      const { status, body } = await su.get(`statistics/${area}?${QUERY}&groupBy=${groupBy}`);
      expect([area, status, body]).toEqual([
        area,
        400,
        { code: 'VALUE_NOT_VALID', fields: { groupBy: { code: 'VALUE_NOT_VALID' } } },
      ]);
    }
  });

  it.each([
    ['2025-11-20', '', 366],
    ['2025-11-20', '&groupBy=day', 366],
    ['2025-11-20', '&groupBy=month', 13],
    ['2016-11-20', '&groupBy=month', 121],
  ])('answers the dashboard from %s to 2026-11-20%s', async (start, groupBy, entries) => {
    const reply = await su.get(`statistics/dashboard?startDate=${start}&endDate=2026-11-20${groupBy}`);
    const { statistics } = bodyOf<{ statistics: { orders: { period: unknown[] } } }>(reply);
    expect([reply.status, statistics.orders.period.length]).toEqual([200, entries]);
  });

  it.each(['', '&groupBy=day'])('refuses more than a year of the dashboard by day%s', async (groupBy) => {
    const { status, body } = await su.get(`statistics/dashboard?startDate=2025-11-19&endDate=2026-11-20${groupBy}`);
    expect([status, body]).toEqual([
      400,
      { code: 'VALUE_NOT_VALID', fields: { startDate: { code: 'VALUE_NOT_VALID' } } },
    ]);
  });

  it.each([
    ['2026-11-20', '2026-11-21'],
    ['2016-11-20', '2026-11-20'],
    ['0100-01-01', '0101-01-01'],
  ])('accepts %s to %s', async (start, end) => {
    expect((await statisticsOf(su, 'orders', [start, end])).period[0]?.date.slice(0, 7)).toBe(start.slice(0, 7));
  });
});
