import { isAbsolute } from 'node:path';

export interface BackupSettings {
  /** Folder of scheduled backups; undefined if no backups are scheduled. */
  readonly backupDir: string | undefined;
  /** Passphrase that encrypts backups; without one, backups are not encrypted. */
  readonly backupPassphrase: string | undefined;
}

const MIN_PASSPHRASE_LENGTH = 12;

/**
 * @param read returns the value of a setting by its name
 * @throws an error that says what to change
 */
export const readBackupSettings = (read: (name: string) => string | undefined): BackupSettings => {
  const [backupDir, backupPassphrase] = [read('BACKUP_DIR'), read('BACKUP_PASSPHRASE')];
  if (backupDir !== undefined && !isAbsolute(backupDir))
    throw new Error(`BACKUP_DIR must be an absolute path, not "${backupDir}".`);
  if (backupPassphrase !== undefined && backupPassphrase.length < MIN_PASSPHRASE_LENGTH)
    throw new Error(`BACKUP_PASSPHRASE must have at least ${MIN_PASSPHRASE_LENGTH} characters.`);
  return { backupDir, backupPassphrase };
};
