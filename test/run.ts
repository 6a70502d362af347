import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms } from './support/postgres';

// `npm test`: every check and every test, one table, and the sum on the last line.

interface Part {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** A part without tests of its own either worked or did not. */
  readonly worked: boolean;
}

/** What the JSON reports of jest and Playwright say of the tests, as far as it is read here. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
}
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

const folder = mkdtempSync(join(tmpdir(), 'kantoor-test-'));
const webpack = 'node_modules/webpack/bin/webpack.js';
const reportOf = (name: string) => join(folder, `${name}.json`);

/** Runs a command to its end, showing what it prints as it comes; resolves with its exit code and duration. */
function run(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  command = process.execPath,
): Promise<{ code: number; seconds: number }> {
  const started = performance.now();
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: command === 'npm' && process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve({ code: code ?? 1, seconds: (performance.now() - started) / 1000 }));
  });
}

async function plain(name: string, args: readonly string[], command?: string): Promise<Part> {
  const { code, seconds } = await run(args, {}, command);
  return { name, seconds, passed: 0, failed: 0, skipped: 0, worked: code === 0 };
}

async function jest(): Promise<Part> {
  const args = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '--config',
    'test/jest.config.js',
  ];
  const { code, seconds } = await run([...args, '--json', '--outputFile', reportOf('jest')]);
  const report = read<JestReport>('jest');
  return {
    name: 'jest',
    seconds,
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
    skipped: report?.numPendingTests ?? 0,
    worked: code === 0,
  };
}

async function browser(): Promise<Part> {
  const { code, seconds } = await run(
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'test/e2e/playwright.config.ts'],
    {
      KANTOOR_TEST_REPORT: reportOf('browser'),
    },
  );
  const report = read<PlaywrightReport>('browser');
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return {
    name: 'browser',
    seconds,
    passed: expected,
    failed: unexpected + flaky + (report?.errors.length ?? 0),
    skipped,
    worked: code === 0,
  };
}

function read<Report>(name: string): Report | null {
  try {
    return JSON.parse(readFileSync(reportOf(name), 'utf8')) as Report; // written by the tool just now, in its own shape
  } catch {
    return null;
  }
}

const builds = async (): Promise<Part[]> => [
  await plain('build', [webpack]),
  await plain('build of the fake', [webpack, '--env', 'fake']),
];

const [types, rules, [production, fake]] = await Promise.all([
  plain('types', ['run', '--silent', 'types'], 'npm'),
  plain('lint and layers', ['run', '--silent', 'rules'], 'npm'),
  builds(),
]);
const built = (production?.worked ?? false) && (fake?.worked ?? false);
const parts = [types, rules, production, fake, await jest(), ...(built ? [await browser()] : [])].filter(
  (part) => part !== undefined,
);
rmSync(folder, { recursive: true });

/** A part that broke without a failed test to show for it still counts as one. */
const failures = ({ failed, worked }: Part) => (worked ? failed : Math.max(1, failed));
const sum = (of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0);

console.log(`\n${'part'.padEnd(20)}${'seconds'.padStart(8)}${'passed'.padStart(8)}${'failed'.padStart(8)}`);
for (const part of parts) {
  const passed = part.passed > 0 ? String(part.passed) : part.worked ? 'yes' : '';
  console.log(
    part.name.padEnd(20) +
      part.seconds.toFixed(0).padStart(8) +
      passed.padStart(8) +
      (failures(part) > 0 ? String(failures(part)) : '').padStart(8),
  );
}
if (!built) console.log('Left out: the browser tests, because the build failed.');
if (postgresPrograms() === null)
  console.log('Left out: the journeys against a PostgreSQL server, because this machine has none.');

const failed = sum(failures);
const skipped = sum((part) => part.skipped);
console.log(`\n${sum((part) => part.passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);
