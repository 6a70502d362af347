import { createHash } from 'node:crypto';
import { chmodSync, closeSync, constants, cpSync, fsyncSync, openSync, readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Migration } from './migrations/migration';

const UNFINISHED = 'part-';
/** Age in ms after which an unfinished folder counts as abandoned. */
const ABANDONED_AFTER = 3_600_000;

/** A database that is made once for each version and then copied. */
export interface KeptDatabase {
  /** Folder for one database, named after its version and day. */
  readonly cache: string;
  readonly version: () => Promise<string>;
  /** The day of its content, `YYYY-MM-DD`. A database of another day is used until one of this day is made. */
  readonly day?: string;
  /** Makes it in an empty folder, and closes it. */
  readonly make: (folder: string, log: (line: string) => void) => Promise<void>;
}

export const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
export const remove = (path: string): Promise<void> => rm(path, { recursive: true, force: true });

/** A hash of the database library, the tables, and what else the database depends on. */
export const versionOf = async (migrations: readonly Migration[], content = ''): Promise<string> => {
  const library = dirname(createRequire(join(import.meta.dirname, 'kept-database.ts')).resolve('@electric-sql/pglite'));
  const manifest = await readFile(join(library, '../package.json'));
  return createHash('sha256')
    .update(manifest)
    .update(JSON.stringify(migrations))
    .update(content)
    .digest('hex')
    .slice(0, 16);
};

/** The folder and everything in it. */
export const pathsIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];

/** Waits until the content is on disk: after a power cut, a renamed folder could contain empty files. */
export const syncToDisk = (paths: readonly string[]): void => {
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
export const copyWritable = (from: string, to: string): void => {
  // The asynchronous `cp` takes twice as long for a thousand files.
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  for (const path of pathsIn(to)) chmodSync(path, statSync(path).mode | constants.S_IWUSR);
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

const nameOf = async ({ version, day }: KeptDatabase): Promise<string> =>
  [await version(), ...(day === undefined ? [] : [day])].join('-');

/** Finds the database of this version, if possible of its day. @returns its folder, undefined if it was not made yet */
export const findKept = async (database: KeptDatabase): Promise<string | undefined> => {
  const { cache, version, day } = database;
  if (!(await isThere(cache))) return undefined;
  const kept = join(cache, await nameOf(database));
  if (day === undefined || (await isThere(kept))) return (await isThere(kept)) ? kept : undefined;
  const start = `${await version()}-`;
  const other = (await readdir(cache)).find((name) => name.startsWith(start));
  return other === undefined ? undefined : join(cache, other);
};

/** Makes the database of this version and day unless it exists. @returns its folder */
export const keepDatabase = async (database: KeptDatabase, log: (line: string) => void): Promise<string> => {
  const { cache, make } = database;
  const kept = join(cache, await nameOf(database));
  if (await isThere(kept)) return kept;
  await mkdir(cache, { recursive: true });
  const older = (await readdir(cache)).filter((name) => name !== basename(kept));
  const made = await mkdtemp(join(cache, UNFINISHED));
  try {
    await make(made, log);
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
