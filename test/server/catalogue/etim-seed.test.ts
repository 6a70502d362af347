import { sql } from 'drizzle-orm';
import { codesOf, templateFindings } from '../../../src/domain/catalogue/etim-template.rule';
import { queryRow, queryRows } from '../../../server/database/database';
import { seedManyFeatures, wantedFeatures } from '../../../server/seed/many/etim';
import { ownDatabase } from '../support/demo-database';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';
import { featuresIn } from './etim-on-wire';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({ database: await ownDatabase() });
});
afterAll(() => testServer.close());

it('plants features with every colour, units, postfixes, and codes of the standard', async () => {
  const features = await queryRows<{ code: string; color: string | null; unit: string; postfix: string }>(
    testServer.services.db,
    sql`select code, color, unit, postfix from etim_features`,
  );
  expect(features.length).toBeGreaterThanOrEqual(140);
  expect(new Set(features.map(({ color }) => color))).toEqual(new Set([null, 'red', 'blue', 'green']));
  expect(features.filter(({ code }) => !/^EF\d{6}$/.test(code))).toEqual([]);
  expect(features.some(({ unit }) => unit === 'kW')).toBe(true);
  expect(features.some(({ postfix }) => postfix === '"')).toBe(true);
});

it('plants combinations whose codes are those of their features', async () => {
  const combinations = await queryRows<{ template: string; codes: string[] }>(
    testServer.services.db,
    sql`
      select template, array(
        select f.code from etim_combination_features u join etim_features f on f.id = u.feature_id
        where u.combination_id = c.id order by u.place
      ) as codes
      from etim_combinations c`,
  );
  expect(combinations).toHaveLength(12);
  for (const { template, codes } of combinations) {
    expect(codesOf(template)).toEqual(codes);
    expect(templateFindings(template, codes)).toEqual({ unknown: [], unused: [], doubled: [] });
  }
});

it('plants as many as FEATURES asks for', () => {
  expect(['3000', '', undefined].map(wantedFeatures)).toEqual([3_000, 12_000, 12_000]);
  for (const text of ['0', '-5', 'many', '1e5', '99999999']) expect(() => wantedFeatures(text)).toThrow(/FEATURES/);
});

it('adds features and categories up to what is wanted, once, with positions from 1 in each', async () => {
  const { db } = testServer.services;
  const told: number[] = [];
  const { before } = await queryRow<{ before: number }>(db, sql`select count(*)::integer as before from etim_features`);
  expect(await seedManyFeatures(db, 4_500, (added) => told.push(added))).toBe(4_500 - before);
  expect(await seedManyFeatures(db, 4_500)).toBe(0);
  expect(told).toEqual([3_000, 4_500 - before]);
  expect(
    await queryRow(
      db,
      sql`
        select (select count(*)::integer from etim_categories) as categories, count(*)::integer as features,
          count(distinct (category_id, sort_id))::integer as places, max(sort_id) <= 40 as spread
        from etim_features`,
    ),
  ).toEqual({ categories: 150, features: 4_500, places: 4_500, spread: true });
  const browser = await signedInAs(testServer, { rights: ['etim.feature.view'] });
  expect(featuresIn(await browser.get('etim/feature'))).toHaveLength(4_500);
});
