import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** Reports of the last runs: `all` by `npm test`, `changed` by `npm run test:changed`. */
export type Run = 'all' | 'changed';
export type Reported = 'jest' | 'browser' | 'checks';

/** Absolute: Playwright resolves a relative path from the folder of its settings. */
const FOLDER = resolve(import.meta.dirname, '../node_modules/.cache/test-reports');
const fileOf = (run: Run, name: Reported): string => join(FOLDER, `${run}-${name}.json`);

/** The fields read from the JSON report of jest. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
    }[];
  }[];
}

export interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly projectName: string;
      readonly timeout: number;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

/** The fields read from the JSON report of Playwright. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** A path for a new report; deletes the previous one. */
export const newReport = (run: Run, name: Reported): string => {
  mkdirSync(FOLDER, { recursive: true });
  rmSync(fileOf(run, name), { force: true });
  return fileOf(run, name);
};

/** Null if the run wrote no report. */
export const readReport = <Report>(run: Run, name: Reported): Report | null => {
  try {
    // Written by the tool, in its own format.
    return JSON.parse(readFileSync(fileOf(run, name), 'utf8')) as Report;
  } catch {
    return null;
  }
};

export const writeReport = (run: Run, name: Reported, report: unknown): void => {
  writeFileSync(newReport(run, name), JSON.stringify(report));
};

/** The duration of the tests in a file. */
export interface FileTime {
  /** From the root of the project. */
  readonly path: string;
  readonly tests: number;
  readonly seconds: number;
}

/** Sums the times of one path, such as a file that runs on two databases. */
const byPath = (times: readonly FileTime[]): readonly FileTime[] => {
  const files = new Map<string, FileTime>();
  for (const { path, tests, seconds } of times) {
    const before = files.get(path) ?? { tests: 0, seconds: 0 };
    files.set(path, { path, tests: before.tests + tests, seconds: before.seconds + seconds });
  }
  return [...files.values()];
};

export const jestTimes = ({ testResults }: JestReport): readonly FileTime[] =>
  byPath(
    testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      path: relative(process.cwd(), name).replaceAll('\\', '/'),
      tests: assertionResults.length,
      seconds: (endTime - startTime) / 1000,
    })),
  );

/** One browser test. */
export interface BrowserTime {
  readonly path: string;
  readonly title: string;
  readonly project: string;
  readonly seconds: number;
  /** Its time limit in seconds. */
  readonly limit: number;
}

export const browserTimes = ({ suites }: Pick<PlaywrightReport, 'suites'>): readonly BrowserTime[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, timeout, results }) => ({
        path: `test/e2e/${file}`,
        title,
        project: projectName,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        limit: timeout / 1000,
      })),
    ),
    ...browserTimes({ suites: inner }),
  ]);

/** Times of the browser tests by file. */
export const browserFiles = (report: PlaywrightReport): readonly FileTime[] =>
  byPath(browserTimes(report).map(({ path, seconds }) => ({ path, tests: 1, seconds })));
