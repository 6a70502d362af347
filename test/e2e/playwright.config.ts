import { defineConfig } from '@playwright/test';
import { postgresPrograms } from '../support/postgres';
import { chromium, FOR_TESTS } from './support/browser';
import type { Mode } from './support/servers';

const report = process.env['KANTOOR_TEST_REPORT'];
const modes: readonly Mode[] = postgresPrograms() === null ? ['embedded', 'fake'] : ['embedded', 'postgres', 'fake'];

/**
 * What runs on the embedded database: the journeys, those in Dutch that stand elsewhere included, and what kills the
 * server. The rest runs on PostgreSQL, which takes half of the time; on a machine without it, all of it is embedded.
 */
const EMBEDDED = /journeys\/|dutch\.test|communication\/(?:emails|forms)\.test|rights\/user-groups|server.*\bdies?\b/;

/**
 * One journey of each file runs on the fake as well (`@fake`); one that another test walks in Dutch on the embedded
 * database is not repeated there (`@elsewhere`).
 */
const TESTS: Readonly<Record<Mode, { testMatch?: string; grep?: RegExp; grepInvert?: RegExp }>> = {
  embedded: { ...(modes.includes('postgres') && { grep: EMBEDDED }), grepInvert: /@elsewhere/ },
  postgres: { grepInvert: EMBEDDED },
  fake: { testMatch: 'journeys/**/*.test.ts', grep: /@fake/ },
};

export default defineConfig<object, { mode: Mode }>({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './support/set-up.ts',
  fullyParallel: true,
  // Pages wait for each other and for debounces: two workers would leave a quarter of two cores idle.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Generous: a busy machine is no failure.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report === undefined ? 'list' : [['dot'], ['json', { outputFile: report }]],
  use: {
    launchOptions: chromium(FOR_TESTS),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    // Tests of a worker share a context, which is cleared in between: each compiles the scripts anew otherwise.
    reuseContext: true,
    actionTimeout: 10_000,
    // Traces only for single runs; a whole run takes screenshots, which cost nothing.
    trace: report === undefined ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: modes.map((mode) => ({ name: mode, use: { mode }, ...TESTS[mode] })),
});
