import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from './database';
import { MIGRATIONS } from './migrations';
import type { Migration } from './migrations/migration';

/** Number of the lock under which servers that start together on one database take turns. */
const TURN = 7_268_201;

/**
 * Brings the schema up to date and then runs `fill`, all in one transaction: a start that breaks off leaves nothing
 * half done, and of two servers that start together the second finds the work done.
 */
export const migrate = (
  db: Database,
  fill: (tx: Database) => Promise<void>,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TURN}::bigint)`);
    await tx.execute(
      sql`create table if not exists migrations (name text primary key, at timestamp(0) not null default now())`,
    );
    const done = new Set(
      (await rowsOf<{ name: string }>(tx, sql`select name from migrations`)).map(({ name }) => name),
    );
    const unknown = [...done].filter((name) => !migrations.some((migration) => migration.name === name));
    if (unknown.length > 0)
      throw new Error(`The database was made by a newer version of this server (${unknown.join(', ')}).`);
    for (const migration of migrations.filter(({ name }) => !done.has(name))) {
      for (const statement of statementsOf(migration.sql)) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migrations (name) values (${migration.name})`);
    }
    await fill(tx);
  });

/** The embedded database takes one statement at a time. */
const statementsOf = (text: string): string[] => text.split(/\n\s*\n/).filter((statement) => statement.trim() !== '');
