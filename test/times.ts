import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { JEST, row, type Check } from './checks';
import { profileOf } from './profile';
import { browserFiles, jestTimes, readReport, type FileTime, type JestReport, type PlaywrightReport } from './reports';
import { SECONDS_FILE } from './known-seconds';

// `npm run test:times [--keep]`: time of the last `npm test` by kind of work and by file; `--keep` stores the seconds
// of longer files for jest's order and `npm run test:changed`. `npm run test:times -- --profile <test file>`: CPU
// time of one file in jest.

const MOST_LISTED = 25;
/** Minimum seconds of the files in the stored table. */
const SHORTEST_KEPT = 2;

const kindOf = (path: string): string => {
  if (path.endsWith('.http.test.ts')) return 'contract, HTTP';
  const [, kind = '', context = ''] = path.split('/');
  return kind === 'e2e' ? `browser, ${context}` : kind;
};

const total = (files: readonly FileTime[]) => ({
  files: files.length,
  tests: files.reduce((sum, { tests }) => sum + tests, 0),
  seconds: files.reduce((sum, { seconds }) => sum + seconds, 0),
});

function printKinds(files: readonly FileTime[]): void {
  const kinds = new Map<string, FileTime[]>();
  for (const file of files) kinds.set(kindOf(file.path), [...(kinds.get(kindOf(file.path)) ?? []), file]);
  console.log(`\n${row('kind of work', 'files', 'tests', 'seconds')}`);
  const sums = [...kinds].map(([kind, own]) => ({ kind, ...total(own) }));
  for (const { kind, files: count, tests, seconds } of sums.sort((a, b) => b.seconds - a.seconds))
    console.log(row(kind, String(count), String(tests), seconds.toFixed(0)));
}

function printFiles(files: readonly FileTime[]): void {
  console.log(`\n${'seconds'.padStart(8)}${'tests'.padStart(8)}  longest files`);
  for (const { path, tests, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST_LISTED))
    console.log(`${seconds.toFixed(1).padStart(8)}${String(tests).padStart(8)}  ${path}`);
}

function printTimes(isKept: boolean): number {
  const [jest, browser] = [readReport<JestReport>('all', 'jest'), readReport<PlaywrightReport>('all', 'browser')];
  if (jest === null) {
    console.error('There is no report of jest: run npm test first.');
    return 1;
  }
  const files = [...jestTimes(jest), ...(browser === null ? [] : browserFiles(browser))];
  console.log(row('check', 'seconds'));
  for (const { name, seconds } of readReport<readonly Check[]>('all', 'checks') ?? [])
    console.log(row(name, seconds.toFixed(0)));
  printKinds(files);
  printFiles(files);
  if (isKept) {
    const kept = files.filter(({ seconds }) => seconds >= SHORTEST_KEPT).sort((a, b) => (a.path < b.path ? -1 : 1));
    const seconds = Object.fromEntries(kept.map((file) => [file.path, Math.round(file.seconds)]));
    writeFileSync(SECONDS_FILE, `${JSON.stringify(seconds, null, 2)}\n`);
  }
  return 0;
}

const [flag, file] = process.argv.slice(2);
if (flag === '--profile' && file !== undefined) {
  const folder = 'node_modules/.cache/test-reports/profile';
  const profiled = ['--cpu-prof', '--cpu-prof-dir', folder, ...JEST, '--runInBand', '--runTestsByPath', file];
  spawnSync(process.execPath, profiled, { stdio: 'inherit' });
  for (const { name, seconds } of profileOf(folder)) console.log(`${seconds.toFixed(2).padStart(8)}  ${name}`);
} else process.exit(printTimes(flag === '--keep'));
