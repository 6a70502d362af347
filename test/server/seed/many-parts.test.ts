import { LARGEST_REFERENCE, seedManyParts, wantedParts } from '../../../server/seed/many/parts';
import { bodyOf } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

interface Sheet {
  readonly image: { readonly items: readonly object[] };
  readonly items: readonly object[];
}

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterAll(() => testServer.close());

test('adds a reference of twenty sheets with drawn items, and not a second one', async () => {
  const { db } = testServer.services;
  expect([await seedManyParts(db, 60), await seedManyParts(db, 60)]).toEqual([60, 0]);
  const reader = await signedInAs(testServer, { su: true });
  const list = await reader.get(`spareparts/?reference=${LARGEST_REFERENCE}`);
  const { references } = bodyOf<{ readonly references: readonly { readonly id: number }[] }>(list);
  const answer = await reader.get(`spareparts/${String(references[0]?.id)}`);
  const { reference } = bodyOf<{ readonly reference: { readonly categories: readonly Sheet[] } }>(answer);
  expect(reference.categories.map(({ items, image }) => [items.length, image.items.length])).toEqual(
    Array.from({ length: 20 }, () => [3, 3]),
  );
});

test('takes a number from the environment, and says what else is none', () => {
  expect([wantedParts(undefined), wantedParts(''), wantedParts('40')]).toEqual([500, 500, 40]);
  for (const wrong of ['0', '-1', '1.5', 'many', '5001'])
    expect(() => wantedParts(wrong)).toThrow('ITEMS must be a number from 1 to 5000');
});
