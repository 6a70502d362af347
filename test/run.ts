import { browser, build, buildFake, jest, npmScript, summarise } from './checks';
import { postgresPrograms } from './support/postgres';

// `npm test`: all checks and tests, a table, and the totals on the last line.

const builds = async () => [await build(), await buildFake()];
const [types, rules, bundles] = await Promise.all([
  npmScript('types', 'types'),
  npmScript('lint and layers', 'rules'),
  builds(),
]);
const isBuilt = bundles.every(({ succeeded }) => succeeded);
const checks = [types, rules, ...bundles, await jest(), ...(isBuilt ? [await browser()] : [])];

process.exit(
  summarise(checks, [
    ...(isBuilt ? [] : ['Left out: the browser tests, because a build failed.']),
    ...(postgresPrograms() === null ? ['Left out: the journeys on a PostgreSQL server: none is installed.'] : []),
  ]),
);
