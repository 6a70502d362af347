import type { PGlite } from '@electric-sql/pglite';
import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { KEEP_NO_LOG, startEmbedded, wrapEmbedded, type Database } from './database';
import { copyWritable, findKept, isThere, keepDatabase, remove, versionOf, type KeptDatabase } from './kept-database';
import { migrate } from './migrate';
import type { Migration } from './migrations/migration';

const CACHE = resolve(import.meta.dirname, '../../.cache/new-database');
/** Marker file in the folder of a database whose initial data are not complete. */
const FILLING = 'filling';

const makeNewDatabase = async (
  folder: string,
  migrations: readonly Migration[],
  log: (line: string) => void,
): Promise<void> => {
  log('Making the tables of a new database. This takes ten to thirty seconds…');
  const client = await startEmbedded(folder);
  try {
    const database = await wrapEmbedded(client, () => client.close());
    await database.runSql(KEEP_NO_LOG);
    await migrate(database.db, migrations, () => Promise.resolve());
    await database.vacuum();
  } finally {
    await client.close();
  }
};

/** Folders that are empty in a new database: archives of npm omit them, but PostgreSQL needs them. */
export const EMPTY_FOLDERS = [
  ...['commit_ts', 'dynshmem', 'notify', 'replslot', 'serial', 'snapshots', 'stat', 'stat_tmp', 'tblspc', 'twophase'],
  ...['logical/mappings', 'logical/snapshots', 'wal/archive_status', 'wal/summaries'],
].map((name) => `pg_${name}`);

/** The new database that others are copied from: all tables, without rows. */
export const newDatabase = (migrations: readonly Migration[], cache = CACHE): KeptDatabase => ({
  cache,
  version: () => versionOf(migrations),
  make: (folder, log) => makeNewDatabase(folder, migrations, log),
});

/** Gives a complete database its final name. */
const place = async (part: string, folder: string): Promise<void> => {
  await writeFile(join(part, FILLING), '', { flush: true });
  await rename(part, folder);
};

/**
 * Renames the database before removing it: an interrupted removal must not leave a partial database without its
 * marker.
 */
const discard = async (folder: string, part: string): Promise<void> => {
  await remove(part);
  await rename(folder, part);
  await remove(part);
};

/** Opens the database if it opens and its initial data are complete. */
const openFilledOnly = async (
  folder: string,
  isFilled: (db: Database) => Promise<boolean>,
): Promise<PGlite | undefined> => {
  const client = await startEmbedded(folder).catch(() => undefined);
  if (client === undefined) return undefined;
  const { db } = await wrapEmbedded(client, () => client.close());
  // The query fails on a database without tables.
  if (await isFilled(db).catch(() => false)) return client;
  await client.close().catch(() => undefined);
  return undefined;
};

interface NewDatabase {
  readonly migrations: readonly Migration[];
  /** Whether the initial data are complete. */
  readonly isFilled: (db: Database) => Promise<boolean>;
  readonly log: (line: string) => void;
  readonly cache?: string;
  /** A kept database with content, which a new one is copied from if it was made. */
  readonly withContent?: KeptDatabase | undefined;
}

interface OpenedFolder {
  readonly client: PGlite;
  /** The folder that a new database with content was copied from. */
  readonly copiedFrom?: string;
  /** Call this when the initial data are complete; the database is not recreated from then on. */
  readonly markFilled: () => Promise<void>;
}

/**
 * Opens an embedded database. Creates it first, completely or not at all, if it is missing or its initial data are
 * incomplete. Copies the cached database (a tenth of the time); without a usable cache, creates it in place.
 */
export const openOrMake = async (
  folder: string,
  { migrations, isFilled, log, cache, withContent }: NewDatabase,
): Promise<OpenedFolder> => {
  const [marker, part] = [join(folder, FILLING), `${folder}.part`];
  const opened = (client: PGlite): OpenedFolder => ({ client, markFilled: () => remove(marker) });
  if (await isThere(marker)) {
    const filled = await openFilledOnly(folder, isFilled);
    if (filled !== undefined) return opened(filled);
    await discard(folder, part);
  } else if (await isThere(folder)) return opened(await startEmbedded(folder));

  await remove(part);
  const filled = withContent === undefined ? undefined : await findKept(withContent).catch(() => undefined);
  const copied = filled === undefined ? undefined : await openCopy(filled, folder, part);
  if (filled !== undefined && copied !== undefined) return { ...opened(copied), copiedFrom: filled };

  const kept = await keepDatabase(newDatabase(migrations, cache), log).catch(() => undefined);
  const client = kept === undefined ? undefined : await openCopy(kept, folder, part);
  if (client !== undefined) return opened(client);
  await makeNewDatabase(part, migrations, log);
  await place(part, folder);
  return opened(await startEmbedded(folder));
};

/** Copies and opens a kept database. Deletes one that cannot be opened: the next start or build makes another one. */
const openCopy = async (kept: string, folder: string, part: string): Promise<PGlite | undefined> => {
  try {
    copyWritable(kept, part);
    for (const name of EMPTY_FOLDERS) mkdirSync(join(part, name), { recursive: true });
    await place(part, folder);
  } catch {
    await remove(part);
    return undefined;
  }
  return startEmbedded(folder).catch(async () => {
    await remove(kept).catch(() => undefined);
    await discard(folder, part);
    return undefined;
  });
};
