import { sql } from 'drizzle-orm';
import { queryRow } from '../../../server/database/database';
import { validateItem } from '../../../server/content/items/validate-item';
import { findItem } from '../../../server/content/items/item-rows';
import { LONGEST, seedLongest, seedPosts, wantedItems } from '../../../server/seed/many/items';
import { bodyOf } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterAll(() => testServer.close());

test('adds posts until there are as many as wanted, and none a second time; each is found by a word of its own', async () => {
  const { db } = testServer.services;
  const { present } = await queryRow<{ present: number }>(
    db,
    sql`select count(*)::integer as present from content_items where module = 'blog' and website_id = 1`,
  );
  expect(await seedPosts(db, present + 100)).toBe(100);
  expect(await seedPosts(db, present + 100)).toBe(0);
  const reader = await signedInAs(testServer, { su: true });
  const found = bodyOf<{
    readonly blogs: readonly { readonly title: string }[];
    readonly meta: { readonly pagination: { readonly total: number } };
  }>(await reader.get(`blog?general=k${String(present + 50)}`));
  expect([found.meta.pagination.total, found.blogs[0]?.title]).toEqual([
    1,
    expect.stringMatching(new RegExp(` k${String(present + 50)}$`)),
  ]);
});

test('adds one page of two hundred blocks that could have been saved by anybody, each with an identity of its own', async () => {
  const { db } = testServer.services;
  expect(await seedLongest(db)).toBe(1);
  expect(await seedLongest(db)).toBe(0);
  const { id } = await queryRow<{ id: number }>(db, sql`select id from content_items where url = ${LONGEST.url}`);
  const item = await findItem(db, 'page', 1, id);
  expect(new Set(item?.state.blocks.map(({ guid }) => guid)).size).toBe(LONGEST.blocks);
  expect(item && validateItem('page', item.state, testServer.clock.now)).toEqual({});
});

test('takes a number from the environment, and says what else is none', () => {
  expect([wantedItems(undefined), wantedItems(''), wantedItems('500')]).toEqual([10_000, 10_000, 500]);
  for (const wrong of ['0', '-1', '1.5', 'many', '1000001'])
    expect(() => wantedItems(wrong)).toThrow('ITEMS must be a number from 1 to 1000000');
});
