import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase, queryRow, type DatabaseOptions } from '../database/database';
import { writeBackupFile } from './backup-file';
import { requestCopy } from './copy-service';
import { restore, type RestoreOptions } from './restore';
import { backupLines, type BackupHead, type Progress } from './write-backup';

export interface BackupOptions extends Pick<DatabaseOptions, 'databaseUrl' | 'dataDir'> {
  readonly now: number;
  readonly passphrase: string | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** Writes one snapshot of the database to a new file, also while servers run on it. Rule R-RUN-08. */
export const backUp = async (file: string, options: BackupOptions): Promise<void> => {
  const path = resolve(file);
  if (existsSync(path)) throw new Error(`${path} exists already. Choose another name.`);
  if (!existsSync(dirname(path))) throw new Error(`The folder ${dirname(path)} does not exist. Create it first.`);
  if (options.databaseUrl !== undefined) {
    await writeFrom(path, options);
    return;
  }
  if (!existsSync(join(options.dataDir, 'database')))
    throw new Error(`There is no database in ${options.dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`);
  const copy = await requestCopy(options.dataDir);
  try {
    await writeFrom(path, copy === null ? options : { ...options, dataDir: copy });
  } finally {
    if (copy !== null) await rm(copy, { recursive: true, force: true });
  }
};

const writeFrom = async (path: string, { now, passphrase, onProgress, ...place }: BackupOptions): Promise<void> => {
  const database = await openDatabase(place);
  try {
    const { isMade } = await queryRow<{ isMade: boolean }>(
      database.db,
      sql`select to_regclass('migrations') is not null as "isMade"`,
    );
    if (!isMade) throw new Error('The database is empty. Start the server once first.');
    await backupLines(database.db, now, (lines) => writeBackupFile(path, lines, passphrase), onProgress);
  } finally {
    await database.close();
  }
};

/**
 * Restores a backup into a temporary embedded database, which is deleted afterwards.
 * @throws UnusableBackup
 */
export const verifyBackup = async (
  path: string,
  options: Pick<RestoreOptions, 'passphrase' | 'onProgress'>,
): Promise<BackupHead> => {
  const folder = await mkdtemp(join(tmpdir(), 'kantoor-verify-'));
  try {
    return await restore(path, { ...options, databaseUrl: undefined, dataDir: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
