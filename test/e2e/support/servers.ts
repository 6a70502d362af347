import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../../../.ci/static-server';

/** What the console stands on: the embedded database, a PostgreSQL server, or the memory adapters in the browser. */
export type Mode = 'embedded' | 'postgres' | 'fake';

export interface RunningConsole {
  readonly url: string;
  /** Folder in which its mails are kept. */
  readonly outbox: string;
  /**
   * Stops the server as an administrator would, and starts it again at the same address on the same data; `as` another
   * program or with other settings.
   */
  readonly restart: (as?: StartAs) => Promise<void>;
  /** Ends the server in the middle of whatever it does. */
  readonly kill: () => Promise<void>;
  /** Everything that the server printed since it was started. */
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

/** How a server is started again. */
export interface StartAs {
  readonly entry?: string;
  readonly environment?: Environment;
}

interface RunningServer {
  readonly url: string;
  readonly pid: number;
  /** Everything that it printed so far. */
  readonly printed: () => string;
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** Starts the reference API in a process of its own; resolves with its address once it can be asked. */
export function startServer(environment: Environment, entry = 'server/main.ts'): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', entry], {
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

/** Starts a console with data of its own, copied from what the set-up of the run prepared. */
export async function startConsole(mode: Mode): Promise<RunningConsole> {
  if (mode === 'fake') return startFake();
  const { environment, outbox, forget } = mode === 'embedded' ? embeddedCopy() : await postgresCopy();
  let server = await startServer(environment);
  const { url } = server;
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

/** What a server is started with, where its mails go, and how nothing of it is left. */
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
  const { Client } = await import('pg');
  const name = `copy_${process.pid}_${String(copies++)}`;
  const template = new URL(prepared('KANTOOR_DATABASE_TEMPLATE'));
  const client = new Client({ connectionString: new URL('/postgres', template).href });
  await client.connect();
  await client.query(`create database ${name} template ${template.pathname.slice(1)}`);
  await client.end();
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-data-'));
  return {
    environment: { DATABASE_URL: new URL(`/${name}`, template).href, SEED: 'demo', DATA_DIR: folder },
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
