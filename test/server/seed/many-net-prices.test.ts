import { sql } from 'drizzle-orm';
import { queryRow } from '../../../server/database/database';
import { wantedFiles } from '../../../server/seed/library';
import { seedManyNetPrices, wantedNetPrices } from '../../../server/seed/many/net-prices';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { bodyOf } from '../support/browser';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterAll(() => testServer.close());

test('adds net-price promotions until there are as many as wanted, each with prices, and none a second time', async () => {
  const { db } = testServer.services;
  expect(await seedManyNetPrices(db, 200)).toBeGreaterThan(100);
  expect(await seedManyNetPrices(db, 200)).toBe(0);
  const reader = await signedInAs(testServer, { su: true });
  const found = bodyOf<{ readonly meta: { readonly pagination: { readonly total: number } } }>(
    await reader.get('netpricepromotion?general=afspraak'),
  );
  expect(found.meta.pagination.total).toBeGreaterThan(100);
  const { bare } = await queryRow<{ bare: number }>(
    db,
    sql`
      select count(*)::integer as bare from net_price_promotions p
      where not exists (select from net_prices where promotion_id = p.id)`,
  );
  expect(bare).toBe(0);
});

test('takes numbers from the environment, and says what else is none', () => {
  expect([wantedNetPrices(undefined), wantedNetPrices('500')]).toEqual([10_000, 500]);
  expect([wantedFiles(undefined), wantedFiles('500')]).toEqual([50_000, 500]);
  for (const wrong of ['0', '-1', '1.5', 'many', '10000001']) {
    expect(() => wantedNetPrices(wrong)).toThrow('PROMOTIONS must be a number from 1 to 10000000');
    expect(() => wantedFiles(wrong)).toThrow('FILES must be a number from 1 to 10000000');
  }
});
