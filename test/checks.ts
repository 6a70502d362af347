import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The outcome of one step of a test run. */
export interface Check {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Whether the command exited with 0. */
  readonly succeeded: boolean;
}

/** The fields read from the JSON reports of jest and Playwright. */
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

export const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  '--config',
  'test/jest.config.js',
];
const WEBPACK = 'node_modules/webpack/bin/webpack.js';
const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'test/e2e/playwright.config.ts'];

/** Runs a command with its output shown; resolves with its exit code and duration. */
function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
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

/** Runs a Node script that reports by its exit code only. */
export async function script(name: string, args: readonly string[], command = process.execPath): Promise<Check> {
  const { code, seconds } = await run(command, args);
  return { name, seconds, passed: 0, failed: 0, skipped: 0, succeeded: code === 0 };
}

export const npmScript = (name: string, scriptName: string): Promise<Check> =>
  script(name, ['run', '--silent', scriptName], 'npm');

export const build = (): Promise<Check> => script('build', [WEBPACK]);
export const buildFake = (): Promise<Check> => script('build of the fake', [WEBPACK, '--env', 'fake']);

export async function jest(args: readonly string[] = []): Promise<Check> {
  return withReport<JestReport>(async (file) => {
    const result = await run(process.execPath, [...JEST, ...args, '--json', '--outputFile', file]);
    return (report) => ({
      name: 'jest',
      seconds: result.seconds,
      passed: report?.numPassedTests ?? 0,
      failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
      skipped: report?.numPendingTests ?? 0,
      succeeded: result.code === 0,
    });
  });
}

export async function browser(args: readonly string[] = []): Promise<Check> {
  return withReport<PlaywrightReport>(async (file) => {
    const result = await run(process.execPath, [...PLAYWRIGHT, ...args], { KANTOOR_TEST_REPORT: file });
    return (report) => {
      const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
      return {
        name: 'browser',
        seconds: result.seconds,
        passed: expected,
        failed: unexpected + flaky + (report?.errors.length ?? 0),
        skipped,
        succeeded: result.code === 0,
      };
    };
  });
}

/** Gives `work` a file to write its report to, and its result the report, `null` where none was written. */
async function withReport<Report>(work: (file: string) => Promise<(report: Report | null) => Check>): Promise<Check> {
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-test-'));
  const file = join(folder, 'report.json');
  const toCheck = await work(file);
  try {
    return toCheck(JSON.parse(readFileSync(file, 'utf8')) as Report); // written just now by the tool, in its own format
  } catch {
    return toCheck(null);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A check that failed without a failed test counts as one failure. */
const failuresOf = ({ failed, succeeded }: Check) => (succeeded ? failed : Math.max(1, failed));

/** Prints the table, the notes and, as last line, the totals. @returns the exit code */
export function summarise(checks: readonly Check[], notes: readonly string[]): number {
  const sum = (of: (check: Check) => number) => checks.reduce((total, check) => total + of(check), 0);
  const row = (name: string, ...cells: readonly string[]) =>
    name.padEnd(20) + cells.map((cell) => cell.padStart(8)).join('');

  console.log(`\n${row('check', 'seconds', 'passed', 'failed')}`);
  for (const check of checks) {
    const passed = check.passed > 0 ? String(check.passed) : check.succeeded ? 'yes' : '';
    const failed = failuresOf(check);
    console.log(row(check.name, check.seconds.toFixed(0), passed, failed > 0 ? String(failed) : ''));
  }
  notes.forEach((note) => console.log(note));

  const [failed, skipped] = [sum(failuresOf), sum((check) => check.skipped)];
  console.log(`\n${sum((check) => check.passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed > 0 ? 1 : 0;
}
