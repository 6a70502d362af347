import { changedSince, isCommit, standardBase } from './changes';
import { browser, build, buildFake, jest, npmScript, summarise } from './checks';
import { postgresPrograms } from './support/postgres';
import { runsAll, sampleSeed } from './support/sample';

// `npm test`: all checks and tests, a table, and the totals on the last line.

/** Whether the plans of the lists may have changed; CI always looks. */
const mayPlansChange = (): boolean => {
  const base = standardBase();
  return (
    runsAll || 'CI' in process.env || !isCommit(base) || changedSince(base).some((path) => path.startsWith('server/'))
  );
};
const withPlans = mayPlansChange();
const withoutPlans = ['--testPathIgnorePatterns', '/node_modules/', 'test/server/shared/list-plans'];

const builds = async () => [await build(), await buildFake()];
const [types, rules, bundles] = await Promise.all([
  npmScript('types', 'types'),
  npmScript('lint and layers', 'rules'),
  builds(),
]);
const isBuilt = bundles.every(({ succeeded }) => succeeded);
const checks = [
  types,
  rules,
  ...bundles,
  await jest(withPlans ? [] : withoutPlans),
  ...(isBuilt ? [await browser()] : []),
];

process.exit(
  summarise(checks, [
    ...(isBuilt ? [] : ['Left out: the browser tests, because a build failed.']),
    ...(withPlans ? [] : ['Left out: the plans of lists, because nothing below server/ changed.']),
    ...(runsAll
      ? []
      : [`Sampled by ${sampleSeed()}: hostile input, cases without extras. KANTOOR_ALL=1 runs all of it.`]),
    ...(postgresPrograms() === null
      ? [
          'No PostgreSQL server: all server tests ran on the embedded database, and the journeys on a server were left out.',
        ]
      : []),
  ]),
);
