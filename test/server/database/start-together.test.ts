import { sql } from 'drizzle-orm';
import { queryRows } from '../../../server/database/database';
import { DEMO } from '../support/constants';
import { addressOfNew } from '../support/demo-database';
import { openTestServer } from '../support/test-server';

it('fills one PostgreSQL database once when servers start together on it', async () => {
  const databaseUrl = await addressOfNew('empty');
  // One day of events: filling must take longer than the other server's check.
  const seed = { ...DEMO, eventDays: 1 };
  const testServers = await Promise.all([1, 2].map(() => openTestServer({ databaseUrl, seed })));
  for (const { services } of testServers) {
    const counts = await queryRows(
      services.db,
      sql`select (select count(*)::integer from users) as people, (select count(*)::integer from installation) as fills`,
    );
    expect(counts).toEqual([{ people: 61, fills: 1 }]);
  }
  await Promise.all(testServers.map(({ close }) => close()));
});
