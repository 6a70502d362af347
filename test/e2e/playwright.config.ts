import { defineConfig } from '@playwright/test';
import { postgresPrograms } from '../support/postgres';
import { chromium } from './support/browser';
import type { Mode } from './support/servers';

const report = process.env['KANTOOR_TEST_REPORT'];
const modes: readonly Mode[] = postgresPrograms() === null ? ['embedded', 'fake'] : ['embedded', 'postgres', 'fake'];

// journeys/ runs in every mode; the rest needs the built console on the embedded database.
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
    actionTimeout: 10_000,
    // Traces only for single runs; a whole run takes screenshots, which cost nothing.
    trace: report === undefined ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: modes.map((mode) => ({
    name: mode,
    use: { mode },
    testMatch: mode === 'embedded' ? '**/*.test.ts' : 'journeys/**/*.test.ts',
  })),
});
