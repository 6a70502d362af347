import { readSettings } from '../settings';
import { backUp, verifyBackup } from './backup';
import { restore } from './restore';
import type { Progress } from './write-backup';

export type BackupCommand = 'backup' | 'restore' | 'verify';

/**
 * Runs a command.
 * @returns a sentence that says what was done
 * @throws an error that says what to change
 */
export const runBackupCommand = async (command: BackupCommand, file: string | undefined): Promise<string> => {
  if (file === undefined) throw new Error(`Name a file: ${command} <file>`);
  const { apiUrl, databaseUrl, dataDir, backupPassphrase: passphrase } = readSettings(process.env, process.cwd());
  if (apiUrl !== undefined) throw new Error('API_URL is set: the data belong to that API.');
  const onProgress = ({ table, rows }: Progress): void => {
    if (process.stdout.isTTY) process.stdout.write(`\r\u001B[2K${table}: ${rows} rows`);
  };
  const options = { databaseUrl, dataDir, passphrase, onProgress };
  if (command === 'backup') {
    await backUp(file, { ...options, now: Date.now() });
    return `The backup is in ${file}.`;
  }
  if (command === 'verify') {
    const { at } = await verifyBackup(file, options);
    return `The backup of ${at} can be restored.`;
  }
  const { at } = await restore(file, options);
  return `The backup of ${at} is restored. All users must sign in again.`;
};
