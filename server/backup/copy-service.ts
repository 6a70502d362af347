import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// A server on the embedded database holds its folder, so that a backup needs its help: it copies the files, and the
// command reads the copy. Whoever may read the folder may ask for a copy in it.

const FILE = 'backup-service.json';
const COPIES = 'backup-copy-';
/** Milliseconds after which the copy of a backup counts as left behind. */
const LONGEST_BACKUP = 24 * 3_600_000;

interface ServiceAddress {
  readonly url: string;
  readonly token: string;
}

/** Offers copies of the database on a free port of this computer. @returns a function that ends the offer */
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
  const { port } = server.address() as AddressInfo; // never a pipe: it was given a port
  const address: ServiceAddress = { url: `http://127.0.0.1:${port}`, token };
  await rm(join(dataDir, FILE), { force: true });
  await writeFile(join(dataDir, FILE), JSON.stringify(address), { mode: 0o600 });
  return async () => {
    server.close();
    server.closeAllConnections();
    await rm(join(dataDir, FILE), { force: true });
  };
};

/** Removes copies of backups that were killed. */
const removeLeftCopies = async (dataDir: string): Promise<void> => {
  const copies = (await readdir(dataDir)).filter((name) => name.startsWith(COPIES));
  for (const folder of copies.map((name) => join(dataDir, name))) {
    const { mtimeMs } = await stat(folder);
    if (mtimeMs < Date.now() - LONGEST_BACKUP) await rm(folder, { recursive: true, force: true });
  }
};

/** @returns a new data folder with a copy of the database */
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

/** Asks the server on a data folder for a copy. @returns its folder; null if no server answers */
export const requestCopy = async (dataDir: string): Promise<string | null> => {
  const stored = await readFile(join(dataDir, FILE), 'utf8').catch(() => null);
  if (stored === null) return null;
  const { url, token } = JSON.parse(stored) as ServiceAddress; // written by `offerCopies`
  const response = await fetch(url, { method: 'POST', headers: { Authorization: `Bearer ${token}` } }).catch(
    () => null,
  );
  if (response === null) return null;
  const text = await response.text();
  if (!response.ok) throw new Error(`The running server could not copy its database: ${text}`);
  return text;
};
