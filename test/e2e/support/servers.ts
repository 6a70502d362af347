import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../../../.ci/static-server';
import { besides, createDatabase, databaseIn } from '../../support/postgres';
import { serverProgram } from '../../support/server-bundle';

/** The embedded database, a PostgreSQL server, or the memory adapters in the browser. */
export type Mode = 'embedded' | 'postgres' | 'fake';

export interface RunningConsole {
  readonly url: string;
  /** Folder of the mails that it sends. */
  readonly outbox: string;
  /** Stops the server gracefully and restarts it on the same port and data; `as` changes its program or settings. */
  readonly restart: (as?: StartAs) => Promise<void>;
  /** Kills the server. */
  readonly kill: () => Promise<void>;
  /** Output since the start. */
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
}

export type Environment = Readonly<Record<string, string>>;

export interface StartAs {
  readonly entry?: string;
  readonly environment?: Environment;
}

interface RunningServer {
  readonly url: string;
  readonly pid: number;
  /** Output so far. */
  readonly printed: () => string;
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/**
 * Starts the reference API in its own process; resolves with its URL once it answers. @param entry program to run
 * instead of that of `npm start`
 */
export function startServer(environment: Environment, entry?: string): Promise<RunningServer> {
  const child = spawn(process.execPath, serverProgram(entry), {
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const [url] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
      if (url !== undefined) resolve({ url, pid: child.pid ?? 0, printed: () => printed, stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => {
      reject(new Error(`The server ended before it was ready:\n${printed}`));
    });
  });
}

/** Starts a console on a copy of the prepared data. */
export async function startConsole(mode: Mode, settings: Environment = {}): Promise<RunningConsole> {
  if (mode === 'fake') return startFake();
  const { environment: place, outbox, forget } = mode === 'embedded' ? embeddedCopy() : await postgresCopy();
  const environment = { ...place, ...settings };
  let server = await startServer(environment);
  const { url } = server;
  // The first start creates the tables of the queue, so that no test waits for that.
  await fetch(`${url}/api/accept/check?email=nobody%40kantoor.example&hash=none`);
  return {
    url,
    outbox,
    restart: async ({ entry, environment: more } = {}) => {
      await server.stop();
      server = await startServer({ ...environment, PORT: new URL(url).port, ...more }, entry);
    },
    kill: () => server.stop('SIGKILL'),
    printed: () => server.printed(),
    stop: async () => {
      await server.stop();
      forget();
    },
  };
}

async function startFake(): Promise<RunningConsole> {
  const server = await serveFolder('dist-fake', 0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://localhost:${port}`,
    outbox: '',
    restart: () => Promise.resolve(),
    kill: stop,
    printed: () => '',
    stop,
  };
}

/** Start options, outbox, and cleanup. */
interface Copy {
  readonly environment: Environment;
  readonly outbox: string;
  readonly forget: () => void;
}

function embeddedCopy(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-data-'));
  cpSync(prepared('KANTOOR_DATA_TEMPLATE'), folder, { recursive: true });
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: '' },
    outbox: join(folder, 'outbox'),
    forget: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function postgresCopy(): Promise<Copy> {
  const { environment, ...copy } = await emptyPlace('postgres', databaseIn(prepared('KANTOOR_DATABASE_TEMPLATE')));
  return { environment: { ...environment, SEED: 'demo' }, ...copy };
}

/** Data of an empty server. @param template database to copy, on PostgreSQL */
export async function emptyPlace(mode: Mode, template?: string): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-data-'));
  const url =
    mode === 'postgres'
      ? besides(prepared('KANTOOR_DATABASE_TEMPLATE'), `copy_${process.pid}_${String(copies++)}`)
      : '';
  if (url !== '') await createDatabase(url, template);
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: url },
    outbox: join(folder, 'outbox'),
    forget: () => rmSync(folder, { recursive: true, force: true }),
  };
}

let copies = 0;

function prepared(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`The set-up of the run did not prepare ${name}.`);
  return value;
}
