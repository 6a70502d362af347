import { createHash } from 'node:crypto';
import { constants, cpSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { startEmbedded, wrapEmbedded } from './database';
import { migrate } from './migrate';
import type { Migration } from './migrations/migration';

/** Holds one folder of a new database, named after the version of its tables. */
const CACHE = resolve(import.meta.dirname, '../../.cache/new-database');
const UNFINISHED = 'part-';

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

const makeNewDatabase = async (folder: string, migrations: readonly Migration[]): Promise<void> => {
  const client = await startEmbedded(folder);
  try {
    const database = await wrapEmbedded(client, () => client.close());
    await migrate(database.db, migrations, () => Promise.resolve());
    await database.vacuum();
  } finally {
    await client.close();
  }
};

/** Makes a new database that others are copied from, once for each version of the tables. @returns its folder */
export const keepNewDatabase = async (
  migrations: readonly Migration[],
  log: (line: string) => void,
  cache = CACHE,
): Promise<string> => {
  const kept = join(cache, await versionOf(migrations));
  if (await isThere(kept)) return kept;
  log('Making the tables of a new database. This takes about ten seconds, once for each version of Kantoor…');
  await mkdir(cache, { recursive: true });
  const older = (await readdir(cache)).filter((name) => !name.startsWith(UNFINISHED));
  const made = await mkdtemp(join(cache, UNFINISHED));
  try {
    await makeNewDatabase(made, migrations);
    // Another process may have been first.
    await rename(made, kept).catch(async (failure: unknown) => {
      if (!(await isThere(kept))) throw failure;
    });
  } finally {
    await remove(made);
  }
  await Promise.all(older.map((name) => remove(join(cache, name))));
  return kept;
};

/**
 * Makes the folder of an embedded database where there is none, or one that was not filled when its process or the power
 * ended; whole or not at all. A copy takes a tenth of the time; without a cache that can be written it is made in place.
 * @returns tells that it is filled: from then on it is kept
 */
export const provideNewDatabase = async (
  folder: string,
  migrations: readonly Migration[],
  log: (line: string) => void,
  cache = CACHE,
): Promise<() => Promise<void>> => {
  const [filling, part] = [`${folder}.filling`, `${folder}.part`];
  if (await isThere(filling)) await remove(folder);
  else if (await isThere(folder)) return () => Promise.resolve();
  await writeFile(filling, '', { flush: true });
  await remove(part);
  // In one go: the other one takes twice the time for a thousand files.
  await keepNewDatabase(migrations, log, cache)
    .then((kept) => cpSync(kept, part, { recursive: true, mode: constants.COPYFILE_FICLONE }))
    .catch(async () => {
      await remove(part);
      await makeNewDatabase(part, migrations);
    });
  await rename(part, folder);
  return () => remove(filling);
};
