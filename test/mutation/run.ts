import { Stryker } from '@stryker-mutator/core';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EQUIVALENT_MUTANTS } from './equivalent-mutants';
import { MUTATED_SOURCES, type MutatedSource } from './sources';

// `npm run mutate [-- word …] [--concurrency 1] [--reasons]`: mutates each listed source whose path has one of the
// words, runs its tests on each mutant, and prints the score and undetected mutants; `--reasons` prints each mutant
// with its error.

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const root = resolve(import.meta.dirname, '../..');
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string', default: '2' }, reasons: { type: 'boolean', default: false } },
});

/** Minimum share of detected mutants; below it the command fails. */
const LEAST_SCORE = 0.85;

/** A mutant that breaks its module counts as detected: the tests cannot be loaded. */
const DETECTED: readonly Mutant['status'][] = ['Killed', 'Timeout', 'RuntimeError', 'CompileError'];

async function mutantsOf({ source, tests }: MutatedSource): Promise<readonly Mutant[]> {
  process.env['KANTOOR_MUTATION_PROJECT'] = source.startsWith('server/') ? 'server' : 'node';
  process.env['KANTOOR_MUTATION_TESTS'] = tests.join(',');
  const own = { configFile: 'test/mutation/stryker.json', mutate: [source], concurrency: Number(options.concurrency) };
  return new Stryker(own).runMutationTest();
}

/** The line on which a mutant starts, and its replacement. */
const placeOf = (lines: readonly string[], { location: { start }, replacement }: Mutant) => ({
  line: lines[start.line - 1]?.trim() ?? '',
  replacement,
});

/** A mutant with the message of the test that failed on it. */
const described = (source: string, lines: readonly string[], mutant: Mutant): string => {
  const { location, mutatorName, status, statusReason = '' } = mutant;
  const { line, replacement } = placeOf(lines, mutant);
  const place = `${source}:${location.start.line}:${location.start.column} ${mutatorName}, ${status}`;
  const reason = statusReason.split('\n').filter((part) => part.trim() !== '');
  return [place, line, `→ ${replacement}`, ...reason.slice(0, 4)].join('\n  ');
};

const chosen = MUTATED_SOURCES.filter(
  ({ source }) => words.length === 0 || words.some((word) => source.includes(word)),
);
const row = (name: string, ...cells: readonly (string | number)[]): string =>
  name.padEnd(46) + cells.map((cell) => String(cell).padStart(11)).join('');
const percent = (part: number, all: number): string => (all === 0 ? '' : `${((part / all) * 100).toFixed(1)} %`);
const table = [row('source', 'mutants', 'detected', 'equivalent', 'score', 'seconds')];
let [all, detected, unlisted] = [0, 0, 0];
const gone: { readonly source: string; readonly line: string; readonly replacement: string }[] = [];

for (const mutated of chosen) {
  const started = performance.now();
  const { source } = mutated;
  const mutants = await mutantsOf(mutated);
  const lines = readFileSync(join(root, source), 'utf8').split('\n');
  const survivors = mutants.filter(({ status }) => !DETECTED.includes(status));
  const places = survivors.map((mutant) => placeOf(lines, mutant));
  const listed = EQUIVALENT_MUTANTS.filter((equivalent) => equivalent.source === source);
  const missed = survivors.filter((mutant) => {
    const { line, replacement } = placeOf(lines, mutant);
    return !listed.some((one) => one.line === line && one.replacements.includes(replacement));
  });
  for (const { line, replacements } of listed)
    for (const replacement of replacements)
      if (!places.some((place) => place.line === line && place.replacement === replacement))
        gone.push({ source, line, replacement });
  for (const mutant of options.reasons ? mutants : missed) console.log(described(source, lines, mutant));
  all += mutants.length;
  detected += mutants.length - survivors.length;
  unlisted += missed.length;
  table.push(
    row(
      source,
      mutants.length,
      mutants.length - survivors.length,
      survivors.length - missed.length,
      percent(mutants.length - survivors.length, mutants.length),
      ((performance.now() - started) / 1000).toFixed(0),
    ),
  );
  console.log(table.at(-1));
}

console.log(`\n${table.join('\n')}`);
console.log(`\n${percent(detected, all)} of ${all} mutants detected; ${unlisted} neither detected nor listed`);
gone.forEach(({ source, line, replacement }) => {
  console.log(`Listed as equivalent, but gone or detected: ${source}: ${line} → ${replacement}`);
});
process.exit(detected < all * LEAST_SCORE || gone.length > 0 ? 1 : 0);
