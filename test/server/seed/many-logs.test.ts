import { sql } from 'drizzle-orm';
import { queryRow, queryRows } from '../../../server/database/database';
import { seedManyLogs, wantedLogs } from '../../../server/seed/many/logs';
import { bodyOf } from '../support/browser';
import { NOW } from '../support/constants';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer();
});
afterAll(() => testServer.close());

test('the demonstration has every level, source and method, answers as text and as pairs, and debug and info', async () => {
  const { db } = testServer.services;
  const kinds = await queryRow<Record<string, number>>(
    db,
    sql`
      select count(*)::integer as entries, count(distinct level)::integer as levels,
        count(distinct source)::integer as sources, count(distinct method)::integer as methods,
        count(distinct jsonb_typeof(answer))::integer as answers, count(user_id)::integer as of_people,
        (count(*) filter (where debug is null or info is null))::integer as bare,
        (count(*) filter (where request_url = ''))::integer as nowhere
      from logs`,
  );
  expect(kinds).toMatchObject({ entries: 420, levels: 3, sources: 2, methods: 5, answers: 2, bare: 0, nowhere: 0 });
  expect(kinds['of_people']).toBeGreaterThan(50);
});

test('adds entries until there are as many as wanted, and none a second time; all are counted', async () => {
  const { db } = testServer.services;
  expect(await seedManyLogs(db, NOW, 2_000)).toBe(1_580);
  expect(await seedManyLogs(db, NOW, 2_000)).toBe(0);
  const reader = await signedInAs(testServer, { su: true });
  const found = bodyOf<{ readonly meta: { readonly pagination: { readonly total: number } } }>(await reader.get('log'));
  expect(found.meta.pagination.total).toBe(2_000);
  expect(
    await queryRows(db, sql`select id from logs where datetime > '2026-11-20 09:00:00' or message ~ '[{]'`),
  ).toEqual([]);
});

test('takes a number from the environment, and says what else is none', () => {
  expect([wantedLogs(undefined), wantedLogs(''), wantedLogs('500')]).toEqual([1_000_000, 1_000_000, 500]);
  for (const wrong of ['0', '-1', '1.5', 'many', '10000001'])
    expect(() => wantedLogs(wrong)).toThrow('LOGS must be a number from 1 to 10000000');
});
