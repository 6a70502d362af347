import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { codeOf } from './errors';

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Start time of the process; the process id alone is ambiguous, because ids are reused. */
  readonly began: string;
}

const HEARTBEAT = 5_000;
const DEAD_AFTER = 30_000;

/**
 * Locks a folder for this process, creating it if missing. The lock of a dead process is taken over.
 * @returns a function that unlocks it @throws when a live process holds the lock
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'server.lock');
  const mine = JSON.stringify({
    pid: process.pid,
    host: hostname(),
    began: await processStart(process.pid),
  } satisfies Holder);
  while (!(await create(file, mine))) {
    const theirs = await readFile(file, 'utf8').catch(() => null);
    if (theirs === null) continue;
    if (await isHeld(file, theirs)) {
      throw new Error(
        `The folder ${folder} is in use by another server (process ${read(theirs)?.pid ?? 'unknown'}). ` +
          'Stop it, or set DATA_DIR to another folder.',
      );
    }
    await removeStale(file, theirs);
  }
  const heartbeat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), HEARTBEAT);
  heartbeat.unref();
  return async () => {
    clearInterval(heartbeat);
    if ((await readFile(file, 'utf8').catch(() => null)) === mine) await rm(file, { force: true });
  };
};

const create = (file: string, content: string): Promise<boolean> =>
  writeFile(file, content, { flag: 'wx' }).then(
    () => true,
    (failure: unknown) => {
      if (codeOf(failure) === 'EEXIST') return false;
      throw failure;
    },
  );

/** Removes a stale lock. Puts back a lock that another server created in the meantime. */
const removeStale = async (file: string, stale: string): Promise<void> => {
  const aside = `${file}.${process.pid}`;
  await rename(file, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => null);
  if (moved !== null && moved !== stale) await rename(aside, file);
  else await rm(aside, { force: true });
};

const read = (content: string): Holder | null => {
  try {
    return JSON.parse(content) as Holder; // cast: `lockFolder` wrote the file
  } catch {
    return null;
  }
};

const isHeld = async (file: string, content: string): Promise<boolean> => {
  const holder = read(content);
  const beats = await stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs < DEAD_AFTER,
    () => false,
  );
  if (holder === null) return beats;
  if (holder.host !== hostname()) return beats;
  return isAlive(holder.pid) && (await processStart(holder.pid)) === holder.began;
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (failure) {
    return codeOf(failure) === 'EPERM';
  }
};

/** Field 22 of `/proc/<pid>/stat`; empty on other systems. */
const processStart = async (pid: number): Promise<string> => {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
};
