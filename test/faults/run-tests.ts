import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { JEST } from '../checks';
import type { JestReport } from '../reports';
import type { FailingTests } from './fault';

/** Test results of one file, quickest first; `didLoad` is false when the file itself failed. */
export interface FileResult {
  readonly didLoad: boolean;
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

const run = (folder: string, args: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' }).once('exit', (code) => {
      resolve(code ?? 1);
    });
  });

/** Without the embedded database, which runs tests that also run on a PostgreSQL server. */
const PROJECTS = ['--selectProjects', 'node', 'server', 'jsdom'];

const escaped = (title: string): string => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Runs test files of a tree.
 * @param titles full titles of the tests to run; all tests where it is empty @returns the results by test file
 */
export async function runTests(
  folder: string,
  files: readonly string[],
  titles: readonly string[],
): Promise<Readonly<Record<string, FileResult>>> {
  // Without file arguments jest would run all tests.
  if (files.length === 0) return {};
  const report = join(folder, 'jest-report.json');
  const only = titles.length === 0 ? [] : ['-t', `^(${titles.map(escaped).join('|')})$`];
  const args = ['--json', '--outputFile', report, ...PROJECTS, ...only, '--runTestsByPath', ...files];
  await run(folder, [...JEST, ...args]);
  if (!existsSync(report)) return {};
  // Cast: jest has just written this file.
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  rmSync(report);
  return Object.fromEntries(
    testResults.map(({ name, status, assertionResults }) => {
      const titlesOf = (wanted: string) =>
        assertionResults
          .filter((test) => test.status === wanted)
          .toSorted((one, other) => (one.duration ?? 0) - (other.duration ?? 0))
          .map(({ fullName }) => fullName);
      return [
        relative(realpathSync(folder), name).replaceAll('\\', '/'),
        {
          didLoad: status !== 'failed' || assertionResults.some((test) => test.status === 'failed'),
          passed: titlesOf('passed'),
          failed: titlesOf('failed'),
        },
      ];
    }),
  );
}

/** Whether `npm run types` passes in a tree. */
export async function typesHold(folder: string): Promise<boolean> {
  const tsc = 'node_modules/typescript-7/bin/tsc';
  // The shared state of incremental builds belongs to another tree.
  return (
    (await run(folder, [tsc, '--tsBuildInfoFile', 'types.tsbuildinfo'])) === 0 &&
    (await run(folder, [tsc, '-p', 'src/tsconfig.core.json', '--tsBuildInfoFile', 'core.tsbuildinfo'])) === 0
  );
}

/** The named tests that did not end as expected: failed or passed on the unchanged tree. */
export const unexpected = (
  results: Readonly<Record<string, FileResult>>,
  named: FailingTests,
  expected: 'passed' | 'failed',
): readonly string[] =>
  Object.entries(named).flatMap(([file, titles]) => {
    const result = results[file];
    if (titles.length === 0) return (result?.didLoad ?? false) === (expected === 'passed') ? [] : [file];
    return titles.filter((title) => result?.[expected].includes(title) !== true).map((title) => `${file}: ${title}`);
  });
