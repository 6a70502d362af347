import { execFileSync, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isBuilt } from '../server/client/is-built';
import { build, buildFake, JEST } from './checks';
import type { JestReport, PlaywrightReport, PlaywrightSuite } from './reports';

// `npm run flicker -- [jest] [browser] [path …] [--runs 10] [--load 4] [--shards 12]`: repeats tests beside busy
// processes and logs each shard in .cache/flicker.jsonl. Logged shards are not repeated.

const PARTS = ['jest', 'browser'] as const;
type Part = (typeof PARTS)[number];

/** One line of the log. */
interface Shard {
  readonly part: Part;
  /** Paths of the tests; empty for all. */
  readonly paths: string;
  readonly run: number;
  /** `3/12` */
  readonly shard: string;
  /** Number of busy processes that run beside it. */
  readonly load: number;
  /** Seed of jest's samples. */
  readonly seed: number;
  readonly commit: string;
  readonly at: string;
  readonly seconds: number;
  readonly failures: readonly string[];
}

const root = resolve(import.meta.dirname, '..');
const [LOG, REPORT] = [resolve(root, '.cache/flicker.jsonl'), resolve(root, '.cache/flicker-report.json')];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '10' },
    load: { type: 'string', default: '0' },
    shards: { type: 'string', default: '12' },
  },
});
const [runs, load, shards] = [Number(values.runs), Number(values.load), Number(values.shards)];
const isPart = (word: string): word is Part => PARTS.some((part) => part === word);
const paths = positionals.filter((word) => !isPart(word));
const parts = PARTS.filter((part) => !positionals.some(isPart) || positionals.includes(part));
/** Identifies a shard in the log. */
const keyOf = (of: Pick<Shard, 'part' | 'paths' | 'run' | 'shard' | 'load'>): string =>
  [of.part, of.paths, of.run, of.shard, of.load].join(' | ');

const failedInJest = ({ testResults }: JestReport): readonly string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
  );
const failedInBrowser = (suites: readonly PlaywrightSuite[]): readonly string[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, file, tests }) => `${tests.map(({ projectName }) => projectName).join()} ${file} › ${title}`),
    ...failedInBrowser(inner),
  ]);

const start = (args: readonly string[], stdio: StdioOptions, env: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, args, { cwd: root, stdio, env: { ...process.env, KANTOOR_TEST_REPORT: REPORT, ...env } });

/** @returns the failed tests; the shard itself if it failed without a failed test */
const failuresOf = async (part: Part, shard: string, seed: number): Promise<readonly string[]> => {
  rmSync(REPORT, { force: true });
  const args =
    part === 'jest'
      ? [...JEST, `--shard=${shard}`, '--json', '--outputFile', REPORT]
      : ['node_modules/@playwright/test/cli.js', 'test', '--config=test/e2e/playwright.config.ts', `--shard=${shard}`];
  const [code] = (await once(start([...args, ...paths], 'inherit', { KANTOOR_SAMPLE: String(seed) }), 'exit')) as [
    number | null,
  ]; // cast: the arguments of the event `exit`
  if (code === 0) return [];
  const report: unknown = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : null;
  const failures =
    report === null
      ? []
      : part === 'jest'
        ? failedInJest(report as JestReport) // cast: jest has just written the report
        : failedInBrowser((report as PlaywrightReport).suites);
  return failures.length > 0 ? failures : [`${part} ${shard}`];
};

const readLog = (): readonly Shard[] =>
  existsSync(LOG)
    ? readFileSync(LOG, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Shard) // cast: only this script writes these lines
    : [];

/** Runs all shards that are not in the log. */
const runMissing = async (): Promise<void> => {
  const known = new Set(readLog().map(keyOf));
  for (let run = 1; run <= runs; run += 1)
    for (const part of parts)
      for (let index = 1; index <= shards; index += 1) {
        const shard = `${String(index)}/${String(shards)}`;
        const of = { part, paths: paths.join(' '), run, shard, load };
        if (known.has(keyOf(of))) continue;
        const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
        const begun = performance.now();
        const failures = await failuresOf(part, shard, run);
        const seconds = Math.round((performance.now() - begun) / 1000);
        const at = new Date().toISOString();
        appendFileSync(LOG, `${JSON.stringify({ ...of, seed: run, commit, at, seconds, failures } satisfies Shard)}\n`);
      }
};

/** Prints how often each test failed, and when. @returns the number of failed tests */
const report = (): number => {
  const shown = readLog().filter(
    (line) => parts.includes(line.part) && line.load === load && line.paths === paths.join(' '),
  );
  const failed = new Map<string, string[]>();
  for (const { part, run, commit, failures } of shown)
    for (const name of failures) failed.set(name, [...(failed.get(name) ?? []), `${part} ${String(run)} at ${commit}`]);
  console.log(`\n${String(shown.length)} shards beside ${String(load)} busy processes, log in ${LOG}`);
  for (const [name, when] of failed) console.log(`${name}: ${when.join(', ')}`);
  return failed.size;
};

/** Script of a process that keeps one core busy until this process ends. */
const BUSY = `
  process.stdin.resume().on('end', () => process.exit());
  const work = () => { for (const until = performance.now() + 50; performance.now() < until;); setImmediate(work); };
  work();`;

mkdirSync(dirname(LOG), { recursive: true });
if (parts.includes('browser') && !isBuilt(root)) for (const make of [build, buildFake]) await make();
const busy = Array.from({ length: load }, () => start(['--eval', BUSY], ['pipe', 'ignore', 'ignore']));
try {
  await runMissing();
} finally {
  for (const { stdin } of busy) stdin?.end();
}
process.exitCode = report() > 0 ? 1 : 0;
