import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** How this program was installed. */
export interface Installation {
  readonly version: string;
  /** Whether it was unpacked from the archive of `npm run package`, which has neither sources nor npm scripts. */
  readonly isPacked: boolean;
}

interface Manifest {
  readonly version: string;
  readonly bin?: object;
}

/** The folder of the program, which also contains the built client. */
export const PROGRAM_FOLDER = resolve(import.meta.dirname, '../..');

/** Reads the manifest in the folder of a program. */
export const readInstallation = (folder: string): Installation => {
  // Cast: a file of this project.
  const { version, bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return { version, isPacked: bin !== undefined };
};

let installation: Installation | undefined;

/** The installation of this process, read at the first call. */
export const ownInstallation = (): Installation => (installation ??= readInstallation(PROGRAM_FOLDER));

/**
 * The command line of a command: `kantoor doctor`, or `npm run doctor` with sources.
 * @param parameters such as `<file>`
 */
export const callOf = (command: string, { isPacked }: Installation, parameters: readonly string[] = []): string => {
  if (isPacked) return ['kantoor', command, ...parameters].join(' ');
  const script = command === 'start' ? 'npm start' : `npm run ${command}`;
  return parameters.length === 0 ? script : [script, '--', ...parameters].join(' ');
};
