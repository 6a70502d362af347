import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { DatabaseOptions } from '../../database/database';
import { backupName, outdatedBackups } from '../retention';

/** Operations on the folder of scheduled backups. */
export interface ScheduledBackups {
  /**
   * Writes a backup.
   * @param at ms since 1970
   * @returns its file name, and its size in bytes
   */
  readonly write: (at: number) => Promise<{ readonly name: string; readonly size: number }>;
  /** Restores a backup into a temporary database and compares every table. @throws if that fails */
  readonly verify: (name: string) => Promise<void>;
  /** Deletes the backups that are no longer needed. @returns their number */
  readonly removeOutdated: () => Promise<number>;
}

/** The bundled program is a file beside this one and needs no loader; its source needs tsx. */
const isSource = import.meta.url.endsWith('.ts');
const PROGRAM = fileURLToPath(new URL(isSource ? '../../kantoor.ts' : 'kantoor.mjs', import.meta.url));

/**
 * Runs a command of Kantoor in a separate process.
 * @param environment settings of that process
 * @throws an error with what the command wrote to stderr
 */
const runCommand = async (environment: NodeJS.ProcessEnv, ...command: readonly string[]): Promise<void> => {
  try {
    await promisify(execFile)(process.execPath, [...(isSource ? ['--import', 'tsx'] : []), PROGRAM, ...command], {
      env: environment,
    });
  } catch (failure) {
    const { stderr = '' } = failure as { readonly stderr?: string }; // cast: `execFile` adds `stderr` to its errors
    throw new Error(stderr.trim() === '' ? String(failure) : stderr.trim());
  }
};

/** Tells the backups of one database from those of others in the same folder: eight hexadecimal digits. */
const installationOf = ({ databaseUrl, dataDir }: Place): string => {
  const { host, pathname } = databaseUrl === undefined ? { host: '', pathname: dataDir } : new URL(databaseUrl);
  return createHash('sha256').update(`${host} ${pathname}`).digest('hex').slice(0, 8);
};

type Place = Pick<DatabaseOptions, 'databaseUrl' | 'dataDir'>;

/**
 * Makes backups with the command `backup`, in a process of its own.
 * @param place of the database @param environment contains its settings and the passphrase
 */
export const scheduledBackups = (
  folder: string,
  place: Place,
  environment: NodeJS.ProcessEnv = process.env,
  installation = installationOf(place),
): ScheduledBackups => ({
  write: async (at) => {
    const name = backupName(installation, at);
    await runCommand(environment, 'backup', join(folder, name));
    return { name, size: (await stat(join(folder, name))).size };
  },
  verify: (name) => runCommand(environment, 'verify-backup', join(folder, name)),
  removeOutdated: async () => {
    const names = await readdir(folder);
    const outdated = outdatedBackups(installation, names);
    // Only one backup of an installation is made at a time: unfinished files belong to killed ones.
    const unfinished = names.filter((name) => name.startsWith(`kantoor-${installation}-`) && name.endsWith('.part'));
    for (const name of [...outdated, ...unfinished]) await rm(join(folder, name));
    return outdated.length;
  },
});
