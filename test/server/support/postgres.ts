import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const INSTALLED = '/usr/lib/postgresql';

/** Folder with the programs of a PostgreSQL server of this machine, the newest first; null when there is none. */
export const postgresBinaries = (): string | null => {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(INSTALLED, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null;
};

/** A PostgreSQL server will not run as root: then it runs as somebody who may do little. */
const unprivileged = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (what: string) =>
        Number(execFileSync('id', [what, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      continue;
    }
  }
  return null;
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
      });
  });

export interface RunningPostgres {
  readonly url: string;
  readonly stop: () => void;
}

/** Starts an empty server on loopback, in a folder of its own that goes with it. */
export const startPostgres = async (binaries: string): Promise<RunningPostgres> => {
  const [folder, somebody, port] = [mkdtempSync(join(tmpdir(), 'kantoor-postgres-')), unprivileged(), await freePort()];
  if (somebody !== null) chownSync(folder, somebody.uid, somebody.gid);
  const data = join(folder, 'data');
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(join(binaries, program), [...args], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      ...somebody,
    });
  run('initdb', '-D', data, '-U', 'kantoor', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8');
  run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', `-h 127.0.0.1 -p ${port} -k ${folder} -F`);
  return {
    url: `postgres://kantoor@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
