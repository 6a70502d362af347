import { spawn } from 'node:child_process';
import {
  browserTimes,
  newReport,
  readReport,
  writeReport,
  type JestReport,
  type PlaywrightReport,
  type Run,
} from './reports';

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

/** Runs steps in order, at most `most` at a time. @returns their outcomes in that order */
export async function inTurns(most: number, steps: readonly (() => Promise<Check>)[]): Promise<readonly Check[]> {
  const waiting = [...steps.entries()];
  const outcomes = new Map<number, Check>();
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) outcomes.set(next[0], await next[1]());
  };
  await Promise.all(Array.from({ length: most }, work));
  return [...outcomes].sort(([a], [b]) => a - b).map(([, check]) => check);
}

export async function jest(of: Run, args: readonly string[] = []): Promise<Check> {
  const file = newReport(of, 'jest');
  const { code, seconds } = await run(process.execPath, [...JEST, ...args, '--json', '--outputFile', file]);
  const report = readReport<JestReport>(of, 'jest');
  return {
    name: 'jest',
    seconds,
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
    skipped: report?.numPendingTests ?? 0,
    succeeded: code === 0,
  };
}

export async function browser(of: Run, args: readonly string[] = []): Promise<Check> {
  const file = newReport(of, 'browser');
  const { code, seconds } = await run(process.execPath, [...PLAYWRIGHT, ...args], { KANTOOR_TEST_REPORT: file });
  const report = readReport<PlaywrightReport>(of, 'browser');
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return {
    name: 'browser',
    seconds,
    passed: expected,
    failed: unexpected + flaky + (report?.errors.length ?? 0),
    skipped,
    succeeded: code === 0,
  };
}

/** The browser tests of the last run that needed more than half of their time limit. */
export const slowBrowserTests = (of: Run): readonly string[] =>
  browserTimes(readReport<PlaywrightReport>(of, 'browser') ?? { suites: [] })
    .filter(({ seconds, limit }) => seconds > limit / 2)
    .map(({ path, title, project, seconds }) => `Slow: ${path} › ${title} (${project}), ${seconds.toFixed(0)} s`);

/** Failures of a check: a check that failed without a failed test counts as one. */
const failuresOf = ({ failed, succeeded }: Check) => (succeeded ? failed : Math.max(1, failed));

/** A row of a table on the terminal. */
export const row = (name: string, ...cells: readonly string[]): string =>
  name.padEnd(20) + cells.map((cell) => cell.padStart(8)).join('');

/** Prints the table, the notes and, as the last line, the totals. @returns the exit code */
export function summarise(of: Run, checks: readonly Check[], notes: readonly string[]): number {
  const sum = (amount: (check: Check) => number) => checks.reduce((total, check) => total + amount(check), 0);

  writeReport(of, 'checks', checks);
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
