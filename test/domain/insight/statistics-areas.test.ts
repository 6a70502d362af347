import {
  AREAS,
  DAILY_LIMIT,
  isStatisticsArea,
  STATISTICS_AREAS,
} from '../../../src/domain/insight/statistics-areas.rule';

describe('the areas of dashboard and statistics (R-INS-10)', () => {
  test.each([
    ['brochures', ['total', 'resource', 'contact_website', 'contact_oci_enk', 'contact_oci_syntess', 'contact_oci']],
    ['tools', ['dealerLocatorUsage', 'dealerLocatorRequests', 'airconfiguratorUsage', 'heatpumpSelectorUsage']],
    ['users', ['total', 'succeeded', 'failed']],
    ['sync', ['total', 'processed', 'failed']],
    ['accounts', ['total', 'contact']],
    ['orders', ['total', 'orderTotal']],
    ['holidays', []],
    ['carts', ['orderTotal', 'quotationTotal', 'promotionTotal']],
    ['quotations', ['total', 'quotationTotal']],
    ['invoices', ['total', 'open', 'unpaid']],
    ['gifts', ['available', 'pending', 'spent']],
    ['icc', ['total', 'items', 'files']],
    ['requests', ['total', 'businessEmail', 'existingAccount', 'newAccount']],
  ] as const)('%s has the series %j', (area, series) => {
    expect(STATISTICS_AREAS[area].series).toEqual(series);
  });

  test('are thirteen', () => {
    expect(AREAS).toHaveLength(13);
    expect(isStatisticsArea('orders')).toBe(true);
    expect(isStatisticsArea('toString')).toBe(false);
  });

  test.each([
    ['orders', { orderTotalPrices: 'EUR' }],
    ['quotations', { quotationTotalPrices: 'EUR' }],
    ['carts', { orderTotalPrices: 'EUR', quotationTotalPrices: 'EUR', promotionTotalDiamonds: 'diamonds' }],
    ['users', {}],
  ] as const)('%s has the totals %j', (area, totals) => {
    expect(STATISTICS_AREAS[area].totals).toEqual(totals);
  });

  test('are grouped by day up to 92 days (R-INS-11)', () => {
    expect(DAILY_LIMIT).toBe(92);
  });
});
