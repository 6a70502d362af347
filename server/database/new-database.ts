import type { PGlite } from '@electric-sql/pglite';
import { createHash } from 'node:crypto';
import { chmodSync, closeSync, constants, cpSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { startEmbedded, wrapEmbedded, type Database } from './database';
import { migrate } from './migrate';
import type { Migration } from './migrations/migration';

/** Cache folder for one new database, named after the schema version. */
const CACHE = resolve(import.meta.dirname, '../../.cache/new-database');
const UNFINISHED = 'part-';
/** Age in ms after which an unfinished folder counts as abandoned. */
const ABANDONED_AFTER = 3_600_000;
/** Marker file in the folder of a database whose initial data are not complete. */
const FILLING = 'filling';

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
const remove = (path: string): Promise<void> => rm(path, { recursive: true, force: true });

const versionOf = async (migrations: readonly Migration[]): Promise<string> => {
  const library = dirname(createRequire(join(import.meta.dirname, 'new-database.ts')).resolve('@electric-sql/pglite'));
  const manifest = await readFile(join(library, '../package.json'));
  return createHash('sha256').update(manifest).update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
};

/** The folder and everything in it. */
const pathsIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];

/** Waits until the content is on disk: after a power cut, a renamed folder could contain empty files. */
const syncToDisk = (paths: readonly string[]): void => {
  for (const path of paths) {
    const opened = openSync(path, 'r');
    try {
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
  }
};

/** Copies a folder; the copy is writable even if the project is installed read-only. */
const copyWritable = (from: string, to: string): void => {
  // The asynchronous `cp` takes twice as long for a thousand files.
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  for (const path of pathsIn(to)) chmodSync(path, statSync(path).mode | constants.S_IWUSR);
};

const makeNewDatabase = async (
  folder: string,
  migrations: readonly Migration[],
  log: (line: string) => void,
): Promise<void> => {
  log('Making the tables of a new database. This takes ten to thirty seconds…');
  const client = await startEmbedded(folder);
  try {
    const database = await wrapEmbedded(client, () => client.close());
    await migrate(database.db, migrations, () => Promise.resolve());
    await database.vacuum();
  } finally {
    await client.close();
  }
};

/** Removes databases of other versions and abandoned unfinished ones. */
const removeOutdated = async (cache: string, names: readonly string[]): Promise<void> => {
  const isOutdated = async (name: string): Promise<boolean> => {
    if (!name.startsWith(UNFINISHED)) return true;
    const made = await stat(join(cache, name)).catch(() => null);
    return made !== null && made.mtimeMs < Date.now() - ABANDONED_AFTER;
  };
  for (const name of names) if (await isOutdated(name)) await remove(join(cache, name));
};

/** Creates the new database that others are copied from, once per schema version. @returns its folder */
export const keepNewDatabase = async (
  migrations: readonly Migration[],
  log: (line: string) => void,
  cache = CACHE,
): Promise<string> => {
  const kept = join(cache, await versionOf(migrations));
  if (await isThere(kept)) return kept;
  await mkdir(cache, { recursive: true });
  const older = (await readdir(cache)).filter((name) => name !== basename(kept));
  const made = await mkdtemp(join(cache, UNFINISHED));
  try {
    await makeNewDatabase(made, migrations, log);
    syncToDisk(pathsIn(made));
    // Another process may have created the folder at the same time.
    await rename(made, kept).catch(async (failure: unknown) => {
      if (!(await isThere(kept))) throw failure;
    });
    syncToDisk([cache]);
  } finally {
    await remove(made);
  }
  await removeOutdated(cache, older);
  return kept;
};

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
}

interface OpenedFolder {
  readonly client: PGlite;
  /** Call this when the initial data are complete; the database is not recreated from then on. */
  readonly markFilled: () => Promise<void>;
}

/**
 * Opens an embedded database. Creates it first, completely or not at all, if it is missing or its initial data are
 * incomplete. Copies the cached database (a tenth of the time); without a usable cache, creates it in place.
 */
export const openOrMake = async (
  folder: string,
  { migrations, isFilled, log, cache = CACHE }: NewDatabase,
): Promise<OpenedFolder> => {
  const [marker, part] = [join(folder, FILLING), `${folder}.part`];
  const opened = (client: PGlite): OpenedFolder => ({ client, markFilled: () => remove(marker) });
  if (await isThere(marker)) {
    const filled = await openFilledOnly(folder, isFilled);
    if (filled !== undefined) return opened(filled);
    await discard(folder, part);
  } else if (await isThere(folder)) return opened(await startEmbedded(folder));

  const makeInPlace = async (): Promise<void> => {
    await remove(part);
    await makeNewDatabase(part, migrations, log);
  };
  await remove(part);
  const kept = await keepNewDatabase(migrations, log, cache)
    .then((found) => {
      copyWritable(found, part);
      return found;
    })
    .catch(makeInPlace);
  await place(part, folder);
  const client = await startEmbedded(folder).catch(async (failure: unknown) => {
    if (kept === undefined) throw failure;
    // The cached database is broken; the next start creates another one.
    await remove(kept).catch(() => undefined);
    await discard(folder, part);
    await makeInPlace();
    await place(part, folder);
    return startEmbedded(folder);
  });
  return opened(client);
};
