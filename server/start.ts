import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isBuilt } from './client/is-built';
import { keepDatabase } from './database/kept-database';
import { requireFolder } from './database/require-folder';
import { requireFreePort } from './http/require-free-port';
import { openReadyDatabase } from './open-ready-database';
import { demoDatabase } from './seed/kept-demo';
import { Passwords } from './session/passwords';
import { readSettings, type Settings } from './settings';

const root = resolve(import.meta.dirname, '..');
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const run = (...program: readonly string[]): Promise<void> =>
  new Promise((done, failed) => {
    const running = spawn(process.execPath, program, { cwd: root, stdio: 'inherit' });
    process.once('exit', () => running.kill());
    running.on('error', failed);
    running.on('exit', (code) =>
      code === 0 ? done() : failed(new Error('Building the console failed; see the messages above.')),
    );
  });
const build = async (): Promise<void> => {
  await run('node_modules/webpack/bin/webpack.js');
  await run('--import', 'tsx', '.ci/bundle-server.ts');
};

/**
 * Creates, fills or updates the embedded database. With a PostgreSQL server, waits for the build first: if it fails,
 * the shared database stays unchanged.
 */
const prepare = async (settings: Settings): Promise<void> => {
  if (settings.apiUrl !== undefined || settings.databaseUrl !== undefined) return;
  await requireFolder('DATA_DIR', settings.dataDir);
  const jobs = { report: (failure: unknown) => say(`The log could not be written: ${String(failure)}`) };
  // Only a new database is copied.
  if (settings.seed.kind === 'demo' && !existsSync(join(settings.dataDir, 'database')))
    await keepDatabase(demoDatabase(Date.now()), say).catch(() => undefined);
  await (await openReadyDatabase({ ...settings, passwords: new Passwords(), now: Date.now, jobs, log: say })).close();
  say('The database is ready.');
};

/**
 * `npm start`: builds the client if it is missing or outdated, prepares the database at the same time, then starts
 * the server.
 */
const start = async (): Promise<void> => {
  const settings = readSettings(process.env, process.cwd());
  await requireFreePort(settings.port, settings.host);
  if (!isBuilt(root)) {
    say('Building the console, as it is new or has changed. This takes one to two minutes…');
    await Promise.all([build(), prepare(settings)]);
  }
  await import('./main');
};

start().catch((failure: unknown) => {
  process.stderr.write(`\n${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exit(1);
});
