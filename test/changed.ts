import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { isBuilt } from '../server/client/is-built';
import { browserTestsOf, contextOf, contractTestsOf } from './changed-files';
import { changedSince, isCommit, standardBase } from './changes';
import { browser, build, jest, JEST, npmScript, script, summarise, type Check } from './checks';

// `npm run test:changed [base]`: the checks that concern what changed since the merge base with `base` (standard:
// origin/main, else main), uncommitted and untracked files included.

/** With more related test files than this, only those of the changed contexts are run. */
const MOST_RELATED = 60;

const root = resolve(import.meta.dirname, '..');
const output = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] });
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

const base = process.argv[2] ?? standardBase();
if (!isCommit(base)) {
  console.error(`npm run test:changed [base]: there is no commit ${base}`);
  process.exit(2);
}
const changed = changedSince(base);
if (changed.length === 0) {
  console.log(`Nothing changed since ${base}.`);
  process.exit(0);
}
const code = changed.filter((path) => /\.[cm]?[jt]sx?$/.test(path));
const notes: string[] = [`${changed.length} files changed since ${base}.`];

async function lint(): Promise<Check[]> {
  const bin = (name: string, file: string) => `node_modules/${name}/${file}`;
  const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/'];
  return [
    await script('prettier', [bin('prettier', 'bin/prettier.cjs'), '--check', '--ignore-unknown', ...changed]),
    ...(code.length === 0
      ? []
      : [
          await script('oxlint', [bin('oxlint', 'bin/oxlint'), '--type-aware', ...code]),
          await script('eslint', [bin('eslint', 'bin/eslint.js'), '--no-warn-ignored', ...cache, ...code]),
        ]),
    await npmScript('layers', 'layers'),
  ];
}

/** Test files that import what changed; of very many only those of the contexts that changed. */
function relatedTests(): readonly string[] {
  const sources = [...changed, ...changed.flatMap(contractTestsOf).filter((path) => existsSync(resolve(root, path)))];
  const related = linesOf(output(process.execPath, [...JEST, '--listTests', '--findRelatedTests', ...sources])).map(
    (path) => relative(root, path),
  );
  if (related.length <= MOST_RELATED) return related;
  const contexts = new Set(changed.map(contextOf));
  const chosen = related.filter((path) => changed.includes(path) || contexts.has(contextOf(path)));
  const left = related.length - chosen.length;
  notes.push(`Left out: ${left} of ${related.length} related jest files, not of ${[...contexts].join(', ')}.`);
  return chosen;
}

async function jestTests(): Promise<Check[]> {
  const tests = relatedTests();
  return tests.length === 0 ? [] : [await jest(['--runTestsByPath', ...tests])];
}

const browserPaths = [...new Set(changed.flatMap(browserTestsOf))];

async function browserTests(): Promise<Check[]> {
  if (browserPaths.length === 0) return [];
  notes.push(`Browser tests: ${browserPaths.join(', ')}, on the embedded database.`);
  return [await browser(['--project=embedded', ...browserPaths.map((path) => `test/e2e/${path}`)])];
}

const buildIfStale = async (): Promise<Check[]> =>
  browserPaths.length === 0 || (await isBuilt(root)) ? [] : [await build()];

const [types, linted, builds] = await Promise.all([npmScript('types', 'types'), lint(), buildIfStale()]);
const checks = [types, ...linted, ...builds, ...(await jestTests())];
if (builds.every(({ succeeded }) => succeeded)) checks.push(...(await browserTests()));
process.exit(summarise(checks, notes));
