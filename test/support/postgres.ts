import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface PostgresServer {
  /** Address of one of its databases. */
  readonly url: (database: string) => string;
  /** Makes a database, empty or as a copy of another that nobody uses. */
  readonly createDatabase: (name: string, template?: string) => void;
  readonly stop: () => void;
}

/** Folder with the programs of a PostgreSQL server on this machine, or null where there is none. */
export function postgresPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return (
    folders.find((folder) => ['initdb', 'pg_ctl', 'createdb'].every((name) => existsSync(join(folder, name)))) ?? null
  );
}

/** Starts a server of its own in a temporary folder, on loopback and a free port; nothing of it stays after stop. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-postgres-'));
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (name: string, ...args: readonly string[]) =>
    execFileSync(join(programs, name), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const data = join(folder, 'data');
  const port = String(await freePort());

  run(
    'initdb',
    '--pgdata',
    data,
    '--username',
    'kantoor',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--no-locale',
    '--no-sync',
  );
  const settings = `-p ${port} -h 127.0.0.1 -c unix_socket_directories= -c fsync=off -c full_page_writes=off`;
  run('pg_ctl', 'start', '--wait', '--pgdata', data, '--log', join(folder, 'log'), '--options', settings);
  return {
    url: (database) => `postgres://kantoor@127.0.0.1:${port}/${database}`,
    createDatabase: (name, template) => {
      const copied = template === undefined ? [] : ['--template', template];
      run('createdb', '--host', '127.0.0.1', '--port', port, '--username', 'kantoor', ...copied, name);
    },
    stop: () => {
      run('pg_ctl', 'stop', '--wait', '--mode', 'immediate', '--pgdata', data);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: there, somebody with fewer rights takes its place. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].flatMap((name) => people.filter(([first]) => first === name))[0];
  return { uid: Number(found?.[2] ?? 65534), gid: Number(found?.[3] ?? 65534) };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
