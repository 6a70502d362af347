import { resolve } from 'node:path';
import { register } from 'tsx/esm/api';

// For this file only: jest has its own transformer.
const typescript = register({ namespace: 'jest.config' });
const { postgresPrograms } = await typescript.import('./support/postgres.ts', import.meta.url);
await typescript.unregister();

const rootDir = resolve(import.meta.dirname, '..');

/** Packages published as ES modules only. Jest runs CommonJS, so the transformer converts them too. */
const published = [
  'inversify',
  '@inversifyjs/[^/]+',
  'wouter',
  'regexparam',
  'lexical',
  '@lexical/[^/]+',
  '@preact/signals-core',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer/inflate',
  '@borewit/text-codec',
  '@asamuzakjp/[^/]+',
  '@csstools/[^/]+',
  '@exodus/bytes',
  'entities',
  'parse5',
].join('|');

/** Settings of all projects; compiler settings are in .swcrc. */
const shared = {
  rootDir,
  transform: { '\\.(m?js|tsx?)$': '@swc/jest' },
  transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/|(?:${published})/)`],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/data', '<rootDir>/.cache'],
  runtime: '<rootDir>/test/support/runtime.cjs',
  setupFiles: ['reflect-metadata'],
  restoreMocks: true,
};

const inNode = ['domain', 'application', 'adapters', 'contract', 'architecture'];

/** Tests that start the embedded database themselves, count leftovers between two calls, or call each endpoint once. */
const EMBEDDED_ONLY = [
  'server/http/every-endpoint',
  'server/database/schema',
  'server/http/start',
  'server/database/new-database',
  'server/database/kept-demo',
  'server/library/library-killed',
  'server/library/library-memory',
  'server/library/library-raw',
];
/** Tests that depend on the engine: on PostgreSQL and on the embedded database. */
const ON_BOTH = [
  'server/content/content',
  'server/content/content-at-once',
  'server/content/content-locks',
  'server/content/gone-meanwhile',
  'server/library/library',
  'server/library/library-content',
  'server/library/library-tree',
  'server/library/private-files',
  'server/live/events',
  'server/operations/jobs',
  'server/shared/idempotency',
  'server/shared/resource',
  'server/shared/save-statements',
];
/** Tests that need a PostgreSQL server. */
const POSTGRES_ONLY = ['server/database/start-together', 'server/operations/job-servers'];

const testsIn = (names, sign = '') => names.map((name) => `${sign}${rootDir}/test/${name}.test.ts`);
const serverTests = ['<rootDir>/test/server/**/*.test.ts', '<rootDir>/test/contract/**/*.http.test.ts'];

const onDatabase = (displayName, database, testMatch) => ({
  ...shared,
  displayName,
  testMatch,
  testEnvironment: '<rootDir>/test/server/support/environment.ts',
  testEnvironmentOptions: { database },
  globalSetup: `<rootDir>/test/server/support/set-up-${database}.ts`,
  globalTeardown: `<rootDir>/test/server/support/tear-down-${database}.ts`,
});

/** @type {import('jest').Config} */
export default {
  rootDir,
  // Tests of the server spend a third of their time waiting for PostgreSQL.
  maxWorkers: 3,
  testTimeout: 30_000,
  // A worker holds a gigabyte of compiled modules and frees it before it exits.
  workerGracefulExitTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/test/(${inNode.join('|')})/**/!(*.http).test.ts`],
    },
    ...(postgresPrograms() === null
      ? [onDatabase('server', 'embedded', [...serverTests, ...testsIn(POSTGRES_ONLY, '!')])]
      : [
          onDatabase('server', 'postgres', [...serverTests, ...testsIn(EMBEDDED_ONLY, '!')]),
          onDatabase('embedded', 'embedded', testsIn([...EMBEDDED_ONLY, ...ON_BOTH])),
        ]),
    {
      ...shared,
      displayName: 'jsdom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/ui/**/*.test.ts?(x)'],
      setupFilesAfterEnv: ['<rootDir>/test/support/jsdom.ts'],
      moduleNameMapper: {
        '^@fluentui/react-components$': '<rootDir>/test/support/fluent-widgets.cjs',
        '^@griffel/react$': '<rootDir>/test/support/griffel.cjs',
        '^react$': '<rootDir>/test/support/react/react.cjs',
        '^react/jsx-runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-runtime.production.js',
        '^react-dom$': '<rootDir>/node_modules/react-dom/cjs/react-dom.production.js',
        '^react-dom/client$': '<rootDir>/test/support/react/react-dom-client.cjs',
        '^scheduler$': '<rootDir>/test/support/react/scheduler.cjs',
        '^@fluentui/react-icons$': '<rootDir>/test/support/fluent-icons.cjs',
        '/line-chart\\.bridge$': '<rootDir>/test/support/line-chart.tsx',
      },
    },
  ],
};
