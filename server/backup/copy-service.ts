import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../database/errors';

// Only one process can open an embedded database. While a server has it open, a backup command asks this server for a
// copy of the files and reads the copy. The token is in the data folder: whoever can read that may ask.

const FILE = 'backup-service.json';
const COPIES = 'backup-copy-';
/** Milliseconds after which a copy of the database counts as left behind by an interrupted backup. */
const LONGEST_BACKUP = 24 * 3_600_000;

/** Milliseconds between two bytes of an answer that is not ready. */
const KEEP_ALIVE = 10_000;

interface CopyAnswer {
  readonly folder?: unknown;
  readonly failure?: string;
}

interface ServiceAddress {
  readonly url: string;
  readonly token: string;
}

/**
 * Serves copies of the database on a free local port.
 * @returns a function that stops this service
 */
export const offerCopies = async (
  dataDir: string,
  copyFiles: (folder: string) => Promise<void>,
): Promise<() => Promise<void>> => {
  const token = randomBytes(32).toString('hex');
  const expected = Buffer.from(`Bearer ${token}`);
  const server = createServer((request, response) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      response.writeHead(401).end();
      return;
    }
    response.writeHead(200).flushHeaders();
    // A copy may take longer than a client waits for the next byte; JSON may begin with spaces.
    const waiting = setInterval(() => response.write(' '), KEEP_ALIVE);
    void copyInto(dataDir, copyFiles)
      .then(
        (folder): CopyAnswer => ({ folder }),
        (failure: unknown): CopyAnswer => ({ failure: String(failure) }),
      )
      .then((answer) => {
        clearInterval(waiting);
        response.end(JSON.stringify(answer));
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo; // cast: the server listens on a port, not on a pipe
  const address: ServiceAddress = { url: `http://127.0.0.1:${port}`, token };
  await rm(join(dataDir, FILE), { force: true });
  await writeFile(join(dataDir, FILE), JSON.stringify(address), { mode: 0o600 });
  return async () => {
    server.close();
    server.closeAllConnections();
    await rm(join(dataDir, FILE), { force: true });
  };
};

/** Removes copies that interrupted backups left behind. */
const removeLeftCopies = async (dataDir: string): Promise<void> => {
  const copies = (await readdir(dataDir)).filter((name) => name.startsWith(COPIES));
  for (const folder of copies.map((name) => join(dataDir, name))) {
    const { mtimeMs } = await stat(folder);
    if (mtimeMs < Date.now() - LONGEST_BACKUP) await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Copies the database into a new folder within the data folder.
 * @returns the new folder
 */
const copyInto = async (dataDir: string, copyFiles: (folder: string) => Promise<void>): Promise<string> => {
  await removeLeftCopies(dataDir);
  const folder = await mkdtemp(join(dataDir, COPIES));
  try {
    await copyFiles(join(folder, 'database'));
    return folder;
  } catch (failure) {
    await rm(folder, { recursive: true, force: true });
    throw failure;
  }
};

/**
 * Asks the server that has this data folder open for a copy of its database.
 * @returns the folder of the copy; null if no server answers
 */
export const requestCopy = async (dataDir: string): Promise<string | null> => {
  const stored = await readFile(join(dataDir, FILE), 'utf8').catch(nullIf('ENOENT'));
  if (stored === null) return null;
  const { url, token } = JSON.parse(stored) as ServiceAddress; // cast: `offerCopies` wrote it
  // A server that was killed leaves its file behind.
  const response = await fetch(url, { method: 'POST', headers: { Authorization: `Bearer ${token}` } }).catch(
    nullIf('ECONNREFUSED'),
  );
  if (response === null) return null;
  const { folder, failure } = (await response.json().catch(() => ({}))) as CopyAnswer; // cast: checked below
  if (failure !== undefined) throw new Error(`The running server could not copy its database: ${failure}`);
  // The folder is deleted after the backup: another program may have answered.
  if (!isCopyIn(dataDir, folder)) throw new Error(`${url} is not the server of ${dataDir}. Start or stop that server.`);
  return folder;
};

const isCopyIn = (dataDir: string, folder: unknown): folder is string =>
  typeof folder === 'string' && dirname(folder) === dataDir && basename(folder).startsWith(COPIES);

/** Handles a failure: null for one with this code. */
const nullIf =
  (code: string) =>
  (failure: unknown): null => {
    const cause = failure instanceof Error && failure.cause !== undefined ? failure.cause : failure;
    if (codeOf(cause) === code) return null;
    throw failure;
  };
