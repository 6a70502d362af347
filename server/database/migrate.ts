import { sql } from 'drizzle-orm';
import { lockUntilCommit } from './advisory-locks';
import { queryRows, type Database } from './database';
import type { Migration } from './migrations/migration';

/** Runs missing migrations and then `fill` in one transaction. @returns the names of the migrations that ran */
export const migrate = (
  db: Database,
  migrations: readonly Migration[],
  fill: (tx: Database) => Promise<void>,
): Promise<readonly string[]> =>
  db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'migrations');
    await tx.execute(
      sql`create table if not exists migrations (name text primary key, at timestamp(0) not null default now())`,
    );
    const done = new Set(
      (await queryRows<{ name: string }>(tx, sql`select name from migrations`)).map(({ name }) => name),
    );
    const unknown = [...done].filter((name) => !migrations.some((migration) => migration.name === name));
    if (unknown.length > 0)
      throw new Error(`The database was made by a newer version of this server (${unknown.join(', ')}).`);
    const missing = migrations.filter(({ name }) => !done.has(name));
    for (const migration of missing) {
      for (const statement of statementsOf(migration.sql)) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migrations (name) values (${migration.name})`);
    }
    await fill(tx);
    return missing.map(({ name }) => name);
  });

/** The embedded database takes one statement at a time. */
export const statementsOf = (text: string): string[] =>
  text.split(/\n\s*\n/).filter((statement) => statement.trim() !== '');
