import { execFile } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
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

/** @param environment contains the settings of the database and the passphrase */
export const scheduledBackups = (folder: string, environment: NodeJS.ProcessEnv = process.env): ScheduledBackups => ({
  write: async (at) => {
    const name = backupName(at);
    await runCommand(environment, 'backup', join(folder, name));
    return { name, size: (await stat(join(folder, name))).size };
  },
  verify: (name) => runCommand(environment, 'verify-backup', join(folder, name)),
  removeOutdated: async () => {
    const outdated = outdatedBackups(await readdir(folder));
    for (const name of outdated) await rm(join(folder, name));
    return outdated.length;
  },
});
