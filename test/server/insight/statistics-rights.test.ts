import { sql } from 'drizzle-orm';
import { statisticsMigrations } from '../../../server/database/migrations/statistics';
import { queryRow } from '../../../server/database/database';
import { GROUPS } from '../../../server/seed/demo-groups';
import { PEOPLE } from '../../../server/seed/demo-people';
import { aGroup, openTestServer, type TestServer } from '../support/test-server';

describe('the former right for downloads', () => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await openTestServer();
  });
  afterAll(() => testServer.close());

  const migrated = async (rights: readonly string[]): Promise<unknown> => {
    const { db } = testServer.services;
    const id = await aGroup(testServer, rights);
    const statement = statisticsMigrations.find(({ name }) => name === '0029-statistics-rights')?.sql ?? '';
    await db.execute(sql.raw(statement));
    return queryRow(db, sql`select rights, version from usergroups where id = ${id}`);
  };

  test('becomes the one for ICC downloads, and the group another version', async () => {
    expect(await migrated(['users.view', 'statistics.downloads', 'statistics.orders'])).toEqual({
      rights: ['users.view', 'statistics.icc', 'statistics.orders'],
      version: 2,
    });
  });

  test('leaves other groups as they are', async () => {
    expect(await migrated(['statistics.orders'])).toEqual({ rights: ['statistics.orders'], version: 1 });
  });
});

test('of the people of the demonstration some see one area, some several, some none', () => {
  const areasOf = (groups: readonly string[]): number =>
    new Set(
      GROUPS.filter(({ name }) => groups.includes(name)).flatMap(({ rights }) =>
        rights.filter((right) => right.startsWith('statistics.')),
      ),
    ).size;
  const counts = PEOPLE.filter(({ su }) => !su).map(({ groups }) => areasOf(groups));
  expect([counts.includes(0), counts.includes(1), counts.some((count) => count > 1)]).toEqual([true, true, true]);
});
