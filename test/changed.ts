import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isBuilt } from '../server/client/is-built';
import { browserTestsOf } from './changed-files';
import { changedSince, isCommit, standardBase } from './changes';
import { browser, build, inTurns, jest, npmScript, script, summarise, type Check } from './checks';
import { isCompleteness, orderedBrowserTests, relatedTests, within, type Change, type Choice } from './choose-tests';
import { importersByFile } from './import-graph';
import { knownSeconds } from './known-seconds';

// `npm run test:changed [base]`: the checks that concern what changed since the merge base with `base` (standard:
// origin/main, else main), uncommitted and untracked files included, in two minutes on two cores.

/** Seconds of test files that fit beside the other checks. */
const JEST_SECONDS = 60;
const BROWSER_SECONDS = 40;

const root = resolve(import.meta.dirname, '..');
const output = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'ignore'] });

const base = process.argv[2] ?? standardBase();
if (!isCommit(base)) {
  console.error(`npm run test:changed [base]: there is no commit ${base}`);
  process.exit(2);
}
const paths = changedSince(base);
if (paths.length === 0) {
  console.log(`Nothing changed since ${base}.`);
  process.exit(0);
}
const notes: string[] = [`${paths.length} files changed since ${base}.`];

/** The words of changed strings up to their first placeholder, if long enough to search for. */
const words = [
  ...output('git', ['diff', '-U0', '--merge-base', base, '--', 'src/ui/strings']).matchAll(
    /^[-+]\s+"[^"]+": "([^"]+)"/gm,
  ),
]
  .map(([, text = '']) => text.split('{{', 1)[0]?.trim() ?? '')
  .filter(({ length }) => length > 3);
const change: Change = { paths, words };
const secondsOf = knownSeconds();
const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Prints what was left out, by folder. */
const noteLeft = (what: string, { chosen, left }: Choice): void => {
  if (left.length === 0) return;
  notes.push(`Left out: ${left.length} of ${chosen.length + left.length} related ${what}, for lack of time:`);
  for (const folder of new Set(left.map(dirname)))
    notes.push(
      `  ${folder}: ${left
        .filter((path) => dirname(path) === folder)
        .map((path) => path.slice(folder.length + 1))
        .join(', ')}`,
    );
};

const related = relatedTests(change, { importers: importersByFile(), secondsOf, textOf });
const tests = within(JEST_SECONDS, related, secondsOf, (path) => paths.includes(path) || isCompleteness(path));

const filters = [...new Set(paths.flatMap(browserTestsOf))].map((path) => `test/e2e/${path}`);
const browserFiles = readdirSync('test/e2e', { recursive: true, encoding: 'utf8' })
  .map((path) => `test/e2e/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.test.ts') && filters.some((filter) => path.startsWith(filter)));
const pages = within(BROWSER_SECONDS, orderedBrowserTests(change, browserFiles, { secondsOf, textOf }), secondsOf);

const code = paths.filter((path) => /\.[cm]?tsx?$/.test(path));
const bin = (name: string) => `node_modules/${name}/bin/${name}`;
const steps: (() => Promise<Check>)[] = [
  ...(pages.chosen.length === 0 || isBuilt(root) ? [] : [build]),
  () => npmScript('types', 'types'),
  ...(code.length === 0 ? [] : [() => script('oxlint', [bin('oxlint'), '--type-aware', ...code])]),
  () => script('format', [bin('oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...paths]),
  () => npmScript('layers', 'layers'),
  () => jest('changed', ['--runTestsByPath', ...tests.chosen]),
];
const checks = [...(await inTurns(2, steps))];
noteLeft('jest files', tests);
if (pages.chosen.length > 0 && checks.every(({ name, succeeded }) => name !== 'build' || succeeded)) {
  notes.push(`Browser tests, on the embedded database: ${pages.chosen.join(', ')}.`);
  checks.push(await browser('changed', ['--project=embedded', ...pages.chosen]));
}
noteLeft('browser files', pages);
process.exit(summarise('changed', checks, notes));
