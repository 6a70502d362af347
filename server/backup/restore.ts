import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  openDatabase,
  startEmbedded,
  wrapEmbedded,
  type DatabaseOptions,
  type OpenDatabase,
} from '../database/database';
import { pathsIn, syncToDisk } from '../database/kept-database';
import { lockFolder } from '../database/folder-lock';
import { MIGRATIONS } from '../migrations';
import { readBackupFile, UnusableBackup } from './backup-file';
import { checkBackup, loadBackup } from './load-backup';
import type { BackupHead, Progress } from './write-backup';

export interface RestoreOptions extends Pick<DatabaseOptions, 'databaseUrl' | 'dataDir'> {
  readonly passphrase: string | undefined;
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Restores a backup into a new database; leaves nothing behind if it fails. Rule R-RUN-09.
 * @throws UnusableBackup if the database is not empty, or the file cannot be restored
 */
export const restore = async (path: string, options: RestoreOptions): Promise<BackupHead> => {
  await readBackupFile(path, options.passphrase, (lines) => checkBackup(lines, MIGRATIONS));
  return options.databaseUrl === undefined ? restoreEmbedded(path, options) : restoreOnServer(path, options);
};

const load = async (database: OpenDatabase, path: string, { passphrase, onProgress }: RestoreOptions) => {
  const head = await readBackupFile(path, passphrase, (lines) =>
    loadBackup(database.db, lines, MIGRATIONS, onProgress),
  );
  // The rows are stored already; statistics of the planner can be made later.
  await database.vacuum().catch(() => undefined);
  return head;
};

const restoreOnServer = async (path: string, options: RestoreOptions): Promise<BackupHead> => {
  const database = await openDatabase(options);
  try {
    return await load(database, path, options);
  } finally {
    await database.close();
  }
};

const restoreEmbedded = async (path: string, options: RestoreOptions): Promise<BackupHead> => {
  const folder = join(options.dataDir, 'database');
  const unlock = await lockFolder(options.dataDir);
  try {
    if (existsSync(folder))
      throw new UnusableBackup(`${options.dataDir} has a database already. Restore into a new folder: set DATA_DIR.`);
    const part = `${folder}.part`;
    await rm(part, { recursive: true, force: true });
    await mkdir(dirname(part), { recursive: true });
    const client = await startEmbedded(part);
    const database = await wrapEmbedded(client, () => client.close());
    try {
      const head = await load(database, path, options);
      await database.close();
      syncToDisk(pathsIn(part));
      await rename(part, folder);
      return head;
    } catch (failure) {
      await database.close().catch(() => undefined);
      await rm(part, { recursive: true, force: true });
      throw failure;
    }
  } finally {
    await unlock();
  }
};
