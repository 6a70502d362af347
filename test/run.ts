import { browser, build, buildFake, inTurns, jest, npmScript, slowBrowserTests, summarise } from './checks';
import { postgresPrograms } from './support/postgres';

// `npm test`: all checks and tests, a table, and the totals on the last line.

/** As many as the cores that CI has. Jest has workers of its own, so it comes last, beside the last check. */
const checks = await inTurns(2, [
  build,
  () => npmScript('types', 'types'),
  () => npmScript('lint', 'lint'),
  buildFake,
  () => npmScript('layers', 'layers'),
  () => npmScript('diagrams', 'diagrams:check'),
  () => npmScript('faults', 'faults:check'),
  () => jest('all'),
]);
const isBuilt = checks.every(({ name, succeeded }) => succeeded || !name.startsWith('build'));
// Alone: pages that wait for a busy machine take longer than the tests beside them.
const tests = isBuilt ? [await browser('all')] : [];

process.exit(
  summarise(
    'all',
    [...checks, ...tests],
    [
      ...slowBrowserTests('all'),
      ...(isBuilt ? [] : ['Left out: the browser tests, because a build failed.']),
      ...(postgresPrograms() === null ? ['Left out: the journeys on a PostgreSQL server: none is installed.'] : []),
    ],
  ),
);
