import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { lockUntilCommit } from '../database/advisory-locks';
import { queryRows, type Database } from '../database/database';
import { migrate } from '../database/migrate';
import type { Migration } from '../database/migrations/migration';
import { UnusableBackup } from './backup-file';
import { LineReader } from './line-reader';
import { Digest, insertRows, rowsOf, type TableDigest } from './table-rows';
import { readSequences, readTables, useBackupFormats, type SequenceState, type StoredTable } from './tables';
import type { BackupHead, Progress } from './write-backup';

/** A batch of rows is stored as soon as it has this many rows or characters. */
const [BATCH_ROWS, BATCH_LENGTH] = [500, 4_000_000];
/** Sessions and links to new passwords; emptied, so that everybody has to sign in again after a restore. */
const NOT_CONTINUED = ['sessions', 'password_resets'];

/**
 * Reads the rows of a table without storing them.
 * @returns their digest
 */
const skipRows = async (reader: LineReader): Promise<TableDigest> => {
  const digest = new Digest();
  for (let row = await reader.readRow(); row !== null; row = await reader.readRow()) digest.add(row);
  return digest.value;
};

/**
 * Reads a whole backup without storing it. @returns its first line
 * @throws UnusableBackup if it is incomplete, or of a newer version
 */
export const checkBackup = async (
  lines: AsyncIterable<string>,
  migrations: readonly Migration[],
): Promise<BackupHead> => {
  const reader = new LineReader(lines);
  const head = await reader.readHead();
  const unknown = head.migrations.filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0)
    throw new UnusableBackup(`The backup was made by a newer version of Kantoor (${unknown.join(', ')}).`);
  const digests: Record<string, TableDigest> = {};
  for (const { name } of head.tables) {
    await reader.startTable(name);
    digests[name] = await skipRows(reader);
  }
  await reader.verifyEnd(digests);
  return head;
};

/**
 * The tables of a backup that also exist in the database.
 * @throws UnusableBackup if the columns of one differ
 */
const knownTables = async (tx: Database, tables: readonly StoredTable[]): Promise<StoredTable[]> => {
  const existing = new Map((await readTables(tx)).map((table) => [table.name, table]));
  const known = tables.filter(({ name }) => existing.has(name));
  const changed = known.find((table) => !isDeepStrictEqual(existing.get(table.name), table));
  if (changed !== undefined)
    throw new UnusableBackup(`The table ${changed.name} of the backup has other columns than in its version.`);
  return known;
};

/** Waits for a server that is making its tables. @throws UnusableBackup if there are tables */
const requireEmpty = async (tx: Database): Promise<void> => {
  await lockUntilCommit(tx, 'migrations');
  const tables = await readTables(tx);
  if (tables.length > 0)
    throw new UnusableBackup(
      `The database has ${tables.length} tables already. Restore into a new one: set DATABASE_URL.`,
    );
};

/** Ends waiting and running jobs: nobody could say whether their effect had happened. */
const endRuns = async (tx: Database): Promise<void> => {
  await tx.execute(sql`
    update job_runs set state = 'failed', finished = coalesce(finished, created), stopping = false
    where state in ('waiting', 'running') or stopping`);
};

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Drops foreign keys and disables triggers while `store` runs, and restores both. Disabling foreign keys would need a
 * superuser of PostgreSQL.
 */
const withoutConstraints = async (
  tx: Database,
  tables: readonly StoredTable[],
  store: () => Promise<void>,
): Promise<void> => {
  const keys = await queryRows<ForeignKey>(
    tx,
    sql`
      select relname as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'f' and relnamespace = current_schema::regnamespace`,
  );
  for (const { table, name } of keys)
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  await store();
  for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
  for (const { table, name, definition } of keys)
    await tx.execute(
      sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
};

const setSequences = async (tx: Database, sequences: readonly SequenceState[]): Promise<void> => {
  const own = new Set((await readSequences(tx)).map(({ name }) => name));
  for (const { name, last, isCalled } of sequences.filter((sequence) => own.has(sequence.name)))
    await tx.execute(sql`select setval(${name}::text::regclass, ${last}::bigint, ${isCalled}::boolean)`);
};

/** Replaces the error of a failed query, whose message would contain the rows. */
const refuseRows =
  ({ name }: StoredTable) =>
  (failure: unknown): never => {
    const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause.message : 'unknown';
    throw new UnusableBackup(`The rows of ${name} cannot be stored: ${cause}`);
  };

const storeRows = async (
  tx: Database,
  table: StoredTable,
  reader: LineReader,
  onProgress: (progress: Progress) => void,
): Promise<TableDigest> => {
  const digest = new Digest();
  let [batch, length]: [string[], number] = [[], 0];
  const store = async (): Promise<void> => {
    if (batch.length > 0) await insertRows(tx, table, batch).catch(refuseRows(table));
    [batch, length] = [[], 0];
    onProgress({ table: table.name, rows: digest.value.rows });
  };
  for (let row = await reader.readRow(); row !== null; row = await reader.readRow()) {
    digest.add(row);
    batch.push(row);
    length += row.length;
    if (batch.length >= BATCH_ROWS || length >= BATCH_LENGTH) await store();
  }
  await store();
  return digest.value;
};

/** Reads a stored table again and compares it with the backup. */
const compare = async (tx: Database, table: StoredTable, expected: TableDigest | undefined): Promise<void> => {
  const digest = new Digest();
  for await (const row of rowsOf(tx, table)) digest.add(row);
  if (!isDeepStrictEqual(digest.value, expected))
    throw new Error(`The table ${table.name} is not as in the backup after it was stored.`);
};

/**
 * Stores a checked backup in a database without tables, in one transaction, compares each table with the backup, and
 * migrates to the version of this server. Tables that Kantoor does not have are left out.
 * @throws UnusableBackup
 */
export const loadBackup = async (
  db: Database,
  lines: AsyncIterable<string>,
  migrations: readonly Migration[],
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<BackupHead> =>
  db.transaction(async (tx) => {
    await requireEmpty(tx);
    const reader = new LineReader(lines);
    const head = await reader.readHead();
    await migrate(
      tx,
      migrations.filter(({ name }) => head.migrations.includes(name)),
      () => Promise.resolve(),
    );
    const known = await knownTables(tx, head.tables);
    await useBackupFormats(tx);
    const digests: Record<string, TableDigest> = {};
    await withoutConstraints(tx, known, async () => {
      for (const table of head.tables) {
        await reader.startTable(table.name);
        if (known.includes(table)) await tx.execute(sql`delete from ${sql.identifier(table.name)}`);
        digests[table.name] = known.includes(table)
          ? await storeRows(tx, table, reader, onProgress)
          : await skipRows(reader);
      }
    });
    await setSequences(tx, head.sequences);
    await reader.verifyEnd(digests);
    for (const table of known) await compare(tx, table, digests[table.name]);
    for (const name of NOT_CONTINUED) await tx.execute(sql`delete from ${sql.identifier(name)}`);
    await endRuns(tx);
    await migrate(tx, migrations, () => Promise.resolve());
    return head;
  });
