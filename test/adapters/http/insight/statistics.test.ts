import { isLeft, isRight } from 'fp-ts/Either';
import { statisticsHttp } from '../../../../src/adapters/http/insight/statistics.http';
import type { StatisticsQuery } from '../../../../src/application/insight/ports/statistics-source.port';
import { seriesIn, type AreaStatistics, type Statistics } from '../../../../src/domain/insight/statistics';
import { money } from '../../../../src/domain/shared/money';
import { answering, aLine, only } from '../support/line';

const november = { start: '2026-11-01', end: '2026-11-25' };
const dashboard: StatisticsQuery = { subject: 'dashboard', range: november, grouping: 'day' };
const areaOf = (subject: StatisticsQuery['subject'], grouping: StatisticsQuery['grouping'] = 'day') => ({
  subject,
  range: november,
  grouping,
});

const load = async (body: unknown, query: StatisticsQuery) => {
  const line = aLine(answering(body));
  return { sent: line.sent, outcome: await statisticsHttp(line.http).load(query)() };
};

/** Reads statistics; a refusal fails the test. */
const read = async (body: unknown, query: StatisticsQuery = dashboard): Promise<Statistics> => {
  const { outcome } = await load(body, query);
  if (isRight(outcome)) return outcome.right;
  throw new Error(`Refused: ${JSON.stringify(outcome.left)}`);
};
const refused = async (body: unknown, query: StatisticsQuery = dashboard) => {
  const { outcome } = await load(body, query);
  return isLeft(outcome) ? outcome.left : null;
};

const point = (values: object) => ({ date: '2026-11-01', ...values });
const readPoint = async (values: object): Promise<unknown> => {
  const found = (await read({ code: 'OK', period: [point(values)] }, areaOf('users'))).get('users');
  return found?.kind === 'series' ? found.points[0]?.values : found;
};
const readTotals = async (subject: 'orders' | 'carts', totals: unknown): Promise<unknown> => {
  const found = (await read({ code: 'OK', period: [], totals }, areaOf(subject))).get(subject);
  return found?.kind === 'series' ? found.totals : found;
};

describe('what is asked', () => {
  test('names the dates for the dashboard', async () => {
    const { sent } = await load({ code: 'OK', statistics: {} }, dashboard);
    const { url, init } = only(sent);
    expect([init.method, url]).toEqual(['GET', '/api/statistics/dashboard?startDate=2026-11-01&endDate=2026-11-25']);
  });

  test.each(['day', 'month'] as const)('names dates and grouping for an area: %s', async (grouping) => {
    const { sent } = await load({ code: 'OK', period: [] }, areaOf('orders', grouping));
    expect(only(sent).url).toBe(`/api/statistics/orders?startDate=2026-11-01&endDate=2026-11-25&groupBy=${grouping}`);
  });
});

describe('the answer of the dashboard', () => {
  const orders = {
    period: [{ date: '2026-11-01', total: 12, orderTotal: 10 }],
    totals: { orderTotalPrices: '1234.50' },
  };

  test('has series and totals by area; null where an area failed', async () => {
    const answer = await read({ code: 'OK', statistics: { orders, icc: { code: 'ERROR' } } });
    expect(answer).toEqual(
      new Map<string, AreaStatistics | null>([
        [
          'orders',
          {
            kind: 'series',
            points: [{ date: '2026-11-01', values: { total: 12, orderTotal: 10 } }],
            totals: { orderTotalPrices: money(123_450) },
          },
        ],
        ['icc', null],
      ]),
    );
  });

  test.each([
    ['a text', 'broken'],
    ['null', null],
    ['a series that is no list', { period: 'none' }],
    ['a date that does not exist', { period: [{ date: '2026-02-30', total: 1 }] }],
    ['a point without a date', { period: [{ total: 1 }] }],
    ['a figure that is an object', { period: [{ date: '2026-11-01', total: {} }] }],
    ['an amount that is none', { period: [], totals: { orderTotalPrices: 'much' } }],
  ])('has null for an area that is %s, and the others stand', async (_, broken) => {
    const answer = await read({ code: 'OK', statistics: { quotations: broken, orders } });
    expect(answer.get('orders')).toMatchObject({ kind: 'series' });
    // Only orders have these totals; every area has points.
    expect((await read({ code: 'OK', statistics: { orders: broken } })).get('orders')).toBeNull();
  });

  test('ignores unknown areas', async () => {
    const answer = await read({ code: 'OK', statistics: { weather: orders, toString: orders, orders } });
    expect([...answer.keys()]).toEqual(['orders']);
  });

  test('is malformed without its areas, and names the path', async () => {
    expect(await refused({ code: 'OK' })).toEqual({ kind: 'Malformed', path: 'statistics' });
    expect(await refused({ code: 'OK', statistics: [1] })).toMatchObject({ kind: 'Malformed' });
  });
});

describe('figures', () => {
  test.each([
    [
      { total: 3, succeeded: 0 },
      { total: 3, succeeded: 0 },
    ],
    [{ total: '3' }, { total: 3 }],
    [{ total: null }, { total: null }],
    [{}, {}],
    [{ total: 3, weather: 1 }, { total: 3 }],
  ])('%j are read as %j', async (values, figures) => {
    expect(await readPoint(values)).toEqual(figures);
  });

  test('of a series that was left out are not drawn', async () => {
    const answer = (await read({ code: 'OK', period: [point({ failed: 1, total: null })] }, areaOf('users'))).get(
      'users',
    );
    expect(answer?.kind === 'series' && seriesIn('users', answer)).toEqual(['total', 'failed']);
  });

  test.each([
    [{ orderTotalPrices: '1234.50' }, { orderTotalPrices: money(123_450) }],
    [{ orderTotalPrices: 1234.5 }, { orderTotalPrices: money(123_450) }],
    [{ orderTotalPrices: null }, { orderTotalPrices: null }],
    [{ orderTotalPrices: '0.00', other: 4 }, { orderTotalPrices: money(0) }],
  ])('in the totals %j are read as %j', async (totals, expected) => {
    expect(await readTotals('orders', totals)).toEqual(expected);
  });

  test('in Diamonds are numbers', async () => {
    const prices = { orderTotalPrices: '1.00', quotationTotalPrices: '2.00' };
    expect(await readTotals('carts', { ...prices, promotionTotalDiamonds: 320 })).toMatchObject({
      promotionTotalDiamonds: 320,
    });
    expect(await readTotals('carts', { ...prices, promotionTotalDiamonds: '320' })).toMatchObject({
      promotionTotalDiamonds: 320,
    });
  });

  test('are left out of the totals where the API leaves them out', async () => {
    expect(await readTotals('orders', undefined)).toEqual({});
  });
});

describe('the answer of an area', () => {
  const period = [{ date: '2026-11-01', total: 12 }];

  test.each([
    ['below its own name', { code: 'OK', statistics: { period } }],
    ['bare', { code: 'OK', period }],
  ])('is read %s', async (_, body) => {
    expect(await read(body, areaOf('invoices'))).toEqual(
      new Map([['invoices', { kind: 'series', points: [{ date: '2026-11-01', values: { total: 12 } }], totals: {} }]]),
    );
  });

  test('may have no points', async () => {
    const answer = await read({ code: 'OK', statistics: { period: [] } }, areaOf('invoices'));
    expect(answer.get('invoices')).toEqual({ kind: 'series', points: [], totals: {} });
  });

  test('has no totals where the area has none, whatever is sent', async () => {
    for (const totals of [[], { other: '1.00' }, null]) {
      const answer = await read({ code: 'OK', period, totals }, areaOf('invoices'));
      expect(answer.get('invoices')).toMatchObject({ totals: {} });
    }
  });

  test.each([
    ['statistics.period.1.date', { statistics: { period: [...period, { date: 'soon' }] } }],
    ['period.0.total', { period: [{ date: '2026-11-01', total: [] }] }],
    ['statistics.period', { statistics: { period: 4 } }],
    ['statistics.period', { statistics: { code: 'ERROR' } }],
    ['period', {}],
  ])('is malformed at %s', async (path, body) => {
    expect(await refused({ code: 'OK', ...body }, areaOf('invoices'))).toEqual({ kind: 'Malformed', path });
  });

  const day = { date: '2026-12-25', reason: 'Kerst', notification_text: 'Gesloten' };
  test.each([
    ['bare', { holidays: [day, { date: '2026-12-26', reason: 'Kerst', notification_text: null }] }],
    ['below', { statistics: { holidays: [day, { date: '2026-12-26', reason: 'Kerst' }] } }],
  ])('of holidays has the days: %s', async (_, body) => {
    expect((await read({ code: 'OK', ...body }, areaOf('holidays'))).get('holidays')).toEqual({
      kind: 'holidays',
      holidays: [
        { date: '2026-12-25', reason: 'Kerst', notification: 'Gesloten' },
        { date: '2026-12-26', reason: 'Kerst', notification: '' },
      ],
    });
  });

  test('of holidays is malformed without them', async () => {
    expect(await refused({ code: 'OK' }, areaOf('holidays'))).toEqual({ kind: 'Malformed', path: 'holidays' });
  });
});
