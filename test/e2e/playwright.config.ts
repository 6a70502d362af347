import { defineConfig } from '@playwright/test';
import { postgresPrograms } from '../support/postgres';
import { chromium, WITHOUT_OPTIMISED_CODE } from './support/browser';
import type { Mode } from './support/servers';

const report = process.env['KANTOOR_TEST_REPORT'];
const modes: readonly Mode[] = postgresPrograms() === null ? ['embedded', 'fake'] : ['embedded', 'postgres', 'fake'];

/**
 * The tests on the embedded database: journeys, Dutch versions of them elsewhere, and tests that kill the server. The
 * others run on PostgreSQL, in half of the time; without PostgreSQL, all of them run embedded.
 */
const EMBEDDED = /journeys\/|dutch\.test|communication\/(?:emails|forms)\.test|rights\/user-groups|server.*\bdies?\b/;

/**
 * One journey of each file also runs on the fake (`@fake`). A journey whose Dutch version runs on the embedded
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
  // Pages wait for debounces and for each other: two workers would leave a quarter of two cores idle.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Long, because a busy machine must not fail tests.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report === undefined ? 'list' : [['dot'], ['json', { outputFile: report }]],
  use: {
    launchOptions: chromium(WITHOUT_OPTIMISED_CODE),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    // The tests of a worker share a context, cleared in between: a new one compiles all scripts again.
    reuseContext: true,
    actionTimeout: 10_000,
    // Traces only for single runs; a whole run takes screenshots, which are cheap.
    trace: report === undefined ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: modes.map((mode) => ({ name: mode, use: { mode }, ...TESTS[mode] })),
});
