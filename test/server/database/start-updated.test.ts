import { sql } from 'drizzle-orm';
import { queryRows } from '../../../server/database/database';
import { demoDatabase } from '../support/demo-database';
import { openTestServer } from '../support/test-server';

test.each([
  ['after migrations of existing data, and says so in the log', '0029-statistics-rights', 1],
  ['not where nothing was migrated', '', 0],
])('a start vacuums and analyses %s', async (_when, migration, times) => {
  const database = await demoDatabase();
  await database.db.execute(sql`delete from logs`);
  await database.db.execute(sql`delete from migrations where name = ${migration}`);
  const vacuum = jest.fn(database.vacuum);
  const testServer = await openTestServer({ database: { ...database, vacuum } });
  expect(vacuum).toHaveBeenCalledTimes(times);
  const entries = await queryRows(database.db, sql`select method, request_url, answer from logs`);
  expect(entries).toEqual(
    times === 0 ? [] : [{ method: 'CLI', request_url: 'start', answer: { migrations: migration } }],
  );
  await testServer.close();
});
