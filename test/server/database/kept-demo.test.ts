import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queryRow, queryRows, type Database } from '../../../server/database/database';
import { keepDatabase } from '../../../server/database/kept-database';
import { openReadyDatabase } from '../../../server/open-ready-database';
import { DEMO_DAYS, seedEvents } from '../../../server/seed/demo-events';
import type { Seed } from '../../../server/seed/fill';
import { demoDatabase } from '../../../server/seed/kept-demo';
import { Passwords } from '../../../server/session/passwords';
import { CHEAP, DEMO, NOW } from '../support/constants';
import { ownDatabase } from '../support/demo-database';

const DAY = 24 * 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'kantoor-kept-'));
const cache = join(folder, 'cache');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Columns that are made anew in each database. The last events of a day are numbered in another order. */
const OWN: readonly string[] = ['users.password', 'content_items.preview_hash', 'migrations.at', 'events.id'];

const tableNames = async (db: Database): Promise<readonly string[]> =>
  (
    await queryRows<{ name: string }>(
      db,
      sql`select tablename as name from pg_tables where schemaname = current_schema order by tablename`,
    )
  ).map(({ name }) => name);

/** All rows of a table in a fixed order, as text. */
const rowsOf = async (db: Database, table: string): Promise<readonly string[]> => {
  const own = OWN.filter((name) => name.startsWith(`${table}.`)).map((name) => name.slice(table.length + 1));
  const rows = await queryRows<{ text: string }>(
    db,
    sql`
      select (to_jsonb(t) - ${`{${own.join(',')}}`}::text[])::text as text from ${sql.identifier(table)} t
      order by 1`,
  );
  return rows.map(({ text }) => text);
};

const secretsOf = async (db: Database): Promise<readonly string[]> =>
  (
    await queryRows<{ secret: string }>(
      db,
      sql`
        select password as secret from users where password is not null
        union all select preview_hash from content_items`,
    )
  ).map(({ secret }) => secret);

const openKept = (name: string, seed: Seed = DEMO) =>
  openReadyDatabase({
    dataDir: join(folder, name),
    seed,
    passwords: new Passwords(CHEAP),
    now: () => NOW,
    jobs: { report: (failure) => process.stderr.write(`${String(failure)}\n`) },
    keptDemo: cache,
  });

/** All events and their daily counts as one hash. */
const eventsOf = async (db: Database): Promise<string> =>
  (
    await queryRow<{ hash: string }>(
      db,
      sql`
        select md5(string_agg(line, ',' order by line)) as hash from (
          select concat_ws('|', area, kind, at, quantity, amount) as line from events
          union all select t::text from event_days t
        ) lines`,
    )
  ).hash;

it.each([
  ['of another day', 40],
  ['of the same day', 0],
])(
  'has the same demonstration data as a database without a copy %s, and its own secrets',
  async (name, age) => {
    await keepDatabase(demoDatabase(NOW - age * DAY, cache), () => undefined);
    const [seeded, copied] = [await ownDatabase(), await openKept(name)];
    const tables = await tableNames(seeded.db);
    expect(await tableNames(copied.db)).toEqual(tables);
    for (const table of tables) {
      const [theirs, ours] = [await rowsOf(seeded.db, table), await rowsOf(copied.db, table)];
      expect({ table, rows: ours }).toEqual({ table, rows: theirs });
    }
    const secrets = [...(await secretsOf(seeded.db)), ...(await secretsOf(copied.db))];
    expect(secrets.length).toBeGreaterThan(700);
    // Three accounts share one hash in each database.
    expect(new Set(secrets).size).toBe(secrets.length - 4);
    await Promise.all([seeded.close(), copied.close()]);
  },
  180_000,
);

it('has the events of two years up to the moment of the start', async () => {
  await keepDatabase(demoDatabase(NOW, cache), () => undefined);
  const { db, close } = await openKept('events', { kind: 'demo' });
  const copied = await eventsOf(db);
  await db.execute(sql`truncate events`);
  await seedEvents(db, { now: NOW, days: DEMO_DAYS });
  expect(copied).toBe(await eventsOf(db));
  await close();
}, 180_000);
