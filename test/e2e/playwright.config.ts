import { defineConfig } from '@playwright/test';
import { postgresPrograms } from '../support/postgres';
import { chromium } from './support/browser';
import type { Mode } from './support/servers';

const report = process.env['KANTOOR_TEST_REPORT'];
const modes: readonly Mode[] = postgresPrograms() === null ? ['embedded', 'fake'] : ['embedded', 'postgres', 'fake'];

/** Journeys that write most; test/server runs the queries on PostgreSQL. */
const ON_POSTGRES = ['content', 'edit-a-user', 'library', 'popups'].map((name) => `journeys/${name}.test.ts`);

/**
 * One journey of each file runs on the fake as well (`@fake`); one that another test walks in Dutch on the embedded
 * database is not repeated there (`@elsewhere`).
 */
const TESTS: Readonly<Record<Mode, { testMatch: string | string[]; grep?: RegExp; grepInvert?: RegExp }>> = {
  embedded: { testMatch: '**/*.test.ts', grepInvert: /@elsewhere/ },
  postgres: { testMatch: ON_POSTGRES },
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
    launchOptions: chromium(),
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
