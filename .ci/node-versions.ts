import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { JEST } from '../test/checks';
import type { JestReport } from '../test/reports';

// `npm run test:node-versions [-- version …]`: tests and a start of the server on other versions of Node, which are fetched
// as npm packages.

const VERSIONS = ['20.19.0', '22.23.3', '24.21.0'];
const SERVER_TESTS = ['http/start', 'http/http', 'library/library-drawings', 'session/session', 'session/sign-in'];
/** Milliseconds until a server must be ready. */
const START = 600_000;
/** Milliseconds of a test without a limit of its own; a machine that is busy with other work must not fail it. */
const TEST = 300_000;

const root = resolve(import.meta.dirname, '..');
const cache = join(root, '.cache/node-versions');

interface Outcome {
  readonly version: string;
  readonly part: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
}

/** Installs a version unless it is there. @returns its program */
const programOf = (version: string): string => {
  const folder = join(cache, version);
  const program = join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const isThere = (): boolean =>
    existsSync(program) && spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim() === `v${version}`;
  if (isThere()) return program;
  mkdirSync(folder, { recursive: true });
  spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `node@${version}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (!isThere()) throw new Error(`Node ${version} could not be installed.`);
  return program;
};

/** What is started by name is this version as well. */
const environmentOf = (program: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [dirname(program), process.env['PATH']].join(delimiter),
});

const secondsSince = (started: number): number => (performance.now() - started) / 1000;

const tests = (version: string, program: string, part: string, args: readonly string[]): Outcome => {
  const started = performance.now();
  const file = join(cache, `${version}.json`);
  rmSync(file, { force: true });
  const { status } = spawnSync(
    program,
    [...JEST, ...args, '--maxWorkers=2', `--testTimeout=${TEST}`, '--json', '--outputFile', file],
    {
      cwd: root,
      stdio: 'inherit',
      env: environmentOf(program),
    },
  );
  const outcome = { version, part, seconds: secondsSince(started) };
  try {
    // Written by Jest, in its own format.
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    return { ...outcome, passed: report.numPassedTests, failed: status === 0 ? failed : Math.max(1, failed) };
  } catch {
    return { ...outcome, passed: 0, failed: 1 };
  }
};

/** Starts the server from its sources on an empty folder, asks it something, and stops it. */
const start = async (version: string, program: string): Promise<Outcome> => {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-node-'));
  const child = spawn(program, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { ...environmentOf(program), PORT: '0', DATA_DIR: folder, SEED: 'demo' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const [, ready] = /Kantoor is ready at (\S+)\n/.exec(output) ?? [];
        if (ready !== undefined) resolve(ready);
      });
      void ended.then(() => reject(new Error(output)));
      setTimeout(() => reject(new Error(`Not ready: ${output}`)), START).unref();
    });
    const { status } = await fetch(`${address}/api/lang/en`);
    child.kill('SIGTERM');
    const code = await ended;
    const isRight = status === 200 && code === 0;
    if (!isRight) console.error(`Node ${version}: status ${status}, exit code ${String(code)}`);
    return { version, part: 'start', seconds: secondsSince(started), passed: isRight ? 1 : 0, failed: isRight ? 0 : 1 };
  } catch (failure) {
    console.error(failure);
    return { version, part: 'start', seconds: secondsSince(started), passed: 0, failed: 1 };
  } finally {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
};

const HEAD = ['Node', 'part', 'seconds', 'passed', 'failed'];

const rowOf = ([version = '', part = '', ...figures]: readonly string[]): string =>
  version.padEnd(12) + part.padEnd(10) + figures.map((figure) => figure.padStart(8)).join('');

const cellsOf = ({ version, part, seconds, passed, failed }: Outcome): readonly string[] => [
  version,
  part,
  seconds.toFixed(0),
  String(passed),
  String(failed),
];

const wanted = process.argv.slice(2);
const outcomes: Outcome[] = [];
/** Prints each row at once as well, so that a run that is ended early has shown something. */
const add = (outcome: Outcome): void => {
  outcomes.push(outcome);
  console.log(`\n${rowOf(cellsOf(outcome))}\n`);
};
for (const version of wanted.length > 0 ? wanted : VERSIONS) {
  const program = programOf(version);
  add(tests(version, program, 'node', ['--selectProjects', 'node']));
  add(tests(version, program, 'server', ['--testPathPatterns', `test/server/(${SERVER_TESTS.join('|')})\\.test`]));
  add(await start(version, program));
}

console.log(['', rowOf(HEAD), ...outcomes.map((outcome) => rowOf(cellsOf(outcome)))].join('\n'));
process.exit(outcomes.every(({ failed }) => failed === 0) ? 0 : 1);
