import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import manifest from '../package.json';
import { requireFreePort } from '../server/http/require-free-port';
import { checksumsIn } from './archive';
import { drawOnce } from './draw-once';
import { ROOT } from './server-bundle';

// `npm run package:try`: packs, installs the archive in an empty folder without the network, and uses it there.

const PORT = 18_080;
const MEGABYTE = 1024 * 1024;
const MOST_MEGABYTES = 200;
/** Seconds until the first answer on an idle machine. */
const START = 3;
/** Seconds after which a start has failed, also beside other work. */
const LATEST = 5 * START;

const work = mkdtempSync(join(tmpdir(), 'kantoor-package-'));
const [folder, data] = [join(work, 'package'), join(work, 'data')];
const environment = {
  ...Object.fromEntries(['PATH', 'HOME', 'TMPDIR'].map((name) => [name, process.env[name]])),
  PORT: String(PORT),
  DATA_DIR: data,
  ADMIN_EMAIL: 'first@company.example',
};

const say = (part: string, outcome: string): void => console.log(`${part.padEnd(28)}${outcome}`);
const require = (holds: boolean, problem: string): void => {
  if (!holds) throw new Error(problem);
};
const call = (program: string, args: readonly string[], cwd: string) =>
  spawnSync(program, args, { cwd, env: environment, encoding: 'utf8', shell: process.platform === 'win32' });
const kantoor = (...args: readonly string[]) => call(process.execPath, [join(folder, 'kantoor.js'), ...args], work);

/** Runs a command that must succeed. @returns what it printed */
const succeed = (...args: readonly string[]): string => {
  const { status, stdout, stderr } = kantoor(...args);
  require(status === 0, `kantoor ${args.join(' ')} ended with ${String(status)}:\n${stdout}${stderr}`);
  return stdout.trim();
};

const unpack = (): void => {
  require(spawnSync(process.execPath, ['--import', 'tsx', '.ci/package.ts', work], { cwd: ROOT, stdio: 'inherit' })
    .status === 0, 'Packing failed.');
  const archive = `kantoor-${manifest.version}.tgz`;
  require(call('tar', ['xzf', archive], work).status === 0, 'Unpacking failed.');
  say('archive', `${(statSync(join(work, archive)).size / MEGABYTE).toFixed(1)} MB`);
  const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
  rmSync(join(folder, 'SHA256SUMS'));
  require(sums === checksumsIn(folder), 'SHA256SUMS differs from the files.');
};

/** Installs the packages from the cache of npm; links those of the project if it lacks one. */
const install = (): void => {
  if (call('npm', ['ci', '--omit=dev', '--offline', '--no-audit', '--no-fund'], folder).status === 0) {
    require(!existsSync(join(folder, 'node_modules/tsx')), 'tsx was installed.');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    say('installed', `${(bytes / MEGABYTE).toFixed(0)} MB in ${String(files.length)} files, from the cache of npm`);
    require(bytes < MOST_MEGABYTES * MEGABYTE, `More than ${String(MOST_MEGABYTES)} MB were installed.`);
    return;
  }
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  say('installed', 'with the packages of the project, because the cache of npm lacks one');
};

/** Waits for an answer of a path. @returns its text */
const ask = async (path: string, until: number): Promise<string> => {
  for (;;) {
    const reply = await fetch(`http://127.0.0.1:${String(PORT)}${path}`).catch(() => null);
    if (reply?.ok === true) return reply.text();
    require(performance.now() < until, `${path} does not answer.`);
    await delay(10);
  }
};

/** Runs the command by which a container tells its health. */
const checkHealth = (): void => {
  const [, words = '[]'] =
    /HEALTHCHECK[^\n]*\\\n\s*CMD (\[.*\])/.exec(readFileSync(join(folder, 'deploy/Dockerfile'), 'utf8')) ?? [];
  const [program = '', ...args] = JSON.parse(words) as readonly string[]; // our own file
  const { status, stderr } = spawnSync(program, args, { env: environment, encoding: 'utf8' });
  require(status === 0, `The check of the container failed: ${stderr}`);
};

const start = async (part: string, use: () => Promise<void> | void): Promise<void> => {
  await requireFreePort(PORT, '127.0.0.1');
  const began = performance.now();
  const server: ChildProcess = spawn(process.execPath, [join(folder, 'kantoor.js')], {
    cwd: work,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const until = began + LATEST * 1000;
    require((await ask('/api/ready', until)).includes('OK'), 'The server is not ready.');
    say(
      part,
      `${((performance.now() - began) / 1000).toFixed(1)} s to the first answer (on an idle machine at most ${String(START)} s)`,
    );
    require((await ask('/', until)).includes('<title>Kantoor'), 'The page is missing.');
    require((await ask('/api/lang/nl', until)).includes('Wachtwoord'), 'The strings are missing.');
    await use();
  } finally {
    server.kill('SIGTERM');
    const [code] = (await ended) as readonly unknown[]; // code and signal
    say('stop', `exit code ${String(code)}`);
    if (code !== 0) process.exitCode = 1;
  }
};

try {
  unpack();
  install();
  require(succeed('--version') === manifest.version, 'The version is another.');
  require(kantoor('unknown').status === 1, 'An unknown command did not fail.');
  await start('first start', () => {
    checkHealth();
    succeed('backup', join(work, 'first.backup'));
    say('commands beside it', 'health check of the container, backup');
  });
  await start('start on existing data', () => {
    say('doctor beside it', succeed('doctor').includes('WRONG') ? 'problems' : 'all well');
  });
  require(succeed('superuser', 'second@company.example').includes('/accept/'), 'There is no link for a superuser.');
  succeed('verify-backup', join(work, 'first.backup'));
  mkdirSync(join(work, 'other'));
  environment.DATA_DIR = join(work, 'other');
  succeed('restore', join(work, 'first.backup'));
  say('commands alone', 'superuser, verify-backup, restore');
  require(await drawOnce(join(folder, 'lib/svg-process.mjs')), 'A drawing was not read.');
  say('process for drawings', 'runs without a loader');
} finally {
  rmSync(work, { recursive: true, force: true });
}
