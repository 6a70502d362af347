import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program's path by its name. @returns null if it is not installed */
export const programNamed = (name: string): string | null =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram) ?? null;

export const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export interface Running {
  /** Its output so far. */
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts a program, keeps its output, and kills it when this process ends. */
export function startProgram(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Running {
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  process.once('exit', () => killGroup(child));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  return {
    printed: () => printed,
    stop: async () => {
      killGroup(child);
      await ended;
    },
  };
}

/** Kills a browser with the processes that it started. */
const killGroup = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
};
