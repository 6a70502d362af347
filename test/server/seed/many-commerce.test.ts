import { sql } from 'drizzle-orm';
import { queryRow } from '../../../server/database/database';
import { LARGEST_PROMOTION, seedManyShopItems, wantedShopItems } from '../../../server/seed/many/commerce';
import { bodyOf } from '../support/browser';
import { ownDatabase } from '../support/demo-database';
import { openTestServer, signedInAs } from '../support/test-server';

describe('commerce for measuring', () => {
  it('has as many items as ITEMS asks for, 2,000 accounts, 300 assortments and a promotion of 500 rules, once', async () => {
    expect(['600', '', undefined].map(wantedShopItems)).toEqual([600, 20_000, 20_000]);
    for (const wrong of ['0', '-5', 'many', '1e5', '99999999']) expect(() => wantedShopItems(wrong)).toThrow(/ITEMS/);
    const testServer = await openTestServer({ database: await ownDatabase() });
    const { db } = testServer.services;
    const { before } = await queryRow<{ before: number }>(db, sql`select count(*)::integer as before from shop_items`);
    expect(await seedManyShopItems(db, 1_500)).toBe(1_500 - before);
    expect(await seedManyShopItems(db, 1_500)).toBe(0);
    expect(
      await queryRow(
        db,
        sql`
          select (select count(*)::integer from shop_items) as items, (select count(*)::integer from accounts) as accounts,
            (select count(*)::integer from assortments) as assortments`,
      ),
    ).toEqual({ items: 1_500, accounts: 2_000, assortments: 300 });
    const { id } = await queryRow<{ id: number }>(
      db,
      sql`select id from promotions where name = ${LARGEST_PROMOTION.name}`,
    );
    const su = await signedInAs(testServer, { su: true });
    const { promotion } = bodyOf<{ promotion: { rules: readonly unknown[] } }>(await su.get(`promotion/${id}`));
    expect(promotion.rules).toHaveLength(LARGEST_PROMOTION.rules);
    await testServer.close();
  });
});
