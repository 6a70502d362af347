import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTree } from './copy-tree';
import type { FailingTests, Fault } from './fault';
import { FAULTS } from './faults';
import { runTests, typesHold, unexpected } from './run-tests';
import { staleFaults } from './stale-faults';

// `npm run faults [-- word …]`: plants each matching fault in a copy of the tree and prints those not caught.
// `--check` only looks for the search texts; `--tests <file>` prints which tests of a file fail.

const root = resolve(import.meta.dirname, '../..');
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, tests: { type: 'string', multiple: true } },
});

const stale = staleFaults(root, FAULTS);
if (options.check || stale.length > 0) {
  stale.forEach((line) => {
    console.error(line);
  });
  process.exit(stale.length > 0 ? 1 : 0);
}

const chosen = FAULTS.filter(
  ({ file, kind }) => words.length === 0 || words.some((word) => `${file} ${kind}`.includes(word)),
);
const { folder, remove } = copyTree(root);
process.once('exit', remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

async function withFault<Result>({ file, search, replace }: Fault, work: () => Promise<Result>): Promise<Result> {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(search, () => replace),
  );
  try {
    return await work();
  } finally {
    writeFileSync(path, source);
  }
}

const outcomeOf = async (caughtBy: Fault['caughtBy'], expected: 'passed' | 'failed'): Promise<readonly string[]> => {
  if (caughtBy === 'types') return (await typesHold(folder)) === (expected === 'passed') ? [] : ['npm run types'];
  return unexpected(await runTests(folder, Object.keys(caughtBy), Object.values(caughtBy).flat()), caughtBy, expected);
};

/** The tests that the faults name, each file once. */
const mergedTests = (faults: readonly Fault[]): FailingTests => {
  const merged = new Map<string, Set<string>>();
  for (const { caughtBy } of faults)
    if (caughtBy !== 'types')
      for (const [file, titles] of Object.entries(caughtBy))
        merged.set(file, new Set([...(merged.get(file) ?? []), ...titles]));
  return Object.fromEntries([...merged].map(([file, titles]) => [file, [...titles]]));
};

async function listFailures(files: readonly string[]): Promise<number> {
  for (const fault of chosen) {
    console.log(`\n${fault.file}, ${fault.kind}`);
    const results = await withFault(fault, () => runTests(folder, files, []));
    for (const [file, { didLoad, failed }] of Object.entries(results)) console.log({ file, didLoad, failed });
  }
  return 0;
}

async function runAll(): Promise<number> {
  const broken = [
    ...(await outcomeOf(mergedTests(chosen), 'passed')),
    ...(chosen.some(({ caughtBy }) => caughtBy === 'types') ? await outcomeOf('types', 'passed') : []),
  ];
  broken.forEach((line) => {
    console.error(`Does not pass without a fault: ${line}`);
  });
  if (broken.length > 0) return 1;
  let missed = 0;
  for (const fault of chosen) {
    const uncaught = await withFault(fault, () => outcomeOf(fault.caughtBy, 'failed'));
    console.log(`${uncaught.length === 0 ? 'caught' : 'MISSED'}  ${fault.file}, ${fault.kind}`);
    uncaught.forEach((line) => {
      console.log(`        ${line}`);
    });
    if (uncaught.length > 0) missed += 1;
  }
  console.log(`\n${chosen.length - missed} of ${chosen.length} faults caught`);
  return missed > 0 ? 1 : 0;
}

process.exit(await (options.tests === undefined ? runAll() : listFailures(options.tests)));
