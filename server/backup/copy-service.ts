import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// Only one process can open an embedded database. While a server has it open, a backup command asks this server for a
// copy of the files and reads the copy. The token is in the data folder: whoever can read that may ask.

const FILE = 'backup-service.json';
const COPIES = 'backup-copy-';
/** Milliseconds after which a copy of the database counts as left behind by an interrupted backup. */
const LONGEST_BACKUP = 24 * 3_600_000;

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
    copyInto(dataDir, copyFiles).then(
      (folder) => response.end(folder),
      (failure: unknown) => response.writeHead(500).end(String(failure)),
    );
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
  const stored = await readFile(join(dataDir, FILE), 'utf8').catch(() => null);
  if (stored === null) return null;
  const { url, token } = JSON.parse(stored) as ServiceAddress; // cast: `offerCopies` wrote it
  const response = await fetch(url, { method: 'POST', headers: { Authorization: `Bearer ${token}` } }).catch(
    () => null,
  );
  if (response === null) return null;
  const text = await response.text();
  if (!response.ok) throw new Error(`The running server could not copy its database: ${text}`);
  return text;
};
