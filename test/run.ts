import { changedSince, isCommit, standardBase } from './changes';
import { browser, build, buildFake, inTurns, jest, npmScript, slowBrowserTests, summarise } from './checks';
import { postgresPrograms } from './support/postgres';
import { runsAll, sampleSeed } from './support/sample';

// `npm test`: all checks and tests, a table, and the totals on the last line.

/** Whether query plans of the lists may have changed; CI always checks them. */
const mayPlansChange = (): boolean => {
  const base = standardBase();
  return (
    runsAll || 'CI' in process.env || !isCommit(base) || changedSince(base).some((path) => path.startsWith('server/'))
  );
};
const withPlans = mayPlansChange();
const withoutPlans = ['--testPathIgnorePatterns', '/node_modules/', 'test/server/shared/list-plans'];

/** Two at once, the number of cores in CI. Jest has its own workers, so it runs last, beside the last check. */
const checks = await inTurns(2, [
  build,
  () => npmScript('types', 'types'),
  () => npmScript('lint', 'lint'),
  buildFake,
  () => npmScript('layers, diagrams', 'diagrams:check'),
  () => npmScript('faults', 'faults:check'),
  () => jest('all', withPlans ? [] : withoutPlans),
]);
const isBuilt = checks.every(({ name, succeeded }) => succeeded || !name.startsWith('build'));
// Runs alone: the pages would be slow beside other tests on a busy machine.
const tests = isBuilt ? [await browser('all')] : [];

process.exit(
  summarise(
    'all',
    [...checks, ...tests],
    [
      ...slowBrowserTests('all'),
      ...(isBuilt ? [] : ['Left out: the browser tests, because a build failed.']),
      ...(withPlans ? [] : ['Left out: the plans of lists, because nothing below server/ changed.']),
      ...(runsAll ? [] : [`Sampled by ${sampleSeed()}: hostile input. KANTOOR_ALL=1 runs all of it.`]),
      ...(postgresPrograms() === null
        ? ['No PostgreSQL server: all tests of the server and of the browser ran on the embedded database.']
        : []),
    ],
  ),
);
