import { resolve } from 'node:path';

const rootDir = resolve(import.meta.dirname, '..');

/** Packages that are published as ES modules only: jest runs CommonJS, so they pass through the transformer too. */
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
].join('|');

/** What every project shares; settings of the compiler stand in .swcrc. */
const shared = {
  rootDir,
  transform: { '\\.(m?js|tsx?)$': '@swc/jest' },
  transformIgnorePatterns: [`/node_modules/(?!(?:${published})/)`],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/data', '<rootDir>/.cache'],
  runtime: '<rootDir>/test/support/runtime.cjs',
  setupFiles: ['reflect-metadata'],
  restoreMocks: true,
};

const inNode = ['domain', 'application', 'adapters', 'contract', 'architecture'];

/** @type {import('jest').Config} */
export default {
  rootDir,
  maxWorkers: 2,
  // The modules of a test file are not always freed after it; a worker may take 4 GB at most.
  workerIdleMemoryLimit: '1.5GB',
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/test/(${inNode.join('|')})/**/!(*.http).test.ts`],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: '<rootDir>/test/server/support/environment.ts',
      testMatch: ['<rootDir>/test/server/**/*.test.ts', '<rootDir>/test/contract/**/*.http.test.ts'],
      globalSetup: '<rootDir>/test/server/support/set-up.ts',
      globalTeardown: '<rootDir>/test/server/support/tear-down.ts',
    },
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
