import type { Browser } from '../support/browser';
import { statisticsOf } from '../support/events';
import { openHouse, signedInAs, type House } from '../support/house';

const QUERY = 'startDate=2026-11-16&endDate=2026-11-18';

describe('R-INS-14: the input of the statistics', () => {
  /** Its clock stands at 2026-11-20. */
  let house: House;
  let su: Browser;
  beforeAll(async () => {
    house = await openHouse();
    su = await signedInAs(house, { su: true });
  });
  afterAll(() => house.close());

  it.each([
    ['', ['startDate']],
    ['startDate=2026-11-01', ['endDate']],
    ['startDate=&endDate=2026-11-01', ['startDate']],
    ['startDate=2026-02-30&endDate=2026-11-01', ['startDate']],
    ['startDate=0000-01-01&endDate=0000-01-02', ['startDate']],
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

  it.each(['year', '', 'DAY'])('refuses to group by "%s"', async (groupBy) => {
    const { status, body } = await su.get(`statistics/orders?${QUERY}&groupBy=${groupBy}`);
    expect([status, body]).toEqual([
      400,
      { code: 'VALUE_NOT_VALID', fields: { groupBy: { code: 'VALUE_NOT_VALID' } } },
    ]);
    expect((await su.get(`statistics/dashboard?${QUERY}&groupBy=day`)).status).toBe(400);
  });

  it.each([
    ['2026-11-20', '2026-11-21'],
    ['2016-11-21', '2026-11-21'],
    ['0100-01-01', '0101-01-01'],
  ])('accepts %s to %s', async (start, end) => {
    expect((await statisticsOf(su, 'orders', [start, end])).period[0]?.date.slice(0, 7)).toBe(start.slice(0, 7));
  });
});
