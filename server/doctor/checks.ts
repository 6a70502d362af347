import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../database/errors';
import { MIN_FREE_BYTES } from '../health/readiness';
import { PORT_IN_USE, requireFreePort } from '../http/require-free-port';
import { verifySmtp } from '../mail/smtp';
import type { Settings } from '../settings';

// Each check throws an error that says what is wrong and what to do.

/** Oldest version of Node.js: major, minor. */
const OLDEST_NODE = [20, 19] as const;
/** Milliseconds. */
const TIMEOUT = 5_000;
const DAY = 24 * 3_600_000;
const MEGABYTE = 1024 * 1024;

/** @param version such as `24.1.0` */
export const checkNode = (version: string): void => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor))
    throw new Error(`Node.js ${version} is too old. Install 24, or at least ${OLDEST_NODE.join('.')}.`);
};

const PAGE = 'dist/index.html';

export const checkClient = async (root: string, isPacked: boolean): Promise<void> => {
  if ((await stat(join(root, PAGE)).catch(() => null)) === null)
    throw new Error(`The client is missing (${PAGE}). ${isPacked ? 'Unpack the archive again' : 'Run npm run build'}.`);
};

/** @param now milliseconds since 1970 */
export const checkClock = async (root: string, now: number): Promise<void> => {
  const built = (await stat(join(root, PAGE)).catch(() => null))?.mtimeMs ?? 0;
  if (built - now > DAY)
    throw new Error('The clock of this computer is before the day on which the client was built. Set the clock.');
};

export const checkPublicUrl = ({ isPublic, publicUrl }: Settings): void => {
  if (isPublic && publicUrl === undefined)
    throw new Error('Other computers can reach this server, but PUBLIC_URL is not set: links in e-mails lead nowhere.');
  if (isPublic && publicUrl?.startsWith('https:') !== true)
    throw new Error(
      'PUBLIC_URL is not https: passwords cross the network in the open. Put a proxy with TLS before it.',
    );
};

/** Checks that the port is free. If a Kantoor server uses it, checks that this server is ready instead. */
export const checkPort = async (port: number, host: string): Promise<void> => {
  try {
    await requireFreePort(port, host);
  } catch (failure) {
    if (!(failure instanceof Error) || failure.message !== PORT_IN_USE) throw failure;
    const reply = await fetch(`http://${nameOf(host)}:${port}/api/ready`, {
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch(() => null);
    const body: unknown = await reply?.json().catch(() => null);
    if (!isReadiness(body)) throw failure;
    if (body.problems !== undefined)
      throw new Error(`The running server is not ready: ${body.problems.map(({ message }) => message).join(' ')}`);
  }
};

/** The host name for a request to a server on this computer, which may listen on all addresses. */
const nameOf = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

interface ReadinessAnswer {
  readonly code: 'OK' | 'NOT_READY';
  readonly problems?: readonly { readonly message: string }[];
}

const isReadiness = (body: unknown): body is ReadinessAnswer =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  (body.code === 'OK' || (body.code === 'NOT_READY' && 'problems' in body && Array.isArray(body.problems)));

/** Checks that the port of the metrics is free, or is already used by a running Kantoor server. */
export const checkMetrics = async ({ port, host }: { readonly port: number; readonly host: string }): Promise<void> => {
  const reply = await fetch(`http://${nameOf(host)}:${port}/metrics`, { signal: AbortSignal.timeout(TIMEOUT) }).catch(
    () => null,
  );
  if (reply?.ok === true) return;
  await requireFreePort(port, host).catch((failure: unknown) => {
    if (failure instanceof Error && failure.message === PORT_IN_USE)
      throw new Error('METRICS_PORT is in use. Set it to another number.');
    throw failure;
  });
};

/**
 * Checks that a folder, or the nearest existing parent of a missing one, is writable. Creates nothing: the check may
 * run as another user than the server.
 */
const requireWritable = async (folder: string): Promise<void> => {
  try {
    if (!(await stat(folder)).isDirectory()) throw new Error('not a folder');
    await access(folder, constants.W_OK);
  } catch (failure) {
    if (codeOf(failure) === 'ENOENT' && dirname(folder) !== folder) return requireWritable(dirname(folder));
    throw new Error(`DATA_DIR must be a folder that this program may write to: ${folder} is none.`);
  }
};

export const checkFolders = async ({ dataDir, mail }: Settings): Promise<void> => {
  await requireWritable(dataDir);
  if (mail.smtpUrl !== undefined) return;
  await access(mail.outbox, constants.W_OK).catch((failure: unknown) => {
    if (codeOf(failure) !== 'ENOENT') throw new Error(`This program may not write to the outbox, ${mail.outbox}.`);
  });
};

export const checkDisk = async (folder: string, freeBytes: (folder: string) => Promise<number>): Promise<void> => {
  const free = await freeBytes(folder).catch(() => Infinity); // `checkFolders` reports a missing folder
  if (free < MIN_FREE_BYTES)
    throw new Error(
      `${String(Math.floor(free / MEGABYTE))} MB are free in ${folder}; ${String(MIN_FREE_BYTES / MEGABYTE)} are needed. Free some space.`,
    );
};

/** Connects and signs in, and sends nothing. */
export const checkMail = async (url: string): Promise<void> => {
  try {
    await verifySmtp(url);
  } catch (failure) {
    const code = codeOf(failure);
    if (code === 'EAUTH') throw new Error('The mail server refused user name and password of SMTP_URL.');
    throw new Error(`The mail server of SMTP_URL does not answer${typeof code === 'string' ? ` (${code})` : ''}.`);
  }
};

export const checkApi = async (url: string): Promise<void> => {
  const reply = await fetch(`${url}/api/me`, { signal: AbortSignal.timeout(TIMEOUT) }).catch(() => null);
  if (reply === null) throw new Error('The API of API_URL does not answer.');
  if (![200, 401].includes(reply.status))
    throw new Error(`API_URL leads to no API of the console: /api/me answered ${String(reply.status)} instead of 401.`);
};
